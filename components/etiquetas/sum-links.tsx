import { Link } from '@/components/ui/link';
import { cn } from '@/components/ui/cn';
import { SCROLL_ROW } from '@/components/ui/scroll-row';
import type { Cents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';

export type SumLink = { id: string; label: string; total: Cents; href: string };

/** Named sums, each leading to its expenses: a row that scrolls on a phone. */
export function SumLinks({ label, sums }: { label: string; sums: readonly SumLink[] }) {
  const format = useFormat();
  return (
    <div className="-ml-2 -mr-4 sm:-mr-6">
      <ul aria-label={label} className={cn(SCROLL_ROW, 'text-sm sm:flex-wrap sm:overflow-x-visible')}>
        {sums.map(({ id, label: name, total, href }) => (
          <li key={id} className="max-w-72 shrink-0">
            <Link
              href={href}
              className="flex min-h-11 items-center gap-1.5 rounded px-2 hover:bg-accent sm:min-h-8"
            >
              <bdi className="truncate">{name}</bdi>{' '}
              <span className="shrink-0 tabular-nums">{format.cantidad(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
