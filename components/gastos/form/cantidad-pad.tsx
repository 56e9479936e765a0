import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/lib/hooks/use-format';
import { PAD } from '@/lib/text/gastos-list';

type CantidadPadProps = {
  /** The key beside 0: the decimal mark, unless something else is given. */
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
      // Large text makes the keys no higher than the window allows.
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
