import type { ImportedRows, ImportRecord, ResetRecord } from '@/lib/import/import-flow';
import type { Source } from '@/lib/statements/match/file-sources';
import { noteShops } from './brought-movements';
import type { Brought, SourceRecord } from './brought-records';
import type { ProgramDatabase } from './databases';

/** The import's transaction must await this: every commit is in the diary. Answers the import's id. */
export function noteImport(
  program: ProgramDatabase,
  origin: Pick<ImportRecord, 'at' | 'fileName' | 'sha256'>,
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

/** Keeps a statement's facts about known movements and its accounts. */
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
 * The clearing transaction must await this. From here on nothing can be undone and, unless copies stay, none is
 * offered.
 */
export async function announceReset(
  program: ProgramDatabase,
  reset: Pick<ResetRecord, 'keepCopies' | 'last'>,
): Promise<void> {
  await program.imports.add({ ...reset, state: 'resetting' });
}

/**
 * Imports are cleared until a copy brings their rows back. Without copies, all is erased that the second database
 * knows of the data.
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
 * The transaction that replaces all data must await this. `reconcileImports` reopens imports whose rows are still
 * stored.
 */
export async function closeImports(program: ProgramDatabase): Promise<void> {
  await program.imports.where('state').equals('done').modify({ state: 'cleared' });
}

function isImport(record: ImportRecord | ResetRecord): record is ImportRecord {
  return record.state !== 'resetting';
}

/** Last first, without `restored` records; none during a reset. */
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
