import { EARLY_ENTRY } from './early-entry';

/** Presses before React was there: buttons, and keys of one sign. */
export type EarlyPresses = (HTMLElement | KeyboardEvent)[];

declare global {
  interface Window {
    /** Presses so far; absent once React hears them itself. */
    earlyPresses?: EarlyPresses | undefined;
  }
}

/** Milliseconds from the page's beginning after which presses wait for React no more. */
const PATIENCE_MS = 10_000;

/**
 * Runs in the page's head. Until React is there, it notes what is pressed that only React can answer: a button (once, if it
 * is pressed again since nothing happened) and a key that is a shortcut, or an amount's after it. Nobody
 * else hears it: React, which may be about to, would hear it twice. Links, fields and the early form answer by themselves.
 *
 * Until a screen is there, a script that does not come or throws, or a long wait, makes the page stuck: `data-stuck` on
 * <html> has the styles say so, and presses are let through. Those already noted still wait, because React may only be late.
 */
export const EARLY_PRESSES_SCRIPT = `(function(){self.earlyPresses=[];var d=document.documentElement.dataset;function end(){d.stuck=d.stuck||'yes'}addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'||e.filename&&e.filename.startsWith(location.origin))end()},true);setTimeout(end,${PATIENCE_MS});function on(t,f){document.addEventListener(t,function(e){var l=self.earlyPresses;if(l&&d.stuck!=='yes')f(e,l)},true)}on('click',function(e,l){var b=e.target.closest('button');if(!b||b.closest('#${EARLY_ENTRY}'))return;e.stopImmediatePropagation();if(l[l.length-1]!==b)l.push(b)});on('keydown',function(e,l){var c=e.ctrlKey||e.metaKey;if(e.target.matches('input,textarea,select')||e.altKey||e.key.length>1||e.key===' '||c&&e.key!=='k')return;e.stopImmediatePropagation();if(c)e.preventDefault();l.push(e)})})()`;
