import { SHELL } from '@/lib/text/shell';
import { OLD_BROWSER } from '@/lib/text/old-browser';
import { NEEDED_FEATURES } from './needed-features';

/** How the words stand where no style of the program is read. */
const STYLE = 'font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1.5rem';

/**
 * Runs in the page's head before all other scripts. A browser without a feature that the program needs is told so in place of
 * the page, all of which is a hidden text from there on; elsewhere the given scripts run. (A page that is stopped in its head
 * is never painted by Chromium.)
 */
export function unlessOldBrowser(scripts: string): string {
  const probes = Object.values(NEEDED_FEATURES).map(({ probe }) => probe);
  return `(function(){var ok,b,i,p;try{ok=${probes.join('&&')}}catch(_){}if(ok){${scripts};return}document.write('<plaintext hidden>');addEventListener('DOMContentLoaded',function(){document.title=${JSON.stringify(SHELL.name)};b=document.body;b.textContent='';b.style.cssText='${STYLE}';for(i=0;p=${JSON.stringify(OLD_BROWSER)}[i];i++){b.appendChild(document.createElement('p')).appendChild(document.createTextNode(p))}})})()`;
}
