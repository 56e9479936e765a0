import { Dexie } from 'dexie';
import type { GastoFields } from '@/lib/domain/entities';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import { validateGasto, type GastoFault } from '@/lib/domain/gasto-rules';
import type { Result } from '@/lib/domain/result';
import { daysCovered, takeOccurrence, type Occurrences } from '@/lib/import/duplicates';
import type { ImportedRows } from '@/lib/import/import-record';
import type { FileContent } from '@/lib/import/parse-file';
import { readCategorias, readMetodosPago } from '@/lib/import/read-catalogo';
import { remapGasto, type ReferenceFault } from '@/lib/import/remap';
import {
  emptySummary,
  percentOf,
  reject,
  type GastoRejection,
  type ImportSummary,
} from '@/lib/import/summary';
import { eachChunkOfGastos } from './chunks';
import { countOccurrences } from './count-occurrences';
import type { GastosDatabase } from './database';
import { addGastos } from './gastos';
import { CATEGORIAS, importCatalogo, lookUpIds, METODOS_PAGO, type GrowingIdSpace } from './import-catalogo';

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

/**
 * What is asked of an import beyond its file: whether expenses like those stored already are left out, and whether the
 * file speaks of its own ids alone, so that one it does not define leads nowhere instead of to a local row.
 */
export type ImportOptions = { skipDuplicates: boolean; ownIdsOnly?: boolean };

/** What the expenses of an import are held against: the ids that they refer to and, to be skipped, what is stored. */
type References = {
  categorias: GrowingIdSpace;
  metodosPago: GrowingIdSpace;
  ownIdsOnly: boolean;
  stored: Occurrences;
};

/** Expenses on their way to the database: what the checks said of each, and which rows it will have refused. */
type Batch = {
  /** The 1-based place in the file of the first one. */
  firstIndex: number;
  results: readonly (Result<GastoFields, readonly (GastoFault | ReferenceFault)[]> | 'duplicate')[];
  refused: PromiseLike<ReadonlyMap<number, string>>;
};

/** Expenses that travel together: few enough for a smooth bar. While one batch is written the next is checked. */
const BATCH = 1000;

/**
 * Imports the content of a file in one transaction: categories, methods, then expenses (specification §5).
 * Items that break a rule or that the database refuses are skipped and listed, possible duplicates are skipped and
 * counted where the options say so. Rejects, with nothing written,
 * when the transaction cannot be completed or the signal aborts it.
 */
export async function importContent(
  db: GastosDatabase,
  content: FileContent,
  { skipDuplicates, ownIdsOnly = false }: ImportOptions,
  { onPercent, signal, onRejected, beforeCommit }: ImportControl,
): Promise<ImportSummary> {
  const categorias = readCategorias(content.categorias);
  const metodosPago = readMetodosPago(content.metodosPago);
  const { gastos } = content;
  const steps = categorias.length + metodosPago.length + gastos.length;
  const summary = emptySummary();
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
    const ofCategorias = await importCatalogo(db, CATEGORIAS, categorias, summary, advance);
    const ofMetodosPago = await importCatalogo(db, METODOS_PAGO, metodosPago, summary, advance);
    summary.categorias = ofCategorias.added.length;
    summary.metodosPago = ofMetodosPago.added.length;
    const stored = await countOccurrences(db, skipDuplicates ? daysCovered(gastos) : null, () => {
      advance(0);
    });
    const references = { categorias: ofCategorias.ids, metodosPago: ofMetodosPago.ids, ownIdsOnly, stored };
    const newest = await newestId(db);
    let inFlight: Batch | null = null;
    for (let start = 0; start < gastos.length; start += BATCH) {
      const next = await sendBatch(db, gastos.slice(start, start + BATCH), start + 1, references);
      if (inFlight) advance(await settleBatch(inFlight, summary, rejectGasto));
      inFlight = next;
    }
    if (inFlight) advance(await settleBatch(inFlight, summary, rejectGasto));
    if (!beforeCommit) return;
    const gastosAdded = await fingerprintsAfter(db, newest);
    await Dexie.waitFor(() =>
      beforeCommit({ ...gastosAdded, categorias: ofCategorias.added, metodosPago: ofMetodosPago.added }),
    );
  });
  return summary;
}

/** Checks and remaps a batch of expenses and sends those that passed on their way to the database. */
async function sendBatch(
  db: GastosDatabase,
  items: readonly unknown[],
  firstIndex: number,
  { categorias, metodosPago, ownIdsOnly, stored }: References,
): Promise<Batch> {
  const checked = items.map(validateGasto);
  const valid = checked.flatMap((check) => (check.ok ? [check.value] : []));
  if (!ownIdsOnly) {
    const categoriaIds = valid.map((gasto) => gasto.categoriaId);
    const metodoPagoIds = valid.map((gasto) => gasto.metodoPagoId);
    await lookUpIds(db, CATEGORIAS, categorias, categoriaIds);
    await lookUpIds(db, METODOS_PAGO, metodosPago, metodoPagoIds);
  }
  const results = checked.map((check) => {
    const result = check.ok ? remapGasto(check.value, categorias, metodosPago) : check;
    return result.ok && takeOccurrence(stored, result.value) ? 'duplicate' : result;
  });
  const rows = results.flatMap((result) => (result !== 'duplicate' && result.ok ? [result.value] : []));
  return { firstIndex, results, refused: addGastos(db, rows) };
}

/** Waits for a batch and notes what became of each of its items. Answers how many those were. */
async function settleBatch(
  { firstIndex, results, refused }: Batch,
  summary: ImportSummary,
  rejectGasto: (rejection: GastoRejection) => void,
): Promise<number> {
  const refusals = await refused;
  let row = 0;
  results.forEach((result, position) => {
    const index = firstIndex + position;
    if (result === 'duplicate') {
      summary.skipped += 1;
      return;
    }
    if (!result.ok) {
      rejectGasto({ kind: 'gasto', index, faults: result.fault });
      return;
    }
    const name = refusals.get(row);
    row += 1;
    if (name === undefined) summary.imported += 1;
    else rejectGasto({ kind: 'gasto-refused', index, refusal: { code: 'refused', name } });
  });
  summary.total += results.length;
  return results.length;
}

/** The largest id among the expenses; -Infinity where there are none. */
async function newestId(db: GastosDatabase): Promise<number> {
  const [id] = await db.gastos.orderBy(':id').reverse().limit(1).primaryKeys();
  return id ?? -Infinity;
}

/** What the expenses look like that the current transaction, which nobody else writes in, has added after an id. */
async function fingerprintsAfter(
  db: GastosDatabase,
  newest: number,
): Promise<Pick<ImportedRows, 'firstGasto' | 'fingerprints'>> {
  const found: { id: number; fingerprint: number }[] = [];
  await eachChunkOfGastos(
    db,
    (chunk) => {
      for (const gasto of chunk) found.push({ id: gasto.id, fingerprint: fingerprintOf(gasto) });
      return true;
    },
    { after: newest, to: Infinity },
  );
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return { firstGasto: null, fingerprints: new Uint32Array() };
  const fingerprints = new Uint32Array(last.id - first.id + 1);
  for (const { id, fingerprint } of found) fingerprints[id - first.id] = fingerprint;
  return { firstGasto: first.id, fingerprints };
}
