import { memo } from 'react';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/hooks/use-format';
import { titleOf } from '@/lib/text/brief-cantidad';
import { GASTO_ROW } from '@/lib/text/common';
import { shorten, shownNombre, type Format } from '@/lib/text/format';
import { EstadoButton } from '@/components/gasto/estado-mark';
import {
  COLUMNS,
  GRID_CLASS,
  ROOMY_CLASS,
  type ListPlace,
  type NamedGasto,
} from '@/components/gasto/gasto-columns';
import { RowEtiquetas } from '@/components/gasto/load-row-etiquetas';
import { SelectBox } from '@/components/gasto/select-box';

type GastoGridRowProps = NamedGasto &
  ListPlace & {
    selected: boolean;
    isCompact: boolean;
    /** True if no heading tells the day. */
    withDay: boolean;
  };

/** A press on a cell edits its field. */
export const GastoGridRow = memo(function GastoGridRow({
  selected,
  isCompact,
  withDay,
  'aria-setsize': size,
  'aria-posinset': place,
  ...named
}: GastoGridRowProps) {
  const format = useFormat();
  const nombre = shownNombre(named.gasto.nombre);
  return (
    <li
      data-gasto={named.gasto.id}
      aria-setsize={size}
      aria-posinset={place}
      className={cn(
        GRID_CLASS,
        'has-checked:bg-primary-soft group text-sm hover:bg-accent has-[[data-act=edit]:focus-visible]:bg-accent',
        isCompact ? 'h-8' : 'h-12',
      )}
    >
      <SelectBox nombre={nombre} checked={selected} />
      {COLUMNS.map((column) =>
        column.field === 'estado' ? (
          <EstadoCell
            key={column.field}
            {...{ nombre, estado: named.gasto.estado }}
            note={column.note?.(named, format)}
          />
        ) : (
          // The heading tells the day; the cell is there to be pressed.
          <Cell
            key={column.field}
            {...{ column, named, format, isClear: column.field === 'fecha' && !withDay }}
          />
        ),
      )}
    </li>
  );
});

type EstadoCellProps = { estado: string; nombre: string; note: string | null | undefined };

function EstadoCell({ estado, nombre, note }: EstadoCellProps) {
  return (
    <span className={cn('grid min-w-0 justify-items-start', note && '*:py-0')}>
      <EstadoButton estado={estado} nombre={nombre} />
      <Note text={note} />
    </span>
  );
}

type CellProps = { column: (typeof COLUMNS)[number]; named: NamedGasto; format: Format; isClear: boolean };

/** The nombre is the button for the keyboard. */
function Cell({ column, named, format, isClear }: CellProps) {
  const { field, className, isRoomy, text, brief, icon, title, note } = column;
  const whole = shorten(text(named, format));
  const written = brief?.(named, format) ?? whole;
  const below = note?.(named, format);
  const isButton = field === 'nombre';
  const Part = isButton ? 'button' : 'span';
  const etiquetas = isButton ? named.gasto.etiquetas : undefined;
  const cell = (
    <Part
      {...(isButton && { type: 'button', 'aria-label': GASTO_ROW.edit(written) })}
      data-act="edit"
      data-field={field}
      title={titleOf(written, whole) ?? title?.(named, whole)}
      className={cn(
        'flex h-full min-w-0 cursor-text items-center',
        isRoomy && ROOMY_CLASS,
        className,
        isClear && 'opacity-0',
        etiquetas && 'max-w-[calc(100%-3rem)] shrink-0',
      )}
    >
      {icon?.(named)}
      {below ? (
        <span className="grid justify-items-end whitespace-nowrap leading-none">
          <bdi>{written}</bdi>
          <Note text={below} />
        </span>
      ) : (
        <bdi className="truncate">{written}</bdi>
      )}
    </Part>
  );
  if (!etiquetas) return cell;
  return (
    <span className="flex h-full min-w-0 items-center gap-2">
      {cell}
      <RowEtiquetas etiquetas={etiquetas} className="min-w-0 flex-1" />
    </span>
  );
}

function Note({ text }: { text: string | null | undefined }) {
  return text ? (
    <span className="whitespace-nowrap text-[0.6875rem] font-normal leading-none text-muted-foreground">
      {text}
    </span>
  ) : null;
}
