import { useEffect, useState } from 'react';

/** `known`: the value, once it is there. */
type Load<Value> = { (): Promise<Value>; known?: Value };

/** Of a module: the next user has it at once. */
export function loadOnce<Value>(load: () => Promise<Value>): Load<Value> {
  async function once(): Promise<Value> {
    const value = await load();
    Object.assign(once, { known: value });
    return value;
  }
  return once;
}

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
