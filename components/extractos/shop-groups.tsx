import { ChevronRight, Pencil } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import { useGrowingCount } from '@/components/ui/use-growing-count';
import { GASTO_TEXTS } from '@/lib/domain/gasto-fields';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/import/statement-session';
import { chooseCategoria, chooseIncluded, chooseNombre } from '@/lib/statements/review/edit-choices';
import { categoriaOfShop, fateOf } from '@/lib/statements/review/review-choices';
import type { ReviewedMovement } from '@/lib/statements/review/review-statement';
import { guessEvidence } from '@/lib/text/entry';
import { EXTRACTOS, UNCLASSIFIED } from '@/lib/text/extractos';
import { shorten, shownEtiqueta } from '@/lib/text/format';
import {
  IncludeBox,
  type ListedMovements,
  MovementCategoria,
  RowSelect,
  useMovementWords,
} from './movement-list';

function ShopMovements({ places, movements, choices, categorias, metodoNames }: ListedMovements) {
  const format = useFormat();
  const words = useMovementWords(metodoNames);
  return (
    <ul className="order-last col-span-full ml-4 divide-y divide-border border-l border-border pl-2">
      {places.map((at) => {
        const movement = movements[at];
        if (!movement) return null;
        const fate = fateOf(movement, at, choices);
        return (
          <li
            key={at}
            className="@xl:grid-cols-[auto_minmax(0,1fr)_14rem_7rem] @xl:gap-x-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 gap-y-1 py-1.5"
          >
            <IncludeBox label={words.bring(movement)} places={[at]} checked={fate === 'add'} />
            <div className="min-w-0 py-2">
              <MovementMeta movement={movement} meta={words.meta(movement, fate)} />
            </div>
            <p className="@xl:order-last py-2 text-right text-sm tabular-nums">
              {format.cantidad(BigInt(-movement.importe))}
            </p>
            <MovementCategoria
              {...{ movement, at, choices, categorias }}
              day={words.day(movement)}
              className="@xl:col-span-1 @xl:col-start-auto col-span-2 col-start-2"
            />
          </li>
        );
      })}
    </ul>
  );
}

function MovementMeta({ movement, meta }: { movement: ReviewedMovement; meta: string }) {
  return (
    <>
      <p className="text-sm text-muted-foreground">{meta}</p>
      {movement.descripcion === movement.nombre ? null : (
        <p className="truncate text-xs text-muted-foreground" title={movement.descripcion}>
          <bdi>{movement.descripcion}</bdi>
        </p>
      )}
      {movement.etiquetas ? (
        <p className="wrap-anywhere text-xs text-muted-foreground">
          <bdi>{movement.etiquetas.map(shownEtiqueta).join(' ')}</bdi>
        </p>
      ) : null}
    </>
  );
}

/** An empty name restores the proposed one. */
function ShopName({ shop, nombre }: { shop: string; nombre: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);

  function end(written: string | null) {
    const next = written?.trim();
    if (next !== undefined && next !== nombre)
      statementSession.edit(chooseNombre(shop, next === '' ? null : next));
    setEditing(false);
  }
  if (isEditing) return <NameInput nombre={nombre} onEnd={end} onLeft={() => button.current?.focus()} />;
  return (
    <button
      ref={button}
      type="button"
      aria-label={EXTRACTOS.rename(shorten(nombre))}
      title={nombre}
      onClick={() => {
        setEditing(true);
      }}
      className="-ml-1 flex min-h-6 max-w-full cursor-text items-center gap-1.5 rounded px-1 text-sm font-medium hover:bg-accent"
    >
      <bdi className="truncate">{nombre}</bdi>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
    </button>
  );
}

type NameInputProps = {
  nombre: string;
  /** Null if the name was called off. */
  onEnd: (written: string | null) => void;
  /** Called once a key has ended the input. */
  onLeft: () => void;
};

function NameInput({ nombre, onEnd, onLeft }: NameInputProps) {
  const isCalledOff = useRef(false);
  const [typed, setTyped] = useState(nombre);
  return (
    <Input
      // The person has just asked for it.
      autoFocus
      aria-label={EXTRACTOS.nombreOf(shorten(nombre))}
      maxLength={GASTO_TEXTS.nombre.limit}
      autoComplete="off"
      // As high as the name: nothing moves.
      className="-my-1.5 -ml-2 h-9 px-2 sm:h-9"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={() => {
        onEnd(isCalledOff.current ? null : typed);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        isCalledOff.current = event.key === 'Escape';
        const { currentTarget } = event;
        flushSync(() => {
          currentTarget.blur();
        });
        onLeft();
      }}
    />
  );
}

/** Few: each has a list of all categories. */
const STEP_SHOPS = 30;

export function ShopGroups({ places, ...shared }: ListedMovements) {
  const { movements } = shared;
  const groups = useMemo(() => groupByShop(movements, places), [movements, places]);
  const [drawn, end] = useGrowingCount(groups.length, STEP_SHOPS);
  return (
    <>
      <ul className="@container mt-2 divide-y divide-border">
        {groups.slice(0, drawn).map((group) => (
          <ShopItem key={group.shop} {...group} {...shared} />
        ))}
      </ul>
      {drawn < groups.length ? <div key={drawn} ref={end} /> : null}
    </>
  );
}

