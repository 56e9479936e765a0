import { Dexie } from 'dexie';
import type { CatalogoTable, GastoFields } from '@/lib/domain/entities';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import { appendTo } from '@/lib/domain/lists';
import { addToTally, emptyTally, type Tally } from '@/lib/domain/tally';
import { daysCovered } from '@/lib/import/duplicates';
import { namesOf, talliedInFile } from '@/lib/import/file-tally';
import { planGasto, type GastoReferences, type PlannedGasto } from '@/lib/import/import-plan';
import type { ImportedRows } from '@/lib/import/import-record';
import type { FileContent } from '@/lib/import/parse-file';
import { readEntries } from '@/lib/import/read-catalogo';
import {
  emptySummary,
  percentOf,
  reject,
  type GastoRejection,
  type ImportSummary,
} from '@/lib/import/import-summary';
import { countOccurrences } from './count-occurrences';
import type { GastosDatabase } from './database';
import { addGastos, idsAfter, newestId, type AddedGastos } from './gasto-rows';
import { importCatalogo, lookUpIds, type GrowingIdSpace } from './import-catalogo';
import { retellGastos } from './retell-gastos';

/**
 * Reports whole percentages, never falling, up to 99; `signal` stops the import. `onRejected` gets each expense that
 * was not imported, as in the file. The commit waits for `beforeCommit`; its rejection undoes everything.
 */
export type ImportControl = {
  onPercent: (percent: number) => void;
  signal: AbortSignal;
  beforeCommit?: (rows: ImportedRows) => Promise<void>;
  onRejected?: (item: unknown, rejection: GastoRejection) => void;
};

/** The counts, the tally of imported expenses as in the file, and the added rows. */
export type ImportedContent = { summary: ImportSummary; inFile: Tally; rows: ImportedRows };

/**
 * `skipDuplicates` leaves out expenses that are stored already. With `ownIdsOnly`, ids that the file does not define
 * never mean local rows.
 */
export type ImportOptions = {
  skipDuplicates: boolean;
  ownIdsOnly?: boolean;
  /** Stored expenses that get another descripcion; if one is gone, the import writes nothing. */
  retell?: readonly { id: number; descripcion: string }[];
};

/** Expenses are checked against these; local ids are looked up on the way, unless only own ids count. */
type References = GastoReferences & Record<CatalogoTable, GrowingIdSpace> & { ownIdsOnly: boolean };

/** Expenses on their way to the database, each with its plan. */
type Batch = {
  /** The 1-based place of the first one in the file. */
  firstIndex: number;
  /** Each item as in the file; null if it breaks a rule. */
  fields: readonly (GastoFields | null)[];
  planned: readonly PlannedGasto[];
  added: PromiseLike<AddedGastos>;
};

/** Few enough for a smooth bar. One batch is checked while another is written. */
const BATCH_GASTOS = { most: 1000, least: 250 };

/**
 * Imports a file in one transaction: categories, methods, then expenses (docs/specification.md §5). Refused items are
 * skipped and listed, duplicates skipped and counted if wanted. Rejects, with nothing written, on an error or an
 * abort.
 */
