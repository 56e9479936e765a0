import { X } from 'lucide-react';
import { TaggedHead } from '@/components/etiquetas/tagged-head';
import { LastRecordedLine } from '@/components/period/last-recorded-line';
import type { Ask } from '@/components/period/use-asked-query';
import { Button } from '@/components/ui/button';
import { mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { isNoFilter } from '@/lib/domain/gastos-query';
import type { Period } from '@/lib/domain/period';
import type { AskedQuery } from '@/lib/domain/query-address';
import { searchReadings } from '@/lib/domain/search-readings';
import { useFormat } from '@/lib/hooks/use-format';
import { asText, type SearchClock } from '@/lib/read/read-search';
import { cutSearch, isSearchFull } from '@/lib/read/words';
import { FILTERING, readingLabel, SEARCHING } from '@/lib/text/gastos';

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
          {FILTERING.searchFull}
        </p>
      ) : null}
      <SearchReadings q={filter.q} clock={clock} catalogo={catalogo} onAsk={onAsk} />
      <TaggedHead {...{ filter, period, catalogo, today }} />
      {isOpening ? <LastRecordedLine today={today} /> : null}
    </>
  );
}

type SearchReadingsProps = { q: string; clock: SearchClock; catalogo: Catalogo; onAsk: Ask };

/** Says what words of the search were read as; a press makes such a word text alone. */
function SearchReadings({ q, clock, catalogo, onAsk }: SearchReadingsProps) {
  const format = useFormat();
  const readings = searchReadings(q, clock, catalogo);
  if (readings.length === 0) return null;
  return (
    <ul aria-label={SEARCHING.readings} className="flex flex-wrap gap-2 px-4 pt-3 sm:px-6 print:hidden">
      {readings.map((reading) => {
        const word = q.slice(reading.start, reading.end);
        return (
          <li key={reading.start} className="min-w-0">
            <Button
              variant="outline"
              size="small"
              title={SEARCHING.onlyText(word)}
              onClick={() => {
                onAsk({ filter: { q: cutSearch(asText(q, reading)) } });
              }}
              className="max-w-full rounded-full"
            >
              <bdi className="truncate">{readingLabel(reading, word, format)}</bdi>
              <span className="sr-only">. {SEARCHING.onlyText(word)}</span>
              <X aria-hidden />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
