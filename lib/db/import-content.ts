import { Dexie } from 'dexie';
import type { CatalogoTable, GastoFields } from '@/lib/domain/entities';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { addToTally, emptyTally, talliedGastos, type Tallies } from '@/lib/domain/tally';
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
import { addGastos } from './gasto-rows';
import { readCatalogo } from './read-gastos';
import { importCatalogo, lookUpIds, type GrowingIdSpace } from './import-catalogo';
import { newestId, startReadBack } from './read-back';
import { retellGastos } from './retell-gastos';

/**
 * How an import reports (whole percentages, never falling, 99 at the most) and how it is stopped. `onRejected` is told
 * of every expense that was not imported, with the item as it stood in the file. The commit waits for `beforeCommit`,
 * which is told what has been written; its rejection undoes everything.
 */
export type ImportControl = {
  onPercent: (percent: number) => void;
  signal: AbortSignal;
  beforeCommit?: (rows: ImportedRows) => Promise<void>;
  onRejected?: (item: unknown, rejection: GastoRejection) => void;
};

/** What an import did, and the tallies of its expenses in the file and, read back, in the database. */
export type ImportedContent = { summary: ImportSummary; tallies: Tallies };

/**
 * How a file is imported: whether expenses that are stored already are left out, and whether ids that the file does not
 * define refer to no row instead of to local rows.
 */
export type ImportOptions = {
  skipDuplicates: boolean;
  ownIdsOnly?: boolean;
  /** Expenses that are there and get another descripcion with the import; where one is gone, nothing at all is written. */
  retell?: readonly { id: number; descripcion: string }[];
};

/** What the expenses of an import are held against; local ids are looked up on the way, unless only own ids count. */
type References = GastoReferences & Record<CatalogoTable, GrowingIdSpace> & { ownIdsOnly: boolean };

/** Expenses on their way to the database: what is planned for each, and which rows the database will have refused. */
type Batch = {
  /** The 1-based place in the file of the first one. */
  firstIndex: number;
  /** Each item as it stands in the file; null if it breaks a rule. */
  fields: readonly (GastoFields | null)[];
  planned: readonly PlannedGasto[];
  refused: PromiseLike<ReadonlyMap<number, string>>;
};

/** Expenses that travel together: few enough for a smooth bar. While one batch is written the next is checked. */
const BATCH_GASTOS = { most: 1000, least: 250 };

/**
 * Imports the content of a file in one transaction: categories, methods, then expenses (specification §5).
 * Items that break a rule or that the database refuses are skipped and listed, possible duplicates are skipped and
 * counted if the options say so. Rejects, with nothing written,
 * when the transaction cannot be completed or the signal aborts it.
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
  const tallies = { inFile: emptyTally(), stored: emptyTally() };
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

  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    const ofCategorias = await importCatalogo(db, 'categorias', categorias, summary, advance);
    const ofMetodosPago = await importCatalogo(db, 'metodosPago', metodosPago, summary, advance);
    summary.categorias = ofCategorias.added.length;
    summary.metodosPago = ofMetodosPago.added.length;
    const occurrences = await countOccurrences(db, skipDuplicates ? daysCovered(gastos) : null, () => {
      advance(0);
    });
    const references = {
      categorias: ofCategorias.ids,
      metodosPago: ofMetodosPago.ids,
      ownIdsOnly,
      occurrences,
    };
    const catalogo = await readCatalogo(db);
    const names = {
      categorias: namesOf(categorias, catalogo.categorias.values()),
      metodosPago: namesOf(metodosPago, catalogo.metodosPago.values()),
    };
    async function settle(batch: Batch) {
      const imported = await settleBatch(batch, summary, rejectGasto);
      addToTally(
        tallies.inFile,
        imported.map((fields) => talliedInFile(fields, names)),
      );
      advance(batch.planned.length);
    }
    const readBack = startReadBack(db, await newestId(db), (gastos) => {
      addToTally(tallies.stored, talliedGastos(gastos, catalogo));
    });
    let inFlight: Batch | null = null;
    for (let start = 0, size; start < gastos.length; start += size) {
      size = batchSize(gastos.length - start);
      const next = await sendBatch(db, gastos.slice(start, start + size), start + 1, references);
      if (inFlight) {
        await settle(inFlight);
        readBack.goOn();
      }
      inFlight = next;
    }
    if (inFlight) await settle(inFlight);
    const gastosAdded = await readBack.end();
    const retold = await retellGastos(db, retell);
    if (!beforeCommit) return;
    const rows = {
      ...gastosAdded,
      ...(retold.length > 0 && { retold }),
      categorias: ofCategorias.added,
      metodosPago: ofMetodosPago.added,
      catalogoFingerprints: {
        categorias: ofCategorias.fingerprints,
        metodosPago: ofMetodosPago.fingerprints,
      },
    };
    await Dexie.waitFor(() => beforeCommit(rows));
  });
  return { summary, tallies };
}

/** How many of the expenses that are left travel next: fewer towards the end, which leaves less to be read back after it. */
function batchSize(left: number): number {
  return Math.min(BATCH_GASTOS.most, Math.max(BATCH_GASTOS.least, Math.ceil(left / 4)));
}

/** Checks and plans a batch of expenses and sends those to be added on their way to the database. */
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
  return { firstIndex, fields, planned, refused: addGastos(db, rows) };
}

/**
 * Waits for a batch and notes the result of each of its items. Answers those that were imported, as they stand in the
 * file.
 */
async function settleBatch(
  { firstIndex, fields, planned, refused }: Batch,
  summary: ImportSummary,
  rejectGasto: (rejection: GastoRejection) => void,
): Promise<GastoFields[]> {
  const refusals = await refused;
  const imported: GastoFields[] = [];
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
    if (name === undefined && item) imported.push(item);
    else if (name !== undefined)
      rejectGasto({ kind: 'gasto-refused', index, refusal: { code: 'refused', name } });
  });
  summary.imported += imported.length;
  summary.total += planned.length;
  return imported;
}
