import { Dexie } from 'dexie';
import { CATALOGO_TABLES } from '@/lib/domain/catalogo-entry';
import type { CatalogoFields, CatalogoTable, Gasto, GastoFields } from '@/lib/domain/entities';
import { appendTo } from '@/lib/domain/lists';
import {
  addToTally,
  compareTallies,
  emptyTally,
  fingerprintOf,
  type StoredTally,
  type Tallies,
  talliedGastos,
  type Tally,
} from '@/lib/domain/tally';
import {
  type ImportedRows,
  type ImportRecord,
  type ImportResult,
  type RefundedGasto,
  withStored,
} from '@/lib/import/import-flow';
import { daysCovered, ImportPlanner, ImportReport, type Presence } from '@/lib/import/planner';
import type { GastoRejection, ImportSummary, RowRefusal } from '@/lib/import/import-summary';
import type { FileContent } from '@/lib/import/parse-file';
import { planCatalogo, readEntries } from '@/lib/import/read-catalogo';
import type { Brought } from './brought-records';
import { countOccurrences } from './count-occurrences';
import type { GastosDatabase, ProgramDatabase } from './databases';
import { markImport, noteAgain, noteImport } from './import-diary';
import { endsTransaction, errorName } from './open-database';
import { readCatalogo } from './read-gastos';
import { retellAndRefund } from './retell-and-refund';
import { eachChunkOfGastos } from './rows-by-id';
import { catalogoTable, listRows } from './stored-rows';

/**
 * Whole percentages, never falling, up to 99; `signal` stops the import. `onRejected` gets expenses as in the file.
 * The commit waits for `beforeCommit`, whose rejection undoes everything.
 */
type ImportControl = {
  onPercent: (percent: number) => void;
  signal: AbortSignal;
  beforeCommit?: (rows: ImportedRows) => Promise<void>;
  onRejected?: (item: unknown, rejection: GastoRejection) => void;
};

type ImportedContent = { summary: ImportSummary; inFile: Tally; rows: ImportedRows };

type ImportOptions = {
  skipDuplicates: boolean;
  /** Ids that the file does not define mean no local rows. */
  ownIdsOnly?: boolean;
  /** Stored expenses that get another descripcion, or money back; nothing is written if one has changed too much. */
  retell?: readonly Pick<Gasto, 'id' | 'descripcion'>[];
  refunds?: readonly Pick<RefundedGasto, 'id' | 'reembolso'>[];
};

export type ImportSource<Outcome extends ImportResult> = Pick<ImportControl, 'onRejected'> & {
  content: FileContent;
  options: ImportOptions;
  origin: Pick<ImportRecord, 'at' | 'fileName' | 'sha256'>;
  /** The part of a statement that the diary keeps besides the rows. */
  broughtOf?: (rows: ImportedRows) => Brought;
  outcomeOf: (done: Omit<ImportResult, 'rejected'>) => Outcome;
};

/** `onOutcome` comes with the commit, `onStored` once the rows are read back. */
type WatchedImport<Outcome> = Pick<ImportControl, 'onPercent' | 'signal'> & {
  onOutcome?: (outcome: Outcome) => void;
  onStored?: (stored: StoredTally) => void;
};

/**
 * Writes any source in one transaction, announced in the diary; tells the outcome, then reads the rows back. Call it
 * in the writer's turn. Rejects with nothing written.
 */
export async function writeImport<Outcome extends ImportResult>(
  { db, program }: { db: GastosDatabase; program: ProgramDatabase },
  { content, options, origin, onRejected, broughtOf, outcomeOf }: ImportSource<Outcome>,
  { onPercent, onOutcome, onStored, signal }: WatchedImport<Outcome>,
): Promise<Outcome> {
  const noted: { recordId: number | null } = { recordId: null };
  let reading: Promise<StoredTally> = Promise.resolve(emptyTally());
  const { summary, inFile } = await importContent(db, content, options, {
    ...{ onPercent, signal, onRejected },
    beforeCommit: async (rows) => {
      const added = rows.firstGasto !== null || rows.categorias.length + rows.metodosPago.length > 0;
      const brought = broughtOf?.(rows) ?? null;
      if (added || rows.retold || rows.refunded)
        noted.recordId = await noteImport(program, origin, rows, brought);
      else if (brought) await noteAgain(program, brought);
      // Before the commit: later writers wait for it.
      reading = tallyNext(db, rows);
    },
  });
  const { recordId } = noted;
  const outcome = outcomeOf({ summary, tallies: { inFile, stored: 'reading' }, recordId });
  onOutcome?.(outcome);
  // If this fails, the next reconciliation notes the commit.
  if (recordId !== null) await markImport(program, recordId, 'done').catch(() => undefined);
  const stored = await reading;
  onStored?.(stored);
  return withStored(outcome, stored);
}

