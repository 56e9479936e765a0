import { CATALOGO_TABLES } from '@/lib/domain/catalogo-entry';
import { type DayRange, isFecha } from '@/lib/domain/dates';
import { type CatalogoTable, type GastoFields, type NamedRow, rowsOfGasto } from '@/lib/domain/entities';
import { countLeftOut, type GastoFault, validateGasto } from '@/lib/domain/gasto-rules';
import { failure, type Result, success } from '@/lib/domain/result';
import { addToTally, emptyTally, type TalliedGasto } from '@/lib/domain/tally';
import { isFilledString, isRecord, normalizeNombre } from '@/lib/domain/values';
import {
  emptySummary,
  type GastoRejection,
  type ImportSummary,
  percentOf,
  type ReferenceFault,
  reject,
  type Rejection,
  type RowRefusal,
} from './import-summary';
import type { FileContent } from './parse-file';
import { type CatalogoEntry, planCatalogo, readEntries } from './read-catalogo';

/** A table once its rows are written; `rows` are all of them, the stored ones first. */
type SettledTable = {
  entries: readonly CatalogoEntry<{ nombre: string }>[];
  rows: readonly NamedRow[];
  added: number;
  rejections: readonly Rejection[];
};

/** `fields` hold local ids, `inFile` those of the file; `duplicate`: an equal expense is stored. */
type PlannedGasto =
  | { act: 'add'; fields: GastoFields; inFile: GastoFields; duplicate: boolean }
  | { act: 'reject'; faults: readonly (GastoFault | ReferenceFault)[] };

/** `gastos` say what becomes of each item, `rows` are the expenses to add. */
type PlannedBatch = {
  items: readonly unknown[];
  gastos: readonly PlannedGasto[];
  rows: readonly GastoFields[];
};

/** The expenses of a batch that were added, and the others as in the file. */
type SettledBatch = {
  added: GastoFields[];
  rejected: { item: unknown; rejection: GastoRejection }[];
};

/** Tallies the added expenses as in the file. */
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

/** Millionths, so that 0.1 + 0.2 equals 0.3. */
const STEPS_A_UNIT = 1e6;

/** By a key of all that makes them equal. */
export function noteOccurrences(occurrences: Map<string, number>, gastos: readonly GastoFields[]): void {
  for (const gasto of gastos) {
    // A stored row may be broken; no expense of a file equals it.
    if (!isFilledString(gasto.nombre)) continue;
    const key = keyOf(gasto);
    occurrences.set(key, (occurrences.get(key) ?? 0) + 1);
  }
}

/** Each stored expense counts once: of three equal expenses in a file and two stored, the third is new. */
function takeOccurrence(occurrences: Map<string, number>, gasto: GastoFields): boolean {
  const key = keyOf(gasto);
  const left = occurrences.get(key) ?? 0;
  if (left === 0) return false;
  occurrences.set(key, left - 1);
  return true;
}

/** Null if no expense has a date. */
export function daysCovered(gastos: readonly unknown[]): DayRange | null {
  let days: DayRange | null = null;
  for (const item of gastos) {
    const fecha = isRecord(item) && Object.hasOwn(item, 'fecha') ? item.fecha : null;
    if (typeof fecha !== 'string') continue;
    if (days && fecha >= days.desde && fecha <= days.hasta) continue;
    if (!isFecha(fecha)) continue;
    if (!days) days = { desde: fecha, hasta: fecha };
    else if (fecha < days.desde) days.desde = fecha;
    else days.hasta = fecha;
  }
  return days;
}

/** The nombre, of any length, comes last. */
function keyOf({ fecha, cantidad, categoriaId, metodoPagoId, nombre }: GastoFields): string {
  return `${fecha} ${cantidadKey(cantidad)} ${categoriaId} ${metodoPagoId} ${normalizeNombre(nombre)}`;
}

/** Hundredths become text much faster than decimals. */
function cantidadKey(cantidad: number): string | number {
  const hundredths = Math.round(cantidad * 100);
  if (hundredths / 100 === cantidad && hundredths !== 0) return hundredths;
  const rounded = Math.round(cantidad * STEPS_A_UNIT) / STEPS_A_UNIT;
  if (rounded === 0 || !Number.isFinite(rounded)) return `~${cantidad}`;
  const ofRounded = Math.round(rounded * 100);
  return ofRounded / 100 === rounded ? ofRounded : `~${rounded}`;
}

/** File ids to local ids; null if the item could not be imported. */
type DefinedIds = ReadonlyMap<number, number | null>;

