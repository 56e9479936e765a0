import { fingerprintOf } from '@/lib/domain/fingerprint';
import type { ImportedRows, ImportRecord, ResetRecord } from '@/lib/import/import-record';
import type { Brought } from './brought-records';
import type { GastosDatabase } from './database';
import type { ProgramDatabase } from './program-database';
import { isRetold } from './retell-gastos';
import { isReset } from './reset-database';

/** Announced, and perhaps done: the program may have ended between the two. */
const OPEN: readonly (ImportRecord | ResetRecord)['state'][] = ['writing', 'undoing', 'resetting'];

/** What is known of an import before its rows are. */
export type ImportOrigin = Pick<ImportRecord, 'at' | 'fileName' | 'sha256'>;

/**
 * Writes an import into the diary, with the rows that it is about to commit, and answers the record's id. To be awaited
 * by the import's transaction: whatever is committed is in the diary. With it goes what was brought from a statement.
 */
export function noteImport(
  program: ProgramDatabase,
  origin: ImportOrigin,
  rows: ImportedRows,
  brought: Brought | null = null,
): Promise<number> {
  const { imports, importedRows, broughtMovements, statementSources } = program;
  return program.transaction('rw', [imports, importedRows, broughtMovements, statementSources], async () => {
    const id = await program.imports.add({
      ...origin,
      state: 'writing',
      gastos: rows.fingerprints.reduce((count, fingerprint) => count + (fingerprint === 0 ? 0 : 1), 0),
      categorias: rows.categorias.length,
      metodosPago: rows.metodosPago.length,
    });
    await program.importedRows.add(rows, id);
    if (brought) {
      await broughtMovements.add(brought.record, id);
      await noteAgain(program, brought);
    }
    return id;
  });
}

/** Keeps what a statement says of movements that are here, and of its accounts: all that one without anything new has to keep. */
export async function noteAgain(
  program: ProgramDatabase,
  { again, sources }: Pick<Brought, 'again' | 'sources'>,
): Promise<void> {
  const { broughtMovements, statementSources } = program;
  await program.transaction('rw', [broughtMovements, statementSources], async () => {
    for (const [key, source] of sources) await statementSources.put(source, key);
    for (const record of new Set(again.map((one) => one.record)))
      await broughtMovements
        .where(':id')
        .equals(record)
        .modify(({ movements, gastos }) => {
          for (const told of again) {
            if (told.record !== record) continue;
            movements.push(told.movement);
            gastos.push(told.gasto);
          }
        });
  });
}

/** Notes that an import has been committed, is about to be undone or brought back, or has been undone. */
export async function markImport(
  program: ProgramDatabase,
  id: number,
  state: 'done' | 'undoing' | 'undone',
): Promise<void> {
  await program.imports.update(id, { state });
}

/**
 * Announces that all data are about to be cleared. To be awaited by the transaction that clears them: from here on no
 * import is offered for undoing and, unless copies are kept, no copy.
 */
export async function announceReset(
  program: ProgramDatabase,
  reset: Pick<ResetRecord, 'keepCopies' | 'last'>,
): Promise<void> {
  await program.imports.add({ ...reset, state: 'resetting' });
}

/**
 * Closes the diary once all data are cleared: imports are there no more until a copy brings their rows back. Where no
 * copies are kept, erases all that the second database knows of the data.
 */
export async function finishReset(program: ProgramDatabase, keepCopies: boolean): Promise<void> {
  const { imports, importedRows, copies, copyContents, broughtMovements, statementSources, keptActs } =
    program;
  if (!keepCopies) {
    const tables = [
      ...[imports, importedRows, copies, copyContents, broughtMovements],
      ...[statementSources, keptActs],
    ];
    await program.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
    return;
  }
  await program.transaction('rw', [imports, importedRows, broughtMovements, keptActs], async () => {
    await keptActs.clear();
    const over = await imports.where('state').anyOf('undone', 'resetting').primaryKeys();
    await Promise.all([imports, importedRows, broughtMovements].map((table) => table.bulkDelete(over)));
    await imports.where('state').notEqual('cleared').modify({ state: 'cleared' });
  });
}

/**
 * Closes the imports that stand, as all data are about to be replaced. To be awaited by the transaction that replaces them: if the rows
 * of an import are stored all the same, {@link reconcileImports} opens it again.
 */
export async function closeImports(program: ProgramDatabase): Promise<void> {
  await program.imports.where('state').equals('done').modify({ state: 'cleared' });
}