/**
 * Under new ids. Rejects, with nothing changed, if the counts differ from `expected` or the stored tally from the
 * file's.
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

/** For a smooth bar. One batch is checked while another is written. */
const BATCH_GASTOS = { most: 1000, least: 250 };

/**
 * Categories, methods, then expenses (docs/specification.md §5). Refused items are skipped and listed. Rejects, with
 * nothing written, on an error or an abort.
 */
async function importContent(
  db: GastosDatabase,
  content: FileContent,
  options: ImportOptions,
  control: ImportControl,
): Promise<ImportedContent> {
  const { signal, beforeCommit } = control;
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    const occurrences = options.skipDuplicates ? await occurrencesOn(db, content, signal) : undefined;
    // Together: an answer takes longer to come than to be made.
    const [categorias, metodosPago, newest] = await Promise.all([
      addRows(db, 'categorias', content),
      addRows(db, 'metodosPago', content),
      newestId(db),
    ]);
    const planner = new ImportPlanner({ categorias, metodosPago }, occurrences);
    const report = new ImportReport(planner.tables, content.gastos.length);
    const gastos = await addAllGastos(db, content.gastos, planner, report, options, control);
    // No other expenses are added during this transaction.
    const ids = gastos.ids ?? (await idsAfter(db, newest));
    const rows: ImportedRows = {
      ...rowsByDistance(ids, gastos.fingerprints),
      ...(await retellAndRefund(db, options.retell ?? [], options.refunds ?? [])),
      categorias: categorias.ids,
      metodosPago: metodosPago.ids,
      catalogoFingerprints: {
        categorias: categorias.fingerprints,
        metodosPago: metodosPago.fingerprints,
      },
    };
    if (beforeCommit) await Dexie.waitFor(() => beforeCommit(rows));
    return { summary: report.summary, inFile: report.inFile, rows };
  });
}

async function occurrencesOn(
  db: GastosDatabase,
  { gastos }: FileContent,
  signal: AbortSignal,
): Promise<Map<string, number> | undefined> {
  const days = daysCovered(gastos);
  if (!days) return undefined;
  return countOccurrences(db, days, () => {
    signal.throwIfAborted();
  });
}

async function addRows(db: GastosDatabase, table: CatalogoTable, content: FileContent) {
  const stored = await listRows(db, table);
  const entries = readEntries(table, content[table]);
  const planned = planCatalogo(entries, stored);
  // At once: waiting for each takes longer than writing.
  const written = await Promise.all(
    planned.map(async (entry) => (entry.act === 'add' ? addRow(db, table, entry.fields) : null)),
  );
  const ids: number[] = [];
  const fingerprints: number[] = [];
  planned.forEach((entry, place) => {
    const id = written[place];
    if (entry.act !== 'add' || typeof id !== 'number') return;
    ids.push(id);
    fingerprints.push(fingerprintOf(entry.fields));
  });
  return { entries, planned, stored, written, ids, fingerprints };
}

async function addRow<Name extends CatalogoTable>(
  db: GastosDatabase,
  table: Name,
  fields: CatalogoFields[Name],
): Promise<number | RowRefusal> {
  try {
    return await catalogoTable(db, table).add({ ...fields });
  } catch (error) {
    if (endsTransaction(error)) throw error;
    return { code: 'refused', name: errorName(error) };
  }
}

