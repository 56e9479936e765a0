import { CATALOGO_TABLES } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable, GastoFields } from '@/lib/domain/entities';
import { type GastoFault, validateGasto } from '@/lib/domain/gasto-rules';
import { failure, type Result, success } from '@/lib/domain/result';
import { type Occurrences, takeOccurrence } from './duplicates';
import {
  ImportReport,
  type PlannedBatch,
  type PlannedGasto,
  type SettledTable,
  type SettledTables,
  type StoredRow,
} from './import-report';
import type { ImportSummary, ReferenceFault, Rejection, RowRefusal } from './import-summary';
import type { FileContent } from './parse-file';
import { type CatalogoEntry, planCatalogo, type PlannedEntry, readEntries } from './read-catalogo';

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

/** {@link planGasto} uses up the counts in `occurrences`. */
type GastoReferences = Record<CatalogoTable, IdSpace> & { occurrences: Occurrences };

/** In memory twice at a time. */
const FORECAST_GASTOS = 1000;

type Check = Result<GastoFields, readonly GastoFault[]>;

/** `written`: the id or the refusal of each planned row that was to be added, else null. */
type WrittenTable = {
  entries: readonly CatalogoEntry<{ nombre: string }>[];
  planned: readonly PlannedEntry<{ nombre: string }>[];
  stored: readonly StoredRow[];
  written: readonly (number | RowRefusal | null)[];
};

/** `unknown` ids are perhaps local ones: `plan` takes what the tables say of these. */
type CheckedBatch = {
  unknown: Record<CatalogoTable, number[]>;
  plan: (found: Record<CatalogoTable, ReadonlyMap<number, Presence>>) => PlannedBatch;
};

/** Plans the expenses of an import, whatever its source, once the rows of both tables are written. Pure. */
export class ImportPlanner {
  readonly tables: SettledTables;
  readonly #references: Record<CatalogoTable, { defined: DefinedIds; local: Map<number, Presence> }> & {
    occurrences: Occurrences;
  };

  /** Expenses in `occurrences` are left out. */
  constructor(
    { categorias, metodosPago }: Record<CatalogoTable, WrittenTable>,
    occurrences: Occurrences = new Map(),
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

/**
 * An import into an empty database, without rows that the database refuses. An undefined id is missing: backups hold
 * no local ids.
 */
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
