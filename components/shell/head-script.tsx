'use client';

import { headScript } from './head-programs';

/** The HTML holds the script once: React's data name only this component, which reads the text from the page. */
export function HeadScript() {
  const text =
    typeof window === 'undefined'
      ? headScript()
      : document.querySelector('head > [data-slot=head]')?.textContent;
  return <script data-slot="head" dangerouslySetInnerHTML={{ __html: text ?? '' }} />; // Our own constant, which must run before React does.
}
