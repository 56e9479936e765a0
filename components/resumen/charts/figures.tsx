import { CalendarFigure } from './calendar-figure';
import { BudgetsCard } from '@/components/resumen/cards/budgets-card';
import { ChartPatterns } from './chart-patterns';
import { MesesFigure } from './meses-figure';
import { RecurringCard } from '@/components/resumen/cards/recurring-card';
import { CategoriasFigure, EstadosFigure, MetodosPagoFigure, type PictureProps } from './share-figures';
import { mesOf } from '@/lib/domain/dates';

/** The pictures of a period. Those without anything to show are left out. */
export function Figures({ resumen, summary, catalogo }: PictureProps) {
  const { period, today, summaries } = resumen;
  const isEmpty = summary.totals.count === 0;
  const isCurrent = period.kind === 'mes' && period.mes === mesOf(today);
  const mes = period.kind === 'mes' ? period.mes : null;
  return (
    <>
      <ChartPatterns />
      <div className="grid grid-cols-1 gap-4 empty:hidden sm:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none print:contents">
        {isCurrent ? <RecurringCard summaries={summaries} today={today} catalogo={catalogo} /> : null}
        {mes === null ? null : <BudgetsCard mes={mes} summary={summary} catalogo={catalogo} today={today} />}
      </div>
      {isEmpty ? null : <CategoriasFigure resumen={resumen} summary={summary} catalogo={catalogo} />}
      <MesesFigure resumen={resumen} catalogo={catalogo} />
      {isEmpty || mes === null ? null : <CalendarFigure mes={mes} summary={summary} today={today} />}
      {isEmpty ? null : (
        <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-2 print:contents">
          <MetodosPagoFigure resumen={resumen} summary={summary} catalogo={catalogo} />
          <EstadosFigure resumen={resumen} summary={summary} />
        </div>
      )}
    </>
  );
}