export type Presence = 'present' | 'missing' | 'unreadable';

type IdSpace = { defined: DefinedIds; local: ReadonlyMap<number, Presence> };

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

/** {@link planGasto} uses up the counts in `occurrences`. */
type GastoReferences = Record<CatalogoTable, IdSpace> & { occurrences: Map<string, number> };

/** Expenses of one step of a forecast, which are in memory twice. */
const FORECAST_GASTOS = 1000;

type Check = Result<GastoFields, readonly GastoFault[]>;

/** `written`: the id or the refusal of each planned row that was to be added, else null. */
type WrittenTable = {
  entries: readonly CatalogoEntry<{ nombre: string }>[];
  planned: ReturnType<typeof planCatalogo>;
  stored: readonly NamedRow[];
  written: readonly (number | RowRefusal | null)[];
};

/** `unknown` ids are perhaps local ones: `plan` takes what the tables say of these. */
type CheckedBatch = {
  unknown: Record<CatalogoTable, number[]>;
  plan: (found: Record<CatalogoTable, ReadonlyMap<number, Presence>>) => PlannedBatch;
};

/** Plans the expenses of an import, whatever its source, once the rows of both tables are written. Pure. */
export class ImportPlanner {
  readonly tables: Record<CatalogoTable, SettledTable>;
  readonly #references: Record<CatalogoTable, { defined: DefinedIds; local: Map<number, Presence> }> & {
    occurrences: Map<string, number>;
  };

  /** Expenses in `occurrences` are left out. */
  constructor(
    { categorias, metodosPago }: Record<CatalogoTable, WrittenTable>,
    occurrences: Map<string, number> = new Map(),
  ) {
    this.tables = {
      categorias: settleTable('categorias', categorias),
      metodosPago: settleTable('metodosPago', metodosPago),
    };
    this.#references = {
      categorias: { defined: definedIn(this.tables.categorias), local: new Map() },
      metodosPago: { defined: definedIn(this.tables.metodosPago), local: new Map() },
      occurrences,
    };
  }

  /** Batches are planned in file order. */
  next(items: readonly unknown[]): CheckedBatch {
    const checks = items.map(validateGasto);
    const valid = checks.flatMap((check) => (check.ok ? [check.value] : []));
    const { categorias, metodosPago } = this.#references;
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
      plan: (found) => {
        for (const table of CATALOGO_TABLES)
          for (const [id, presence] of found[table]) this.#references[table].local.set(id, presence);
        const gastos = checks.map((check) => planGasto(check, this.#references));
        const rows = gastos.flatMap((one) => (one.act === 'add' && !one.duplicate ? [one.fields] : []));
        return { items, gastos, rows };
      },
    };
  }
}

function settleTable(
  table: CatalogoTable,
  { entries, planned, stored, written }: WrittenTable,
): SettledTable {
  const rows = [...stored];
  const rejections: Rejection[] = [];
  planned.forEach((entry, place) => {
    if (entry.act === 'reuse') return;
    const outcome = entry.act === 'reject' ? entry.fault : (written[place] ?? 'no-nombre');
    const { nombre } = entry.act === 'reject' ? entry : entry.fields;
    if (typeof outcome === 'number') rows.push({ id: outcome, nombre });
    else rejections.push({ kind: table, nombre, fault: outcome });
  });
  return { entries, rows, added: rows.length - stored.length, rejections };
}

function definedIn({ entries, rows }: SettledTable): DefinedIds {
  return defineIds(entries, new Map(rows.map(({ id, nombre }) => [nombre, id])));
}

/** An import into an empty database. An undefined id is missing: backups hold no local ids. */
export function forecastBackup(content: FileContent): ImportSummary {
  const planner = new ImportPlanner({
    categorias: forecastTable('categorias', content),
    metodosPago: forecastTable('metodosPago', content),
  });
  const report = new ImportReport(planner.tables, content.gastos.length);
  const found = { categorias: new Map(), metodosPago: new Map() };
  for (let start = 0; start < content.gastos.length; start += FORECAST_GASTOS)
    report.settle(planner.next(content.gastos.slice(start, start + FORECAST_GASTOS)).plan(found), new Map());
  return report.summary;
}

function forecastTable(table: CatalogoTable, content: FileContent): WrittenTable {
  const entries = readEntries(table, content[table]);
  const planned = planCatalogo(entries, []);
  return { entries, planned, stored: [], written: planned.map((_, place) => place + 1) };
}

/** Call it in file order. Uses up the counts in `occurrences`. */
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
