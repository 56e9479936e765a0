import { memo } from 'react';
import { cn } from '@/components/ui/cn';
import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { firstGrapheme } from '@/lib/domain/grapheme';
import { useFormat } from '@/lib/hooks/use-format';
import { GASTO_ROW, NONE } from '@/lib/text/common';
import { shorten, shownNombre } from '@/lib/text/format';
import { CategoryIcon } from '@/components/gasto/category-icon';
import { EstadoButton } from '@/components/gasto/estado-mark';
import { SelectBox } from '@/components/gasto/select-box';

/** For the head, the rows and the row editor. A narrow grid has one column less. */
export const GRID_CLASS = cn(
  'grid grid-cols-[1.5rem_6rem_minmax(6rem,1.2fr)_minmax(7.5rem,1fr)_minmax(5rem,1fr)_6.25rem_7rem] items-center base:gap-3 px-6',
  '@min-[58.5rem]:grid-cols-[1.5rem_7rem_minmax(7rem,1.2fr)_minmax(5rem,1.2fr)_minmax(9rem,1fr)_minmax(7rem,1fr)_6.25rem_7.5rem]',
);

/** Hides the column that a narrow grid leaves out. */
export const ROOMY_CLASS = '@max-[58.5rem]:hidden';

type GastoGridRowProps = {
  gasto: Gasto;
  categoria: Categoria | undefined;
  metodoPago: MetodoPago | undefined;
  selected: boolean;
  isCompact: boolean;
  /** True if no heading tells the day. */
  withDay: boolean;
};

const CELL_CLASS = 'flex h-full min-w-0 cursor-text items-center';

/** A press on a cell edits its field. */
export const GastoGridRow = memo(function GastoGridRow({
  gasto,
  categoria,
  metodoPago,
  selected,
  isCompact,
  withDay,
}: GastoGridRowProps) {
  const format = useFormat();
  const nombre = shownNombre(gasto.nombre);
  const cantidad = format.cantidad(toCents(gasto.cantidad));
  return (
    <li
      data-gasto={gasto.id}
      className={cn(
        GRID_CLASS,
        'has-checked:bg-primary-soft group text-sm hover:bg-accent has-[[data-act=edit]:focus-visible]:bg-accent',
        isCompact ? 'h-8' : 'h-12',
      )}
    >
      <SelectBox nombre={nombre} checked={selected} />
      <span
        data-act="edit"
        data-field="fecha"
        className={cn(
          CELL_CLASS,
          'tabular-nums text-muted-foreground',
          // The heading tells the day; the cell is there to be pressed.
          !withDay && 'opacity-0',
        )}
      >
        {format.shortDay(gasto.fecha)}
      </span>
      <button
        type="button"
        data-act="edit"
        data-field="nombre"
        aria-label={GASTO_ROW.edit(nombre)}
        className={cn(CELL_CLASS, 'text-left font-medium')}
        title={nombre}
      >
        <bdi className="truncate">{nombre}</bdi>
      </button>
      <span
        data-act="edit"
        data-field="descripcion"
        className={cn(CELL_CLASS, ROOMY_CLASS, 'text-muted-foreground')}
        title={shorten(gasto.descripcion)}
      >
        <bdi className="truncate">{gasto.descripcion === gasto.nombre ? '' : shorten(gasto.descripcion)}</bdi>
      </span>
      <span data-act="edit" data-field="categoria" className={cn(CELL_CLASS, 'gap-2')}>
        <CategoryIcon categoria={categoria} className="size-6 text-sm" />
        <bdi className="truncate">{shorten(categoria?.nombre ?? NONE.categoria)}</bdi>
      </span>
      <span data-act="edit" data-field="metodoPago" className={CELL_CLASS}>
        {metodoPago ? (
          <span aria-hidden className="whitespace-pre">
            {`${firstGrapheme(metodoPago.icono)} `}
          </span>
        ) : null}
        <bdi className="truncate">{shorten(metodoPago?.nombre ?? NONE.metodoPago)}</bdi>
      </span>
      <span className="flex min-w-0">
        <EstadoButton estado={gasto.estado} nombre={nombre} />
      </span>
      <span
        data-act="edit"
        data-field="cantidad"
        title={cantidad.length > 16 ? cantidad : undefined}
        className={cn(CELL_CLASS, 'justify-end font-medium tabular-nums')}
      >
        <span className="truncate">{cantidad}</span>
      </span>
    </li>
  );
});
