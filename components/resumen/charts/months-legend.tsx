import Link from 'next/link';
import { listAddress } from '@/lib/domain/query-address';
import type { Period } from '@/lib/domain/period';
import type { NamedShare } from './named-share';

type MonthsLegendProps = { series: readonly NamedShare[]; period: Period };

/** Which hue is which category. Each leads to the category's expenses in a period. */
export function MonthsLegend({ series, period }: MonthsLegendProps) {
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
