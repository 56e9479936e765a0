import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { takeEarlyCantidad } from '@/components/opening/early-entry';
import { autoCents } from '@/lib/page/entry-settings';
import { PAD_QUERY, TOUCH_QUERY } from '@/lib/page/pad-query';
import {
  DOUBLE_ZERO,
  endsWithCount,
  eraseCents,
  erasePlain,
  retypeCents,
  typeCents,
  typePlain,
  type SelectedText,
} from '@/lib/read/auto-cents';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';

/**
 * The pad opens when the amount gets the focus, and closes when a field does that has the system's keyboard. Its keys
 * write at the caret, or fill up the cents if the person wants that.
 */
export function useCantidadPad(draft: GastoDraft, change: (part: Partial<GastoDraft>) => void) {
  const [isTouch] = useState(() => matchMedia(TOUCH_QUERY).matches);
  const [hasPad] = useState(() => matchMedia(PAD_QUERY).matches);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { marks } = useFormat();
  const fillsCents = useSetting(autoCents) && hasPad;

  // Takes the early form's text before the first paint.
  const takeOver = useEffectEvent(() => {
    const early = takeEarlyCantidad(marks.decimal);
    if (!early?.text) return;
    if (fillsCents) show(retypeCents(early.text, marks));
    else show(early.text + draft.cantidad, early.caret);
  });
  useLayoutEffect(() => {
    takeOver();
  }, []);

  function show(cantidad: string, caret = cantidad.length) {
    change({ cantidad, cantidadMeaning: null });
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  }
  function selected(): SelectedText {
    const { cantidad } = draft;
    const from = input.current?.selectionStart ?? cantidad.length;
    return { text: cantidad, from, to: input.current?.selectionEnd ?? from };
  }
  function insert(key: string) {
    const written = fillsCents ? typeCents(selected(), key, marks) : typePlain(selected(), key);
    show(written.text, written.caret);
  }
  function erase() {
    const written = fillsCents ? eraseCents(selected(), marks) : erasePlain(selected());
    show(written.text, written.caret);
  }

  return {
    isTouch,
    isShown: hasPad && isOpen,
    padProps: {
      besideZero: fillsCents && !endsWithCount(draft.cantidad) ? DOUBLE_ZERO : marks.decimal,
      onKey: insert,
      onErase: erase,
    },
    onFocus: ({ target }: FocusEvent) => {
      // Buttons under a finger must not move when the amount loses the focus to a choice.
      if (target === input.current) {
        setOpen(true);
        // The pad may cover the amount, and the answers to what it asks, if text is large.
        requestAnimationFrame(() => {
          for (const part of input.current?.parentElement?.children ?? [])
            part.scrollIntoView({ block: 'nearest' });
        });
      } else if (target.matches('input:not([type=radio], [type=date]), textarea')) setOpen(false);
    },
    fieldProps: { inputRef: input, hasOwnKeys: hasPad },
  };
}
