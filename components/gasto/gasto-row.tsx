import { Fragment, memo } from 'react';
import { netCents } from '@/lib/domain/reembolsos';
import { firstGrapheme } from '@/lib/domain/graphemes';
import { useFormat } from '@/lib/hooks/use-format';
import { briefCantidad, titleOf } from '@/lib/text/brief-cantidad';
import { GASTO_ROW, NONE } from '@/lib/text/common';
import { shorten, shownNombre } from '@/lib/text/format';
import { cn } from '@/components/ui/cn';
import { cantidadStyle } from '@/components/ui/fitted-number';
import { CategoryIcon } from './category-icon';
import { EstadoButton, EstadoMark } from './estado-mark';
import { isUnnamed, type ListPlace, type NamedGasto } from './gasto-columns';
import { refundNotes } from './refund-note';
import { RowEtiquetas } from './load-row-etiquetas';
import { SelectBox } from './select-box';

type GastoRowProps = NamedGasto &
  ListPlace & {
    /** `read`: nothing to press. `open`: a press opens the expense. The others: a press selects or unselects it. */
    mode: 'read' | 'open' | 'selected' | 'unselected';
    /** The day, if the list does not tell it. */
    day?: string | undefined;
  };

/** Leaves room for a name on the narrowest phone. */
const MOST_CHARACTERS = 14;

const NOTE_CLASS = 'whitespace-nowrap text-xs tabular-nums text-muted-foreground';

/** An expense in a list on a narrow screen, which is a `@container`. */
export const GastoRow = memo(function GastoRow(props: GastoRowProps) {
  const { gasto, categoria, metodoPago, mode, day, ...place } = props;
  const format = useFormat();
  const nombre = shownNombre(gasto.nombre);
  const cents = netCents(gasto);
  const cantidad = briefCantidad(cents, MOST_CHARACTERS, format);
  const { below, owed } = refundNotes(gasto, MOST_CHARACTERS, format);
  const isPaid = gasto.estado === 'pagado';
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
        <p
          className="whitespace-nowrap text-sm font-medium tabular-nums"
          style={cantidadStyle(cantidad)}
          title={titleOf(cantidad, format.cantidad(cents))}
        >
          {cantidad}
        </p>
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

/** Only unpaid expenses are marked. */
function EstadoOfRow({ estado, nombre, isOpen }: { estado: string; nombre: string; isOpen: boolean }) {
  if (estado === 'pagado') return null;
  return isOpen ? <EstadoButton estado={estado} nombre={nombre} /> : <EstadoMark estado={estado} />;
}
