import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { differenceText, thanText } from '@/components/resumen/cards/answer-text';
import { cn } from '@/components/ui/cn';
import { HUES } from '@/lib/domain/color';
import { beforeBy } from '@/lib/domain/comparison';
import { mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { sumEtiquetas } from '@/lib/domain/etiqueta-sums';
import { totalOfShare } from '@/lib/domain/figures';
import { ESTADO_KINDS, type EstadoKind } from '@/lib/domain/gastos-query';
import { type MesSummary, UNUSED } from '@/lib/domain/mes-summary';
import { partOf } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { listPeriodOf } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import { afterShown } from '@/lib/page/phase';
import type { Resumen } from '@/lib/page/queries/resumen-query';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { NONE } from '@/lib/text/common';
import { ETIQUETA_LIST, ETIQUETAS } from '@/lib/text/etiquetas';
import { type Format, shownEtiqueta } from '@/lib/text/format';
import { FIGURE, FIGURES } from '@/lib/text/resumen';
import { CalendarFigure } from './calendar-figure';
import { MesesFigure } from './meses-figure';
import { type NamedShare, namedShares, paintedShares, ShareFigure } from './share-figure';

type PictureProps = { resumen: Resumen; summary: MesSummary; catalogo: Catalogo };

function CategoriasFigure({ resumen, summary, catalogo }: PictureProps) {
  const caption = useShareCaption(FIGURES.categorias.caption);
  const tipOf = useDifference(resumen, catalogo);
  const shares = useMemo(
    () => paintedShares(summary.categorias, catalogo.categorias, NONE.categoria),
    [summary, catalogo],
  );
  return (
    <ShareFigure
      title={FIGURES.categorias.title}
      column={FIGURES.categorias.column}
      caption={caption(shares)}
      shares={shares}
      hrefOf={({ ids }) => listAddress(listPeriodOf(resumen.period), { categorias: ids })}
      tipOf={tipOf}
    />
  );
}

function MetodosPagoFigure({ resumen, summary, catalogo }: PictureProps) {
  const caption = useShareCaption(FIGURES.metodosPago.caption);
  const shares = useMemo(
    () => namedShares(summary.metodosPago, catalogo.metodosPago, NONE.metodoPago),
    [summary, catalogo],
  );
  return (
    <ShareFigure
      title={FIGURES.metodosPago.title}
      column={FIGURES.metodosPago.column}
      restForms={FIGURE.restMetodos}
      caption={caption(shares)}
      shares={shares}
      hrefOf={({ ids }) => listAddress(listPeriodOf(resumen.period), { metodosPago: ids })}
    />
  );
}

function EstadosFigure({ resumen, summary }: Omit<PictureProps, 'catalogo'>) {
  const format = useFormat();
  const name = nameOf(resumen.period, resumen.today, format);
  const { total, pending } = summary.totals;
  const otherTotal = (summary.estados.get('otro') ?? UNUSED).total;
  const { pending: someLeft, other, paid, names, title, column } = FIGURES.estados;
  return (
    <ShareFigure
      title={title}
      column={column}
      caption={
        pending > 0n
          ? someLeft(briefCantidad(pending, 20, format), format.part(partOf(pending, total)))
          : otherTotal > 0n
            ? other(briefCantidad(otherTotal, 20, format), name)
            : paid(name)
      }
      shares={estadoShares(summary, names)}
      hrefOf={({ ids }) =>
        listAddress(listPeriodOf(resumen.period), {
          estados: ESTADO_KINDS.filter((_, position) => ids.includes(position)),
        })
      }
    />
  );
}

/** The ids of the shares are places in {@link ESTADO_KINDS}. */
function estadoShares(
  { estados, totals }: MesSummary,
  names: Readonly<Record<EstadoKind, string>>,
): NamedShare[] {
  return ESTADO_KINDS.flatMap((kind, position) => {
    const usage = estados.get(kind);
    if (!usage) return [];
    return [{ ...usage, ids: [position], part: partOf(usage.total, totals.total), nombre: names[kind] }];
  }).sort((a, b) => b.part - a.part);
}

function useShareCaption(
  caption: (nombre: string, cantidad: string, part: string) => string,
): (shares: readonly NamedShare[]) => string {
  const format = useFormat();
  return ([largest]) =>
    largest && largest.total > 0n
      ? caption(largest.nombre, briefCantidad(largest.total, 20, format), format.part(largest.part))
      : '';
}

function useDifference(resumen: Resumen, catalogo: Catalogo): (share: NamedShare) => string | null {
  const format = useFormat();
  const before = useMemo(() => beforeBy(resumen, resumen.period)?.categorias ?? null, [resumen]);
  return (share) =>
    before
      ? differenceText(
          share.total,
          totalOfShare(before, share, catalogo.categorias),
          thanText(resumen, format),
          format,
        )
      : null;
}

/** Within a sentence: «octubre», «octubre de 2025», «2026». */
function nameOf(period: Resumen['period'], today: Resumen['today'], format: Format): string {
  if (period.kind === 'year') return period.year;
  const sameYear = period.mes.slice(0, 4) === mesOf(today).slice(0, 4);
  return sameYear ? format.mesName(period.mes) : format.mes(period.mes);
}

function EtiquetasFigure({ resumen, summary }: Omit<PictureProps, 'catalogo'>) {
  const { shares, isShared } = useMemo(() => figureOf(summary), [summary]);
  if (shares.length === 0) return null;
  return (
    <ShareFigure
      title={ETIQUETAS.title}
      column={ETIQUETA_LIST.one}
      restForms={FIGURE.rest}
      joinsOthers={false}
      caption={isShared ? ETIQUETA_LIST.countsInBoth : ''}
      shares={shares}
      hrefOf={({ ids: [place = 0] }) =>
        listAddress(listPeriodOf(resumen.period), { etiquetas: [shares[place]?.etiqueta ?? ''] })
      }
    />
  );
}

type EtiquetaShare = NamedShare & { etiqueta: string };

/** The ids are places. Parts are of the whole period; an expense of two tags counts twice. */
function figureOf({ gastos, totals }: PictureProps['summary']): {
  shares: EtiquetaShare[];
  isShared: boolean;
} {
  const { etiquetas, shared } = sumEtiquetas(gastos);
  const shares = etiquetas.map(({ nombre, count, total }, place) => ({
    ids: [place],
    etiqueta: nombre,
    nombre: shownEtiqueta(nombre),
    count,
    total,
    part: partOf(total, totals.total),
  }));
  return { shares, isShared: shared > 0 };
}

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
