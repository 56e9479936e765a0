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
 * Answers the fault of a reference that a change, or its undoing, wrote in the current transaction without a row;
 * null if there is none. Earlier references and `dead` ids are not checked.
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

/** Answers the ids without a row that undoing a change of the current transaction would write. */
export async function deadIds(db: GastosDatabase, change: Change): Promise<DeadIds> {
  // One after the other: each looks through all expenses, and the page can work between them.
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
 * Answers the ids of a table that a change, or its undoing, writes; values that are no numbers are no ids. Inverting
 * a million rows would take long.
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
