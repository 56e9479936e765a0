import type { Gasto, Catalogo } from './entities';
import { toCents, type Cents } from './money';

/** How many expenses there are of something, and what they add up to. */
export type Tallied = { count: number; sum: Cents };

/** By what expenses are counted, besides being counted all together. */
export const TALLY_PARTS = ['categorias', 'metodosPago', 'estados'] as const;

/** One of {@link TALLY_PARTS}. */
export type TallyPart = (typeof TALLY_PARTS)[number];

/** Counts and sums of expenses: of all, and by the nombre of category and method and by estado. */
export type Tally = { total: Tallied } & Record<TallyPart, Map<string, Tallied>>;

/** What a file holds and what is stored: after an import, a restore or an export they must agree. */
export type Tallies = { inFile: Tally; stored: Tally };

/** A tally of what is stored, that it is still being read, or that it could not be. */
export type StoredTally = Tally | 'reading' | 'unread';

/** What a tally reads of an expense; a category or a method that is not there has the nombre ''. */
export type TalliedGasto = { cantidad: number; categoria: string; metodoPago: string; estado: string };

/**
 * One difference between two tallies: in the total if `part` is null, otherwise in a nombre of that part. A nombre
 * that one of them does not have counts there as no expenses.
 */
export type TallyDifference = { part: TallyPart | null; nombre: string; inFile: Tallied; stored: Tallied };

const NOTHING: Tallied = { count: 0, sum: 0n };

/** A tally of nothing yet, to be added to as expenses arrive. */
export function emptyTally(): Tally {
  return { total: { ...NOTHING }, categorias: new Map(), metodosPago: new Map(), estados: new Map() };
}

/** Adds expenses to a tally; each amount is rounded to hundredths first, as everywhere. */
export function addToTally(tally: Tally, gastos: Iterable<TalliedGasto>): void {
  for (const { cantidad, categoria, metodoPago, estado } of gastos) {
    const cents = toCents(cantidad);
    add(tally.total, cents);
    add(entryOf(tally.categorias, categoria), cents);
    add(entryOf(tally.metodosPago, metodoPago), cents);
    add(entryOf(tally.estados, estado), cents);
  }
}

/** What a tally reads of stored expenses. */
export function talliedGastos(
  gastos: readonly Gasto[],
  { categorias, metodosPago }: Catalogo,
): TalliedGasto[] {
  return gastos.map(({ cantidad, categoriaId, metodoPagoId, estado }) => ({
    cantidad,
    categoria: categorias.get(categoriaId)?.nombre ?? '',
    metodoPago: metodosPago.get(metodoPagoId)?.nombre ?? '',
    estado,
  }));
}

/** All differences between the two tallies, the one of the total first; none if they agree to the hundredth. */
export function compareTallies({ inFile: one, stored: other }: Tallies): TallyDifference[] {
  const differences: TallyDifference[] = [];
  function compare(part: TallyPart | null, nombre: string, a = NOTHING, b = NOTHING) {
    if (a.count !== b.count || a.sum !== b.sum) differences.push({ part, nombre, inFile: a, stored: b });
  }
  compare(null, '', one.total, other.total);
  for (const part of TALLY_PARTS)
    for (const nombre of new Set([...one[part].keys(), ...other[part].keys()]))
      compare(part, nombre, one[part].get(nombre), other[part].get(nombre));
  return differences;
}

function add(tallied: Tallied, cents: Cents): void {
  tallied.count += 1;
  tallied.sum += cents;
}

function entryOf(entries: Map<string, Tallied>, nombre: string): Tallied {
  const known = entries.get(nombre);
  if (known) return known;
  const entry = { ...NOTHING };
  entries.set(nombre, entry);
  return entry;
}
