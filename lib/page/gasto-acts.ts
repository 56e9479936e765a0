import { getGasto } from '@/lib/db/gasto-rows';
import { deleteGastos, editGastos } from '@/lib/db/edit-gastos';
import { addGastoLike, editGasto, recordGastos, type EntryFault } from '@/lib/db/record-gasto';
import type { Gasto, GastoFields, Starters } from '@/lib/domain/entities';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import type { RecurringGasto } from '@/lib/domain/recurring/recurring';
import type { Act, MissingReference } from '@/lib/domain/change';
import { success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { perform, type InTurnFault } from './history';
import { startJob } from './job-client';
import { followAct } from './long-act';
import { pageDatabase } from './page-database';
import { askForProtectionOnce } from './ask-protection-once';
import { canUndo } from './undo-limit';

/** The act, null if nothing had to change, or the reason why nothing was stored. */
export type Performed<Fault = never> = Promise<Result<Act | null, Fault | MissingReference | InTurnFault>>;

/** Stores new expenses, all or none, and asks once for protection. */
export function addEntries(entries: readonly GastoEntry[], starters: Starters): Performed {
  askForProtectionOnce();
  return perform('gasto-added', (db) => recordGastos(db, entries, starters));
}

/** Adds the next expense of a series as pending, on its expected day. */
export function addNextOf({ last, next }: RecurringGasto): Performed {
  return perform('gasto-added', (db) => addGastoLike(db, last.id, { fecha: next, estado: 'pendiente' }));
}

/** `before` is the expense as the person saw it. */
export function saveEntry(before: Gasto, entry: GastoEntry): Performed<EntryFault> {
  return perform('gastos-edited', (db) => editGasto(db, before, entry));
}

/** Sets fields of expenses; cannot be undone unless {@link canUndo}. */
export function changeGastos(ids: readonly number[], fields: Partial<GastoFields>): Performed {
  return perform('gastos-edited', async (db, control) =>
    success(await editGastos(db, ids, fields, control, canUndo(ids.length))),
  );
}

/** From this number on, deleting keeps a copy first. */
const MANY = 10;

/**
 * Keeps a copy before many expenses are deleted. After a fault ask the person: a full disk may have no room for an
 * undo either. After `cancelled` delete nothing.
 */
export async function keepCopyBeforeRemoving(count: number): Promise<StorageFault | 'cancelled' | null> {
  if (count < MANY) return null;
  const outcome = await followAct(({ signal, onPercent }) => {
    const job = startJob('copy', { reason: 'gastos-deleted' }, onPercent);
    signal.addEventListener('abort', job.cancel);
    onPercent(0);
    // A copy made before the cancellation stays; so do the rows.
    return job.outcome.then((ended) => (signal.aborted ? 'cancelled' : ended));
  }, 'copying');
  if (outcome === 'cancelled' || outcome.kind === 'cancelled') return 'cancelled';
  return outcome.kind === 'failed' ? outcome.fault : null;
}

/** Deletes expenses. Call {@link keepCopyBeforeRemoving} first; cannot be undone unless {@link canUndo}. */
export function removeGastos(ids: readonly number[]): Performed {
  return perform('gastos-deleted', async (db, control) =>
    success(await deleteGastos(db, ids, control, canUndo(ids.length))),
  );
}

export function storedGasto(id: number): Promise<Gasto | undefined> {
  return getGasto(pageDatabase, id);
}
