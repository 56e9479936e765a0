import { useMemo, useState, type KeyboardEvent } from 'react';
import { RowFinder } from '@/components/gasto/row-finder';
import { CATALOGO_RULES, DEFAULT_COLOR } from '@/lib/domain/catalogo-entry';
import type { CategoriaFields } from '@/lib/domain/entities';
import { firstGrapheme } from '@/lib/domain/graphemes';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { choiceOf, isTradeWord, type LikelyEvidence, likelyOf } from '@/lib/statements/likely-categorias';
import type { RowChoice } from '@/lib/statements/review-choices';
import { AlikeShops, type UnclassifiedShop } from '@/lib/statements/unclassified-shops';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { NOUNS, andMore } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import { AlikeList, CardButtons, LikelyButtons } from './card-choices';

type ShopCardProps = {
  shop: UnclassifiedShop;
  /** This one too. */
  waiting: readonly UnclassifiedShop[];
  evidence: LikelyEvidence;
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
  const { shop, evidence, ...acts } = props;
  const { categorias } = evidence;
  const { alike, likely, hasKeys, isFinding, setFinding, isAlways, setAlways, ...own } = useShopCard(props);
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

function useShopCard({ shop, waiting, evidence, ...acts }: ShopCardProps) {
  const { shortcuts: hasKeys } = usePreferences();
  const [isFinding, setFinding] = useState(false);
  const [isAlways, setAlways] = useState(true);
  const { shops, ...alike } = useAlike(shop, waiting);
  const likely = likelyOf(shop, evidence);

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

  return { alike, likely, hasKeys, isFinding, setFinding, isAlways, setAlways, choose, remove, onKeyDown };
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

type OtherCategoriaProps = Pick<LikelyEvidence, 'categorias'> & {
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
