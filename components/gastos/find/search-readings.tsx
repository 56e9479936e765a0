import { X } from 'lucide-react';
import type { Ask } from '@/components/period/use-asked-query';
import { Button } from '@/components/ui/button';
import type { Catalogo } from '@/lib/domain/entities';
import type { SearchClock } from '@/lib/read/search-days';
import { searchReadings } from '@/lib/domain/search-readings';
import { useFormat } from '@/lib/hooks/use-format';
import { asText } from '@/lib/read/read-search';
import { cutSearch } from '@/lib/read/words';
import { readingLabel, SEARCHING } from '@/lib/text/searching';

type SearchReadingsProps = { q: string; clock: SearchClock; catalogo: Catalogo; onAsk: Ask };

/** Says what words of the search were read as; a press makes such a word text alone. */
export function SearchReadings({ q, clock, catalogo, onAsk }: SearchReadingsProps) {
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
