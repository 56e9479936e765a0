import { NEEDED_FEATURES } from '@/lib/page/needed-features';
import { SHELL } from '@/lib/text/shell';
import { OLD_BROWSER } from '@/lib/text/opening';
import { callOf } from './head-program';

/** The look of the words where no style of the program is read. */
const STYLE = 'font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1.5rem';

/** Calls the programs unless the browser lacks a feature that they need: then it says so in place of the page. */
export function unlessOldBrowser(calls: string): string {
  const probes = Object.values(NEEDED_FEATURES).map(({ probe }) => probe);
  const refusal = callOf(refuseOldBrowser, { title: SHELL.name, texts: OLD_BROWSER, style: STYLE });
  return `if((function(){try{return ${probes.join('&&')}}catch(_){}})()){${calls}}else{${refusal}}`;
}

type Options = { title: string; texts: readonly string[]; style: string };

/** Turns the rest of the page into hidden text: Chromium never paints a page that is stopped in its head. */
function refuseOldBrowser({ title, texts, style }: Options): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the page's other scripts from running
  document.write('<plaintext hidden>');
  addEventListener('DOMContentLoaded', () => {
    const { body } = document;
    document.title = title;
    body.textContent = '';
    body.style.cssText = style;
    texts.forEach((text) => {
      body.appendChild(document.createElement('p')).appendChild(document.createTextNode(text));
    });
  });
}
