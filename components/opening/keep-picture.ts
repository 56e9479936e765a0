import { useEffect, type RefObject } from 'react';
import { watchData } from '@/lib/page/storage/page-data';
import { afterShown } from '@/lib/page/phase';
import { PICTURE_KEY } from './picture';

/** A screen is kept as a picture once it has not changed for this time. */
const STILL_MS = 500;

/** How often pictures were dropped: a screen from before may show old data. */
let dropped = 0;

export function useKeepPicture(screenRef: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(
    () => (isThere && screenRef.current ? keepPicture(screenRef.current) : undefined),
    [screenRef, isThere],
  );
}

/** Now and after changes. Keeps none unless the screen is as its plain address opens it. */
function keepPicture(screen: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Only a screen that has not changed since is drawn. */
  let change = 0;

  function drawLater() {
    change += 1;
    const [seen, seenDropped] = [change, dropped];
    clearTimeout(timer);
    timer = setTimeout(() => {
      afterShown(async () => {
        const { drawPicture } = await import('./draw-picture');
        if (seen === change && seenDropped === dropped) drawPicture(screen);
      });
    }, STILL_MS);
  }

  const changes = new MutationObserver(drawLater);
  changes.observe(screen, { subtree: true, childList: true, characterData: true, attributes: true });
  drawLater();
  return () => {
    change += 1;
    clearTimeout(timer);
    changes.disconnect();
  };
}

export function dropPicturesOnChange(): () => void {
  return watchData(dropPictures);
}

export function dropPictures(): void {
  dropped += 1;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PICTURE_KEY)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are none.
  }
}
