import { useEffect, useState } from 'react';

/** Milliseconds that reading may take before what is known has to do: nothing can be read while an import is written. */
const PATIENCE_MS = 150;

/** Whether whoever waits for something has waited long enough. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLate;
}
