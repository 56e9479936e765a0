import { useLayoutEffect } from 'react';
import { keepPlace, returnToPlace } from '@/lib/page/scroll-places';

/**
 * Returns to where a list was scrolled when its address was left, by «back» or by loading the page again: once all of what
 * the address asks for is there. The browser would do so before.
 */
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
