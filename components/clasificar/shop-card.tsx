import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { CategoryIcon } from '@/components/gasto/gasto-marks';
import { RowFinder } from '@/components/gasto/row-finder';
import { Kbd } from '@/components/palette/combination-keys';
import { Button } from '@/components/ui/button';
import { CATALOGO_RULES, DEFAULT_COLOR } from '@/lib/domain/catalogo-entry';
import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import { firstGrapheme } from '@/lib/domain/graphemes';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { choiceOf, isTradeWord, type Likely } from '@/lib/statements/review/likely-categorias';
import type { RowChoice } from '@/lib/statements/review/review-choices';
import { AlikeShops, type UnclassifiedShop } from '@/lib/statements/names/unclassified-shops';
import { CLASIFICAR, FINDERS, likelySentence } from '@/lib/text/clasificar';
import { andMore, BUTTONS, NOUNS } from '@/lib/text/common';
import { shorten, shownNombre } from '@/lib/text/format';

type ShopCardProps = {
  shop: UnclassifiedShop;
  /** All unclassified shops, this one included. */
  waiting: readonly UnclassifiedShop[];
  categorias: readonly Categoria[];
  likely: readonly Likely[];
  canGoBack: boolean;
  onClassify: (
    shops: readonly UnclassifiedShop[],
    choice: RowChoice<CategoriaFields>,
    isAlways: boolean,
  ) => void;
  onRemove: (shops: readonly UnclassifiedShop[], isAlways: boolean) => void;
  onSkip: () => void;
  onBack: () => void;
};

/** Its buttons stand at the bottom: none moves from card to card. */
export function ShopCard(props: ShopCardProps) {
  const { shop, categorias, likely, ...acts } = props;
  const { alike, hasKeys, isFinding, setFinding, isAlways, setAlways, ...own } = useShopCard(props);
  return (
    <div onKeyDown={own.onKeyDown} className="relative flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="relative min-h-24 flex-1 overflow-y-auto px-5 py-3 [@media(max-height:30rem)]:min-h-16 [@media(max-height:30rem)]:py-1.5">
        <ShopHead shop={shop} />
        <AlikeList {...alike} />
        <ShopGastos gastos={shop.gastos} />
      </div>
      <div className="relative grid shrink-0 gap-2 border-t border-border px-5 py-3 [@media(max-height:30rem)]:gap-1.5 [@media(max-height:30rem)]:py-2">
        <LikelyButtons {...{ likely, categorias, hasKeys }} nombre={shop.nombre} onChoose={own.choose} />
        <CardButtons
          {...acts}
          {...{ isAlways }}
          onAlways={setAlways}
          onOther={() => {
            setFinding(true);
          }}
          onRemove={own.remove}
        />
      </div>
      {isFinding ? (
        <OtherCategoria
          categorias={categorias}
          onChoose={own.choose}
          onClose={() => {
            setFinding(false);
          }}
        />
      ) : null}
    </div>
  );
}

