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

/** What was done, null where nothing had to change, or why nothing was stored. */
export type Performed<Fault = never> = Promise<Result<Act | null, Fault | MissingReference | InTurnFault>>;

/** Stores new expenses, all or none. The first one is worth asking the browser to protect it. */
export function addEntries(entries: readonly GastoEntry[], starters: Starters): Performed {
  askForProtectionOnce();
  return perform('gasto-added', (db) => recordGastos(db, entries, starters));
}

/** Adds the next one of what repeats, as still to pay: like the last one, on the day on which it is expected. */
export function addNextOf({ last, next }: RecurringGasto): Performed {
  return perform('gasto-added', (db) => addGastoLike(db, last.id, { fecha: next, estado: 'pendiente' }));
}

/** Stores what a person made of an expense; `before` is the expense as the person saw it. */
export function saveEntry(before: Gasto, entry: GastoEntry): Performed<EntryFault> {
  return perform('gastos-edited', (db) => editGasto(db, before, entry));
}

/** Gives fields to many expenses at once; for good where {@link canUndo} says so. */
export function changeGastos(ids: readonly number[], fields: Partial<GastoFields>): Performed {
  return perform('gastos-edited', async (db, control) =>
    success(await editGastos(db, ids, fields, control, canUndo(ids.length))),
  );
}

/** From so many on, deleting keeps a copy of everything first. */
const MANY = 10;

/**
 * Keeps the copy that comes before deleting so many expenses; few need none. Answers why it could not be kept: then the
 * person is to be asked first, because what a full disk has no room to copy it may have no room to bring back. Answers
 * `cancelled` if the person called it off while it took long: then nothing is to be deleted.
 */
export async function keepCopyBeforeRemoving(count: number): Promise<StorageFault | 'cancelled' | null> {
  if (count < MANY) return null;
  const outcome = await followAct(({ signal, onPercent }) => {
    const job = startJob('copy', { reason: 'gastos-deleted' }, onPercent);
    signal.addEventListener('abort', job.cancel);
    onPercent(0);
    // A copy that was kept before it heard of it stays; the rows do, too.
    return job.outcome.then((ended) => (signal.aborted ? 'cancelled' : ended));
  }, 'copying');
  if (outcome === 'cancelled' || outcome.kind === 'cancelled') return 'cancelled';
  return outcome.kind === 'failed' ? outcome.fault : null;
}

/** Deletes many expenses at once; for good where {@link canUndo} says so. See {@link keepCopyBeforeRemoving}. */
export function removeGastos(ids: readonly number[]): Performed {
  return perform('gastos-deleted', async (db, control) =>
    success(await deleteGastos(db, ids, control, canUndo(ids.length))),
  );
}

/** An expense as it is stored now; undefined where it is gone. */
export function storedGasto(id: number): Promise<Gasto | undefined> {
  return getGasto(pageDatabase, id);
}
