import { sameRow } from '@/lib/domain/change';
import { ESTADOS, type Gasto, type Reembolso } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { expectedRefund, readReembolsos } from '@/lib/domain/reembolsos';
import type { ImportedRows, RefundedGasto, RetoldGasto } from '@/lib/import/import-flow';
import type { GastosDatabase } from './databases';
import { withReembolsos } from './edit-reembolsos';

/** Ends the import's transaction: a stored expense is not as reviewed. */
export class ChangedSince extends Error {
  constructor() {
    super('An expense has changed since the review');
  }
}

const [PENDING, PAID] = ESTADOS;

type Retelling = Pick<Gasto, 'id' | 'descripcion'>;

type Refund = Pick<RefundedGasto, 'id' | 'reembolso'>;

type ToldRows = Pick<ImportedRows, 'retold' | 'refunded'>;

/**
 * Within the current transaction; `texts` replace descripciones. Throws {@link ChangedSince} if an expense is gone or
 * has no room.
 */
export async function retellAndRefund(
  db: GastosDatabase,
  texts: readonly Retelling[],
  refunds: readonly Refund[],
): Promise<ToldRows> {
  const retold = await retellGastos(db, texts);
  const refunded = await refundGastos(db, refunds);
  return { ...(retold.length > 0 && { retold }), ...(refunded.length > 0 && { refunded }) };
}

/** Within the current transaction. What has changed since stays; answers the number of refunds taken back. */
export async function takeBackTold(
  db: GastosDatabase,
  { retold = [], refunded = [] }: ToldRows,
): Promise<number> {
  const refunds = await unrefundGastos(db, refunded);
  await untellGastos(db, retold);
  return refunds;
}

/** Redoes {@link takeBackTold}. If false, an expense has no room by now: end the transaction. */
export async function tellAgain(
  db: GastosDatabase,
  { retold = [], refunded = [] }: ToldRows,
): Promise<boolean> {
  await tell(
    db,
    retold.map(({ id, before, after, unpaid }) => ({
      ...{ id, from: before, to: after },
      ...{ paid: unpaid, estado: unpaid === undefined ? undefined : PAID },
    })),
  );
  return refundAgain(db, refunded);
}

/** Makes pending ones paid; answers what they had. */
async function retellGastos(db: GastosDatabase, texts: readonly Retelling[]): Promise<RetoldGasto[]> {
  if (texts.length === 0) return [];
  const stored = await db.gastos.bulkGet(texts.map(({ id }) => id));
  const retold = texts.map(({ id, descripcion }, place): { row: Gasto; change: RetoldGasto } => {
    const gasto = stored[place];
    if (!gasto) throw new ChangedSince();
    const { descripcion: before, estado } = gasto;
    const unpaid = estado === PENDING ? { unpaid: estado } : {};
    return {
      row: { ...gasto, descripcion, estado: estado === PENDING ? PAID : estado },
      change: { id, before, after: descripcion, ...unpaid },
    };
  });
  await db.gastos.bulkPut(retold.map(({ row }) => row));
  return retold.map(({ change }) => change);
}

function untellGastos(db: GastosDatabase, retold: readonly RetoldGasto[]): Promise<void> {
  return tell(
    db,
    retold.map(({ id, before, after, unpaid }) => ({
      id,
      from: after,
      to: before,
      paid: PAID,
      estado: unpaid,
    })),
  );
}

/** `to` replaces `from`, and with it `estado` replaces `paid`. */
type Telling = {
  id: number;
  from: string;
  to: string;
  paid?: string | undefined;
  estado?: string | undefined;
};

async function tell(db: GastosDatabase, changes: readonly Telling[]): Promise<void> {
  if (changes.length === 0) return;
  const stored = await db.gastos.bulkGet(changes.map(({ id }) => id));
  await db.gastos.bulkPut(
    stored.flatMap((gasto, place) => {
      const change = changes[place];
      if (!gasto || !change || gasto.descripcion !== change.from) return [];
      const isAsExpected = change.estado !== undefined && gasto.estado === change.paid;
      const estado = isAsExpected ? change.estado : undefined;
      return [{ ...gasto, descripcion: change.to, ...(estado !== undefined && { estado }) }];
    }),
  );
}

type Reembolsos = readonly Reembolso[];

/** A refund that was expected, of the same amount, gives way. */
async function refundGastos(db: GastosDatabase, refunds: readonly Refund[]): Promise<RefundedGasto[]> {
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

/** Answers how many were still as noted. */
async function unrefundGastos(db: GastosDatabase, refunded: readonly RefundedGasto[]): Promise<number> {
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

async function refundAgain(db: GastosDatabase, refunded: readonly RefundedGasto[]): Promise<boolean> {
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

function reembolsosOf(stored: Gasto): Reembolsos {
  return readableGasto(stored).reembolsos ?? [];
}
