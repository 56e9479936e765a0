import { useEffect, type RefObject } from 'react';
import { keepPicture } from '@/lib/page/opening-picture';

/** Keeps a picture of a complete screen for its next visit. */
export function useKeepPicture(screenRef: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(
    () => (isThere && screenRef.current ? keepPicture(screenRef.current) : undefined),
    [screenRef, isThere],
  );
}
