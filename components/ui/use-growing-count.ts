import { useCallback, useState } from 'react';

/** More rows than a screen is high. */
const FIRST_ROWS = 30;
const STEP_ROWS = 200;

/** Farther than the first rows reach: an ordinary list is soon drawn whole. */
const NEAR_END = '2500px';

/** `end` is the ref of an element after the last row; the element must be a new one each time. */
type GrowingCount = [count: number, end: (element: Element | null) => (() => void) | undefined];

/** A screenful, then `step` more each time the end comes near. Heavy rows need a small step. */
export function useGrowingCount(total: number, step = STEP_ROWS): GrowingCount {
  const [count, setCount] = useState(FIRST_ROWS);
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setCount((drawn) => drawn + step);
        },
        { rootMargin: NEAR_END },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [step],
  );
  return [Math.min(count, total), end];
}
