import { useEffect, useState } from 'react';
import type { Load } from '@/lib/page/load-once';

/**
 * Null until wanted and there. At once, where suspense may wait 300 ms. The error boundary catches a failure. `load`
 * must stay the same.
 */
export function useLoaded<Value>(load: Load<Value>, isWanted: boolean): Value | null {
  const [loaded, setLoaded] = useState<{ value: Value } | null>(() =>
    load.known === undefined ? null : { value: load.known },
  );
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
