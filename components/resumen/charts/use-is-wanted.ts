import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { afterShown } from '@/lib/page/phase';

/** In the order in which they are drawn, each in a moment of its own. */
const PICTURES = ['categorias', 'meses', 'calendar', 'metodos'] as const;

type Picture = (typeof PICTURES)[number];

/** How many of them are wanted. */
const wanted = createStore<number>(() => 0);

/** False until the window shows the place of the pictures, the page is idle, or it is printed. */
export function useIsWanted(picture: Picture): boolean {
  return useStore(wanted, (count) => PICTURES.indexOf(picture) < count);
}

function wantAll(): void {
  wanted.setState(PICTURES.length, true);
}

function wantNext(): void {
  wanted.setState((count) => count + 1, true);
}

function wantAtOnce(): void {
  flushSync(wantAll);
}

/** Keeps the pictures' place, and watches for what wants them. */
export function useWait(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const areAllWanted = useIsWanted('metodos');
  useEffect(() => {
    if (areAllWanted) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wantAll();
    });
    if (place.current) seen.observe(place.current);
    for (const _ of PICTURES) afterShown(wantNext);
    window.addEventListener('beforeprint', wantAtOnce);
    return () => {
      seen.disconnect();
      window.removeEventListener('beforeprint', wantAtOnce);
    };
  }, [areAllWanted]);
  return place;
}
