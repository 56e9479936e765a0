import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { showPicker } from '@/components/gasto/gasto-control';
import { useChosenInView } from '@/components/ui/choice-chips';
import type { Fecha } from '@/lib/domain/dates';

/** Value of the radio for days without a chip. */
export const OTHER_DAY = 'other';

/** Opens the browser's picker when a finger or a mouse presses «Otro día»; keys only choose the chip. */
export function useDayPicker(chosen: Fecha, isOther: boolean, onAsk: () => void) {
  const rowRef = useChosenInView(chosen);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    // The day itself stands at the row's end.
    if (isOther && rowRef.current) rowRef.current.scrollLeft = rowRef.current.scrollWidth;
  }, [isOther, rowRef]);

  /** A press on a label is followed by a click on its input. A key gives only the second. */
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof HTMLInputElement)) {
      isPressed.current = target instanceof Element && target.closest('label') !== null;
      return;
    }
    if (isPressed.current && target.value === OTHER_DAY) {
      flushSync(onAsk);
      const field = rowRef.current?.querySelector<HTMLInputElement>('input[type=date]');
      field?.focus();
      if (field) showPicker(field);
    }
    isPressed.current = false;
  }

  return { row: rowRef, onClick };
}
