import { CATALOGO_TABLES } from '@/lib/domain/catalogo-entry';
import type { CatalogoFields, CatalogoTable, GastoFields } from '@/lib/domain/entities';
import { countLeftOut, type GastoFault, validateGasto } from '@/lib/domain/gasto-rules';
import { failure, type Result, success } from '@/lib/domain/result';
import { rowsOfGasto } from '@/lib/domain/rows-of-gasto';
import { addToTally, emptyTally, type TalliedGasto, type Tally } from '@/lib/domain/tally';
import { type Occurrences, takeOccurrence } from './duplicates';
import {
  emptySummary,
  type GastoRejection,
  type ImportSummary,
  percentOf,
  type ReferenceFault,
  reject,
  type RowRefusal,
} from './import-summary';
import type { FileContent } from './parse-file';
import { type CatalogoEntry, type CatalogoFault, readEntries } from './read-catalogo';

/** File ids to local ids; null if the item could not be imported. */
type DefinedIds = ReadonlyMap<number, number | null>;

export type Presence = 'present' | 'missing' | 'unreadable';

export type IdSpace = { defined: DefinedIds; local: ReadonlyMap<number, Presence> };

/** Maps file ids to local ids by nombre. The first of two equal ids wins; the id of a refused item maps to null. */
export function defineIds(
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  localIds: ReadonlyMap<string, number>,
): DefinedIds {
  const defined = new Map<number, number | null>();
  for (const entry of entries) {
    if (entry.fileId === null || defined.has(entry.fileId)) continue;
    defined.set(entry.fileId, entry.ok ? (localIds.get(entry.fields.nombre) ?? null) : null);
  }
  return defined;
}

function idsToLookUp(ids: Iterable<number>, { defined, local }: IdSpace): number[] {
  return [...new Set(ids)].filter((id) => !defined.has(id) && !local.has(id));
}

/**
 * Call it after the look-up of all {@link idsToLookUp}. Reports both references if both are missing
 * (docs/specification.md §5, «Reference check»).
 */
function remapGasto(
  gasto: GastoFields,
  categorias: IdSpace,
  metodosPago: IdSpace,
): Result<GastoFields, ReferenceFault[]> {
  const categoria = resolveId(gasto.categoriaId, categorias);
  const metodo = resolveId(gasto.metodoPagoId, metodosPago);
  if (categoria === 'unreadable' || metodo === 'unreadable')
    return failure([{ code: 'references-unreadable' }]);
  if (categoria !== 'missing' && metodo !== 'missing') {
    return success({ ...gasto, categoriaId: categoria, metodoPagoId: metodo });
  }
  const faults: ReferenceFault[] = [];
  if (categoria === 'missing') faults.push({ code: 'categoria-missing', id: gasto.categoriaId });
  if (metodo === 'missing') faults.push({ code: 'metodo-missing', id: gasto.metodoPagoId });
  return failure(faults);
}

function resolveId(id: number, { defined, local }: IdSpace): number | 'missing' | 'unreadable' {
  const target = defined.get(id);
  if (target !== undefined) return target ?? 'missing';
  const presence = local.get(id) ?? 'missing';
  return presence === 'present' ? id : presence;
}

/** `reuse`: a row of this nombre is stored or stands earlier in the file. */
export type PlannedEntry<Fields> =
  | { act: 'add'; fields: Fields }
  | { act: 'reuse'; nombre: string }
  | { act: 'reject'; nombre: string; fault: CatalogoFault };

/** `fields` hold local ids, `inFile` those of the file; `duplicate`: an equal expense is stored. */
type PlannedGasto =
  | { act: 'add'; fields: GastoFields; inFile: GastoFields; duplicate: boolean }
  | { act: 'reject'; faults: readonly (GastoFault | ReferenceFault)[] };

/** {@link planGasto} uses up the counts in `occurrences`. */
type GastoReferences = Record<CatalogoTable, IdSpace> & { occurrences: Occurrences };

/** In memory twice at a time. */
const FORECAST_GASTOS = 1000;

type StoredRow = { id: number; nombre: string };
type Check = Result<GastoFields, readonly GastoFault[]>;

/** `settle` takes for each of `rows` its id or its refusal; categories are settled first. */
type PlannedRows<Fields> = { rows: Fields[]; settle: (written: readonly (number | RowRefusal)[]) => void };

