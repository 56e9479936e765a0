import { useId, useMemo, useState } from 'react';
import { Switch } from '@/components/ui/switch';
import { joinSummaries } from '@/lib/domain/mes-summary';
import { drawnMeses } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import type { Resumen } from '@/lib/hooks/use-resumen';
import { FIGURES } from '@/lib/text/resumen-words';
import { GASTOS } from '@/lib/text/screens';
import type { DrawnMes } from './drawn-mes';
import { FigureCard } from './figure-card';
import { fileNameOf } from './file-name-of';
import { MonthsChart, MONTHS_HEIGHT } from './months-chart';
import { MonthsLegend } from './months-legend';
import { MonthsTable } from './months-table';
import { huedShares, withNamedOthers } from './named-share';
import type { PictureProps } from './share-figures';

/** Twelve months beside each other; on demand each is stacked by category. */
export function MonthsFigure({ resumen, catalogo }: Pick<PictureProps, 'resumen' | 'catalogo'>) {
  const format = useFormat();
  const switchId = useId();
  const [stacked, setStacked] = useState(false);
  const meses = useMemo(() => drawnOf(resumen), [resumen]);
  const series = useMemo(() => {
    if (!stacked) return null;
    const all = joinSummaries(meses.map(({ summary }) => summary));
    return withNamedOthers(huedShares(all.categorias, catalogo.categorias, GASTOS.noCategoria));
  }, [stacked, meses, catalogo]);
  const largest = meses.reduce<DrawnMes | null>(
    (most, one) => (most && most.summary.totals.total >= one.summary.totals.total ? most : one),
    null,
  );
  const { title, caption, none, stacked: stackedName } = FIGURES.meses;
  return (
    <FigureCard
      title={title}
      caption={
        largest && largest.summary.totals.total > 0n
          ? caption(format.month(largest.mes), format.amount(largest.summary.totals.total))
          : none
      }
      fileName={fileNameOf('mes-a-mes', resumen)}
      height={MONTHS_HEIGHT}
      controls={
        <div className="-mr-1 -mt-2 flex shrink-0 items-center print:hidden">
          <label htmlFor={switchId} className="text-sm text-muted-foreground">
            {stackedName}
          </label>
          <Switch id={switchId} checked={stacked} onCheckedChange={setStacked} />
        </div>
      }
      draw={(width) => (
        <>
          <MonthsChart
            meses={meses}
            series={series}
            rows={catalogo.categorias}
            current={resumen.period.kind === 'mes' ? resumen.period.mes : null}
            width={width}
          />
          {series ? <MonthsLegend series={series} meses={meses} /> : null}
        </>
      )}
      table={<MonthsTable meses={meses} series={series ?? []} rows={catalogo.categorias} />}
    />
  );
}

function drawnOf({ period, summaries }: Resumen): DrawnMes[] {
  return drawnMeses(period).flatMap((mes) => {
    const summary = summaries.get(mes);
    return summary ? [{ mes, summary }] : [];
  });
}
