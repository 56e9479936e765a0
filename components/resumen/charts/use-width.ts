import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide an element is, in whole CSS pixels, kept up to date; 0 until it is known. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    function measure() {
      setWidth(Math.floor(element?.clientWidth ?? 0));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return width;
}
