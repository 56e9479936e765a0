import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CategoryIcon } from '@/components/gasto/gasto-marks';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/palette/combination-keys';
import type { Categoria } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import type { Likely } from '@/lib/statements/likely-categorias';
import type { UnclassifiedShop } from '@/lib/statements/unclassified-shops';
import { CLASIFICAR, FINDERS, likelySentence } from '@/lib/text/clasificar';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';

type TickBoxProps = {
  checked: boolean;
  describedBy?: string;
  children: ReactNode;
  onChange: (checked: boolean) => void;
};

function TickBox({ checked, describedBy, children, onChange }: TickBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm sm:min-h-8">
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
        className="size-4.5 shrink-0 cursor-pointer accent-primary"
      />
      {children}
    </label>
  );
}

type CardButtonsProps = {
  isAlways: boolean;
  canGoBack: boolean;
  onAlways: (isAlways: boolean) => void;
  onOther: () => void;
  onRemove: () => void;
  onSkip: () => void;
  onBack: () => void;
};

const LOOK = { variant: 'outline', size: 'small', className: 'grow px-2' } as const;

export function CardButtons({ isAlways, canGoBack, onAlways, ...acts }: CardButtonsProps) {
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button {...LOOK} aria-haspopup="dialog" onClick={acts.onOther}>
          {CLASIFICAR.other}
        </Button>
        <Button {...LOOK} onClick={acts.onRemove}>
          {CLASIFICAR.noGasto}
        </Button>
        <Button {...LOOK} onClick={acts.onSkip}>
          {CLASIFICAR.skip}
          <ArrowRight aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <TickBox checked={isAlways} describedBy={id} onChange={onAlways}>
          {CLASIFICAR.always}
        </TickBox>
        <Button variant="ghost" size="small" className="px-2" disabled={!canGoBack} onClick={acts.onBack}>
          <ArrowLeft aria-hidden />
          {BUTTONS.undo}
        </Button>
        <p id={id} className="w-full text-xs text-muted-foreground [@media(max-height:30rem)]:sr-only">
          {CLASIFICAR.alwaysAdvice}
        </p>
      </div>
    </>
  );
}

type LikelyButtonsProps = {
  nombre: string;
  likely: readonly Likely[];
  categorias: readonly Categoria[];
  hasKeys: boolean;
  onChoose: (choice: Likely['choice']) => void;
};

export function LikelyButtons({ nombre, likely, categorias, hasKeys, onChoose }: LikelyButtonsProps) {
  const format = useFormat();
  return (
    <div
      role="group"
      aria-label={CLASIFICAR.likely}
      className="grid grid-cols-1 gap-2 [@media(max-height:30rem)]:sm:grid-cols-3"
    >
      {likely.map((one, place) => {
        const categoria = categoriaOf(one, categorias);
        const reason = reasonOf(one, likelySentence(one.because, nombre, format));
        return (
          <button
            key={place}
            type="button"
            onClick={() => {
              onChoose(one.choice);
            }}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded border border-input bg-card px-3 py-1.5 text-left hover:bg-accent [@media(max-height:42rem)]:min-h-12 [@media(max-height:42rem)]:py-1"
          >
            <CategoryIcon categoria={categoria} className="size-9 [@media(max-height:30rem)]:hidden" />
            <span className="min-w-0 flex-1">
              <span className="tight:whitespace-normal block truncate text-sm font-semibold">
                {shorten(categoria?.nombre ?? '')}
              </span>
              {reason === '' ? null : (
                <span className="tight:whitespace-normal block truncate text-xs text-muted-foreground first-letter:uppercase">
                  {reason}
                </span>
              )}
            </span>
            {hasKeys ? (
              <Kbd aria-hidden className="max-sm:hidden [@media(max-height:30rem)]:hidden">
                {place + 1}
              </Kbd>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

/** A category that would be made has no id yet. */
function categoriaOf({ choice }: Likely, categorias: readonly Categoria[]): Categoria | undefined {
  return choice.kind === 'new' ? { ...choice.fields, id: 0 } : categorias.find(({ id }) => id === choice.id);
}

function reasonOf({ choice }: Likely, sentence: string): string {
  if (choice.kind === 'stored') return sentence;
  return sentence === '' ? FINDERS.categorias.fresh : `${FINDERS.categorias.isFresh} · ${sentence}`;
}

type AlikeListProps = {
  alike: readonly UnclassifiedShop[];
  unticked: ReadonlySet<string>;
  onUnticked: (unticked: ReadonlySet<string>) => void;
};

export function AlikeList({ alike, unticked, onUnticked }: AlikeListProps) {
  const format = useFormat();
  if (alike.length === 0) return null;

  function tick(shop: string, checked: boolean) {
    const next = new Set(unticked);
    if (checked) next.delete(shop);
    else next.add(shop);
    onUnticked(next);
  }

  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="text-sm font-medium">{CLASIFICAR.alike}</legend>
      {alike.map(({ shop, nombre, gastos, cents }) => (
        <TickBox
          key={shop}
          checked={!unticked.has(shop)}
          onChange={(checked) => {
            tick(shop, checked);
          }}
        >
          <span className="wrap-anywhere min-w-0 flex-1">{shorten(nombre)}</span>
          <span className="shrink-0 tabular-nums text-muted-foreground">
            {CLASIFICAR.summary(format.count(gastos.length, NOUNS.gasto), format.cantidad(cents))}
          </span>
        </TickBox>
      ))}
    </fieldset>
  );
}