/**
 * Brings the diary in line with data that have been put in the place of all others: imports whose rows are there again stand, those that
 * were undone are forgotten if they are not.
 */
export async function settleRestored(db: GastosDatabase, program: ProgramDatabase): Promise<void> {
  for (const id of await program.imports.where('state').equals('undone').primaryKeys()) {
    const rows = await program.importedRows.get(id);
    if (rows && (await areStored(db, { ...rows, retold: [] }))) await markImport(program, id, 'done');
    else await forgetImports(program, [id]);
  }
  await reconcileImports(db, program);
}

function isImport(record: ImportRecord | ResetRecord): record is ImportRecord {
  return record.state !== 'resetting';
}

/** The imports that were committed and not cleared, the last one first; none while a reset is under way. */
export async function listImports(program: ProgramDatabase): Promise<ImportRecord[]> {
  const records = await program.imports.orderBy(':id').reverse().toArray();
  if (!records.every(isImport)) return [];
  return records.filter(({ state, restored }) => !restored && (state === 'done' || state === 'undone'));
}

/** When a file of this SHA-256 was imported last and has not been undone; null if it never was. */
export async function lastImportOf(program: ProgramDatabase, sha256: string): Promise<string | null> {
  const records = await program.imports.where('sha256').equals(sha256).toArray();
  return records.filter(isImport).findLast(({ state }) => state === 'done')?.at ?? null;
}

/** What an import added; undefined where it does not stand so in the diary. */
export async function importedRowsOf(
  program: ProgramDatabase,
  id: number,
  state: 'done' | 'undone',
): Promise<ImportedRows | undefined> {
  const record = await program.imports.get(id);
  return record?.state === state ? program.importedRows.get(id) : undefined;
}

/**
 * Whether the diary announces a commit that is not known to have happened: it is happening now, or the program ended.
 */
export async function hasOpenImports(program: ProgramDatabase): Promise<boolean> {
  return (await program.imports.where('state').anyOf(OPEN).count()) > 0;
}

/**
 * Brings the diary in line with the data where the program ended between the two: a commit that was announced either
 * happened or did not. An import that a reset has cleared is there again where a copy has brought its rows back. To be
 * called while nobody imports, undoes or resets.
 */
export async function reconcileImports(db: GastosDatabase, program: ProgramDatabase): Promise<void> {
  const resets = await program.imports.where('state').equals('resetting').toArray();
  for (const reset of resets) {
    const done = !isImport(reset) && (await isReset(db, reset.last));
    await (done ? finishReset(program, reset.keepCopies) : program.imports.delete(reset.id));
  }
  const open = await program.imports.where('state').anyOf('writing', 'undoing', 'cleared').toArray();
  for (const { id, state } of open) {
    const rows = await program.importedRows.get(id);
    if (rows && (await areStored(db, rows))) await markImport(program, id, 'done');
    else if (state === 'undoing') await markImport(program, id, 'undone');
    else if (state === 'writing') await forgetImports(program, [id]);
  }
}

/** Takes imports out of the diary, with all that it keeps of them. */
async function forgetImports(program: ProgramDatabase, ids: readonly number[]): Promise<void> {
  const { imports, importedRows, broughtMovements } = program;
  const tables = [imports, importedRows, broughtMovements];
  await program.transaction('rw', tables, () =>
    Promise.all(tables.map((table) => table.bulkDelete([...ids]))),
  );
}

/** Whether any row of an import, by its id in the diary, is stored; false where its rows are not known any more. */
export async function isImportStored(
  db: GastosDatabase,
  program: ProgramDatabase,
  id: number,
): Promise<boolean> {
  const rows = await program.importedRows.get(id);
  return rows !== undefined && areStored(db, rows);
}

/**
 * Whether any row of an import is stored. Ids are not enough to tell: after a rollback other rows get the same ones.
 */
async function areStored(db: GastosDatabase, rows: ImportedRows): Promise<boolean> {
  const { firstGasto, fingerprints } = rows;
  if (await isRetold(db, rows.retold ?? [])) return true;
  if (firstGasto !== null) {
    const inPlace = await db.gastos
      .where(':id')
      .between(firstGasto, firstGasto + fingerprints.length)
      .filter((gasto) => fingerprintOf(gasto) === fingerprints[gasto.id - firstGasto])
      .first();
    return inPlace !== undefined;
  }
  const [categorias, metodosPago] = await Promise.all([
    db.categorias.bulkGet(rows.categorias),
    db.metodosPago.bulkGet(rows.metodosPago),
  ]);
  return [...categorias, ...metodosPago].some((row) => row !== undefined);
}
