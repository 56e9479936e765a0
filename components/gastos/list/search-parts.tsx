import { Button } from '@/components/ui/button';
import type { Ask } from '@/components/period/use-asked-query';
import type { GastosFilter, GastosQuery } from '@/lib/domain/gastos-query';
import { ALL_TIME } from '@/lib/domain/period';
import { searchParts, type SearchPart } from '@/lib/domain/search-parts';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { countQuery } from '@/lib/page/gastos-search';
import { NOUNS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { PART_NAMES, SEARCHING } from '@/lib/text/searching';

/** More parts are nobody's search. */
const MAX_PARTS = 6;

type SearchPartsProps = { query: GastosQuery; onAsk: Ask };

/** Of a search that finds nothing, says which part is in no expense, and offers to leave parts out. */
export function SearchParts({ query, onAsk }: SearchPartsProps) {
  const parts = searchParts(query.filter, query.clock);
  if (parts.length < 2) return null;
  return (
    <ul aria-label={SEARCHING.parts} className="grid w-full justify-items-center gap-3">
      {parts.slice(0, MAX_PARTS).map((part, place) => (
        <PartLine key={`${place} ${nameOf(part)}`} part={part} query={query} onAsk={onAsk} />
      ))}
    </ul>
  );
}

function PartLine({ part, query, onAsk }: SearchPartsProps & { part: SearchPart }) {
  const format = useFormat();
  const alone = useCount(query, part.alone);
  const without = useCount(query, part.without);
  if (alone === null || without === null || (alone > 0 && without === 0)) return null;
  const name = nameOf(part);
  return (
    <li className="grid max-w-full justify-items-center gap-1">
      {alone === 0 ? <p className="wrap-anywhere text-sm">{SEARCHING.nothingWith(name)}</p> : null}
      <Button
        variant={alone === 0 ? 'primary' : 'outline'}
        onClick={() => {
          onAsk({ filter: part.without });
        }}
      >
        <span className="truncate">
          {without === 0
            ? SEARCHING.without(name)
            : SEARCHING.withoutFinds(name, format.count(without, NOUNS.gasto))}
        </span>
      </Button>
    </li>
  );
}

function nameOf({ said }: SearchPart): string {
  return said.kind === 'word' ? SEARCHING.quoted(shorten(said.word)) : PART_NAMES[said.kind];
}

/** Counts in all time; null while unknown. */
function useCount({ orden, clock }: GastosQuery, filter: GastosFilter): number | null {
  const query = countQuery({ period: ALL_TIME, filter, orden, ...(clock && { clock }) });
  const answer = useQuery(query);
  return answer?.of === query.name ? answer.count : null;
}
