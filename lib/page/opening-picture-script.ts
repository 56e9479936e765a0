import { WRITING_KEYS } from './appearance-script';

/** The id of the element that a picture stands in while its screen is opened. */
export const PICTURE_HOLDER = 'opening-picture';

/** Prefix of the localStorage keys of pictures; the path of the screen's address follows. */
export const PICTURE_KEY = 'mis-gastos:picture:';

/** An element of a picture: its name, its attributes and what is in it, in order; texts are texts. */
export type PicturedElement = [
  tag: string,
  attributes: Record<string, string>,
  ...content: (PicturedElement | string)[],
];

/** A picture of a screen's first window. `drawnFor` is the answer of `pictureDrawnFor` at that time. */
export type OpeningPicture = { drawnFor: string; element: PicturedElement };

declare global {
  interface Window {
    /** Answers the day, width, language, styles and settings as one text: a picture drawn for another text looks different. */
    pictureDrawnFor?: () => string;
    /** The picture of the screen that is opened, of this path, from before React is there until the screen takes its place. */
    openingPicture?: { path: string; element: Element } | undefined;
  }
}

/**
 * Runs in the page's head. If a picture is kept of the screen that the address asks for, it stands in its holder as soon as
 * that is there, before anything is painted. Its elements are made one by one: a text of it cannot become anything else.
 */
export const OPENING_PICTURE_SCRIPT = `(function(){function get(k){return localStorage.getItem(k)}function drawnFor(){var l=document.querySelector('link[rel=stylesheet]');return[new Date().toDateString(),innerWidth,navigator.language,l&&l.href].concat(${JSON.stringify(Object.values(WRITING_KEYS))}.map(get)).join()}function make(p,n){n=p[0]==='svg'?'http://www.w3.org/2000/svg':n;var e=document.createElementNS(n,p[0]),a=p[1],k,i;for(k in a)if(k==='style')e.style.cssText=a[k];else e.setAttribute(k,a[k]);for(i=2;i<p.length;i++)e.append(typeof p[i]==='string'?p[i]:make(p[i],n));return e}self.pictureDrawnFor=drawnFor;var t;try{t=location.search?'':get('${PICTURE_KEY}'+location.pathname)}catch(_){}if(!t)return;var o=new MutationObserver(function(){var h=document.getElementById('${PICTURE_HOLDER}'),p;if(!h)return;o.disconnect();try{p=JSON.parse(t);if(p.drawnFor===drawnFor())h.append((self.openingPicture={path:location.pathname,element:make(p.element,'http://www.w3.org/1999/xhtml')}).element)}catch(_){}});o.observe(document,{childList:true,subtree:true});addEventListener('load',function(){o.disconnect()})})()`;
