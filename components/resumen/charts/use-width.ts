import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in whole CSS pixels, kept up to date; 0 until known. */
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
