import type { Catalogo, CatalogoTable } from './entities';
import type { SearchClock } from '@/lib/read/search-days';
import { readSearch, type SearchMeaning, type SearchTerm } from '@/lib/read/read-search';
import { foldText, withSingleSpaces } from '@/lib/read/words';

/** A part of a search that means more than its text. */
export type SearchReading = {
  start: number;
  end: number;
  meanings: readonly SearchMeaning[];
  /** The row whose whole nombre the part is. */
  named: { table: CatalogoTable; nombre: string } | null;
};

export function searchReadings(q: string, clock: SearchClock, catalogo: Catalogo): SearchReading[] {
  const terms = readSearch(q, clock);
  const names = namesOf(catalogo);
  const readings: SearchReading[] = [];
  for (let place = 0; place < terms.length;) {
    const { reading, count } = readingAt(terms, place, names);
    if (reading) readings.push(reading);
    place += count;
  }
  return readings;
}

type Names = ReadonlyMap<string, NonNullable<SearchReading['named']>>;

function readingAt(
  terms: readonly SearchTerm[],
  place: number,
  names: Names,
): { reading: SearchReading | null; count: number } {
  const [first, ...others] = terms.slice(place);
  if (!first || first.isLiteral) return { reading: null, count: 1 };
  const { start, meanings } = first;
  const named = longestName([first, ...others], names);
  if (!named && meanings.length === 0) return { reading: null, count: 1 };
  const count = named?.count ?? 1;
  const end = terms[place + count - 1]?.end ?? first.end;
  return { reading: { start, end, meanings: count === 1 ? meanings : [], named: named?.row ?? null }, count };
}

function longestName(terms: readonly SearchTerm[], names: Names) {
  let said = '';
  let found: { row: NonNullable<SearchReading['named']>; count: number } | null = null;
  for (const [place, { words, isLiteral }] of terms.entries()) {
    if (isLiteral) break;
    said = [said, ...words].join(' ').trim();
    const row = names.get(said);
    if (row) found = { row, count: place + 1 };
  }
  return found;
}

/** By folded nombre; a category before a method. */
function namesOf({ categorias, metodosPago }: Catalogo): Names {
  const names = new Map<string, NonNullable<SearchReading['named']>>();
  for (const { nombre } of metodosPago.values())
    names.set(withSingleSpaces(foldText(nombre)), { table: 'metodosPago', nombre });
  for (const { nombre } of categorias.values())
    names.set(withSingleSpaces(foldText(nombre)), { table: 'categorias', nombre });
  return names;
}
