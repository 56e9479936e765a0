import {
  readSearch,
  type SearchClock,
  type SearchMeaning,
  type SearchTerm,
  withoutTerm,
} from '@/lib/read/read-search';
import { foldText, withSingleSpaces } from '@/lib/read/words';
import { type Catalogo, type CatalogoTable, type Gasto, rowsOfGasto } from './entities';
import { asksForEtiquetas, type GastosFilter, NO_FILTER } from './gastos-query';
import { groupBy } from './lists';
import { netCents } from './reembolsos';

/** Nobody types a longer nombre. */
const MAX_LENGTH = 20;

/** Round amounts, as people ask for them. */
const ROUND = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

/** One in this number of expenses is above an example's amount. */
const ONE_IN = 10;

/** Up to three; each finds something. */
export function searchExamples(newestFirst: readonly Gasto[], catalogo: Catalogo): string[] {
  const [newest] = newestFirst;
  if (!newest) return [];
  const year = newest.fecha.slice(0, 4);
  const isPending = newestFirst.some(({ estado }) => estado === 'pendiente');
  const examples = [
    nombreExample(newestFirst),
    isPending ? 'pendiente' : categoriaExample(newestFirst, catalogo, year),
    cantidadExample(newestFirst),
  ];
  return examples.filter((example) => example !== null);
}

/** The most frequent that is text alone. */
function nombreExample(gastos: readonly Gasto[]): string | null {
  return mostFrequent(gastos.map(({ nombre }) => withSingleSpaces(nombre).toLowerCase()).filter(isPlain));
}

function categoriaExample(gastos: readonly Gasto[], catalogo: Catalogo, year: string): string | null {
  const ofYear = gastos.filter(({ fecha }) => fecha.startsWith(year));
  const nombres = ofYear.map((gasto) =>
    withSingleSpaces(rowsOfGasto(gasto, catalogo).categoria?.nombre ?? ''),
  );
  const nombre = mostFrequent(nombres.map((one) => one.toLowerCase()).filter(isPlain));
  return nombre && `${nombre} ${year}`;
}

function cantidadExample(gastos: readonly Gasto[]): string | null {
  const bound = ROUND.find(
    (round) =>
      gastos.filter((gasto) => netCents(gasto) > BigInt(round) * 100n).length * ONE_IN >= gastos.length,
  );
  return bound === undefined ? null : `>${bound}`;
}

/** The first of equals. */
function mostFrequent(texts: readonly string[]): string | null {
  let most: readonly string[] = [];
  for (const equal of groupBy(texts, (text) => text).values()) if (equal.length > most.length) most = equal;
  return most[0] ?? null;
}

function isPlain(text: string): boolean {
  const terms = readSearch(text);
  return (
    text !== '' &&
    text.length <= MAX_LENGTH &&
    terms.every(({ meanings, isLiteral }) => meanings.length === 0 && !isLiteral)
  );
}

type FilterKind = 'categorias' | 'metodosPago' | 'estados' | 'devoluciones' | 'etiquetas' | 'cantidad';

/** A word of the search, or a kind of filter. */
type SearchPart = {
  said: { kind: 'word'; word: string } | { kind: FilterKind };
  alone: GastosFilter;
  without: GastosFilter;
};

export function searchParts(filter: GastosFilter, clock: SearchClock | undefined): SearchPart[] {
  const { q } = filter;
  const words = readSearch(q, clock).map((term): SearchPart => {
    const word = q.slice(term.start, term.end);
    return {
      said: { kind: 'word', word },
      alone: { ...NO_FILTER, q: word },
      without: { ...filter, q: withoutTerm(q, term) },
    };
  });
  return [...words, ...kindsOf(filter).map(([kind, part, none]) => partOf(filter, kind, part, none))];
}

type Fields = Partial<GastosFilter>;

function kindsOf(filter: GastosFilter): [FilterKind, Fields, Fields][] {
  const { categorias, metodosPago, estados, devoluciones, etiquetas, etiquetasModo, min, max } = filter;
  const kinds: [FilterKind, Fields, Fields][] = [];
  if (categorias.length > 0) kinds.push(['categorias', { categorias }, { categorias: [] }]);
  if (metodosPago.length > 0) kinds.push(['metodosPago', { metodosPago }, { metodosPago: [] }]);
  if (estados.length > 0) kinds.push(['estados', { estados }, { estados: [] }]);
  if (devoluciones.length > 0) kinds.push(['devoluciones', { devoluciones }, { devoluciones: [] }]);
  if (asksForEtiquetas(filter))
    kinds.push(['etiquetas', { etiquetas, etiquetasModo }, { etiquetas: [], etiquetasModo: 'alguna' }]);
  if (min !== null || max !== null) kinds.push(['cantidad', { min, max }, { min: null, max: null }]);
  return kinds;
}

function partOf(filter: GastosFilter, kind: FilterKind, fields: Fields, none: Fields): SearchPart {
  return { said: { kind }, alone: { ...NO_FILTER, ...fields }, without: { ...filter, ...none } };
}

/** A part that means more than its text. */
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
