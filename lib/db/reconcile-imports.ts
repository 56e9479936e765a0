import type { Table } from 'dexie';
import { sameRow } from '@/lib/domain/change';
import { readableGasto } from '@/lib/domain/readable-rows';
import { fingerprintOf } from '@/lib/domain/tally';
import type {
  ImportedRows,
  ImportRecord,
  RefundedGasto,
  ResetRecord,
  RetoldGasto,
} from '@/lib/import/import-flow';
import type { GastosDatabase, ProgramDatabase } from './databases';
import { finishReset, markImport } from './import-diary';

/** Announced, and perhaps done: the program may have ended before a note. */
const OPEN: readonly (ImportRecord | ResetRecord)['state'][] = ['writing', 'undoing', 'resetting'];

/** A commit was announced: it is happening now, or the program ended. */
export async function hasOpenImports(program: ProgramDatabase): Promise<boolean> {
  return (await program.imports.where('state').anyOf(OPEN).count()) > 0;
}

/**
 * Looks if announced commits happened, and if a copy brought cleared imports back. Call only while nobody imports,
 * undoes or resets.
 */
export async function reconcileImports(db: GastosDatabase, program: ProgramDatabase): Promise<void> {
  const resets = await program.imports.where('state').equals('resetting').toArray();
  for (const reset of resets) {
    if (reset.state !== 'resetting') continue;
    const done = await isReset(db, reset.last);
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

/** Imports with stored rows are done, undone ones without rows are forgotten. */
export async function settleRestored(db: GastosDatabase, program: ProgramDatabase): Promise<void> {
  for (const id of await program.imports.where('state').equals('undone').primaryKeys()) {
    const rows = await program.importedRows.get(id);
    if (rows && (await areStored(db, { ...rows, retold: [] }))) await markImport(program, id, 'done');
    else await forgetImports(program, [id]);
  }
  await reconcileImports(db, program);
}

async function forgetImports(program: ProgramDatabase, ids: readonly number[]): Promise<void> {
  const { imports, importedRows, broughtMovements } = program;
  const tables = [imports, importedRows, broughtMovements];
  await program.transaction('rw', tables, () =>
    Promise.all(tables.map((table) => table.bulkDelete([...ids]))),
  );
}

/** Rows stored later have other ids: none is given twice. */
async function isReset(db: GastosDatabase, last: ResetRecord['last']): Promise<boolean> {
  const left = await Promise.all([
    hasIdUpTo(db.gastos, last.gastos),
    hasIdUpTo(db.categorias, last.categorias),
    hasIdUpTo(db.metodosPago, last.metodosPago),
  ]);
  return !left.includes(true);
}

async function hasIdUpTo(table: Pick<Table<unknown, number>, 'where'>, last: number): Promise<boolean> {
  return (await table.where(':id').belowOrEqual(last).limit(1).primaryKeys()).length > 0;
}

/** True if any row of the import is stored; false if its rows are no longer known. */
export async function isImportStored(
  db: GastosDatabase,
  program: ProgramDatabase,
  id: number,
): Promise<boolean> {
  const rows = await program.importedRows.get(id);
  return rows !== undefined && areStored(db, rows);
}

/** Ids do not tell: after a rollback, other rows get the same ones. */
async function areStored(db: GastosDatabase, rows: ImportedRows): Promise<boolean> {
  const { firstGasto, fingerprints } = rows;
  if (await isRetold(db, rows.retold ?? [])) return true;
  if (await areRefunded(db, rows.refunded ?? [])) return true;
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

async function isRetold(db: GastosDatabase, retold: readonly RetoldGasto[]): Promise<boolean> {
  if (retold.length === 0) return false;
  const stored = await db.gastos.bulkGet(retold.map(({ id }) => id));
  return stored.some((gasto, place) => gasto !== undefined && gasto.descripcion === retold[place]?.after);
}

async function areRefunded(db: GastosDatabase, refunded: readonly RefundedGasto[]): Promise<boolean> {
  if (refunded.length === 0) return false;
  const stored = await db.gastos.bulkGet(refunded.map(({ id }) => id));
  return stored.some(
    (gasto, place) =>
      gasto &&
      (readableGasto(gasto).reembolsos ?? []).some((one) => sameRow(one, refunded[place]?.reembolso)),
  );
}
