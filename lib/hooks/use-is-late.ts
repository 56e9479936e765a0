import { useEffect, useState } from 'react';

/** Until known values must do: nothing can be read while an import is written. */
const PATIENCE_MS = 150;

/** `patience` in milliseconds. */
export function useIsLate(patience = PATIENCE_MS): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [patience]);
  return isLate;
}
