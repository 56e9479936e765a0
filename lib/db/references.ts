import { CATALOGO_RULES, CATALOGO_TABLES } from '@/lib/domain/catalogo-rules';
import type { Change, DeadIds, MissingReference } from '@/lib/domain/change';
import type { CatalogoTable } from '@/lib/domain/entities';
import { catalogoTable } from './catalogo-rows';
import type { GastosDatabase } from './database';

const FAULT: Record<CatalogoTable, MissingReference> = {
  categorias: 'categoria-missing',
  metodosPago: 'metodo-missing',
};

/**
 * The fault of a missing row that a change, or its undoing, refers to in the current transaction. Earlier references
 * and `dead` ids are not checked.
 */
export async function missingReference(
  db: GastosDatabase,
  change: Change,
  isInverse = false,
): Promise<MissingReference | null> {
  const missing = await deadIds(db, change, isInverse);
  const table = CATALOGO_TABLES.find((one) => {
    const dead = new Set(change.dead[one]);
    return missing[one].some((id) => !dead.has(id));
  });
  return table ? FAULT[table] : null;
}

export async function deadIds(db: GastosDatabase, change: Change, isInverse: boolean): Promise<DeadIds> {
  // One after the other: each looks through all expenses, and the page can work between them.
  const categorias = await deadIdsOf(db, change, 'categorias', isInverse);
  return { categorias, metodosPago: await deadIdsOf(db, change, 'metodosPago', isInverse) };
}

/** Inverting the rows would take long for a million. */
async function deadIdsOf(
  db: GastosDatabase,
  change: Change,
  table: CatalogoTable,
  isInverse: boolean,
): Promise<number[]> {
  const { idField } = CATALOGO_RULES[table];
  const ids = new Set<number>(isInverse ? [] : change.lasting?.written[table]);
  for (const { before, after } of change.gastos) {
    const [id, other] = isInverse
      ? [before?.[idField], after?.[idField]]
      : [after?.[idField], before?.[idField]];
    // A value that is no number is no id.
    if (id !== other && Number.isFinite(id)) ids.add(Number(id));
  }
  // These rows come back with the undoing.
  if (isInverse) for (const { before } of change[table]) if (before) ids.delete(before.id);
  const stored = await catalogoTable(db, table)
    .where(':id')
    .anyOf([...ids])
    .primaryKeys();
  for (const id of stored) ids.delete(id);
  return [...ids];
}