/**
 * `unknown` ids are perhaps local ones. `rows` takes what the tables say of these and answers the expenses to add.
 * `settle` takes the refused rows' errors by place in `rows`.
 */
type PlannedBatch = {
  unknown: Record<CatalogoTable, number[]>;
  rows: (found: Record<CatalogoTable, ReadonlyMap<number, Presence>>) => GastoFields[];
  settle: (refused: ReadonlyMap<number, string>) => SettledBatch;
};

/** The expenses of a batch that were added, and the others as in the file. */
type SettledBatch = {
  added: GastoFields[];
  rejected: { item: unknown; rejection: GastoRejection }[];
};

/** Plans an import of any source: first the rows of both tables, then the expenses in file order. Pure. */
export class ImportPlanner {
  readonly #entries: { [Table in CatalogoTable]: CatalogoEntry<CatalogoFields[Table]>[] };
  readonly #gastos: number;
  readonly #ids: Record<CatalogoTable, { defined: IdSpace['defined']; local: Map<number, Presence> }>;
  readonly #names: Record<CatalogoTable, ReadonlyMap<number, string>>;
  readonly #occurrences: Occurrences;
  readonly #summary = emptySummary();
  readonly #inFile = emptyTally();

  /** Expenses in `occurrences` are left out. */
  constructor(content: FileContent, occurrences: Occurrences = new Map()) {
    this.#entries = {
      categorias: readEntries('categorias', content.categorias),
      metodosPago: readEntries('metodosPago', content.metodosPago),
    };
    this.#gastos = content.gastos.length;
    this.#ids = {
      categorias: { defined: new Map(), local: new Map() },
      metodosPago: { defined: new Map(), local: new Map() },
    };
    this.#names = { categorias: new Map(), metodosPago: new Map() };
    this.#occurrences = occurrences;
  }

  /** Each nombre becomes one row. */
  planRows<Table extends CatalogoTable>(
    table: Table,
    stored: readonly StoredRow[],
  ): PlannedRows<CatalogoFields[Table]> {
    const planned = planCatalogo(this.#entries[table], stored);
    return {
      rows: planned.flatMap((entry) => (entry.act === 'add' ? [entry.fields] : [])),
      settle: (written) => {
        this.#settleRows(table, stored, planned, written);
      },
    };
  }

  /** Batches are settled in their order. */
  next(items: readonly unknown[]): PlannedBatch {
    const checks = items.map(validateGasto);
    const valid = checks.flatMap((check) => (check.ok ? [check.value] : []));
    const { categorias, metodosPago } = this.#ids;
    let planned: readonly PlannedGasto[] = [];
    return {
      unknown: {
        categorias: idsToLookUp(
          valid.map(({ categoriaId }) => categoriaId),
          categorias,
        ),
        metodosPago: idsToLookUp(
          valid.map(({ metodoPagoId }) => metodoPagoId),
          metodosPago,
        ),
      },
      rows: (found) => {
        for (const table of CATALOGO_TABLES)
          for (const [id, presence] of found[table]) this.#ids[table].local.set(id, presence);
        const references = { categorias, metodosPago, occurrences: this.#occurrences };
        planned = checks.map((check) => planGasto(check, references));
        return planned.flatMap((gasto) => (gasto.act === 'add' && !gasto.duplicate ? [gasto.fields] : []));
      },
      settle: (refused) => this.#settleGastos(items, planned, refused),
    };
  }

  /** All items count, good or bad, once both tables are settled. */
  percent(): number {
    const rows = this.#entries.categorias.length + this.#entries.metodosPago.length;
    return percentOf(rows + this.#summary.total, rows + this.#gastos);
  }

  /** `inFile` is the tally of the added expenses as in the file. */
  report(): { summary: ImportSummary; inFile: Tally } {
    return { summary: this.#summary, inFile: this.#inFile };
  }

  #settleRows(
    table: CatalogoTable,
    stored: readonly StoredRow[],
    planned: readonly PlannedEntry<{ nombre: string }>[],
    written: readonly (number | RowRefusal)[],
  ): void {
    const rows = [...stored];
    let place = 0;
    for (const entry of this.#entries[table]) this.#summary.leftOut += entry.ok ? entry.leftOut : 0;
    for (const entry of planned) {
      if (entry.act === 'reuse') continue;
      const outcome = entry.act === 'reject' ? entry.fault : (written[place++] ?? 'no-nombre');
      const { nombre } = entry.act === 'reject' ? entry : entry.fields;
      if (typeof outcome === 'number') rows.push({ id: outcome, nombre });
      else reject(this.#summary, { kind: table, nombre, fault: outcome });
    }
    this.#summary[table] = rows.length - stored.length;
    this.#ids[table].defined = defineIds(
      this.#entries[table],
      new Map(rows.map(({ id, nombre }) => [nombre, id])),
    );
    this.#names[table] = namesOf(this.#entries[table], rows);
  }

  #settleGastos(
    items: readonly unknown[],
    planned: readonly PlannedGasto[],
    refused: ReadonlyMap<number, string>,
  ): SettledBatch {
    const settled: SettledBatch = { added: [], rejected: [] };
    const tallied: TalliedGasto[] = [];
    const before = this.#summary.total;
    const refuse = (place: number, rejection: GastoRejection) => {
      reject(this.#summary, rejection);
      settled.rejected.push({ item: items[place], rejection });
    };
    let row = 0;
    planned.forEach((gasto, place) => {
      const index = before + place + 1;
      if (gasto.act === 'reject') {
        refuse(place, { kind: 'gasto', index, faults: gasto.faults });
        return;
      }
      if (gasto.duplicate) {
        this.#summary.skipped += 1;
        return;
      }
      const name = refused.get(row++);
      if (name !== undefined) {
        refuse(place, { kind: 'gasto-refused', index, refusal: { code: 'refused', name } });
        return;
      }
      this.#summary.leftOut += countLeftOut(items[place]);
      settled.added.push(gasto.fields);
      tallied.push(this.#talliedInFile(gasto.inFile));
    });
    addToTally(this.#inFile, tallied);
    this.#summary.imported += settled.added.length;
    this.#summary.total += planned.length;
    return settled;
  }

  #talliedInFile(gasto: GastoFields): TalliedGasto {
    const { categoria = '', metodoPago = '' } = rowsOfGasto(gasto, this.#names);
    return { cantidad: gasto.cantidad, categoria, metodoPago, estado: gasto.estado };
  }
}

/**
 * An import into an empty database, without rows that the database refuses. An undefined id is missing: backups hold
 * no local ids.
 */
export function forecastBackup(content: FileContent): ImportSummary {
  const planner = new ImportPlanner(content);
  for (const table of CATALOGO_TABLES) {
    const planned = planner.planRows(table, []);
    planned.settle(planned.rows.map((_, place) => place + 1));
  }
  const found = { categorias: new Map(), metodosPago: new Map() };
  for (let start = 0; start < content.gastos.length; start += FORECAST_GASTOS) {
    const batch = planner.next(content.gastos.slice(start, start + FORECAST_GASTOS));
    batch.rows(found);
    batch.settle(new Map());
  }
  return planner.report().summary;
}

export function planCatalogo<Fields extends { nombre: string }>(
  entries: readonly CatalogoEntry<Fields>[],
  stored: Iterable<{ nombre: string }>,
): PlannedEntry<Fields>[] {
  const known = new Set(Array.from(stored, ({ nombre }) => nombre));
  return entries.map((entry) => {
    if (!entry.ok) return { act: 'reject', nombre: entry.nombre, fault: entry.fault };
    const { nombre } = entry.fields;
    if (known.has(nombre)) return { act: 'reuse', nombre };
    known.add(nombre);
    return { act: 'add', fields: entry.fields };
  });
}

/** Call it in file order, after the validation. */
export function planGasto(
  check: Check,
  { categorias, metodosPago, occurrences }: GastoReferences,
): PlannedGasto {
  if (!check.ok) return { act: 'reject', faults: check.fault };
  const remapped = remapGasto(check.value, categorias, metodosPago);
  if (!remapped.ok) return { act: 'reject', faults: remapped.fault };
  const duplicate = occurrences.size > 0 && takeOccurrence(occurrences, remapped.value);
  return { act: 'add', fields: remapped.value, inFile: check.value, duplicate };
}

/** The first entry of the file with an id wins, then the local row. */
function namesOf(
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  local: readonly StoredRow[],
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const entry of entries)
    if (entry.ok && entry.fileId !== null && !names.has(entry.fileId))
      names.set(entry.fileId, entry.fields.nombre);
  for (const { id, nombre } of local) if (!names.has(id)) names.set(id, nombre);
  return names;
}
