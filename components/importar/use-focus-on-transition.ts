import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';
import type { ImportFlow } from '@/lib/import/import-flow';

type FocusTargets = {
  /** The card that shows the chosen file. */
  file: RefObject<HTMLElement | null>;
  /** The button that opens the picker. */
  picker: RefObject<HTMLButtonElement | null>;
  /** Where the person goes on with a file; of several elements the last one counts. */
  next: RefCallback<HTMLElement>;
};

/**
 * After each transition of the import moves the focus to where the person goes on, and after each choice of a file keeps
 * its name and size in view. Answers the refs of what it needs. Coming back to the screen is no transition.
 */
export function useFocusOnTransition(flow: ImportFlow): FocusTargets {
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
      // What has been pressed stays under the finger, and what has been chosen in view.
      target.current?.focus({ preventScroll: chosen || flow.state !== 'selected' });
      // Results, which are long, come to the top.
      if (flow.state === 'finished') target.current?.scrollIntoView({ block: 'start' });
    }
    if (chosen) file.current?.scrollIntoView({ block: 'nearest' });
  }, [flow]);
  const next = useCallback((element: HTMLElement | null) => {
    if (element) target.current = element;
  }, []);
  return { file, picker, next };
}

function fileOf(flow: ImportFlow): File | null {
  return flow.state === 'empty' ? null : flow.file;
}
