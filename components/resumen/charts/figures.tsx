import { CalendarFigure } from './calendar-figure';
import { ChartPatterns } from './chart-patterns';
import { MesesFigure } from './meses-figure';
import { CategoriasFigure, EstadosFigure, MetodosPagoFigure, type PictureProps } from './share-figures';

/** On what the money of a period went. Nothing where none did. */
export function CategoriasPart(props: PictureProps) {
  return (
    <>
      <ChartPatterns />
      {isEmpty(props) ? null : <CategoriasFigure {...props} />}
    </>
  );
}

/** When the money went: month by month and, of a month, day by day. */
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

/** How it was paid, and whether it was. */
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
