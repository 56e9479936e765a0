import { Fragment, memo } from 'react';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { firstGrapheme } from '@/lib/domain/graphemes';
import { netCents } from '@/lib/domain/reembolsos';
import { useFormat } from '@/lib/hooks/use-format';
import { briefCantidad, titleOf } from '@/lib/text/brief-cantidad';
import { GASTO_ROW, NONE } from '@/lib/text/common';
import { type Format, shorten, shownNombre } from '@/lib/text/format';
import { COLUMNS, GRID_CLASS, isUnnamed, type NamedGasto, refundNotes, ROOMY_CLASS } from './gasto-columns';
import { BriefCantidad, CategoryIcon, EstadoButton, EstadoMark } from './gasto-marks';

type SelectBoxProps = { nombre: string; checked: boolean; stretched?: boolean };

/** The list hears its presses; `stretched` makes the whole row pressable. */
function SelectBox({ nombre, checked, stretched = false }: SelectBoxProps) {
  return (
    <label
      className={cn('grid size-6 shrink-0 place-items-center', stretched && 'after:absolute after:inset-0')}
    >
      <input
        type="checkbox"
        data-act="select"
        checked={checked}
        readOnly
        aria-label={GASTO_ROW.select(nombre)}
        className="size-4.5 cursor-pointer accent-primary"
      />
    </label>
  );
}

/** Most rows have none. */
const RowEtiquetas = lazyPart(() => import('./row-etiquetas').then((module) => module.RowEtiquetas));

type GastoGridRowProps = NamedGasto & {
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
  ...named
}: GastoGridRowProps) {
  const format = useFormat();
  const nombre = shownNombre(named.gasto.nombre);
  return (
    <li
      data-gasto={named.gasto.id}
      aria-setsize={named['aria-setsize']}
      aria-posinset={named['aria-posinset']}
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
      <CellText text={written} note={note?.(named, format)} />
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

function CellText({ text, note }: { text: string; note: string | null | undefined }) {
  if (!note) return <bdi className="truncate">{text}</bdi>;
  return (
    <span className="grid justify-items-end whitespace-nowrap leading-none">
      <bdi>{text}</bdi>
      <Note text={note} />
    </span>
  );
}

type GastoRowProps = NamedGasto & {
  /** `read`: no press. `open`: opens the expense. The others: a press selects or unselects. */
  mode: 'read' | 'open' | 'selected' | 'unselected';
  /** The day, if the list does not tell it. */
  day?: string | undefined;
};

/** Leaves room for a name on the narrowest phone. */
const MOST_CHARACTERS = 14;

/** Of two amounts on one line. */
const MOST_OF_TWO = 8;

const NOTE_CLASS = 'whitespace-nowrap text-xs tabular-nums text-muted-foreground';

export const GastoRow = memo(function GastoRow(props: GastoRowProps) {
  const { gasto, categoria, metodoPago, mode, day, ...place } = props;
  const format = useFormat();
  const nombre = shownNombre(gasto.nombre);
  const cents = netCents(gasto);
  const isPaid = gasto.estado === 'pagado';
  const roomy = refundNotes(gasto, MOST_CHARACTERS, format);
  const { below, owed } = isPaid || !roomy.owed ? roomy : refundNotes(gasto, MOST_OF_TWO, format);
  const notes = isPaid ? [owed] : [below, owed];
  const selecting = mode === 'selected' || mode === 'unselected';
  return (
    <li
      data-gasto={gasto.id}
      {...place}
      className="has-checked:bg-primary-soft tight:gap-1.5 tight:px-2 relative flex h-12 items-center gap-3 px-4 sm:px-6"
    >
      {selecting ? <SelectBox nombre={nombre} checked={mode === 'selected'} stretched /> : null}
      <CategoryIcon categoria={categoria} className="@max-[14rem]:hidden size-8 text-base" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={shorten(gasto.descripcion)}>
          {mode === 'open' ? (
            <button
              type="button"
              data-act="edit"
              aria-label={GASTO_ROW.edit(nombre)}
              className="max-w-full cursor-pointer truncate align-bottom after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
            >
              <bdi>{nombre}</bdi>
            </button>
          ) : (
            <bdi>{nombre}</bdi>
          )}
        </p>
        <Details {...{ gasto, categoria, metodoPago, mode, day, notes }} />
      </div>
      <div className="flex max-w-[60%] shrink-0 flex-col items-end">
        <BriefCantidad
          cents={cents}
          brief={briefCantidad(cents, MOST_CHARACTERS, format)}
          className="text-sm font-medium"
        />
        {below && isPaid ? <p className={NOTE_CLASS}>{below}</p> : null}
        <EstadoOfRow estado={gasto.estado} nombre={nombre} isOpen={mode === 'open'} />
      </div>
    </li>
  );
});

type DetailsProps = Pick<GastoRowProps, 'gasto' | 'categoria' | 'metodoPago' | 'mode' | 'day'> & {
  notes: readonly (string | null)[];
};

function Details({ gasto, categoria, metodoPago, mode, day, notes }: DetailsProps) {
  const hasNotes = notes.some(Boolean);
  const details = (
    <p className={cn('truncate text-xs text-muted-foreground', hasNotes && 'max-w-full shrink-0')}>
      {day ? `${day} · ` : null}
      {/* No amount is cut: a block without room is left out whole. */}
      {notes.map((note) =>
        note ? (
          <Fragment key={note}>
            <span className="inline-block">{note}</span>
            {' · '}
          </Fragment>
        ) : null,
      )}
      {isUnnamed({ gasto, categoria, metodoPago }) ? null : (
        <>
          <bdi>{shorten(categoria?.nombre ?? NONE.categoria)}</bdi>
          {' · '}
        </>
      )}
      {metodoPago ? <span aria-hidden>{firstGrapheme(metodoPago.icono)} </span> : null}
      <bdi>{shorten(metodoPago?.nombre ?? NONE.metodoPago)}</bdi>
    </p>
  );
  if (!gasto.etiquetas) return details;
  return (
    <div className="flex h-4 items-center gap-1.5">
      {details}
      <RowEtiquetas
        etiquetas={gasto.etiquetas}
        className={cn(
          'max-w-1/2',
          hasNotes ? 'min-w-0' : 'shrink-0',
          mode !== 'open' && 'pointer-events-none',
        )}
      />
    </div>
  );
}

function EstadoOfRow({ estado, nombre, isOpen }: { estado: string; nombre: string; isOpen: boolean }) {
  if (estado === 'pagado') return null;
  return isOpen ? <EstadoButton estado={estado} nombre={nombre} /> : <EstadoMark estado={estado} />;
}

function Note({ text }: { text: string | null | undefined }) {
  return text ? (
    <span className="whitespace-nowrap text-[0.6875rem] font-normal leading-none text-muted-foreground">
      {text}
    </span>
  ) : null;
}
