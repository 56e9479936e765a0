import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { takeEarlyCantidad } from '@/components/opening/early-entry';
import { PAD_QUERY } from '@/lib/page/pad-query';
import { useFormat } from '@/lib/hooks/use-format';

/**
 * The pad opens when the amount gets the focus, and closes when a field does that has the system's keyboard. Its keys
 * write at the caret.
 */
export function useCantidadPad(draft: GastoDraft, change: (part: Partial<GastoDraft>) => void) {
  const [hasPad] = useState(() => matchMedia(PAD_QUERY).matches);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { marks } = useFormat();

  // Takes the early form's text before the first paint.
  const takeOver = useEffectEvent(() => {
    const early = takeEarlyCantidad(marks.decimal);
    if (early?.text) replace(0, 0, early.text, early.caret);
  });
  useLayoutEffect(() => {
    takeOver();
  }, []);

  function replace(from: number, to: number, text: string, caret = from + text.length) {
    const { cantidad } = draft;
    change({ cantidad: cantidad.slice(0, from) + text + cantidad.slice(to), cantidadMeaning: null });
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  }
  function selection(): [number, number] {
    const end = draft.cantidad.length;
    return [input.current?.selectionStart ?? end, input.current?.selectionEnd ?? end];
  }

  return {
    isTouch: hasPad,
    isShown: hasPad && isOpen,
    insert: (text: string) => {
      const [from, to] = selection();
      replace(from, to, text);
    },
    erase: () => {
      const [from, to] = selection();
      replace(from === to ? Math.max(from - 1, 0) : from, to, '');
    },
    onFocus: ({ target }: FocusEvent) => {
      // Buttons under a finger must not move when the amount loses the focus to a choice.
      if (target === input.current) setOpen(true);
      else if (target.matches('input:not([type=radio], [type=date]), textarea')) setOpen(false);
    },
    fieldProps: { inputRef: input, hasOwnKeys: hasPad },
  };
}
