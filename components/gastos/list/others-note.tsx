import type { Period } from '@/lib/domain/dates';
import type { Totals } from '@/lib/domain/gastos-query';
import { looksElsewhere } from '@/lib/domain/find-gastos';
import { useFormat } from '@/lib/hooks/use-format';
import type { FoundList } from '@/lib/page/queries/gastos-index-client';
import { NOUNS } from '@/lib/text/common';
import { SEARCHING } from '@/lib/text/gastos';

type OthersNoteProps = { found: FoundList };

export function OthersNote({ found: { query, list, complete, isPartial } }: OthersNoteProps) {
  const format = useFormat();
  if (!looksElsewhere(query)) return null;
  const where = SEARCHING.elsewhere[query.period.kind];
  function said() {
    if (isPartial) return SEARCHING.unread(where);
    if (!complete) return SEARCHING.counting(where);
    return list.others && SEARCHING.more(format.plainNumber(list.others.totals.count), where);
  }
  return (
    <p role="status" className="text-xs tabular-nums text-muted-foreground sm:text-sm">
      {said()}
    </p>
  );
}

type OthersHeadingProps = {
  /** The others are outside of it. */
  period: Period;
  totals: Totals;
};

/** As high as `useLineHeights` says. */
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
