import type { Gasto } from '@/lib/domain/entities';
import type { RetoldGasto } from '@/lib/import/import-record';
import type { GastosDatabase } from './database';

/** Thrown inside an import's transaction, which ends with nothing written: an expense that it was to retell is gone. */
export class RetoldGone extends Error {
  constructor() {
    super('An expense is gone');
  }
}

/** Gives expenses another descripcion within the current transaction, and answers what they had. Throws {@link RetoldGone}. */
export async function retellGastos(
  db: GastosDatabase,
  texts: readonly { id: number; descripcion: string }[],
): Promise<RetoldGasto[]> {
  if (texts.length === 0) return [];
  const stored = await db.gastos.bulkGet(texts.map(({ id }) => id));
  const retold = texts.map(({ id, descripcion }, place): { row: Gasto; change: RetoldGasto } => {
    const gasto = stored[place];
    if (!gasto) throw new RetoldGone();
    return { row: { ...gasto, descripcion }, change: { id, before: gasto.descripcion, after: descripcion } };
  });
  await db.gastos.bulkPut(retold.map(({ row }) => row));
  return retold.map(({ change }) => change);
}

/** Gives expenses back, within the current transaction, the descripcion that they had, unless they have got another since. */
export function untellGastos(db: GastosDatabase, retold: readonly RetoldGasto[]): Promise<void> {
  return tell(
    db,
    retold.map(({ id, before, after }) => ({ id, from: after, to: before })),
  );
}

/** Does once more what {@link untellGastos} took back, in the same way. */
export function tellAgain(db: GastosDatabase, retold: readonly RetoldGasto[]): Promise<void> {
  return tell(
    db,
    retold.map(({ id, before, after }) => ({ id, from: before, to: after })),
  );
}

/** Whether any expense has the descripcion that an import gave it. */
export async function isRetold(db: GastosDatabase, retold: readonly RetoldGasto[]): Promise<boolean> {
  if (retold.length === 0) return false;
  const stored = await db.gastos.bulkGet(retold.map(({ id }) => id));
  return stored.some((gasto, place) => gasto !== undefined && gasto.descripcion === retold[place]?.after);
}

async function tell(
  db: GastosDatabase,
  changes: readonly { id: number; from: string; to: string }[],
): Promise<void> {
  if (changes.length === 0) return;
  const stored = await db.gastos.bulkGet(changes.map(({ id }) => id));
  await db.gastos.bulkPut(
    stored.flatMap((gasto, place) => {
      const change = changes[place];
      return gasto && change && gasto.descripcion === change.from
        ? [{ ...gasto, descripcion: change.to }]
        : [];
    }),
  );
}
