import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import type { TextField } from '@/lib/domain/gasto-fields';
import { estadoKindOf, type Orden } from '@/lib/domain/gastos-query';
import { firstGrapheme } from '@/lib/domain/graphemes';
import { netCents } from '@/lib/domain/reembolsos';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { ESTADO_NAMES, NONE } from '@/lib/text/common';
import { shorten, shownNombre, type Format } from '@/lib/text/format';
import { CategoryIcon } from './category-icon';
import { refundNotes } from './refund-note';

/** An expense with the rows that it names. */
export type NamedGasto = {
  gasto: Gasto;
  categoria: Categoria | undefined;
  metodoPago: MetodoPago | undefined;
};

/** The place of an expense among those of its day, where not all are drawn. */
export type ListPlace = Pick<ComponentProps<'li'>, 'aria-setsize' | 'aria-posinset'>;

/** An expense entered without a nombre has its category's, which a row shows once. */
export function isUnnamed({ gasto: { nombre }, categoria }: NamedGasto): boolean {
  return nombre !== '' && nombre === categoria?.nombre;
}

/** A field by its name in a draft. */
export type ColumnField = TextField | 'fecha' | 'categoria' | 'metodoPago' | 'estado' | 'cantidad';

type Column = {
  field: ColumnField;
  /** The class of a cell in the grid, and in a printed list. */
  className?: string;
  printClass?: string;
  /** True if a narrow grid has no room for it. */
  isRoomy?: boolean;
  /** The orders that a press on the head asks for, the first one first. */
  ordenes?: readonly [Orden, Orden];
  text: (named: NamedGasto, format: Format) => string;
  /** In the grid, in place of a text too long for its column. */
  brief?: (named: NamedGasto, format: Format) => string;
  /** Stands below the text. */
  note?: (named: NamedGasto, format: Format) => string | null;
  /** Shown before the text in the grid. */
  icon?: (named: NamedGasto) => ReactNode;
  /** Told by a cell that is rested on. */
  title?: (named: NamedGasto, text: string) => string | undefined;
};

/** Hides a column in a narrow grid. */
export const ROOMY_CLASS = '@max-[58.5rem]:hidden';

/** For the head, the rows and the row editor: the widths of the box and of all {@link COLUMNS}. */
export const GRID_CLASS = cn(
  'grid grid-cols-[1.5rem_6rem_minmax(6rem,1.2fr)_minmax(7.5rem,1fr)_minmax(5rem,1fr)_6.25rem_var(--cantidad-room,7rem)] items-center base:gap-3 px-6',
  '@min-[58.5rem]:grid-cols-[1.5rem_7rem_minmax(7rem,1.2fr)_minmax(5rem,1.2fr)_minmax(9rem,1fr)_minmax(7rem,1fr)_6.25rem_var(--cantidad-room,7.5rem)]',
);

/** The most that an amount takes in the grid. */
const MOST_CHARACTERS = 20;

/** The most in a note below the estado. */
const MOST_IN_ESTADO = 11;

/** The style that gives amounts the room of the longest one, as wide as `longest` at most. */
export function cantidadRoom(longest: string): CSSProperties {
  const characters = Math.min(Math.max(longest.length, 12), MOST_CHARACTERS);
  return { '--cantidad-room': `${characters * 0.54 + 0.25}rem` } as CSSProperties;
}

/** In the order of the grid and of a printed list. */
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
