import { useEffect, useLayoutEffect, useRef } from 'react';
import { repeatPresses, takeEarlyPresses } from '@/lib/page/early-presses';

/**
 * Repeats what was pressed before React was there. It takes over as soon as the shell's buttons and keys are heard, so that
 * nothing is lost or heard twice, and presses once the shell also follows what that opens.
 */
export function useEarlyPresses(): void {
  const taken = useRef<ReturnType<typeof takeEarlyPresses>>([]);
  useLayoutEffect(() => {
    taken.current = takeEarlyPresses();
  }, []);
  useEffect(() => {
    repeatPresses(taken.current);
    taken.current = [];
  }, []);
}
