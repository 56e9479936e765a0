import { useMemo } from 'react';
import { differenceText, thanText } from '@/components/resumen/cards/answer-text';
import { beforeBy } from '@/lib/domain/comparison';
import { mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { sumEtiquetas } from '@/lib/domain/etiqueta-sums';
import { totalOfShare } from '@/lib/domain/figures';
import { ESTADO_KINDS, type EstadoKind } from '@/lib/domain/gastos-query';
import { type MesSummary, UNUSED } from '@/lib/domain/mes-summary';
import { partOf } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { isAhead, listPeriodOf } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import type { Resumen } from '@/lib/page/resumen-query';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { NONE } from '@/lib/text/common';
import { ETIQUETA_LIST, ETIQUETAS } from '@/lib/text/etiquetas';
import { type Format, shownEtiqueta } from '@/lib/text/format';
import { FIGURE, FIGURES } from '@/lib/text/resumen';
import { type NamedShare, namedShares, paintedShares, ShareFigure } from './share-figure';

export type PictureProps = { resumen: Resumen; summary: MesSummary; catalogo: Catalogo };

export function CategoriasFigure({ resumen, summary, catalogo }: PictureProps) {
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

export function MetodosPagoFigure({ resumen, summary, catalogo }: PictureProps) {
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

export function EstadosFigure({ resumen, summary }: Omit<PictureProps, 'catalogo'>) {
  const format = useFormat();
  const words = usePeriodWords(resumen);
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
            ? other(briefCantidad(otherTotal, 20, format), words)
            : paid(words)
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
function usePeriodWords({ period, today }: Pick<Resumen, 'period' | 'today'>) {
  const format = useFormat();
  return { name: nameOf(period, today, format), isAhead: isAhead(period, today) };
}

function nameOf(period: Resumen['period'], today: Resumen['today'], format: Format): string {
  if (period.kind === 'year') return period.year;
  const sameYear = period.mes.slice(0, 4) === mesOf(today).slice(0, 4);
  return sameYear ? format.mesName(period.mes) : format.mes(period.mes);
}

export function EtiquetasFigure({ resumen, summary }: Omit<PictureProps, 'catalogo'>) {
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
