import { Dexie } from 'dexie';
import { CATALOGO_TABLES } from '@/lib/domain/catalogo-entry';
import { type ChangeFault, changeOf } from '@/lib/domain/change';
import type { CatalogoTable, Gasto, RowOf, RowCounts, ExchangeFile } from '@/lib/domain/entities';
import { appendTo } from '@/lib/domain/lists';
import { failure, type Result, success } from '@/lib/domain/result';
import { fingerprintOf } from '@/lib/domain/tally';
import type { EditedRows, ImportedRows, ImportUndone } from '@/lib/import/import-flow';
import { missingReference } from './apply-change';
import type { GastosDatabase } from './databases';
import { takeBackTold, tellAgain } from './retell-and-refund';
import { chunksOf, eachChunkOfGastos } from './rows-by-id';
import { catalogoTable } from './stored-rows';

class Edited extends Error {
  constructor(readonly since: RowCounts) {
    super('Edited since');
  }
}

type Removal = {
  unchanged: number;
  /** Ids of edited expenses, in order. */
  changed: number[];
  unused: Record<CatalogoTable, number[]>;
  edited: RowCounts;
};

/**
 * Categories and methods in use stay. If edited rows need a decision, nothing changes. The commit waits for
 * `beforeCommit`. Rejects with Dexie's error.
 */
export async function removeImportedRows(
  db: GastosDatabase,
  rows: ImportedRows,
  edited: EditedRows,
  beforeCommit: () => Promise<void>,
): Promise<ImportUndone | { edited: RowCounts }> {
  try {
    return await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
      const { unchanged, changed, unused, edited: since } = await lookAt(db, rows, edited);
      if (edited === 'ask' && anyEdited(since)) throw new Edited(since);
      const kept = edited === 'keep' ? changed : [];
      await removeGastos(db, rows, kept);
      const refunds = await takeBackTold(db, rows);
      await Promise.all(CATALOGO_TABLES.map((table) => catalogoTable(db, table).bulkDelete(unused[table])));
      await Dexie.waitFor(beforeCommit);
      return {
        gastos: unchanged + changed.length - kept.length,
        kept: kept.length,
        ...(refunds > 0 && { refunds }),
        categorias: unused.categorias.length,
        metodosPago: unused.metodosPago.length,
      };
    });
  } catch (error) {
    if (error instanceof Edited) return { edited: error.since };
    throw error;
  }
}

export async function countEdited(db: GastosDatabase, rows: ImportedRows): Promise<RowCounts | null> {
  const { edited } = await lookAt(db, rows, 'ask');
  return anyEdited(edited) ? edited : null;
}

function anyEdited({ gastos, categorias, metodosPago }: RowCounts): boolean {
  return gastos + categorias + metodosPago > 0;
}

async function lookAt(db: GastosDatabase, rows: ImportedRows, edited: EditedRows): Promise<Removal> {
  const { unchanged, changed } = await lookAtGastos(db, rows);
  const unused = await unusedAmong(db, rows, edited === 'keep' ? new Set(changed) : new Set());
  const editedRows = {
    categorias: await editedAmong(db, 'categorias', rows, unused.categorias),
    metodosPago: await editedAmong(db, 'metodosPago', rows, unused.metodosPago),
  };
  if (edited === 'keep')
    for (const table of CATALOGO_TABLES)
      unused[table] = unused[table].filter((id) => !editedRows[table].includes(id));
  return {
    unchanged,
    changed,
    unused,
    edited: {
      gastos: changed.length,
      categorias: editedRows.categorias.length,
      metodosPago: editedRows.metodosPago.length,
    },
  };
}

async function lookAtGastos(
  db: GastosDatabase,
  { firstGasto, fingerprints }: ImportedRows,
): Promise<{ unchanged: number; changed: number[] }> {
  const changed: number[] = [];
  let unchanged = 0;
  if (firstGasto === null) return { unchanged, changed };
  await eachChunkOfGastos(
    db,
    (chunk) => {
      for (const gasto of chunk) {
        if (fingerprintOf(gasto) === fingerprints[gasto.id - firstGasto]) unchanged += 1;
        else changed.push(gasto.id);
      }
      return true;
    },
    { after: firstGasto - 1, to: firstGasto + fingerprints.length - 1 },
  );
  return { unchanged, changed };
}

async function removeGastos(
  db: GastosDatabase,
  { firstGasto, fingerprints }: ImportedRows,
  kept: readonly number[],
): Promise<void> {
  if (firstGasto === null) return;
  let start = firstGasto;
  for (const end of [...kept, firstGasto + fingerprints.length]) {
    if (end > start) await db.gastos.where(':id').between(start, end).delete();
    start = end + 1;
  }
}

