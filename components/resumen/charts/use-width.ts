import { useCallback, useState, type RefCallback } from 'react';

/** The width of the ref's element in whole CSS pixels, kept up to date; 0 until known. */
export function useWidth(): [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(measure);
    function measure() {
      setWidth(Math.floor(element?.clientWidth ?? 0));
    }
    measure();
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [width, ref];
}
