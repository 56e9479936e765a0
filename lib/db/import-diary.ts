import type { Table } from 'dexie';
import { fingerprintOf } from '@/lib/domain/tally';
import type { ImportedRows, ImportRecord, ResetRecord } from '@/lib/import/import-summary';
import type { Source } from '@/lib/statements/file-sources';
import { noteShops } from './brought-movements';
import type { Brought, SourceRecord } from './brought-records';
import type { GastosDatabase, ProgramDatabase } from './databases';
import { areRefunded, isRetold } from './retell-and-refund';

/** Announced, and perhaps done: the program may have ended before a note. */
const OPEN: readonly (ImportRecord | ResetRecord)['state'][] = ['writing', 'undoing', 'resetting'];

export type ImportOrigin = Pick<ImportRecord, 'at' | 'fileName' | 'sha256'>;

/** Answers the import's id. The import's transaction must await this, so that every commit is in the diary. */
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
      ...(brought?.record.refunds && { refunds: brought.record.refunds.length }),
    });
    await program.importedRows.add(rows, id);
    if (brought) {
      await broughtMovements.add(brought.record, id);
      await noteAgain(program, brought);
    }
    return id;
  });
}

/** Keeps a statement's facts about known movements and its accounts; one without news has nothing else to keep. */
export async function noteAgain(
  program: ProgramDatabase,
  { again, sources, asked }: Omit<Brought, 'record'>,
): Promise<void> {
  const { broughtMovements, statementSources } = program;
  await program.transaction('rw', [broughtMovements, statementSources], async () => {
    for (const [key, source] of sources) await statementSources.put(source, key);
    for (const isAsked of [true, false]) {
      const shops = [...asked].flatMap(([shop, one]) => (one === isAsked ? [shop] : []));
      if (shops.length > 0) await noteShops(program, shops, { asked: isAsked, skipped: false });
    }
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

export async function noteMoved(program: ProgramDatabase, sources: readonly Source[]): Promise<void> {
  const { statementSources } = program;
  await program.transaction('rw', statementSources, async () => {
    for (const { key, moved, metodoPagoId, counted, spared } of sources) {
      if (moved.length === 0) continue;
      const metodoPago = metodoPagoId === null ? null : { id: metodoPagoId };
      const known: SourceRecord = (await statementSources.get(key)) ?? {
        ...{ mapping: null, metodoPago, counted, spared },
      };
      await statementSources.put({ ...known, moved }, key);
    }
  });
}

export async function markImport(
  program: ProgramDatabase,
  id: number,
  state: 'done' | 'undoing' | 'undone',
): Promise<void> {
  await program.imports.update(id, { state });
}

/**
 * The clearing transaction must await this. From here on, no import can be undone and, unless copies are kept, no
 * copy is offered.
 */
export async function announceReset(
  program: ProgramDatabase,
  reset: Pick<ResetRecord, 'keepCopies' | 'last'>,
): Promise<void> {
  await program.imports.add({ ...reset, state: 'resetting' });
}

/**
 * Imports are cleared until a copy brings their rows back. Without copies, erases all that the second database knows
 * of the data.
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
 * Closes done imports before all data are replaced; the replacing transaction must await this. `reconcileImports`
 * opens those whose rows are still stored.
 */
export async function closeImports(program: ProgramDatabase): Promise<void> {
  await program.imports.where('state').equals('done').modify({ state: 'cleared' });
}

function isImport(record: ImportRecord | ResetRecord): record is ImportRecord {
  return record.state !== 'resetting';
}

/** Done and undone imports, last first, without `restored` records; none during a reset. */
export async function listImports(program: ProgramDatabase): Promise<ImportRecord[]> {
  const records = await program.imports.orderBy(':id').reverse().toArray();
  if (!records.every(isImport)) return [];
  return records.filter(({ state, restored }) => !restored && (state === 'done' || state === 'undone'));
}

export async function lastImportOf(program: ProgramDatabase, sha256: string): Promise<string | null> {
  const records = await program.imports.where('sha256').equals(sha256).toArray();
  return records.filter(isImport).findLast(({ state }) => state === 'done')?.at ?? null;
}

/** Undefined if the import has another state. */
export async function importedRowsOf(
  program: ProgramDatabase,
  id: number,
  state: 'done' | 'undone',
): Promise<ImportedRows | undefined> {
  const record = await program.imports.get(id);
  return record?.state === state ? program.importedRows.get(id) : undefined;
}

/** True if a commit was announced and not confirmed: it is happening now, or the program ended. */
export async function hasOpenImports(program: ProgramDatabase): Promise<boolean> {
  return (await program.imports.where('state').anyOf(OPEN).count()) > 0;
}

/**
 * An announced commit either happened or did not, and a cleared import is done again if a copy brought its rows back.
 * Call only while nobody imports, undoes or resets.
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

/** True if a reset was committed. Rows stored later have other ids: none is given twice. */
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
