import { useId, useMemo, useState } from 'react';
import { markPaint } from '@/components/gasto/gasto-marks';
import { Link } from '@/components/ui/link';
import { Switch } from '@/components/ui/switch';
import { Table, TableCell, TableHead } from '@/components/ui/table';
import { tenseOf } from '@/lib/domain/answer';
import { isWhollyRecorded } from '@/lib/domain/comparison';
import { type Mes, mesOf, type Period } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { totalOfShare } from '@/lib/domain/figures';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import { joinSummaries } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { drawnMeses, drawnPeriodOf } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import type { Resumen } from '@/lib/page/queries/resumen-query';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { NONE, TOTAL } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { FIGURES } from '@/lib/text/resumen';
import { FigureCard } from './figure-card';
import { type DrawnMes, MesesChart, MesesRows } from './meses-chart';
import { type NamedShare, paintedShares, withNamedOthers } from './share-figure';

type MesesTableProps = {
  meses: readonly DrawnMes[];
  /** The columns beside the total. */
  series: readonly NamedShare[];
  rows: ReadonlyMap<number, unknown>;
};

function MesesTable({ meses, series, rows }: MesesTableProps) {
  const format = useFormat();
  return (
    <Table>
      <thead>
        <tr>
          <TableHead>{FIGURES.meses.column}</TableHead>
          {series.map(({ ids, nombre }) => (
            <TableHead key={ids.join()} className="max-w-32 truncate">
              {nombre}
            </TableHead>
          ))}
          <TableHead>{TOTAL}</TableHead>
        </tr>
      </thead>
      <tbody>
        {meses.map(({ mes, summary }) => (
          <tr key={mes}>
            <TableHead scope="row" className="whitespace-nowrap">
              {format.mes(mes)}
            </TableHead>
            {series.map((share) => (
              <CantidadCell
                key={share.ids.join()}
                mes={mes}
                filter={{ categorias: share.ids }}
                cantidad={totalOfShare(summary.categorias, share, rows)}
              />
            ))}
            <CantidadCell mes={mes} filter={{}} cantidad={summary.totals.total} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type CantidadCellProps = { mes: Mes; filter: Partial<GastosFilter>; cantidad: Cents };

function CantidadCell({ mes, filter, cantidad }: CantidadCellProps) {
  const format = useFormat();
  return (
    <TableCell>
      <Link href={listAddress({ kind: 'mes', mes }, filter)} className="hover:underline">
        {format.cantidad(cantidad)}
      </Link>
    </TableCell>
  );
}

/** In less there is no room for an axis and twelve columns of 24 pixels. */
const MIN_COLUMNS_WIDTH_PX = 380;

export function MesesFigure({ resumen, catalogo }: { resumen: Resumen; catalogo: Catalogo }) {
  const format = useFormat();
  const switchId = useId();
  const [stacked, setStacked] = useState(false);
  const meses = useMemo(() => drawnOf(resumen), [resumen]);
  const series = useMemo(() => {
    if (!stacked) return null;
    const all = joinSummaries(meses.map(({ summary }) => summary));
    return withNamedOthers(paintedShares(all.categorias, catalogo.categorias, NONE.categoria));
  }, [stacked, meses, catalogo]);
  const drawn = {
    meses,
    series,
    rows: catalogo.categorias,
    isWhole: (mes: Mes) =>
      mes < mesOf(resumen.today) && resumen.since !== null && resumen.since <= `${mes}-01`,
    current: resumen.period.kind === 'mes' ? resumen.period.mes : null,
  };
  const shown = useMemo(() => drawnPeriodOf(resumen.period), [resumen.period]);
  const { title, stacked: stackedName } = FIGURES.meses;
  return (
    <FigureCard
      title={title}
      caption={captionOf(meses, resumen, format)}
      controls={
        <>
          <label htmlFor={switchId} className="text-sm text-muted-foreground">
            {stackedName}
          </label>
          <Switch id={switchId} checked={stacked} onCheckedChange={setStacked} />
        </>
      }
      draw={(width) => (
        <>
          {width < MIN_COLUMNS_WIDTH_PX ? (
            <MesesRows {...drawn} width={width} />
          ) : (
            <MesesChart {...drawn} width={width} />
          )}
          {series ? <MesesLegend series={series} period={shown} /> : null}
        </>
      )}
      table={<MesesTable meses={meses} series={series ?? []} rows={catalogo.categorias} />}
    />
  );
}

function captionOf(meses: readonly DrawnMes[], { today, since }: Resumen, format: Format): string {
  const { caption, only, none } = FIGURES.meses;
  const [first, ...others] = meses.filter(hasSome);
  if (!first) return none;
  // If the first month was recorded in part, a single other one is no «month with the most».
  if (others.length === 1 && !isWhollyRecorded(first.mes, since)) return '';
  const { mes, summary } = others.reduce(
    (most, one) => (most.summary.totals.total >= one.summary.totals.total ? most : one),
    first,
  );
  const { total } = summary.totals;
  // Of several equal ones, none is the month with the most.
  if (others.some((one) => one.mes !== mes && one.summary.totals.total === total)) return '';
  const cantidad = briefCantidad(total, 20, format);
  const name = format.mes(mes);
  return others.length === 0 ? only(cantidad, name) : caption(cantidad, name, tenseOf(mes, today));
}

/** At least this many months are drawn, with expenses or without. */
const MIN_MESES = 3;

/** Drops months before the first with expenses and, for a year, after the last. */
function drawnOf({ period, summaries }: Resumen): DrawnMes[] {
  const all = drawnMeses(period).flatMap((mes) => {
    const summary = summaries.get(mes);
    return summary ? [{ mes, summary }] : [];
  });
  const end = period.kind === 'mes' ? all.length : Math.max(all.findLastIndex(hasSome) + 1, MIN_MESES);
  const first = all.findIndex(hasSome);
  return all.slice(Math.max(0, Math.min(first === -1 ? end : first, end - MIN_MESES)), end);
}

function hasSome({ summary }: DrawnMes): boolean {
  return summary.totals.count > 0;
}

type MesesLegendProps = { series: readonly NamedShare[]; period: Period };

function MesesLegend({ series, period }: MesesLegendProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {series.map((share) => (
        <li key={share.ids.join()} className="max-w-[min(12rem,100%)]">
          <Link
            href={listAddress(period, { categorias: share.ids })}
            className="inline-flex min-h-8 max-w-full items-center gap-2 text-xs hover:underline"
          >
            <svg aria-hidden width={10} height={10} className="shrink-0">
              <rect width={10} height={10} rx={2} data-slot="mark" {...markPaint(share.paint)} />
            </svg>
            <span className="truncate">{share.nombre}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