/** Those that no other expense uses; `kept` expenses count as others. */
async function unusedAmong(
  db: GastosDatabase,
  { firstGasto, fingerprints, categorias, metodosPago }: ImportedRows,
  kept: ReadonlySet<number>,
): Promise<Record<CatalogoTable, number[]>> {
  const unused = {
    categorias: new Set(await db.categorias.where(':id').anyOf(categorias).primaryKeys()),
    metodosPago: new Set(await db.metodosPago.where(':id').anyOf(metodosPago).primaryKeys()),
  };
  const first = firstGasto ?? Infinity;
  if (unused.categorias.size + unused.metodosPago.size > 0)
    await eachChunkOfGastos(db, (chunk) => {
      for (const { id, categoriaId, metodoPagoId } of chunk) {
        const goes = id >= first && id < first + fingerprints.length && !kept.has(id);
        if (goes) continue;
        unused.categorias.delete(categoriaId);
        unused.metodosPago.delete(metodoPagoId);
      }
      return unused.categorias.size + unused.metodosPago.size > 0;
    });
  return { categorias: [...unused.categorias], metodosPago: [...unused.metodosPago] };
}

async function editedAmong(
  db: GastosDatabase,
  table: CatalogoTable,
  rows: ImportedRows,
  ids: readonly number[],
): Promise<number[]> {
  const fingerprints = rows.catalogoFingerprints?.[table];
  if (!fingerprints) return [];
  const stored: (object | undefined)[] = await catalogoTable(db, table).bulkGet([...ids]);
  return ids.filter((id, position) => {
    const row = stored[position];
    return row && fingerprintOf(row) !== fingerprints[rows[table].indexOf(id)];
  });
}

/**
 * Takes missing rows from the copy, under their ids; `edited` is the undoing's choice. Answers the number of
 * expenses. Rejects with Dexie's error.
 */
export async function restoreImportedRows(
  db: GastosDatabase,
  rows: ImportedRows,
  content: ExchangeFile<Gasto>,
  edited: EditedRows,
  beforeCommit: () => Promise<void>,
): Promise<Result<number, ChangeFault>> {
  const found: { fault: ChangeFault | null } = { fault: null };
  function refuse(fault: ChangeFault): never {
    found.fault = fault;
    throw new Error(fault);
  }
  try {
    return await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
      const added =
        (await addCatalogo(db, 'categorias', rows, content.categorias)) &&
        (await addCatalogo(db, 'metodosPago', rows, content.metodosPago));
      if (!added) refuse('changed-since');
      const gastos = await addMissing(db, removedGastos(rows, content, edited));
      const missing = await missingReference(
        db,
        changeOf({ gastos: gastos.map((after) => ({ id: after.id, before: null, after })) }),
      );
      if (missing) refuse(missing);
      if (!(await tellAgain(db, rows))) refuse('changed-since');
      await Dexie.waitFor(beforeCommit);
      return success(gastos.length);
    });
  } catch (error) {
    if (found.fault) return failure(found.fault);
    throw error;
  }
}

/** False if a nombre is taken by now. */
async function addCatalogo<Name extends CatalogoTable>(
  db: GastosDatabase,
  name: Name,
  rows: ImportedRows,
  copied: readonly RowOf<Name>[],
): Promise<boolean> {
  const table = catalogoTable(db, name);
  const there = new Set(await table.where(':id').anyOf(rows[name]).primaryKeys());
  const gone = copied.filter(({ id }) => rows[name].includes(id) && !there.has(id));
  const nombres = gone.map(({ nombre }) => nombre);
  if ((await table.where('nombre').anyOf(nombres).count()) > 0) return false;
  await table.bulkAdd(gone);
  return true;
}

function removedGastos(
  { firstGasto, fingerprints }: ImportedRows,
  { gastos }: ExchangeFile<Gasto>,
  edited: EditedRows,
): Gasto[] {
  if (firstGasto === null) return [];
  return gastos.filter((gasto) => {
    const fingerprint = fingerprints[gasto.id - firstGasto];
    if (!fingerprint) return false;
    return edited === 'remove' || fingerprintOf(gasto) === fingerprint;
  });
}

async function addMissing(db: GastosDatabase, gastos: readonly Gasto[]): Promise<Gasto[]> {
  const added: Gasto[] = [];
  for (const chunk of chunksOf(gastos)) {
    const stored = await db.gastos.bulkGet(chunk.map(({ id }) => id));
    const missing = chunk.filter((_, position) => !stored[position]);
    await db.gastos.bulkAdd(missing);
    appendTo(added, missing);
  }
  return added;
}
