import { useLayoutEffect } from 'react';
import { keepPlace, returnToPlace } from '@/lib/page/scroll-places';

/** Scrolls to the list's old place after «back» or a reload. The browser would do so before the list is complete. */
export function useScrollPlace(address: string, isComplete: boolean): void {
  useLayoutEffect(() => {
    if (!isComplete) return undefined;
    returnToPlace();
    window.addEventListener('scroll', keepPlace, { passive: true });
    return () => {
      window.removeEventListener('scroll', keepPlace);
    };
  }, [address, isComplete]);
}
