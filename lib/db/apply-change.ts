import { CATALOGO_RULES, CATALOGO_TABLES } from '@/lib/domain/catalogo-entry';
import {
  type Change,
  type ChangeFault,
  changeOf,
  invert,
  type MissingReference,
  type RowChange,
  sameRow,
  swap,
} from '@/lib/domain/change';
import type { CatalogoTable } from '@/lib/domain/entities';
import { failure, type Result, success } from '@/lib/domain/result';
import type { GastosDatabase } from './databases';
import { errorName } from './open-database';
import {
  CHUNK_ROWS,
  chunksOf,
  deleteRows,
  eachChunkOfGastos,
  readRowsById,
  type Rows,
  RowWriter,
} from './rows-by-id';
import { catalogoTable } from './stored-rows';

/** Within {@link writeChange}'s transaction; writes nothing after a fault. */
export type Operation<Fault = never> = (
  db: GastosDatabase,
  control?: WriteControl,
) => Promise<Result<Change, Fault>>;

/**
 * Percentages are whole and below 100; the signal ends the write with nothing written. The change of more than
 * `maxKeptRows` expenses keeps no rows and lasts.
 */
export type WriteControl = {
  signal: AbortSignal;
  onPercent: (percent: number) => void;
  maxKeptRows?: number;
};

/** Before each piece, checks the signal and reports progress. */
export function* followedChunksOf<Item>(
  items: readonly Item[],
  control: WriteControl | undefined,
): Generator<readonly Item[]> {
  let done = 0;
  for (const chunk of chunksOf(items)) {
    control?.signal.throwIfAborted();
    if (items.length > CHUNK_ROWS) control?.onPercent(Math.floor((100 * done) / items.length));
    yield chunk;
    done += chunk.length;
  }
}

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

async function deadIds(db: GastosDatabase, change: Change, isInverse: boolean): Promise<Change['dead']> {
  // In turn: each looks through all expenses, and the page can work between them.
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

class Refusal extends Error {
  constructor(readonly fault: ChangeFault) {
    super(fault);
  }
}

/** One transaction; undoes all if an expense would refer to a missing row. Rejects with Dexie's error. */
export async function writeChange<Fault>(
  db: GastosDatabase,
  operate: Operation<Fault>,
  control?: WriteControl,
): Promise<Result<Change, Fault | MissingReference>> {
  const found: { missing: MissingReference | null } = { missing: null };
  try {
    return await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
      const operated = await operate(db, control);
      if (!operated.ok) return operated;
      const change = operated.value;
      found.missing = await missingReference(db, change);
      if (found.missing) throw new Error(found.missing);
      return success({ ...change, dead: await deadIds(db, change, true) });
    });
  } catch (error) {
    if (found.missing) return failure(found.missing);
    throw error;
  }
}

/**
 * Whole or not at all: every row must equal its `before`, and all references must exist. Only for changes of this
 * database, whose ids they hold. Rejects with Dexie's error.
 */
export function applyChange(
  db: GastosDatabase,
  change: Change,
  control?: WriteControl,
): Promise<Result<null, ChangeFault>> {
  return write(db, change, { isInverse: false, control });
}

/** Inverted in chunks: a million at once would block the page. */
export function takeBackChange(
  db: GastosDatabase,
  change: Change,
  control?: WriteControl,
): Promise<Result<null, ChangeFault>> {
  return write(db, change, { isInverse: true, control });
}

type Direction = { isInverse: boolean; control?: WriteControl | undefined };

async function write(
  db: GastosDatabase,
  change: Change,
  { isInverse, control }: Direction,
): Promise<Result<null, ChangeFault>> {
  const catalogo = changeOf({ categorias: change.categorias, metodosPago: change.metodosPago });
  const { categorias, metodosPago } = isInverse ? invert(catalogo) : catalogo;
  try {
    await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
      await writeRows(db.categorias, categorias);
      await writeRows(db.metodosPago, metodosPago);
      await writeRows(db.gastos, change.gastos, { isInverse, control });
      await refuseOrphans(db, removedIds(categorias), removedIds(metodosPago));
      const missing = await missingReference(db, change, isInverse);
      if (missing) throw new Refusal(missing);
    });
    return success(null);
  } catch (error) {
    if (error instanceof Refusal) return failure(error.fault);
    if (isNombreTaken(error)) return failure('changed-since');
    throw error;
  }
}

async function refuseOrphans(
  db: GastosDatabase,
  categorias: ReadonlySet<number>,
  metodosPago: ReadonlySet<number>,
): Promise<void> {
  if (categorias.size + metodosPago.size === 0) return;
  await eachChunkOfGastos(db, (chunk) => {
    const needed = chunk.some(
      ({ categoriaId, metodoPagoId }) => categorias.has(categoriaId) || metodosPago.has(metodoPagoId),
    );
    if (needed) throw new Refusal('in-use');
    return true;
  });
}

function removedIds(changes: readonly RowChange<unknown>[]): ReadonlySet<number> {
  return new Set(changes.filter(({ after }) => after === null).map(({ id }) => id));
}

/** True if other rows have these nombres by now. */
function isNombreTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'failuresByPos' in error &&
    Object.values(error.failuresByPos as object).every((cause) => errorName(cause) === 'ConstraintError')
  );
}

async function writeRows<Row extends { id: number }>(
  table: Rows<Row>,
  changes: readonly RowChange<Row>[],
  { isInverse, control }: Direction = { isInverse: false },
): Promise<void> {
  const writer = new RowWriter(table);
  for (const part of followedChunksOf(changes, control)) {
    const chunk = isInverse ? part.map(swap) : part;
    const { rows, among } = await readRowsById(
      table,
      chunk.map(({ id }) => id),
    );
    if (!chunk.every(({ before }, position) => sameRow(before, rows[position])))
      throw new Refusal('changed-since');
    const kept = chunk.flatMap(({ after }) => (after ? [after] : []));
    const removed = chunk.flatMap(({ before, after }) => (before && !after ? [before] : []));
    await deleteRows(table, removed, { ofAll: changes.length, isFirst: part[0] === changes[0], among });
    await writer.put(kept, changes.length);
  }
  await writer.end();
}
