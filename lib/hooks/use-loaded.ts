import { useEffect, useState } from 'react';

/**
 * What is loaded from the moment that it is wanted; null until it is there. Unlike what suspends, it is shown at once: React
 * holds back for up to 300 ms what takes the place of a boundary's fallback. The page's error boundary catches what fails.
 * `load` must stay the same.
 */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted: boolean): Value | null {
  const [loaded, setLoaded] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let live = true;
    load().then(
      (value) => {
        if (live) setLoaded({ value });
      },
      (error: unknown) => {
        if (!live) return;
        setLoaded(() => {
          throw error;
        });
      },
    );
    return () => {
      live = false;
    };
  }, [load, isWanted, loaded]);
  return loaded && loaded.value;
}
