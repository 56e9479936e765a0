import { useEffect, useState } from 'react';

/** Until known values must do: nothing can be read while an import is written. */
const PATIENCE_MS = 150;

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
