import { useMemo } from 'react';
import { sumEtiquetas } from '@/lib/domain/etiqueta-sums';
import { partOf } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { listPeriodOf } from '@/lib/domain/resumen-period';
import { FIGURE } from '@/lib/text/resumen';
import { shownEtiqueta } from '@/lib/text/format';
import { COUNTS_IN_BOTH, ETIQUETA_LIST, ETIQUETAS } from '@/lib/text/etiquetas';
import type { NamedShare } from './named-share';
import { ShareFigure } from './share-figure';
import type { PictureProps } from './share-figures';

/** The sums of the period by tag; renders nothing if its expenses have none. */
export function EtiquetasFigure({ resumen, summary }: Omit<PictureProps, 'catalogo'>) {
  const { shares, isShared } = useMemo(() => figureOf(summary), [summary]);
  if (shares.length === 0) return null;
  return (
    <ShareFigure
      title={ETIQUETAS.title}
      column={ETIQUETA_LIST.one}
      restForms={FIGURE.rest}
      joinsOthers={false}
      caption={isShared ? COUNTS_IN_BOTH : ''}
      shares={shares}
      hrefOf={({ ids: [place = 0] }) =>
        listAddress(listPeriodOf(resumen.period), { etiquetas: [shares[place]?.etiqueta ?? ''] })
      }
    />
  );
}

type EtiquetaShare = NamedShare & { etiqueta: string };

/**
 * The ids are places. Parts are those of the whole period; with an expense of two tags, they may make more than one
 * together.
 */
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
