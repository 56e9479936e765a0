import { useCallback, useState } from 'react';

/** More rows than a screen is high: what the first paint draws. */
const FIRST_ROWS = 30;
const STEP_ROWS = 200;

/** How near the end must come. Farther than the first rows reach, so that an ordinary list is soon drawn whole. */
const NEAR_END = '2500px';

/** How many rows to draw, and the ref of the element after the last of them, which must be a new one each time. */
type GrowingCount = [count: number, end: (element: Element | null) => (() => void) | undefined];

/** How many rows of a long list to draw: a screenful first, more each time its end comes near; few more where rows are heavy. */
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
