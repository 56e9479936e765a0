import { Delete } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { takeEarlyCantidad } from '@/components/opening/early-input';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import { autoCents } from '@/lib/page/settings/entry-settings';
import { PAD_QUERY, TOUCH_QUERY } from '@/lib/page/device/pad-query';
import {
  DOUBLE_ZERO,
  endsWithCount,
  eraseCents,
  erasePlain,
  retypeCents,
  typeCents,
  typePlain,
} from '@/lib/read/auto-cents';
import { PAD } from '@/lib/text/gastos-list';

/**
 * Opens when the amount gets the focus, closes when a field with the system's keyboard does. Its keys write at the
 * caret or, if so chosen, fill up the cents.
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
  function selected() {
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
      // Buttons under a finger must not move when a choice takes the focus.
      if (target === input.current) {
        setOpen(true);
        // With large text the pad may cover the amount and the answers to its question.
        requestAnimationFrame(() => {
          for (const part of input.current?.parentElement?.children ?? [])
            part.scrollIntoView({ block: 'nearest' });
        });
      } else if (target.matches('input:not([type=radio], [type=date]), textarea')) setOpen(false);
    },
    fieldProps: { inputRef: input, hasOwnKeys: hasPad },
  };
}

type CantidadPadProps = {
  /** By default the decimal mark. */
  besideZero?: string | undefined;
  onKey: (text: string) => void;
  onErase: () => void;
};

type Key = { text: string; name?: string; face?: ReactNode };

const OPERATORS = {
  '÷': PAD.dividedBy,
  '×': PAD.times,
  '−': PAD.minus,
  '+': PAD.plus,
} as const;

export function CantidadPad({ besideZero, onKey, onErase }: CantidadPadProps) {
  const { marks } = useFormat();
  const rows: readonly (readonly Key[])[] = [
    [...digits('789'), operator('÷')],
    [...digits('456'), operator('×')],
    [...digits('123'), operator('−')],
    [
      { text: besideZero ?? marks.decimal },
      ...digits('0'),
      { text: '', name: PAD.erase, face: <Delete aria-hidden className="size-5" /> },
      operator('+'),
    ],
  ];
  return (
    <div
      role="group"
      aria-label={PAD.name}
      className="grid grid-cols-4 gap-1 border-t border-border bg-muted p-1"
    >
      {rows.flat().map((key) => (
        <PadKey
          key={key.text}
          {...key}
          onPress={() => {
            if (key.text === '') onErase();
            else onKey(key.text);
          }}
        />
      ))}
    </div>
  );
}

function PadKey({ text, name, face, onPress }: Key & { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      // The amount keeps the focus.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={onPress}
      // With large text no key is higher than the window allows.
      className="flex h-[min(2.75rem,max(44px,7dvh))] cursor-pointer items-center justify-center rounded bg-card text-lg font-medium tabular-nums active:bg-accent"
    >
      {face ?? text}
    </button>
  );
}

function digits(text: string): Key[] {
  return Array.from(text, (digit) => ({ text: digit }));
}

function operator(text: keyof typeof OPERATORS): Key {
  return { text, name: OPERATORS[text] };
}