async function addAllGastos(
  db: GastosDatabase,
  gastos: readonly unknown[],
  planner: ImportPlanner,
  report: ImportReport,
  { ownIdsOnly = false }: ImportOptions,
  { onPercent, onRejected, signal }: ImportControl,
): Promise<{ ids: number[] | null; fingerprints: number[] }> {
  const fingerprints: number[] = [];
  let ids: number[] | null = [];
  let settleLast: (() => Promise<void>) | null = null;
  function advance() {
    signal.throwIfAborted();
    onPercent(report.percent());
  }
  advance();
  for (let start = 0, size; start < gastos.length; start += size) {
    size = batchSize(start, gastos.length - start);
    const { unknown, plan } = planner.next(gastos.slice(start, start + size));
    const batch = plan(await lookUp(db, ownIdsOnly ? NONE_UNKNOWN : unknown));
    const added = addGastos(db, batch.rows);
    await settleLast?.();
    settleLast = async () => {
      const { refused, ids: given } = await added;
      const settled = report.settle(batch, refused);
      for (const { item, rejection } of settled.rejected) onRejected?.(item, rejection);
      for (const stored of settled.added) fingerprints.push(fingerprintOf(stored));
      if (given && ids) appendTo(ids, given);
      else ids = null;
      advance();
    };
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
        found[table].set(id, await presenceOf(db[table], id));
      }),
    );
  return found;
}

async function presenceOf(
  table: { get: (id: number) => PromiseLike<unknown> },
  id: number,
): Promise<Presence> {
  try {
    return (await table.get(id)) ? 'present' : 'missing';
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

/** Small at first, so that the database begins at once, and at last, to shorten the wait. */
function batchSize(sent: number, left: number): number {
  const { most, least } = BATCH_GASTOS;
  return Math.min(most, Math.max(least, Math.min(sent, Math.ceil(left / 4))));
}

type AddedGastos = {
  refused: ReadonlyMap<number, string>;
  /** In order; null if rows were refused: then the database names none. */
  ids: readonly number[] | null;
};

/** Within the current transaction; rejects if that is over. */
function addGastos(db: GastosDatabase, gastos: readonly GastoFields[]): PromiseLike<AddedGastos> {
  // Not async: each call must stay in the transaction's zone.
  return db.gastos.bulkAdd(gastos, { allKeys: true }).then(
    (ids) => ({ refused: new Map(), ids }),
    (error: unknown) => ({ refused: refusedRows(error), ids: null }),
  );
}

function idsAfter(db: GastosDatabase, id: number): PromiseLike<number[]> {
  return db.gastos.where(':id').above(id).primaryKeys();
}

/** -Infinity without expenses. */
async function newestId(db: GastosDatabase): Promise<number> {
  const [id] = await db.gastos.orderBy(':id').reverse().limit(1).primaryKeys();
  return id ?? -Infinity;
}

/** Throws other errors on. */
function refusedRows(error: unknown): ReadonlyMap<number, string> {
  if (!(error instanceof Dexie.BulkError)) throw error;
  const refused = new Map<number, string>();
  for (const [position, cause] of Object.entries(error.failuresByPos)) {
    if (endsTransaction(cause)) throw cause;
    refused.set(Number(position), errorName(cause));
  }
  return refused;
}

function tallyImported(
  db: GastosDatabase,
  { firstGasto, fingerprints }: Pick<ImportedRows, 'firstGasto' | 'fingerprints'>,
): PromiseLike<Tally> {
  return db.transaction('r', [db.gastos, db.categorias, db.metodosPago], async () => {
    const tally = emptyTally();
    if (firstGasto === null) return tally;
    const catalogo = await readCatalogo(db);
    await eachChunkOfGastos(
      db,
      (gastos) => {
        addToTally(tally, talliedGastos(gastos, catalogo));
        return true;
      },
      { after: firstGasto - 1, to: firstGasto + (fingerprints.length - 1) },
    );
    return tally;
  });
}

/** Call it in the adding transaction: it reads after the commit, before later writes. Never rejects. */
async function tallyNext(db: GastosDatabase, rows: ImportedRows): Promise<StoredTally> {
  try {
    return await Dexie.ignoreTransaction(() => tallyImported(db, rows));
  } catch {
    return 'unread';
  }
}
