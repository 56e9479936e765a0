import { NEW_PARAMETER } from '@/lib/domain/new-address';
import { EARLY_CANTIDAD_KEY, EARLY_ENTRY } from './early-entry';
import { PAD_QUERY } from './pad-query';

/**
 * Runs in the page's head before anything is painted. If the address asks for a new expense, and on a phone, it says so on
 * <html>: the styles show the early form, which the page brings with it, and the keys of its pad write into its amount, long
 * before React is there. The form itself takes over what was typed.
 *
 * React may never come: sessionStorage keeps what is typed for the page loaded again. On a stuck page the form's way out
 * closes it in place, because its address may not load.
 */
export const EARLY_ENTRY_SCRIPT = `(function(){if(!/[?&]${NEW_PARAMETER}(?![^=&])/.test(location.search)||!matchMedia('${PAD_QUERY} and (width < 40rem)').matches)return;var d=document.documentElement.dataset;function input(){return document.querySelector('#${EARLY_ENTRY} input')}function part(e,s){return e.target.closest('#${EARLY_ENTRY} '+s)}function key(e){return part(e,'[role=group] button')}function keep(t){try{sessionStorage.setItem('${EARLY_CANTIDAD_KEY}',t)}catch(_){}}d.entry='early';addEventListener('DOMContentLoaded',function(){var i=input();if(!i)delete d.entry;else try{i.value=i.value||sessionStorage.getItem('${EARLY_CANTIDAD_KEY}')}catch(_){}});addEventListener('pointerdown',function(e){if(key(e))e.preventDefault()});addEventListener('input',function(e){if(part(e,'input'))keep(e.target.value)});addEventListener('click',function(e){var k=key(e),i,a,b;if(part(e,'a[href="?"]')){keep('');d.entry='closed';if(d.stuck==='yes'){e.preventDefault();history.replaceState(null,'',location.pathname)}}if(!k)return;i=input();a=i.selectionStart;b=i.selectionEnd;i.setRangeText(k.textContent,k.textContent||a<b?a:Math.max(a-1,0),b,'end');keep(i.value)})})()`;
