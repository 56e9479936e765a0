import { ESTADOS, type Gasto } from '@/lib/domain/entities';
import type { RetoldGasto } from '@/lib/import/import-record';
import type { GastosDatabase } from './database';

/** Ends an import's transaction with nothing written: a stored expense is not as it was reviewed. */
export class ChangedSince extends Error {
  constructor() {
    super('An expense has changed since the review');
  }
}

const [PENDING, PAID] = ESTADOS;

/**
 * Makes pending ones paid; answers what they had. Call it within the current transaction. Throws {@link ChangedSince}.
 */
export async function retellGastos(
  db: GastosDatabase,
  texts: readonly { id: number; descripcion: string }[],
): Promise<RetoldGasto[]> {
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

/** Gives back what the expenses had, unless they have got something else since, within the current transaction. */
export function untellGastos(db: GastosDatabase, retold: readonly RetoldGasto[]): Promise<void> {
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

export function tellAgain(db: GastosDatabase, retold: readonly RetoldGasto[]): Promise<void> {
  return tell(
    db,
    retold.map(({ id, before, after, unpaid }) => ({
      ...{ id, from: before, to: after },
      ...{ paid: unpaid, estado: unpaid === undefined ? undefined : PAID },
    })),
  );
}

export async function isRetold(db: GastosDatabase, retold: readonly RetoldGasto[]): Promise<boolean> {
  if (retold.length === 0) return false;
  const stored = await db.gastos.bulkGet(retold.map(({ id }) => id));
  return stored.some((gasto, place) => gasto !== undefined && gasto.descripcion === retold[place]?.after);
}

/** `to` takes the place of `from`, and with it `estado`, if there is one, that of `paid`. */
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
