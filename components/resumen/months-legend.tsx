import Link from 'next/link';
import { listAddress } from '@/lib/domain/query-address';
import { boundsOfMes, lastDayOf } from '@/lib/domain/dates';
import type { DrawnMes } from './drawn-mes';
import type { NamedShare } from './named-share';

type MonthsLegendProps = { series: readonly NamedShare[]; meses: readonly DrawnMes[] };

/** Which hue is which category. Each leads to the category's expenses in all these months. */
export function MonthsLegend({ series, meses }: MonthsLegendProps) {
  const first = meses[0]?.mes;
  const last = meses.at(-1)?.mes;
  if (!first || !last) return null;
  const period = { kind: 'range', desde: boundsOfMes(first).desde, hasta: lastDayOf(last) } as const;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {series.map((share) => (
        <li key={share.ids.join()}>
          <Link
            href={listAddress(period, { categorias: share.ids })}
            prefetch={false}
            className="inline-flex min-h-8 max-w-48 items-center gap-2 text-xs hover:underline"
          >
            <svg aria-hidden width={10} height={10} className="shrink-0">
              <rect width={10} height={10} rx={2} data-slot="mark" data-mark-hue={share.hue} />
            </svg>
            <span className="truncate">{share.nombre}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
