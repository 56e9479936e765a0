import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';
import type { JsonFlow } from '@/lib/page/json-session';

type FocusTargets = {
  /** The card of the chosen file. */
  file: RefObject<HTMLElement | null>;
  picker: RefObject<HTMLButtonElement | null>;
  /** The element of the person's next step; the last of several counts. */
  next: RefCallback<HTMLElement>;
};

/**
 * Focuses the next step after each transition of the import, and keeps a newly chosen file in view. Returning to
 * the screen is no transition.
 */
export function useFocusOnTransition(flow: JsonFlow): FocusTargets {
  const file = useRef<HTMLElement>(null);
  const picker = useRef<HTMLButtonElement>(null);
  const target = useRef<HTMLElement | null>(null);
  const shown = useRef(flow);
  useEffect(() => {
    const before = shown.current;
    shown.current = flow;
    const chosen = fileOf(flow) !== null && fileOf(flow) !== fileOf(before);
    if (flow.state === 'empty') {
      if (before.state !== 'empty') picker.current?.focus();
    } else if (flow.state !== before.state) {
      // Keeps the pressed button under the finger, and the chosen file in view.
      target.current?.focus({ preventScroll: chosen || flow.state !== 'selected' });
      // Results are long and come to the top.
      if (flow.state === 'finished') target.current?.scrollIntoView({ block: 'start' });
    }
    if (chosen) file.current?.scrollIntoView({ block: 'nearest' });
  }, [flow]);
  const next = useCallback((element: HTMLElement | null) => {
    if (element) target.current = element;
  }, []);
  return { file, picker, next };
}

function fileOf(flow: JsonFlow): File | null {
  return flow.state === 'empty' ? null : flow.file;
}
