import { NEW_PARAMETER } from '@/lib/domain/new-address';
import { EARLY_CANTIDAD_KEY, EARLY_ENTRY } from './early-entry';
import { PAD_QUERY } from './pad-query';

/**
 * Runs in the page's head before anything is painted. If the address asks for a new expense, and on a phone, it says so on
 * <html>: the styles show the early form, which the page brings with it, and the keys of its pad write into its amount, long
 * before React is there. The form itself takes over what was typed.
 *
 * React may never come. So what is typed is kept for the next page, and once the page is stuck the form's way out closes it
 * right here: its address may lead nowhere then.
 */
export const EARLY_ENTRY_SCRIPT = `(function(){if(!/[?&]${NEW_PARAMETER}(?![^=&])/.test(location.search)||!matchMedia('${PAD_QUERY} and (width < 40rem)').matches)return;var d=document.documentElement.dataset;function input(){return document.querySelector('#${EARLY_ENTRY} input')}function key(e){return e.target.closest('#${EARLY_ENTRY} [role=group] button')}function keep(){if(d.entry)try{sessionStorage.setItem('${EARLY_CANTIDAD_KEY}',input().value)}catch(_){}}d.entry='early';addEventListener('DOMContentLoaded',function(){var i=input();try{if(i&&!i.value)i.value=sessionStorage.getItem('${EARLY_CANTIDAD_KEY}')}catch(_){}});addEventListener('pointerdown',function(e){if(key(e))e.preventDefault()});addEventListener('input',function(e){if(e.target===input())keep()});addEventListener('click',function(e){var k=key(e),i,a,b;if('stuck'in d&&e.target.closest('#${EARLY_ENTRY} a[href="?"]')){e.preventDefault();delete d.entry}if(!k)return;i=input();a=i.selectionStart;b=i.selectionEnd;i.setRangeText(k.textContent,k.textContent||a<b?a:Math.max(a-1,0),b,'end');keep()})})()`;
