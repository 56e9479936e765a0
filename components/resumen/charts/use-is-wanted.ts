import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { afterShown } from '@/lib/page/phase';

const wanted = createStore<boolean>(() => false);

/** False until the window shows the place of the pictures, the page is idle, or it is printed. */
export function useIsWanted(): boolean {
  return useStore(wanted);
}

function want(): void {
  wanted.setState(true, true);
}

function wantAtOnce(): void {
  flushSync(want);
}

/** Keeps the pictures' place, and watches for what wants them. */
export function useWait(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useIsWanted();
  useEffect(() => {
    if (isWanted) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    if (place.current) seen.observe(place.current);
    afterShown(want);
    window.addEventListener('beforeprint', wantAtOnce);
    return () => {
      seen.disconnect();
      window.removeEventListener('beforeprint', wantAtOnce);
    };
  }, [isWanted]);
  return place;
}
