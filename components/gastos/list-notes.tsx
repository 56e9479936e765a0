import { LastRecordedLine } from '@/components/period/last-recorded-line';
import { mesOf, type Fecha } from '@/lib/domain/dates';
import { isNoFilter } from '@/lib/domain/gastos-query';
import type { Period } from '@/lib/domain/period';
import type { AskedQuery } from '@/lib/domain/query-address';
import { isSearchFull } from '@/lib/read/words';
import { FINDING } from '@/lib/text/gastos';

type ListNotesProps = { period: Period; filter: AskedQuery['filter']; today: Fecha };

/** Says that a search is too long, and where the last expenses are. */
export function ListNotes({ period, filter, today }: ListNotesProps) {
  const isOpening = period.kind === 'mes' && period.mes === mesOf(today) && isNoFilter(filter);
  return (
    <>
      {isSearchFull(filter.q) ? (
        <p role="status" className="px-4 pt-3 text-sm text-muted-foreground sm:px-6">
          {FINDING.searchFull}
        </p>
      ) : null}
      {isOpening ? <LastRecordedLine today={today} /> : null}
    </>
  );
}