export async function importContent(
  db: GastosDatabase,
  content: FileContent,
  { skipDuplicates, ownIdsOnly = false, retell = [] }: ImportOptions,
  { onPercent, signal, onRejected, beforeCommit }: ImportControl,
): Promise<ImportedContent> {
  const categorias = readEntries('categorias', content.categorias);
  const metodosPago = readEntries('metodosPago', content.metodosPago);
  const { gastos } = content;
  const steps = categorias.length + metodosPago.length + gastos.length;
  const summary = emptySummary();
  const inFile = emptyTally();
  let done = 0;

  function rejectGasto(rejection: GastoRejection) {
    reject(summary, rejection);
    onRejected?.(gastos[rejection.index - 1], rejection);
  }

  function advance(items: number) {
    signal.throwIfAborted();
    done += items;
    onPercent(percentOf(done, steps));
  }

  const rows = await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    // Requested together: each answer takes longer to come than to be made.
    const [ofCategorias, ofMetodosPago, newest] = await Promise.all([
      importCatalogo(db, 'categorias', categorias),
      importCatalogo(db, 'metodosPago', metodosPago),
      newestId(db),
    ]);
    for (const rejection of [...ofCategorias.rejected, ...ofMetodosPago.rejected]) reject(summary, rejection);
    summary.categorias = ofCategorias.added.length;
    summary.metodosPago = ofMetodosPago.added.length;
    advance(categorias.length + metodosPago.length);
    const occurrences = await countOccurrences(db, skipDuplicates ? daysCovered(gastos) : null, () => {
      advance(0);
    });
    const references = {
      categorias: ofCategorias.ids,
      metodosPago: ofMetodosPago.ids,
      ownIdsOnly,
      occurrences,
    };
    const names = {
      categorias: namesOf(categorias, ofCategorias.rows),
      metodosPago: namesOf(metodosPago, ofMetodosPago.rows),
    };
    const fingerprints: number[] = [];
    const given: { ids: number[]; complete: boolean } = { ids: [], complete: true };
    async function settle(batch: Batch) {
      const added = await batch.added;
      const imported = settleBatch(batch, added.refused, summary, rejectGasto);
      addToTally(
        inFile,
        imported.map(({ inFile }) => talliedInFile(inFile, names)),
      );
      for (const { stored } of imported) fingerprints.push(fingerprintOf(stored));
      if (added.ids) appendTo(given.ids, added.ids);
      else given.complete = false;
      advance(batch.planned.length);
    }
    let inFlight: Batch | null = null;
    for (let start = 0, size; start < gastos.length; start += size) {
      size = batchSize(start, gastos.length - start);
      const next = await sendBatch(db, gastos.slice(start, start + size), start + 1, references);
      if (inFlight) await settle(inFlight);
      inFlight = next;
    }
    if (inFlight) await settle(inFlight);
    // No other expenses are added during this transaction.
    const ids = given.complete ? given.ids : await idsAfter(db, newest);
    const gastosAdded = rowsByDistance(ids, fingerprints);
    const retold = await retellGastos(db, retell);
    const rows: ImportedRows = {
      ...gastosAdded,
      ...(retold.length > 0 && { retold }),
      categorias: ofCategorias.added,
      metodosPago: ofMetodosPago.added,
      catalogoFingerprints: {
        categorias: ofCategorias.fingerprints,
        metodosPago: ofMetodosPago.fingerprints,
      },
    };
    if (beforeCommit) await Dexie.waitFor(() => beforeCommit(rows));
    return rows;
  });
  return { summary, inFile, rows };
}

/** Answers fingerprints for the diary, by the distance of each id from the first one. */
function rowsByDistance(
  ids: readonly number[],
  found: readonly number[],
): Pick<ImportedRows, 'firstGasto' | 'fingerprints'> {
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return { firstGasto: null, fingerprints: new Uint32Array() };
  const fingerprints = new Uint32Array(last - first + 1);
  ids.forEach((id, position) => {
    fingerprints[id - first] = found[position] ?? 0;
  });
  return { firstGasto: first, fingerprints };
}

/** Batches start small, so that the database begins at once, and end small, to shorten the last wait. */
function batchSize(sent: number, left: number): number {
  const { most, least } = BATCH_GASTOS;
  return Math.min(most, Math.max(least, Math.min(sent, Math.ceil(left / 4))));
}

/** Checks and plans a batch, and sends it to the database. */
async function sendBatch(
  db: GastosDatabase,
  items: readonly unknown[],
  firstIndex: number,
  references: References,
): Promise<Batch> {
  const checked = items.map(validateGasto);
  const fields = checked.map((check) => (check.ok ? check.value : null));
  if (!references.ownIdsOnly) {
    const valid = fields.filter((item) => item !== null);
    await lookUpIds(
      db,
      'categorias',
      references.categorias,
      valid.map((item) => item.categoriaId),
    );
    await lookUpIds(
      db,
      'metodosPago',
      references.metodosPago,
      valid.map((item) => item.metodoPagoId),
    );
  }
  const planned = checked.map((check) => planGasto(check, references));
  const rows = planned.flatMap((gasto) => (gasto.act === 'add' && !gasto.duplicate ? [gasto.fields] : []));
  return { firstIndex, fields, planned, added: addGastos(db, rows) };
}

/** Notes the result of each item; answers the imported ones, as in the file and as stored. */
function settleBatch(
  { firstIndex, fields, planned }: Batch,
  refusals: AddedGastos['refused'],
  summary: ImportSummary,
  rejectGasto: (rejection: GastoRejection) => void,
): { inFile: GastoFields; stored: GastoFields }[] {
  const imported: { inFile: GastoFields; stored: GastoFields }[] = [];
  let row = 0;
  planned.forEach((gasto, position) => {
    const index = firstIndex + position;
    if (gasto.act === 'reject') {
      rejectGasto({ kind: 'gasto', index, faults: gasto.faults });
      return;
    }
    if (gasto.duplicate) {
      summary.skipped += 1;
      return;
    }
    const name = refusals.get(row);
    row += 1;
    const item = fields[position];
    if (name === undefined && item) imported.push({ inFile: item, stored: gasto.fields });
    else if (name !== undefined)
      rejectGasto({ kind: 'gasto-refused', index, refusal: { code: 'refused', name } });
  });
  summary.imported += imported.length;
  summary.total += planned.length;
  return imported;
}
