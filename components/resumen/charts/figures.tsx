import { CalendarFigure } from './calendar-figure';
import { ChartPatterns } from './chart-patterns';
import { MesesFigure } from './meses-figure';
import { CategoriasFigure, EstadosFigure, MetodosPagoFigure, type PictureProps } from './share-figures';

/** Renders only patterns if the period has no expenses. */
export function CategoriasPart(props: PictureProps) {
  return (
    <>
      <ChartPatterns />
      {isEmpty(props) ? null : <CategoriasFigure {...props} />}
    </>
  );
}

/** Spending by month and, for a month, by day. */
export function TimePart(props: PictureProps) {
  const { period, today } = props.resumen;
  return (
    <>
      <MesesFigure {...props} />
      {isEmpty(props) || period.kind === 'year' ? null : (
        <CalendarFigure mes={period.mes} summary={props.summary} today={today} />
      )}
    </>
  );
}

/** Methods and estados. */
export function MetodosPart(props: PictureProps) {
  if (isEmpty(props)) return null;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:contents">
      <MetodosPagoFigure {...props} />
      <EstadosFigure {...props} />
    </div>
  );
}

function isEmpty({ summary }: PictureProps): boolean {
  return summary.totals.count === 0;
}
