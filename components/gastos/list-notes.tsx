import { LastRecordedLine } from '@/components/period/last-recorded-line';
import type { Ask } from '@/components/period/use-asked-query';
import { mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { isNoFilter } from '@/lib/domain/gastos-query';
import type { SearchClock } from '@/lib/read/search-days';
import type { Period } from '@/lib/domain/period';
import type { AskedQuery } from '@/lib/domain/query-address';
import { isSearchFull } from '@/lib/read/words';
import { FINDING } from '@/lib/text/gastos';
import { SearchReadings } from './find/search-readings';

type ListNotesProps = {
  period: Period;
  filter: AskedQuery['filter'];
  clock: SearchClock;
  catalogo: Catalogo;
  onAsk: Ask;
};

/** Says that a search is too long, what it was read as, and where the last expenses are. */
export function ListNotes({ period, filter, clock, catalogo, onAsk }: ListNotesProps) {
  const { today } = clock;
  const isOpening = period.kind === 'mes' && period.mes === mesOf(today) && isNoFilter(filter);
  return (
    <>
      {isSearchFull(filter.q) ? (
        <p role="status" className="px-4 pt-3 text-sm text-muted-foreground sm:px-6">
          {FINDING.searchFull}
        </p>
      ) : null}
      <SearchReadings q={filter.q} clock={clock} catalogo={catalogo} onAsk={onAsk} />
      {isOpening ? <LastRecordedLine today={today} /> : null}
    </>
  );
}
