import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cn } from '@/components/ui/cn';
import { HUES } from '@/lib/domain/color';
import { afterShown } from '@/lib/page/phase';
import { CalendarFigure } from './calendar-figure';
import { MesesFigure } from './meses-figure';
import {
  CategoriasFigure,
  EstadosFigure,
  EtiquetasFigure,
  MetodosPagoFigure,
  type PictureProps,
} from './share-figures';

/** In the order of drawing, each in a moment of its own. */
const PICTURES = ['categorias', 'meses', 'calendar', 'metodos'] as const;

type Picture = (typeof PICTURES)[number];

/** How many of them are wanted. */
const wanted = createStore<number>(() => 0);

/** False until the window shows their place, the page is idle, or it is printed. */
function useIsWanted(picture: Picture): boolean {
  return useStore(wanted, (count) => PICTURES.indexOf(picture) < count);
}

function wantAll(): void {
  wanted.setState(PICTURES.length, true);
}

function wantNext(): void {
  wanted.setState((count) => count + 1, true);
}

function wantAtOnce(): void {
  flushSync(wantAll);
}

export function useWait(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const areAllWanted = useIsWanted('metodos');
  useEffect(() => {
    if (areAllWanted) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wantAll();
    });
    if (place.current) seen.observe(place.current);
    for (const _ of PICTURES) afterShown(wantNext);
    window.addEventListener('beforeprint', wantAtOnce);
    return () => {
      seen.disconnect();
      window.removeEventListener('beforeprint', wantAtOnce);
    };
  }, [areAllWanted]);
  return place;
}

/** Keeps the place of all pictures until they are wanted. */
export function CategoriasPart(props: PictureProps) {
  const place = useWait();
  if (!useIsWanted('categorias')) return <div ref={place} className="min-h-80" />;
  return (
    <>
      <ChartPatterns />
      {isEmpty(props) ? null : (
        <div
          className={cn(
            'min-[112.5rem]:col-start-2 min-[112.5rem]:row-start-2 print:contents',
            isYear(props) && 'min-[112.5rem]:row-span-2',
          )}
        >
          <CategoriasFigure {...props} />
        </div>
      )}
    </>
  );
}

export function TimePart(props: PictureProps) {
  const { period, today, summaries } = props.resumen;
  const hasMeses = useIsWanted('meses');
  const hasCalendar = useIsWanted('calendar') && !isEmpty(props);
  return (
    <>
      {hasMeses ? <MesesFigure {...props} /> : null}
      {!hasCalendar || period.kind === 'year' ? null : (
        <CalendarFigure mes={period.mes} summary={props.summary} summaries={summaries} today={today} />
      )}
    </>
  );
}

/** Last of one column. In three it stands below the categories; of a year, below its months. */
export function MetodosPart(props: PictureProps) {
  if (!useIsWanted('metodos') || isEmpty(props)) return null;
  // Otherwise the tile of what is pending says the same.
  const hasOthers = props.summary.estados.has('otro');
  return (
    <div
      className={cn(
        'sm:not-has-[>:only-child]:grid-cols-2 grid grid-cols-1 gap-4 max-xl:order-last print:contents',
        'min-[112.5rem]:row-start-3 min-[112.5rem]:self-start',
        isYear(props) ? 'min-[112.5rem]:col-start-3' : 'min-[112.5rem]:col-start-2',
      )}
    >
      <MetodosPagoFigure {...props} />
      <EtiquetasFigure {...props} />
      {hasOthers ? <EstadosFigure {...props} /> : null}
    </div>
  );
}

function isYear({ resumen }: PictureProps): boolean {
  return resumen.period.kind === 'year';
}

function isEmpty({ summary }: PictureProps): boolean {
  return summary.totals.count === 0;
}

/** Direction of each hue's lines in degrees, and their distance in pixels. */
const LINES: readonly (readonly [degrees: number, gap: number])[] = [
  [45, 4],
  [135, 4],
  [0, 4],
  [90, 4],
  [45, 8],
  [135, 8],
  [0, 8],
  [90, 8],
  [20, 6],
];

/** Patterns that replace hues under forced colours; globals.css applies them. */
function ChartPatterns() {
  return (
    <svg aria-hidden width={0} height={0} className="absolute">
      <defs>
        {HUES.map((hue, position) => {
          const [degrees, gap] = LINES[position] ?? [0, 4];
          return (
            <pattern
              key={hue}
              id={`pattern-${hue}`}
              width={gap}
              height={gap}
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${degrees})`}
            >
              <rect width={gap} height={gap} className="fill-[Canvas]" />
              <line x1={0} x2={gap} y1={gap / 2} y2={gap / 2} className="stroke-[CanvasText] stroke-2" />
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
}
