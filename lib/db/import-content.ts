import { Dexie } from 'dexie';
import { CATALOGO_TABLES } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import { appendTo } from '@/lib/domain/lists';
import { type Tally, compareTallies, type Tallies } from '@/lib/domain/tally';
import { daysCovered, type Occurrences } from '@/lib/import/duplicates';
import type { ImportedRows, RefundedGasto } from '@/lib/import/import-record';
import type { GastoRejection, ImportSummary } from '@/lib/import/import-summary';
import type { FileContent } from '@/lib/import/parse-file';
import { ImportPlanner } from '@/lib/import/planner';
import type { Presence } from '@/lib/import/remap';
import { addRow, getRow, listRows } from './catalogo-rows';
import { countOccurrences } from './count-occurrences';
import type { GastosDatabase } from './database';
import { addGastos, idsAfter, newestId } from './add-gastos';
import { refundGastos } from './refund-gastos';
import { retellGastos } from './retell-gastos';
import { endsTransaction, errorName } from './storage-error';
import { tallyImported } from './tally-imported';

/**
 * Reports whole percentages, never falling, up to 99; `signal` stops the import. `onRejected` gets rejected expenses
 * as in the file. The commit waits for `beforeCommit`; its rejection undoes everything.
 */
export type ImportControl = {
  onPercent: (percent: number) => void;
  signal: AbortSignal;
  beforeCommit?: (rows: ImportedRows) => Promise<void>;
  onRejected?: (item: unknown, rejection: GastoRejection) => void;
};

type ImportedContent = { summary: ImportSummary; inFile: Tally; rows: ImportedRows };

/**
 * `skipDuplicates` leaves out expenses that are stored already. With `ownIdsOnly`, ids that the file does not define
 * never mean local rows.
 */
export type ImportOptions = {
  skipDuplicates: boolean;
  ownIdsOnly?: boolean;
  /** Stored expenses that get another descripcion; if one is gone, the import writes nothing. */
  retell?: readonly { id: number; descripcion: string }[];
  /** Stored expenses that get a refund; without room for one, the import writes nothing. */
  refunds?: readonly Pick<RefundedGasto, 'id' | 'reembolso'>[];
};

/** Few enough for a smooth bar. One batch is checked while another is written. */
const BATCH_GASTOS = { most: 1000, least: 250 };

/**
 * One transaction: categories, methods, then expenses (docs/specification.md §5). Refused items are skipped and
 * listed, duplicates skipped and counted if wanted. Rejects, with nothing written, on an error or an abort.
 */
export async function importContent(
  db: GastosDatabase,
  content: FileContent,
  options: ImportOptions,
  control: ImportControl,
): Promise<ImportedContent> {
  const { skipDuplicates, retell = [], refunds = [] } = options;
  const { signal, beforeCommit } = control;
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    const occurrences = skipDuplicates ? await occurrencesOn(db, content, signal) : undefined;
    const planner = new ImportPlanner(content, occurrences);
    // Requested together: each answer takes longer to come than to be made.
    const [categorias, metodosPago, newest] = await Promise.all([
      addRows(db, planner, 'categorias'),
      addRows(db, planner, 'metodosPago'),
      newestId(db),
    ]);
    categorias.settle();
    metodosPago.settle();
    const gastos = await addAllGastos(db, planner, content.gastos, options, control);
    // No other expenses are added during this transaction.
    const ids = gastos.ids ?? (await idsAfter(db, newest));
    const retold = await retellGastos(db, retell);
    const refunded = await refundGastos(db, refunds);
    const rows: ImportedRows = {
      ...rowsByDistance(ids, gastos.fingerprints),
      ...(retold.length > 0 && { retold }),
      ...(refunded.length > 0 && { refunded }),
      categorias: categorias.ids,
      metodosPago: metodosPago.ids,
      catalogoFingerprints: {
        categorias: categorias.fingerprints,
        metodosPago: metodosPago.fingerprints,
      },
    };
    if (beforeCommit) await Dexie.waitFor(() => beforeCommit(rows));
    return { ...planner.report(), rows };
  });
}

async function occurrencesOn(
  db: GastosDatabase,
  { gastos }: FileContent,
  signal: AbortSignal,
): Promise<Occurrences | undefined> {
  const days = daysCovered(gastos);
  if (!days) return undefined;
  return countOccurrences(db, days, () => {
    signal.throwIfAborted();
  });
}

async function addRows(db: GastosDatabase, planner: ImportPlanner, table: CatalogoTable) {
  const { rows, settle } = planner.planRows(table, await listRows(db, table));
  // All are requested at once: waiting for each takes longer than writing.
  const written = await Promise.all(
    rows.map(async (fields) => {
      try {
        return await addRow(db, table, fields);
      } catch (error) {
        if (endsTransaction(error)) throw error;
        return { code: 'refused' as const, name: errorName(error) };
      }
    }),
  );
  return {
    settle: () => {
      settle(written);
    },
    ids: written.filter((id) => typeof id === 'number'),
    fingerprints: rows.filter((_, place) => typeof written[place] === 'number').map(fingerprintOf),
  };
}

