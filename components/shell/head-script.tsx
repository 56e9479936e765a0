'use client';

import { headScript } from './head-programs';

/**
 * The page's first script. The HTML holds it once: React's data name this component only, and in the browser the component
 * reads the text from the page.
 */
export function HeadScript() {
  const text =
    typeof window === 'undefined'
      ? headScript()
      : document.querySelector('head > [data-slot=head]')?.textContent;
  return <script data-slot="head" dangerouslySetInnerHTML={{ __html: text ?? '' }} />; // Our own constant, which must run before React does.
}
