'use client';

import { headScript } from './head-programs';

/**
 * The page's first script. It is in the HTML once: what React is sent of the page names this component only, and in the
 * browser it finds the text there, so that no script of the program holds it.
 */
export function HeadScript() {
  const text =
    typeof window === 'undefined'
      ? headScript()
      : document.querySelector('head > [data-slot=head]')?.textContent;
  return <script data-slot="head" dangerouslySetInnerHTML={{ __html: text ?? '' }} />; // Our own constant, which must run before React does.
}
