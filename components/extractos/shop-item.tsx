import { ChevronRight, Pencil } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import { GASTO_TEXTS } from '@/lib/domain/gasto-fields';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/statement-session';
import {
  chooseCategoria,
  chooseCategoriaOf,
  chooseIncluded,
  chooseNombre,
} from '@/lib/statements/edit-choices';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import type { Guess } from '@/lib/domain/guess/guess-types';
import { categoriaOf, fateOf, type CategoriaChoice } from '@/lib/statements/statement-plan';
import { EXTRACTOS } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';
import { CategoriaSelect } from './categoria-select';
import type { ShopGroup } from './group-by-shop';
import { IncludeBox } from './include-box';
import type { ListedMovements } from './listed-movements';
import { useMovementWords } from './use-movement-words';

type ShopItemProps = ListedMovements & {
  group: ShopGroup;
  categoria: CategoriaChoice;
  /** Reason for the proposed category; null if the person chose one. */
  guess: Guess<number> | null;
  /** True if the person gave the shop this name before. */
  isNamedAsBefore: boolean;
  /** Number of its movements to bring. */
  brought: number;
};

export function ShopItem({ group, categoria, guess, isNamedAsBefore, brought, ...shared }: ShopItemProps) {
  const id = useId();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { nombre, places, sum, shop } = group;
  const [first = -1] = places;
  const isAside = shared.movements[first]?.status.kind === 'aside';
  const only = places.length === 1 ? shared.movements[first] : undefined;
  const words = useMovementWords(shared.metodoNames);
  return (
    <li className="@xl:grid-cols-[auto_minmax(0,1fr)_14rem_7rem] @xl:gap-x-3 tight:grid-cols-1 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 gap-y-1 py-2">
      <IncludeBox
        label={only ? words.bring(only) : EXTRACTOS.bringAll(shorten(nombre))}
        checked={brought === places.length}
        mixed={brought > 0 && brought < places.length}
        onChange={(included) => {
          statementSession.edit(chooseIncluded(places, included));
        }}
      />
      <div className="min-w-0 py-2">
        <ShopName shop={shop} nombre={nombre} />
        {isNamedAsBefore ? <p className="text-xs text-muted-foreground">{EXTRACTOS.namedAsBefore}</p> : null}
        {only ? (
          <MovementMeta movement={only} meta={words.meta(only, fateOf(only, first, shared.choices))} />
        ) : (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => {
              setOpen(!open);
            }}
            className="-ml-1 flex min-h-6 cursor-pointer items-center gap-1 rounded px-1 text-sm text-muted-foreground hover:bg-accent"
          >
            <ChevronRight
              aria-hidden
              data-open={open}
              className="size-4 transition-transform data-[open=true]:rotate-90"
            />
            {EXTRACTOS.movements(format, places.length)}
            <span className="sr-only"> {nombre}</span>
          </button>
        )}
      </div>
      <p className="@xl:order-last tight:py-0 tight:text-left py-2 text-right text-sm font-medium tabular-nums">
        {format.cantidad(BigInt(sum))}
      </p>
      <div className="@xl:col-span-1 @xl:col-start-auto tight:col-start-1 tight:col-end-2 col-span-2 col-start-2 grid min-w-0 gap-0.5">
        {isAside && brought === 0 ? (
          <CountButton nombre={nombre} places={places} />
        ) : (
          <CategoriaSelect
            label={EXTRACTOS.categoria(shorten(nombre))}
            choice={categoria}
            options={shared.categorias}
            describedBy={guess ? `${id}-why` : undefined}
            onChoose={(choice) => {
              statementSession.edit(chooseCategoria(shop, choice));
            }}
          />
        )}
        {guess && (!isAside || brought > 0) ? (
          <p id={`${id}-why`} className="text-xs text-muted-foreground">
            {EXTRACTOS.asUsual(format, guess.agreed, guess.of)}
          </p>
        ) : null}
      </div>
      {open && !only ? <ShopMovements places={places} {...shared} /> : null}
    </li>
  );
}

/** Edits the name for a shop's expenses. An empty name restores the proposed one. */
function ShopName({ shop, nombre }: Pick<ShopGroup, 'shop' | 'nombre'>) {
  const button = useRef<HTMLButtonElement>(null);
  const isCalledOff = useRef(false);
  const [typed, setTyped] = useState<string | null>(null);

  function end(written: string) {
    const next = written.trim();
    if (!isCalledOff.current && next !== nombre)
      statementSession.edit(chooseNombre(shop, next === '' ? null : next));
    isCalledOff.current = false;
    setTyped(null);
  }
  if (typed !== null)
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
          end(typed);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          isCalledOff.current = event.key === 'Escape';
          const { currentTarget } = event;
          flushSync(() => {
            currentTarget.blur();
          });
          button.current?.focus();
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      aria-label={EXTRACTOS.rename(shorten(nombre))}
      title={nombre}
      onClick={() => {
        setTyped(nombre);
      }}
      className="-ml-1 flex min-h-6 max-w-full cursor-text items-center gap-1.5 rounded px-1 text-sm font-medium hover:bg-accent"
    >
      <bdi className="truncate">{nombre}</bdi>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
    </button>
  );
}

/** Counts movements as spending. The category replaces this button, so the tick box takes the focus. */
function CountButton({ nombre, places }: Pick<ShopGroup, 'nombre' | 'places'>) {
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

function MovementMeta({ movement, meta }: { movement: ReviewedMovement; meta: string }) {
  return (
    <>
      <p className="text-sm text-muted-foreground">{meta}</p>
      {movement.descripcion === movement.nombre ? null : (
        <p className="truncate text-xs text-muted-foreground" title={movement.descripcion}>
          <bdi>{movement.descripcion}</bdi>
        </p>
      )}
    </>
  );
}

/** Each movement may stay out or have its own category. */
function ShopMovements({
  places,
  movements,
  choices,
  categorias,
  metodoNames,
}: ListedMovements & { places: readonly number[] }) {
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
            <IncludeBox
              label={words.bring(movement)}
              checked={fate === 'add'}
              onChange={(included) => {
                statementSession.edit(chooseIncluded([at], included));
              }}
            />
            <div className="min-w-0 py-2">
              <MovementMeta movement={movement} meta={words.meta(movement, fate)} />
            </div>
            <p className="@xl:order-last py-2 text-right text-sm tabular-nums">
              {format.cantidad(BigInt(-movement.importe))}
            </p>
            <CategoriaSelect
              className="@xl:col-span-1 @xl:col-start-auto col-span-2 col-start-2"
              label={EXTRACTOS.categoriaOf(shorten(movement.nombre), words.day(movement))}
              choice={categoriaOf(movement, at, choices)}
              options={categorias}
              onChoose={(choice) => {
                statementSession.edit(chooseCategoriaOf(at, choice));
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