function useShopCard({ shop, waiting, likely, ...acts }: ShopCardProps) {
  const { shortcuts: hasKeys } = usePreferences();
  const [isFinding, setFinding] = useState(false);
  const [isAlways, setAlways] = useState(true);
  const { shops, ...alike } = useAlike(shop, waiting);

  function choose(choice: RowChoice<CategoriaFields>) {
    acts.onClassify(shops, choice, isAlways);
  }

  function remove() {
    acts.onRemove(shops, isAlways);
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = hasKeys ? likely[Number(event.key) - 1]?.choice : undefined;
    const onDigit = chosen && choose.bind(null, chosen);
    const act = isFinding ? undefined : actOfKey(event, acts, onDigit);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return { alike, hasKeys, isFinding, setFinding, isAlways, setAlways, choose, remove, onKeyDown };
}

/** `shops`: the card's own, and those that come along. */
function useAlike(shop: UnclassifiedShop, waiting: readonly UnclassifiedShop[]) {
  const [unticked, onUnticked] = useState<ReadonlySet<string>>(new Set());
  const alike = useMemo(
    () => new AlikeShops(waiting, isTradeWord).of(shop.shop).map(({ other }) => other),
    [waiting, shop],
  );
  return {
    alike,
    unticked,
    onUnticked,
    shops: [shop, ...alike.filter((other) => !unticked.has(other.shop))],
  };
}

type OtherCategoriaProps = Pick<ShopCardProps, 'categorias'> & {
  onChoose: (choice: RowChoice<CategoriaFields>) => void;
  onClose: () => void;
};

function OtherCategoria({ categorias, onChoose, onClose }: OtherCategoriaProps) {
  const shown = useMemo(
    () => categorias.map(({ nombre, icono }) => ({ nombre, icono: firstGrapheme(icono) })),
    [categorias],
  );
  return (
    <RowFinder
      table="categorias"
      rows={shown}
      onChoose={(nombre) => {
        const known = categorias.find((categoria) => categoria.nombre === nombre);
        if (known) onChoose(choiceOf(known));
      }}
      onMake={(nombre) => {
        const { defaultIcono: icono } = CATALOGO_RULES.categorias;
        onChoose({ kind: 'new', fields: { nombre, descripcion: '', color: DEFAULT_COLOR, icono } });
      }}
      onClose={onClose}
    />
  );
}

function actOfKey(
  { key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent,
  { canGoBack, onBack, onSkip }: Pick<ShopCardProps, 'canGoBack' | 'onBack' | 'onSkip'>,
  onDigit: (() => void) | undefined,
): (() => void) | undefined {
  if (altKey || repeat) return undefined;
  const back = canGoBack ? onBack : undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? back : undefined;
  if (key === 'ArrowRight') return onSkip;
  return key === 'ArrowLeft' ? back : onDigit;
}

/** Has the focus when its card comes, so that it is read. */
function ShopHead({ shop }: Pick<ShopCardProps, 'shop'>) {
  const format = useFormat();
  return (
    <>
      <h3 ref={focusInPlace} tabIndex={-1} className="wrap-anywhere text-lg/tight font-semibold outline-none">
        {shownNombre(shop.nombre)}
      </h3>
      <p className="mt-1 text-sm tabular-nums">
        {CLASIFICAR.summary(format.count(shop.gastos.length, NOUNS.gasto), format.cantidad(shop.cents))}
      </p>
    </>
  );
}

function focusInPlace(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

/** More lines tell nothing more about a shop. */
const MOST_LINES = 50;

function ShopGastos({ gastos }: Pick<UnclassifiedShop, 'gastos'>) {
  const format = useFormat();
  const more = gastos.length - MOST_LINES;
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-8 w-fit cursor-pointer py-1.5 text-muted-foreground">
        {CLASIFICAR.movements(format, gastos.length)}
      </summary>
      <ul className="divide-y divide-border">
        {gastos.slice(0, MOST_LINES).map(({ id, fecha, cents }) => (
          <li key={id} className="flex justify-between gap-3 py-1 tabular-nums">
            <span>{format.shortDay(fecha)}</span>
            <span>{format.cantidad(cents)}</span>
          </li>
        ))}
        {more > 0 ? (
          <li className="py-1 text-muted-foreground">{andMore(format.plainNumber(more))}</li>
        ) : null}
      </ul>
    </details>
  );
}

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

function CardButtons({ isAlways, canGoBack, onAlways, ...acts }: CardButtonsProps) {
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

function LikelyButtons({ nombre, likely, categorias, hasKeys, onChoose }: LikelyButtonsProps) {
  const format = useFormat();
  return (
    <div
      role="group"
      aria-label={CLASIFICAR.likely}
      className="grid grid-cols-1 gap-2 [@media(max-height:30rem)]:sm:grid-cols-3"
    >
      {likely.map((one, place) => {
        const categoria = categoriaOf(one, categorias);
        const reason = reasonOf(one, likelySentence(one, nombre, format));
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

function AlikeList({ alike, unticked, onUnticked }: AlikeListProps) {
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
