import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import type { ListedDay } from '@/lib/domain/gastos-query';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/hooks/use-format';
import { briefCantidad, titleOf } from '@/lib/text/brief-cantidad';
import { GastoGridRow, GastoRow } from '@/components/gasto/gasto-row';
import type { RowEditor } from './row-editor';
import type { ListState } from './use-list-state';
import type { Cents } from '@/lib/domain/money';

type DaySectionProps = {
  day: ListedDay | null;
  from: number;
  to: number;
  ids: ArrayLike<number>;
  gastos: ReadonlyMap<number, Gasto>;
  catalogo: Catalogo;
  today: Fecha;
  wide: boolean;
  isCompact: boolean;
  /** Null until it is loaded. */
  editor: typeof RowEditor | null;
  state: ListState;
};

/** A row in view does not scroll when it is edited. */
const COMPACT_ROOM_CLASS = '[&_:is(li,button)]:scroll-mt-[calc(var(--header-room)+1rem)]';
const ROOM_CLASS = '[&_:is(li,button)]:scroll-mt-[calc(var(--header-room)+2.5rem)]';

/** Without a day, each expense tells its own. */
export function DaySection({ day, from, to, ids, gastos, ...rest }: DaySectionProps) {
  const rows = Array.from({ length: to - from + 1 }, (_, index) => ids[from + index] ?? 0);
  const list = (
    <ul
      className={cn(
        'divide-y divide-border [&>li:last-child]:border-b [&>li:last-child]:border-border',
        // Added to the page's own room: rows scroll under the bar and the headings.
        !rest.wide && '[&_:is(button,input)]:scroll-mt-[calc(var(--header-room)+2rem)]',
        rest.wide && (rest.isCompact ? COMPACT_ROOM_CLASS : ROOM_CLASS),
      )}
    >
      {rows.slice(0, to - from).map((id, place) => (
        <ListedRow
          key={id}
          id={id}
          gasto={gastos.get(id)}
          below={gastos.get(rows[place + 1] ?? 0)}
          withDay={day === null}
          place={placeOf(from + place, { day, from, to })}
          {...rest}
        />
      ))}
    </ul>
  );
  if (!day) return list;
  return (
    <section aria-labelledby={`dia-${day.fecha}`}>
      <DayHeading
        id={`dia-${day.fecha}`}
        fecha={day.fecha}
        total={day.total}
        today={rest.today}
        wide={rest.wide}
        isCompact={rest.isCompact}
      />
      {list}
    </section>
  );
}

/** Told aloud if not all are drawn. */
function placeOf(row: number, { day, from, to }: Pick<DaySectionProps, 'day' | 'from' | 'to'>) {
  if (!day || to - from === day.count) return {};
  return { 'aria-setsize': day.count, 'aria-posinset': row - day.start + 1 };
}

type ListedRowProps = Pick<DaySectionProps, 'catalogo' | 'wide' | 'isCompact' | 'editor' | 'state'> & {
  id: number;
  place: ReturnType<typeof placeOf>;
  gasto: Gasto | undefined;
  below: Gasto | undefined;
  withDay: boolean;
};

function ListedRow(props: ListedRowProps) {
  const { id, place, gasto, catalogo, wide, isCompact, state, withDay, editor: RowEditor } = props;
  const format = useFormat();
  if (!gasto) return <li aria-hidden className={isCompact ? 'h-8' : 'h-12'} />;
  const { selection, editing } = state;
  const selected = selection.ids.has(id);
  const row = {
    ...place,
    gasto,
    categoria: catalogo.categorias.get(gasto.categoriaId),
    metodoPago: catalogo.metodosPago.get(gasto.metodoPagoId),
  };
  if (wide && RowEditor && editing?.gasto.id === id)
    return (
      <RowEditor
        {...{ ...row, catalogo, selected, editing, isCompact, withDay }}
        below={props.below}
        onDone={(below) => {
          state.endEditing(id, below);
        }}
        onCancel={() => {
          state.cancelEditing(id);
        }}
      />
    );
  if (wide) return <GastoGridRow {...row} selected={selected} isCompact={isCompact} withDay={withDay} />;
  const selectMode = selected ? 'selected' : 'unselected';
  return (
    <GastoRow
      {...row}
      mode={selection.selecting ? selectMode : 'open'}
      day={withDay ? format.shortDay(gasto.fecha) : undefined}
    />
  );
}

type DayHeadingProps = {
  id: string;
  fecha: Fecha;
  total: Cents;
  today: Fecha;
  wide: boolean;
  isCompact: boolean;
};

/** In a compact grid it lies over the first cell of the day's first row. */
function DayHeading({ id, fecha, total, today, wide, isCompact }: DayHeadingProps) {
  const format = useFormat();
  const spent = format.cantidad(total);
  const brief = briefCantidad(total, wide ? 20 : 14, format);
  if (isCompact)
    return (
      <div className="pointer-events-none sticky top-[calc(var(--header-room)+5.5rem)] z-[4] h-0 print:static">
        <h2
          id={id}
          data-day={fecha === today ? format.day(fecha, today) : format.gridDay(fecha, today)}
          className="ml-15 flex h-8 w-28 items-center text-sm font-medium before:truncate before:content-[attr(data-day)] before:first-letter:uppercase supports-[content:''/'']:before:content-[attr(data-day)/'']"
        >
          <span className="sr-only">{format.day(fecha, today)}</span>
          <span className="sr-only">{spent}</span>
        </h2>
      </div>
    );
  return (
    <h2
      id={id}
      className={cn(
        'sticky z-[5] flex h-6 items-center justify-between gap-4 bg-muted px-4 text-xs font-medium sm:px-6 print:static',
        wide ? 'top-[calc(var(--header-room)+5.5rem)]' : 'top-[calc(var(--header-room)+3.5rem)]',
      )}
    >
      <span className="min-w-0 truncate first-letter:uppercase">{format.day(fecha, today)}</span>
      <span
        className="whitespace-nowrap text-right tabular-nums text-muted-foreground"
        title={titleOf(brief, spent)}
      >
        {brief}
      </span>
    </h2>
  );
}
