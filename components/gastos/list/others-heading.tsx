import type { Totals } from '@/lib/domain/summary';
import { useFormat } from '@/lib/hooks/use-format';
import { NOUNS } from '@/lib/text/common';
import type { Period } from '@/lib/domain/period';
import { SEARCHING } from '@/lib/text/searching';

type OthersHeadingProps = {
  /** The others are outside of it. */
  period: Period;
  totals: Totals;
};

/** Stands between the expenses of the period and those of a search outside of it; as high as `useLineHeights` says. */
export function OthersHeading({ period, totals: { count, total } }: OthersHeadingProps) {
  const format = useFormat();
  return (
    <div className="flex h-12 items-center justify-between gap-4 border-b border-border px-4 sm:px-6">
      <h2 className="min-w-0 truncate text-sm font-semibold">{SEARCHING.others[period.kind]}</h2>
      <p className="shrink-0 text-sm tabular-nums text-muted-foreground">
        {format.count(count, NOUNS.gasto)} ·{' '}
        <span className="font-semibold text-foreground">{format.cantidad(total)}</span>
      </p>
    </div>
  );
}
