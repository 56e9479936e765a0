import { Dexie } from 'dexie';
import { changeOf, type ChangeFault } from '@/lib/domain/change';
import type { CatalogoTable, Gasto, RowOf } from '@/lib/domain/entities';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import { appendTo } from '@/lib/domain/lists';
import { failure, success, type Result } from '@/lib/domain/result';
import type { EditedRows, ImportedRows } from '@/lib/import/import-record';
import { catalogoTable } from './catalogo-rows';
import { chunksOf } from './chunks';
import type { CopyContent } from './copies';
import type { GastosDatabase } from './database';
import { missingReference } from './apply-change';
import { refundAgain } from './refund-gastos';
import { tellAgain } from './retell-gastos';

/**
 * Takes missing rows from an earlier copy, under their ids, in one transaction; `edited` is the undoing's choice.
 * Answers the number of expenses, or a fault. The commit waits for `beforeCommit`. Rejects with Dexie's error.
 */
export async function restoreImportedRows(
  db: GastosDatabase,
  rows: ImportedRows,
  content: CopyContent,
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
      await tellAgain(db, rows.retold ?? []);
      if (!(await refundAgain(db, rows.refunded ?? []))) refuse('changed-since');
      await Dexie.waitFor(beforeCommit);
      return success(gastos.length);
    });
  } catch (error) {
    if (found.fault) return failure(found.fault);
    throw error;
  }
}

/** False if another row has a nombre by now. */
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
  { gastos }: CopyContent,
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
