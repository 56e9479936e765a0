import { NEW_PARAMETER } from '@/lib/domain/new-address';
import { EARLY_ENTRY } from './early-entry';
import { PAD_QUERY } from './pad-query';

/**
 * Runs in the page's head before anything is painted. If the address asks for a new expense, and on a phone, it says so on
 * <html>: the styles show the early form, which the page brings with it, and the keys of its pad write into its amount, long
 * before React is there. The form itself takes over what was typed.
 */
export const EARLY_ENTRY_SCRIPT = `(function(){if(!/[?&]${NEW_PARAMETER}(?![^=&])/.test(location.search)||!matchMedia('${PAD_QUERY} and (width < 40rem)').matches)return;function key(e){return e.target.closest('#${EARLY_ENTRY} [role=group] button')}document.documentElement.dataset.entry='early';addEventListener('pointerdown',function(e){if(key(e))e.preventDefault()});addEventListener('click',function(e){var k=key(e),i,a,b;if(!k)return;i=document.querySelector('#${EARLY_ENTRY} input');a=i.selectionStart;b=i.selectionEnd;i.setRangeText(k.textContent,k.textContent||a<b?a:Math.max(a-1,0),b,'end')})})()`;
