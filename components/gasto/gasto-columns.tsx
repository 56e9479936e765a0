import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { Selection } from '@/components/gastos/list/use-selection';
import { cn } from '@/components/ui/cn';
import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import type { TextField } from '@/lib/domain/gasto-fields';
import { estadoKindOf, type Orden } from '@/lib/domain/gastos-query';
import { firstGrapheme } from '@/lib/domain/graphemes';
import { toCents } from '@/lib/domain/money';
import { backCents, netCents, owedCents } from '@/lib/domain/reembolsos';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { ESTADO_NAMES, GASTO_ROW, NONE } from '@/lib/text/common';
import { type Format, shorten, shownNombre } from '@/lib/text/format';
import { FINDING, GRID_HEAD } from '@/lib/text/gastos-list';
import { CategoryIcon } from './gasto-marks';

const NO_NOTES = { below: null, owed: null };

/**
 * `below`, under the net: what was paid or, while nothing came back, what is expected; null for none. `owed`: what is
 * expected besides. An amount has at most `most` characters.
 */
export function refundNotes(
  gasto: Gasto,
  most: number,
  format: Format,
): { below: string | null; owed: string | null } {
  if (!gasto.reembolsos) return NO_NOTES;
  const expected = owedCents(gasto);
  const owed = expected > 0n ? GASTO_ROW.owed(briefCantidad(expected, most, format)) : null;
  if (backCents(gasto) === 0n) return { below: owed, owed: null };
  return { below: GASTO_ROW.of(briefCantidad(toCents(gasto.cantidad), most, format)), owed };
}

export type NamedGasto = {
  gasto: Gasto;
  categoria: Categoria | undefined;
  metodoPago: MetodoPago | undefined;
  /** Expenses of its day, and its place among them, where not all are drawn. */
  'aria-setsize'?: number | undefined;
  'aria-posinset'?: number | undefined;
};

/** An expense entered without a nombre has its category's, which a row shows once. */
export function isUnnamed({ gasto: { nombre }, categoria }: NamedGasto): boolean {
  return nombre !== '' && nombre === categoria?.nombre;
}

export type ColumnField = TextField | 'fecha' | 'categoria' | 'metodoPago' | 'estado' | 'cantidad';

type Column = {
  field: ColumnField;
  /** Of a cell, in the grid and a printed list. */
  className?: string;
  printClass?: string;
  /** True if a narrow grid has no room for it. */
  isRoomy?: boolean;
  /** Orders that presses on the head ask for, the first one first. */
  ordenes?: readonly [Orden, Orden];
  text: (named: NamedGasto, format: Format) => string;
  /** In the grid, in place of a text too long for its column. */
  brief?: (named: NamedGasto, format: Format) => string;
  note?: (named: NamedGasto, format: Format) => string | null;
  icon?: (named: NamedGasto) => ReactNode;
  /** Told by a cell that is rested on. */
  title?: (named: NamedGasto, text: string) => string | undefined;
};

/** Hides a column in a narrow grid. */
export const ROOMY_CLASS = '@max-[58.5rem]:hidden';

/** Widths of the box and of all {@link COLUMNS}. */
export const GRID_CLASS = cn(
  'grid grid-cols-[1.5rem_6rem_minmax(6rem,1.2fr)_minmax(7.5rem,1fr)_minmax(5rem,1fr)_6.25rem_var(--cantidad-room,7rem)] items-center base:gap-3 px-6',
  '@min-[58.5rem]:grid-cols-[1.5rem_7rem_minmax(7rem,1.2fr)_minmax(5rem,1.2fr)_minmax(9rem,1fr)_minmax(7rem,1fr)_6.25rem_var(--cantidad-room,7.5rem)]',
);

/** The most that an amount takes in the grid. */
const MOST_CHARACTERS = 20;

/** The most in a note below the estado. */
const MOST_IN_ESTADO = 11;

/** Gives amounts the room of the longest one, at most as wide as `longest`. */
export function cantidadRoom(longest: string): CSSProperties {
  const characters = Math.min(Math.max(longest.length, 12), MOST_CHARACTERS);
  return { '--cantidad-room': `${characters * 0.54 + 0.25}rem` } as CSSProperties;
}

