import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';
import type { StatementFlow } from '@/lib/page/statement-session';

/** Moves the focus after each step to the element with the returned ref. A return to the screen or a new review is no step. */
export function useStatementFocus(
  flow: StatementFlow,
  picker: RefObject<HTMLButtonElement | null>,
): RefCallback<HTMLElement> {
  const shown = useRef(flow.state);
  const waiting = useRef(false);
  useEffect(() => {
    if (shown.current === flow.state) return;
    shown.current = flow.state;
    if (flow.state === 'empty') picker.current?.focus();
    // The step's component may load first.
    waiting.current = flow.state !== 'empty' && flow.state !== 'reading';
    const target = waiting.current
      ? document.querySelector<HTMLElement>(`[data-step='${flow.state}']`)
      : null;
    if (target) goTo(target);
  }, [flow.state, picker]);

  function goTo(target: HTMLElement) {
    waiting.current = false;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  }

  return useCallback((element: HTMLElement | null) => {
    if (element && waiting.current && element.dataset.step === shown.current) goTo(element);
  }, []);
}
