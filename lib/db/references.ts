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
 * Which reference that a change has written, within the current transaction, leads to no row; null if all lead
 * somewhere. What an expense referred to before is not looked at, nor what was dead before the change was made. Or the same of
 * a change that was taken back.
 */
export async function missingReference(
  db: GastosDatabase,
  change: Change,
  isInverse = false,
): Promise<MissingReference | null> {
  for (const table of CATALOGO_TABLES) {
    const dead = new Set(change.dead[table]);
    const missing = await missingIds(db, table, writtenIds(change, table, isInverse));
    if (missing.some((id) => !dead.has(id))) return FAULT[table];
  }
  return null;
}

/**
 * The ids without a row to which expenses referred before a change that the current transaction has made: to take it
 * back is to write them again.
 */
export async function deadIds(db: GastosDatabase, change: Change): Promise<DeadIds> {
  // One after the other: each looks through all expenses, and the page may do something else between them.
  const categorias = await deadIdsOf(db, change, 'categorias');
  return { categorias, metodosPago: await deadIdsOf(db, change, 'metodosPago') };
}

async function deadIdsOf(db: GastosDatabase, change: Change, table: CatalogoTable): Promise<number[]> {
  const comingBack = new Set<number>();
  for (const { before } of change[table]) if (before) comingBack.add(before.id);
  const missing = await missingIds(db, table, writtenIds(change, table, true));
  return missing.filter((id) => !comingBack.has(id));
}

/**
 * The ids of a table to which expenses refer after a change and did not before it, or the other way round; what is no
 * number is no id. No inverse is made for it: of a million rows that takes long.
 */
function writtenIds({ gastos, lasting }: Change, table: CatalogoTable, isInverse = false): number[] {
  const { idField } = CATALOGO_RULES[table];
  const ids = new Set<number>(isInverse ? [] : lasting?.written[table]);
  for (const { before, after } of gastos) {
    const [id, other] = isInverse
      ? [before?.[idField], after?.[idField]]
      : [after?.[idField], before?.[idField]];
    if (id !== other && Number.isFinite(id)) ids.add(Number(id));
  }
  return [...ids];
}

async function missingIds(
  db: GastosDatabase,
  table: CatalogoTable,
  ids: readonly number[],
): Promise<number[]> {
  const stored = new Set(await catalogoTable(db, table).where(':id').anyOf(ids).primaryKeys());
  return ids.filter((id) => !stored.has(id));
}
