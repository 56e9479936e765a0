import { readableGasto } from '@/lib/domain/readable-rows';
import { withFields } from '@/lib/domain/gasto-rules';
import { changeOf, sameRow } from '@/lib/domain/change';
import type { Gasto, Reembolso } from '@/lib/domain/entities';
import { readReembolsos } from '@/lib/domain/reembolsos';
import { failure, success } from '@/lib/domain/result';
import type { Operation } from './apply-change';

type Reembolsos = readonly Reembolso[];

/** Adds the refund, or replaces that of its id. Refuses more than is left. */
export function putReembolso(gastoId: number, reembolso: Reembolso): Operation<'changed-since'> {
  return editReembolsos(gastoId, (stored) =>
    stored.some(({ id }) => id === reembolso.id)
      ? stored.map((one) => (one.id === reembolso.id ? reembolso : one))
      : [...stored, reembolso],
  );
}

/** Changes nothing if the refund is gone. */
export function removeReembolso(gastoId: number, id: string): Operation<'changed-since'> {
  return editReembolsos(gastoId, (stored) => stored.filter((one) => one.id !== id));
}

export function withReembolsos(gasto: Gasto, reembolsos: Reembolsos): Gasto {
  return withFields(gasto, { reembolsos: reembolsos.length > 0 ? reembolsos : undefined });
}

function editReembolsos(
  gastoId: number,
  edit: (stored: Reembolsos) => Reembolsos,
): Operation<'changed-since'> {
  return async (db) => {
    const before = await db.gastos.get(gastoId);
    if (!before) return failure('changed-since');
    const { cantidad, reembolsos: stored = [] } = readableGasto(before);
    const edited = edit(stored);
    if (readReembolsos(edited, cantidad).leftOut > 0) return failure('changed-since');
    const after = withReembolsos(before, edited);
    if (sameRow(before, after)) return success(changeOf({}));
    await db.gastos.put(after);
    return success(changeOf({ gastos: [{ id: gastoId, before, after }] }));
  };
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz012345';

export function newReembolsoId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
