import { sameRow } from '@/lib/domain/change';
import type { Gasto, Reembolso } from '@/lib/domain/entities';
import { expectedRefund } from '@/lib/domain/expected-refund';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { readReembolsos } from '@/lib/domain/reembolsos';
import type { RefundedGasto } from '@/lib/import/import-record';
import type { GastosDatabase } from './database';
import { withReembolsos } from './edit-reembolsos';
import { ChangedSince } from './retell-gastos';

type Refund = Pick<RefundedGasto, 'id' | 'reembolso'>;
type Reembolsos = readonly Reembolso[];

/**
 * Gives stored expenses the refunds of a statement; one that was expected, of the same amount, gives way. Call it
 * within the current transaction. Throws {@link ChangedSince} if an expense is gone or has no room.
 */
export async function refundGastos(db: GastosDatabase, refunds: readonly Refund[]): Promise<RefundedGasto[]> {
  const refunded: RefundedGasto[] = [];
  for (const { id, reembolso } of refunds) {
    const before = await db.gastos.get(id);
    if (!before) throw new ChangedSince();
    const stored = reembolsosOf(before);
    const expected = expectedRefund({ reembolsos: stored }, toCents(reembolso.cantidad));
    const after = [...stored.filter((one) => one !== expected), reembolso];
    if (readReembolsos(after, readableGasto(before).cantidad).leftOut > 0) throw new ChangedSince();
    await db.gastos.put(withReembolsos(before, after));
    refunded.push({ id, reembolso, ...(expected && { expected }) });
  }
  return refunded;
}

/** Answers how many were still there as they were noted; the others stay. */
export async function unrefundGastos(
  db: GastosDatabase,
  refunded: readonly RefundedGasto[],
): Promise<number> {
  let count = 0;
  for (const { id, reembolso, expected } of refunded) {
    const before = await db.gastos.get(id);
    const stored = before ? reembolsosOf(before) : [];
    if (!before || !stored.some((one) => sameRow(one, reembolso))) continue;
    const others = stored.filter((one) => one.id !== reembolso.id);
    const isBack = expected !== undefined && !others.some((one) => one.id === expected.id);
    await db.gastos.put(withReembolsos(before, isBack ? [...others, expected] : others));
    count += 1;
  }
  return count;
}

/**
 * Redoes what {@link unrefundGastos} took back, within the current transaction. False if an expense has no room by now:
 * end the transaction.
 */
export async function refundAgain(db: GastosDatabase, refunded: readonly RefundedGasto[]): Promise<boolean> {
  for (const { id, reembolso, expected } of refunded) {
    const before = await db.gastos.get(id);
    const stored = before ? reembolsosOf(before) : [];
    if (!before || stored.some((one) => one.id === reembolso.id)) continue;
    const after = [...stored.filter((one) => one.id !== expected?.id), reembolso];
    if (readReembolsos(after, readableGasto(before).cantidad).leftOut > 0) return false;
    await db.gastos.put(withReembolsos(before, after));
  }
  return true;
}

/** True if a refund stands as it was noted. */
export async function areRefunded(db: GastosDatabase, refunded: readonly RefundedGasto[]): Promise<boolean> {
  if (refunded.length === 0) return false;
  const stored = await db.gastos.bulkGet(refunded.map(({ id }) => id));
  return stored.some(
    (gasto, place) => gasto && reembolsosOf(gasto).some((one) => sameRow(one, refunded[place]?.reembolso)),
  );
}

function reembolsosOf(stored: Gasto): Reembolsos {
  return readableGasto(stored).reembolsos ?? [];
}
