import { useState } from 'react';
import { notifyEntry } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { BriefCantidad, CategoryIcon, EstadoMark } from '@/components/gasto/gasto-marks';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { addGastoLike } from '@/lib/db/edit-gastos';
import { addDays, type Fecha } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { listAddress } from '@/lib/domain/query-address';
import type { DueGasto } from '@/lib/domain/recurring/due';
import { type RecurringGasto, seriesKey } from '@/lib/domain/recurring/recurring';
import { useFormat } from '@/lib/hooks/use-format';
import { perform } from '@/lib/page/acts/history';
import { endedSeries } from '@/lib/page/storage/stored-notes';
import { changeFaultSentence } from '@/lib/text/acts';
import { briefCantidad, writtenRecibo } from '@/lib/text/brief-cantidad';
import { BUTTONS } from '@/lib/text/common';
import { type Format, shownNombre } from '@/lib/text/format';
import { RECURRING } from '@/lib/text/resumen';

type DueListProps = {
  due: readonly DueGasto[];
  catalogo: Catalogo;
  today: Fecha;
  onChange: () => void;
};

/** An expected one has buttons to enter it and to end its series. */
export function DueList({ due, ...rest }: DueListProps) {
  return (
    <ul className="@container mt-1 divide-y divide-border">
      {due.map((one) => (
        <DueLine key={`${one.id} ${one.fecha}`} due={one} {...rest} />
      ))}
    </ul>
  );
}

type DueLineProps = Omit<DueListProps, 'due'> & { due: DueGasto };

function DueLine({ due, catalogo, today, onChange }: DueLineProps) {
  const format = useFormat();
  const { fecha, nombre, cents, series } = due;
  const shown = shownNombre(nombre);
  const written = writtenRecibo(cents, format);
  const brief = briefCantidad(cents, 14, format);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <CategoryIcon categoria={catalogo.categorias.get(due.categoriaId)} className="size-8 text-base" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex justify-between gap-3 text-sm">
          {series ? (
            <span className="truncate font-medium">{shown}</span>
          ) : (
            <Link
              href={listAddress({ kind: 'range', desde: fecha, hasta: fecha }, { min: cents, max: cents })}
              className="truncate font-medium hover:underline"
            >
              {shown}
            </Link>
          )}
          <BriefCantidad
            {...{ cents }}
            brief={written.length > brief.length ? brief : written}
            className="shrink-0"
          />
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted-foreground">
          <span className="first-letter:uppercase">{whenText(due, today, format)}</span>
          {due.series ? null : <EstadoMark estado={due.estado} />}
        </p>
      </div>
      {series ? <DueActs {...{ due, series, shown, written, onChange }} /> : null}
    </li>
  );
}

type DueActsProps = {
  due: DueGasto;
  series: RecurringGasto;
  shown: string;
  written: string;
  onChange: () => void;
};

function DueActs({ due, series, shown, written, onChange }: DueActsProps) {
  const format = useFormat();
  const [adding, setAdding] = useState(false);

  async function add() {
    if (adding) return;
    setAdding(true);
    const added = await perform('gasto-added', addGastoLike(due.id, due.fecha));
    // The added one is now the last of its series: this line disappears.
    if (added.ok && added.value) {
      notifyEntry(added.value, format);
      onChange();
      return;
    }
    setAdding(false);
    if (added.ok) toast.info(RECURRING.notAdded);
    else toast.error(RECURRING.failed, { description: changeFaultSentence(added.fault) });
  }

  function end() {
    const key = seriesKey(series);
    endedSeries.write([...endedSeries.read(), key]);
    toast.success(RECURRING.ended(shown), {
      action: {
        label: BUTTONS.undo,
        onClick: () => {
          endedSeries.write(endedSeries.read().filter((other) => other !== key));
        },
      },
    });
    onChange();
  }

  return (
    <div className="ml-auto flex flex-wrap justify-end gap-1">
      <Button
        variant="outline"
        size="small"
        aria-label={RECURRING.addOf(shown, written)}
        aria-disabled={adding}
        onClick={() => void add()}
      >
        {RECURRING.add}
      </Button>
      <Button
        variant="ghost"
        size="small"
        className="text-muted-foreground"
        aria-label={RECURRING.endOf(shown)}
        onClick={end}
      >
        {RECURRING.end}
      </Button>
    </div>
  );
}

/** «Mañana · cada mes». */
function whenText({ fecha, series }: DueGasto, today: Fecha, format: Format): string {
  const day = fecha === addDays(today, 1) ? RECURRING.tomorrow : format.day(fecha, today);
  if (!series) return day;
  const rhythm = RECURRING.cadences[series.cadence];
  return fecha < today ? RECURRING.overdue(format.longDay(fecha), rhythm) : RECURRING.next(day, rhythm);
}