async function addAllGastos(
  db: GastosDatabase,
  planner: ImportPlanner,
  gastos: readonly unknown[],
  { ownIdsOnly = false }: ImportOptions,
  { onPercent, onRejected, signal }: ImportControl,
): Promise<{ ids: number[] | null; fingerprints: number[] }> {
  const fingerprints: number[] = [];
  let ids: number[] | null = [];
  let settleLast: (() => Promise<void>) | null = null;
  function advance() {
    signal.throwIfAborted();
    onPercent(planner.percent());
  }
  async function settle(batch: ReturnType<ImportPlanner['next']>, added: ReturnType<typeof addGastos>) {
    const { refused, ids: given } = await added;
    const settled = batch.settle(refused);
    for (const { item, rejection } of settled.rejected) onRejected?.(item, rejection);
    for (const stored of settled.added) fingerprints.push(fingerprintOf(stored));
    if (given && ids) appendTo(ids, given);
    else ids = null;
    advance();
  }
  advance();
  for (let start = 0, size; start < gastos.length; start += size) {
    size = batchSize(start, gastos.length - start);
    const batch = planner.next(gastos.slice(start, start + size));
    const found = await lookUp(db, ownIdsOnly ? NONE_UNKNOWN : batch.unknown);
    const added = addGastos(db, batch.rows(found));
    await settleLast?.();
    settleLast = () => settle(batch, added);
  }
  await settleLast?.();
  return { ids, fingerprints };
}

const NONE_UNKNOWN: Record<CatalogoTable, number[]> = { categorias: [], metodosPago: [] };

async function lookUp(db: GastosDatabase, unknown: Record<CatalogoTable, readonly number[]>) {
  const found = { categorias: new Map<number, Presence>(), metodosPago: new Map<number, Presence>() };
  for (const table of CATALOGO_TABLES)
    await Promise.all(
      unknown[table].map(async (id) => {
        found[table].set(id, await presenceOf(db, table, id));
      }),
    );
  return found;
}

async function presenceOf(db: GastosDatabase, table: CatalogoTable, id: number): Promise<Presence> {
  try {
    return (await getRow(db, table, id)) ? 'present' : 'missing';
  } catch (error) {
    if (endsTransaction(error)) throw error;
    return 'unreadable';
  }
}

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

/**
 * Under new ids, in one transaction. Rejects with nothing changed if the counts differ from `expected`, or the stored
 * tally from the file's. The commit waits for `beforeCommit`.
 */
export async function replaceWithImport(
  db: GastosDatabase,
  content: FileContent,
  expected: ImportSummary,
  control: Omit<ImportControl, 'beforeCommit'> & { beforeCommit: () => Promise<void> },
): Promise<{ summary: ImportSummary; tallies: Tallies; rows: ImportedRows }> {
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    const { onPercent, signal, beforeCommit } = control;
    const options = { skipDuplicates: false, ownIdsOnly: true };
    const imported = await importContent(db, content, options, { onPercent, signal });
    for (const count of ['imported', 'categorias', 'metodosPago'] as const)
      if (imported.summary[count] !== expected[count]) throw new Error(`Not all could be stored: ${count}`);
    const { summary, inFile, rows } = imported;
    const tallies = { inFile, stored: await tallyImported(db, rows) };
    if (compareTallies(tallies).length > 0) throw new Error('What is stored is not what the file holds');
    await Dexie.waitFor(beforeCommit);
    return { summary, tallies, rows };
  });
}

/** No row has this nombre, so no unique index refuses it. */
const NAMELESS_ROW = { nombre: '' };

/** The database tells them only for added rows, so a transaction adds two and is aborted. */
export function peekNextIds(db: GastosDatabase): Promise<{ categorias: number; metodosPago: number }> {
  return new Promise((resolve, reject) => {
    const transaction = db.backendDB().transaction(['categorias', 'metodosPago'], 'readwrite');
    const categoria = transaction.objectStore('categorias').add(NAMELESS_ROW);
    const metodoPago = transaction.objectStore('metodosPago').add(NAMELESS_ROW);
    let ids: { categorias: number; metodosPago: number } | null = null;
    metodoPago.onsuccess = () => {
      ids = { categorias: Number(categoria.result), metodosPago: Number(metodoPago.result) };
      transaction.abort();
    };
    transaction.onabort = () => {
      if (ids) resolve(ids);
      else reject(transaction.error ?? new DOMException('No ids were given', 'AbortError'));
    };
  });
}
