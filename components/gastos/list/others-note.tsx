import { looksElsewhere } from '@/lib/domain/whole-search';
import type { FoundList } from '@/lib/page/list-answer';
import { useFormat } from '@/lib/hooks/use-format';
import { SEARCHING } from '@/lib/text/searching';

type OthersNoteProps = { found: FoundList };

/** Says beside the period's sums that a search found more outside of it, or still looks there. */
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
