import type { Catalogo, Gasto } from './entities';
import { groupBy } from './lists';
import { netCents } from './reembolsos';
import { readSearch } from '@/lib/read/read-search';
import { withSingleSpaces } from '@/lib/read/words';

/** A longer nombre is not typed. */
const MAX_LENGTH = 20;

/** Round amounts, as people ask for them. */
const ROUND = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

/** One in this number of expenses is above the amount of an example. */
const ONE_IN = 10;

/** Answers up to three different searches that find something among these expenses, the newest first. */
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

/** The most frequent nombre that is text alone. */
function nombreExample(gastos: readonly Gasto[]): string | null {
  return mostFrequent(gastos.map(({ nombre }) => withSingleSpaces(nombre).toLowerCase()).filter(isPlain));
}

function categoriaExample(gastos: readonly Gasto[], { categorias }: Catalogo, year: string): string | null {
  const ofYear = gastos.filter(({ fecha }) => fecha.startsWith(year));
  const nombres = ofYear.map(({ categoriaId }) =>
    withSingleSpaces(categorias.get(categoriaId)?.nombre ?? ''),
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

/** Answers null for none; of equally frequent ones the first. */
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
