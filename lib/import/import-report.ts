import { type CatalogoTable, type GastoFields, rowsOfGasto } from '@/lib/domain/entities';
import { countLeftOut, type GastoFault } from '@/lib/domain/gasto-rules';
import { addToTally, emptyTally, type TalliedGasto } from '@/lib/domain/tally';
import {
  COMPLETING_PERCENT,
  type GastoRejection,
  type ImportSummary,
  type ReferenceFault,
  type Rejection,
} from './import-summary';
import type { CatalogoEntry, StoredName } from './read-catalogo';

const MAX_LISTED_REJECTIONS = 1000;

export function emptySummary(): ImportSummary {
  return {
    total: 0,
    imported: 0,
    errors: 0,
    skipped: 0,
    leftOut: 0,
    categorias: 0,
    metodosPago: 0,
    rejections: [],
    unlisted: 0,
  };
}

/** Only expenses count as errors (docs/specification.md §8). */
export function reject(summary: ImportSummary, rejection: Rejection): void {
  if (rejection.kind === 'gasto' || rejection.kind === 'gasto-refused') summary.errors += 1;
  if (summary.rejections.length < MAX_LISTED_REJECTIONS) summary.rejections.push(rejection);
  else summary.unlisted += 1;
}

/** A whole number up to 99; only a committed import is at 100. */
export function percentOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(COMPLETING_PERCENT, Math.floor((done / total) * 100));
}

/** A table once its rows are written; `rows` are all of them, the stored ones first. */
export type SettledTable = {
  entries: readonly CatalogoEntry<{ nombre: string }>[];
  rows: readonly StoredName[];
  added: number;
  rejections: readonly Rejection[];
};

/** `fields` hold local ids, `inFile` those of the file; `duplicate`: an equal expense is stored. */
export type PlannedGasto =
  | { act: 'add'; fields: GastoFields; inFile: GastoFields; duplicate: boolean }
  | { act: 'reject'; faults: readonly (GastoFault | ReferenceFault)[] };

/** `gastos` say what becomes of each item, `rows` are the expenses to add. */
export type PlannedBatch = {
  items: readonly unknown[];
  gastos: readonly PlannedGasto[];
  rows: readonly GastoFields[];
};

/** The expenses of a batch that were added, and the others as in the file. */
type SettledBatch = {
  added: GastoFields[];
  rejected: { item: unknown; rejection: GastoRejection }[];
};

/** Counts what became of each item of an import, and tallies the added expenses as in the file. */
export class ImportReport {
  readonly summary = emptySummary();
  readonly inFile = emptyTally();
  readonly #entries: number;
  readonly #gastos: number;
  readonly #names: Record<CatalogoTable, ReadonlyMap<number, string>>;

  /** `gastos`: the number of expenses in the file. */
  constructor({ categorias, metodosPago }: Record<CatalogoTable, SettledTable>, gastos: number) {
    this.#entries = categorias.entries.length + metodosPago.entries.length;
    this.#gastos = gastos;
    this.#names = { categorias: namesOf(categorias), metodosPago: namesOf(metodosPago) };
    this.summary.categorias = categorias.added;
    this.summary.metodosPago = metodosPago.added;
    for (const { entries, rejections } of [categorias, metodosPago]) {
      for (const entry of entries) this.summary.leftOut += entry.ok ? entry.leftOut : 0;
      for (const rejection of rejections) reject(this.summary, rejection);
    }
  }

  /** All items count, good or bad. */
  percent(): number {
    return percentOf(this.#entries + this.summary.total, this.#entries + this.#gastos);
  }

  /** In file order; `refused` has the database's errors by place among the batch's rows. */
  settle({ items, gastos }: PlannedBatch, refused: ReadonlyMap<number, string>): SettledBatch {
    const settled: SettledBatch = { added: [], rejected: [] };
    const tallied: TalliedGasto[] = [];
    const before = this.summary.total;
    const refuse = (place: number, rejection: GastoRejection) => {
      reject(this.summary, rejection);
      settled.rejected.push({ item: items[place], rejection });
    };
    let row = 0;
    gastos.forEach((gasto, place) => {
      const index = before + place + 1;
      if (gasto.act === 'reject') {
        refuse(place, { kind: 'gasto', index, faults: gasto.faults });
        return;
      }
      if (gasto.duplicate) {
        this.summary.skipped += 1;
        return;
      }
      const name = refused.get(row++);
      if (name !== undefined) {
        refuse(place, { kind: 'gasto-refused', index, refusal: { code: 'refused', name } });
        return;
      }
      this.summary.leftOut += countLeftOut(items[place]);
      settled.added.push(gasto.fields);
      tallied.push(this.#talliedInFile(gasto.inFile));
    });
    addToTally(this.inFile, tallied);
    this.summary.imported += settled.added.length;
    this.summary.total += gastos.length;
    return settled;
  }

  #talliedInFile(gasto: GastoFields): TalliedGasto {
    const { categoria = '', metodoPago = '' } = rowsOfGasto(gasto, this.#names);
    return { cantidad: gasto.cantidad, categoria, metodoPago, estado: gasto.estado };
  }
}

/** The first entry of the file with an id wins, then the local row. */
function namesOf({ entries, rows }: SettledTable): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const entry of entries)
    if (entry.ok && entry.fileId !== null && !names.has(entry.fileId))
      names.set(entry.fileId, entry.fields.nombre);
  for (const { id, nombre } of rows) if (!names.has(id)) names.set(id, nombre);
  return names;
}
