import { useCallback, useEffect, useRef } from 'react';
import type { ImportFlow } from '@/lib/import/import-flow';

/**
 * After each transition of the import moves the focus to where the person goes on: the element that the answered
 * ref was given last. Coming back to the screen is no transition.
 */
export function useFocusOnTransition(state: ImportFlow['state']): (element: HTMLElement | null) => void {
  const target = useRef<HTMLElement | null>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // What has been pressed stays under the finger; results, which are long, come to the top.
    target.current?.focus({ preventScroll: state === 'importing' || state === 'finished' });
    if (state === 'finished') target.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  return useCallback((element) => {
    if (element) target.current = element;
  }, []);
}
