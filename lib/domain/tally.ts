import { type CatalogoTable, type Gasto, rowsOfGasto } from './entities';
import { addTo, addToUsage, UNUSED, type Usage } from './mes-summary';
import { toCents } from './money';

/**
 * From 1 to 2^32 - 1, the same for rows that differ in their id alone. FNV-1a over fields sorted by name: others
 * share it in one of four billion cases.
 */
export function fingerprintOf(row: object): number {
  const entries = Object.entries(row).filter(([field]) => field !== 'id');
  const text = JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1)
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  return hash >>> 0 || 1;
}

export const TALLY_PARTS = ['categorias', 'metodosPago', 'estados'] as const;

type TallyPart = (typeof TALLY_PARTS)[number];

/** By nombre, and by estado. */
export type Tally = { total: Usage } & Record<TallyPart, Map<string, Usage>>;

/** Both must agree. */
export type Tallies = { inFile: Tally; stored: Tally };

/** `unread` if reading failed. */
export type StoredTally = Tally | 'reading' | 'unread';

/** A missing row has the nombre ''. */
export type TalliedGasto = { cantidad: number; categoria: string; metodoPago: string; estado: string };

/** In the total if `part` is null, otherwise in a nombre. */
type TallyDifference = { part: TallyPart | null; nombre: string; inFile: Usage; stored: Usage };

export function emptyTally(): Tally {
  return { total: { ...UNUSED }, categorias: new Map(), metodosPago: new Map(), estados: new Map() };
}

/** Rounds each amount first. */
export function addToTally(tally: Tally, gastos: Iterable<TalliedGasto>): void {
  for (const { cantidad, categoria, metodoPago, estado } of gastos) {
    const cents = toCents(cantidad);
    addTo(tally.total, cents);
    addToUsage(tally.categorias, categoria, cents);
    addToUsage(tally.metodosPago, metodoPago, cents);
    addToUsage(tally.estados, estado, cents);
  }
}

/** In gross by default, as a file has it. */
export function talliedGastos(
  gastos: readonly Gasto[],
  catalogo: Readonly<Record<CatalogoTable, ReadonlyMap<number, { nombre: string }>>>,
  cantidadOf: (gasto: Gasto) => number = ({ cantidad }) => cantidad,
): TalliedGasto[] {
  return gastos.map((gasto) => {
    const { categoria, metodoPago } = rowsOfGasto(gasto, catalogo);
    return {
      cantidad: cantidadOf(gasto),
      categoria: categoria?.nombre ?? '',
      metodoPago: metodoPago?.nombre ?? '',
      estado: gasto.estado,
    };
  });
}

/** The total's first. */
export function compareTallies({ inFile: one, stored: other }: Tallies): TallyDifference[] {
  const differences: TallyDifference[] = [];
  function compare(part: TallyPart | null, nombre: string, a = UNUSED, b = UNUSED) {
    if (a.count !== b.count || a.total !== b.total) differences.push({ part, nombre, inFile: a, stored: b });
  }
  compare(null, '', one.total, other.total);
  for (const part of TALLY_PARTS)
    for (const nombre of new Set([...one[part].keys(), ...other[part].keys()]))
      compare(part, nombre, one[part].get(nombre), other[part].get(nombre));
  return differences;
}