/** In the order of grid and printed list. */
export const COLUMNS: readonly Column[] = [
  {
    field: 'fecha',
    className: 'tabular-nums text-muted-foreground',
    printClass: 'w-24',
    ordenes: ['fecha-desc', 'fecha-asc'],
    text: ({ gasto }, format) => format.shortDay(gasto.fecha),
  },
  {
    field: 'nombre',
    className: 'text-left font-medium',
    printClass: 'w-1/5',
    ordenes: ['nombre-asc', 'nombre-desc'],
    text: ({ gasto }) => shownNombre(gasto.nombre),
    title: (_, text) => text,
  },
  {
    field: 'descripcion',
    className: 'text-muted-foreground',
    isRoomy: true,
    text: ({ gasto }) => (gasto.descripcion === gasto.nombre ? '' : gasto.descripcion),
    title: ({ gasto }) => shorten(gasto.descripcion),
  },
  {
    field: 'categoria',
    className: 'gap-2',
    printClass: 'w-26',
    text: (named) => (isUnnamed(named) ? '' : (named.categoria?.nombre ?? NONE.categoria)),
    icon: ({ categoria }) => <CategoryIcon categoria={categoria} className="size-6 text-sm" />,
  },
  {
    field: 'metodoPago',
    printClass: 'w-26',
    text: ({ metodoPago }) => metodoPago?.nombre ?? NONE.metodoPago,
    icon: ({ metodoPago }) =>
      metodoPago ? (
        <span aria-hidden className="whitespace-pre">{`${firstGrapheme(metodoPago.icono)} `}</span>
      ) : null,
  },
  {
    field: 'estado',
    printClass: 'w-20',
    text: ({ gasto: { estado } }) => {
      const kind = estadoKindOf(estado);
      return kind === 'otro' ? estado : ESTADO_NAMES[kind];
    },
    note: ({ gasto }, format) => refundNotes(gasto, MOST_IN_ESTADO, format).owed,
  },
  {
    field: 'cantidad',
    className: 'justify-end font-medium tabular-nums',
    printClass: 'w-24',
    ordenes: ['cantidad-desc', 'cantidad-asc'],
    text: ({ gasto }, format) => format.cantidad(netCents(gasto)),
    brief: ({ gasto }, format) => briefCantidad(netCents(gasto), MOST_CHARACTERS, format),
    note: ({ gasto }, format) => refundNotes(gasto, MOST_CHARACTERS, format).below,
  },
];

type GridHeadProps = {
  selection: Selection;
  orden: Orden;
  onOrden: (orden: Orden) => void;
};

const { columns } = GRID_HEAD;

export function GridHead({ selection, orden, onOrden }: GridHeadProps) {
  return (
    <div
      className={cn(
        GRID_CLASS,
        'sticky top-[calc(var(--header-room)+3.5rem)] z-[6] h-8 border-b border-border bg-background text-xs font-medium text-muted-foreground print:static',
      )}
    >
      <AllBox selection={selection} />
      {COLUMNS.map(({ field, ordenes, isRoomy }) =>
        ordenes ? (
          <SortButton key={field} {...{ field, ordenes, orden, onOrden }} />
        ) : (
          <span key={field} className={isRoomy ? ROOMY_CLASS : undefined}>
            {columns[field]}
          </span>
        ),
      )}
    </div>
  );
}

function AllBox({ selection: { ids, isAll, selectAll, clear } }: Pick<GridHeadProps, 'selection'>) {
  const isSome = ids.size > 0 && !isAll;
  return (
    <label className="grid size-6 place-items-center">
      <input
        // No attribute says it.
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        type="checkbox"
        checked={isAll}
        disabled={selectAll === null}
        onChange={isAll ? clear : (selectAll ?? undefined)}
        aria-label={GRID_HEAD.selectAll}
        className="size-4.5 cursor-pointer accent-primary disabled:cursor-default"
      />
    </label>
  );
}

type SortButtonProps = Pick<GridHeadProps, 'orden' | 'onOrden'> & {
  field: ColumnField;
  ordenes: readonly [Orden, Orden];
};

function SortButton({ field, ordenes, orden, onOrden }: SortButtonProps) {
  const label = columns[field];
  const [first, second] = ordenes;
  const sorted = ordenes.includes(orden);
  const Arrow = orden.endsWith('asc') ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      title={FINDING.sortBy(label.toLowerCase())}
      aria-pressed={sorted}
      onClick={() => {
        onOrden(orden === first ? second : first);
      }}
      className={cn(
        'flex h-8 cursor-pointer items-center gap-1 rounded hover:text-foreground',
        sorted && 'text-foreground',
        field === 'cantidad' && 'justify-end',
      )}
    >
      {label}
      <Arrow aria-hidden className={cn('size-3.5', !sorted && 'invisible')} />
      {sorted ? <span className="sr-only">, {FINDING.ordenNames[orden]}</span> : null}
    </button>
  );
}