/** `sum` is in cents. */
type ShopGroup = { shop: string; nombre: string; places: number[]; sum: number };

/** Highest sum first; within a shop, the file's order. */
function groupByShop(
  movements: ListedMovements['movements'],
  places: ListedMovements['places'],
): ShopGroup[] {
  const groups = new Map<string, ShopGroup>();
  for (const at of places) {
    const movement = movements[at];
    if (!movement) continue;
    const { shop, nombre, importe } = movement;
    let group = groups.get(shop);
    if (!group) groups.set(shop, (group = { shop, nombre, places: [], sum: 0 }));
    group.places.push(at);
    group.sum -= importe;
  }
  return [...groups.values()].sort((one, other) => other.sum - one.sum);
}

type ShopItemProps = ListedMovements & ShopGroup;

function ShopItem({ shop, nombre, sum, ...listed }: ShopItemProps) {
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const words = useMovementWords(listed.metodoNames);
  const { places, movements, choices } = listed;
  const [first = -1] = places;
  const only = places.length === 1 ? movements[first] : undefined;
  const brought = places.filter((at) => {
    const movement = movements[at];
    return movement !== undefined && fateOf(movement, at, choices) === 'add';
  }).length;
  return (
    <li className="@xl:grid-cols-[auto_minmax(0,1fr)_14rem_7rem] @xl:gap-x-3 tight:grid-cols-1 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 gap-y-1 py-2">
      <IncludeBox
        label={only ? words.bring(only) : EXTRACTOS.bringAll(shorten(nombre))}
        places={places}
        checked={brought === places.length}
        mixed={brought > 0 && brought < places.length}
      />
      <div className="min-w-0 py-2">
        <ShopName shop={shop} nombre={nombre} />
        {!choices.nombres.has(shop) && typeof choices.guesses.get(shop)?.nombre === 'string' ? (
          <p className="text-xs text-muted-foreground">{EXTRACTOS.namedAsBefore}</p>
        ) : null}
        {only ? (
          <MovementMeta movement={only} meta={words.meta(only, fateOf(only, first, choices))} />
        ) : (
          <MovementsToggle count={places.length} {...{ nombre, open }} onToggle={setOpen} />
        )}
      </div>
      <p className="@xl:order-last tight:py-0 tight:text-left py-2 text-right text-sm font-medium tabular-nums">
        {format.cantidad(BigInt(sum))}
      </p>
      <ShopCategoria {...listed} shop={shop} nombre={nombre} isOut={brought === 0} />
      {open && !only ? <ShopMovements {...listed} /> : null}
    </li>
  );
}

type MovementsToggleProps = {
  count: number;
  nombre: string;
  open: boolean;
  onToggle: (open: boolean) => void;
};

function MovementsToggle({ count, nombre, open, onToggle }: MovementsToggleProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => {
        onToggle(!open);
      }}
      className="-ml-1 flex min-h-6 cursor-pointer items-center gap-1 rounded px-1 text-sm text-muted-foreground hover:bg-accent"
    >
      <ChevronRight
        aria-hidden
        data-open={open}
        className="size-4 transition-transform data-[open=true]:rotate-90"
      />
      {EXTRACTOS.movements(format, count)}
      <span className="sr-only"> {nombre}</span>
    </button>
  );
}

type ShopCategoriaProps = Omit<ShopItemProps, 'metodoNames' | 'sum'> & {
  isOut: boolean;
};

/** Set-aside movements have a button instead. */
function ShopCategoria({ shop, nombre, places, movements, choices, categorias, isOut }: ShopCategoriaProps) {
  const id = useId();
  const format = useFormat();
  const isAside = isOut && movements[places[0] ?? -1]?.status.kind === 'aside';
  const guess = choices.categorias.has(shop) ? null : choices.guesses.get(shop)?.categoria;
  return (
    <div className="@xl:col-span-1 @xl:col-start-auto tight:col-start-1 tight:col-end-2 col-span-2 col-start-2 grid min-w-0 gap-0.5">
      {isAside ? (
        <CountButton nombre={nombre} places={places} />
      ) : (
        <RowSelect
          aria-label={EXTRACTOS.categoria(shorten(nombre))}
          choice={categoriaOfShop(shop, choices)}
          options={categorias}
          none={UNCLASSIFIED.nombre}
          aria-describedby={guess ? `${id}-why` : undefined}
          onChoose={(choice) => {
            statementSession.edit(chooseCategoria(shop, choice));
          }}
        />
      )}
      {guess && !isAside ? (
        <p id={`${id}-why`} className="text-xs text-muted-foreground">
          {guessEvidence(guess, format)}
        </p>
      ) : null}
    </div>
  );
}

/** The category replaces this button, so the tick box takes the focus. */
function CountButton({ nombre, places }: Pick<ShopItemProps, 'nombre' | 'places'>) {
  return (
    <Button
      variant="outline"
      size="small"
      className="justify-self-start sm:justify-self-stretch"
      aria-label={EXTRACTOS.countOf(shorten(nombre))}
      onClick={({ currentTarget }) => {
        currentTarget.closest('li')?.querySelector('input')?.focus();
        statementSession.edit(chooseIncluded(places, true));
      }}
    >
      {EXTRACTOS.count}
    </Button>
  );
}
