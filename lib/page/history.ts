import { createStore } from 'zustand/vanilla';
import { applyChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/database';
import { toStorageFault } from '@/lib/db/storage-error';
import { invert, isEmpty, type Change, type ChangeFault, type ChangeKind } from '@/lib/domain/change';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { noteChange } from './uncopied-changes';
import { pageDatabase } from './page-database';
import { writeWithSign } from './write-wait';

/** Something that the person did on this page, and can take back. */
export type Act = { kind: ChangeKind; change: Change };

/**
 * What was done, oldest first, and what was taken back, the last at the end. What was refused in its turn,
 * because the data had changed elsewhere, is passed over until all the others were tried.
 */
type History = { done: readonly Act[]; undone: readonly Act[]; refused: readonly Act[] };

/** How many acts the page remembers. */
const REMEMBERED = 100;

const history = createStore<History>(() => ({ done: [], undone: [], refused: [] }));

/** What is under way: acts, undos and redos follow one another. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Carries out what a person did and remembers it. Answers the act, null where nothing had to change, or why
 * nothing was stored.
 */
export function perform<Fault = never>(
  kind: ChangeKind,
  operate: (db: GastosDatabase) => Promise<Result<Change, Fault>>,
): Promise<Result<Act | null, Fault | StorageFault>> {
  return inTurn(async () => {
    const operated = await operate(pageDatabase);
    if (!operated.ok) return operated;
    if (isEmpty(operated.value)) return success(null);
    const act: Act = { kind, change: operated.value };
    history.setState(({ done }) => ({ done: [...done, act].slice(-REMEMBERED), undone: [] }));
    noteChange(new Date());
    return success(act);
  });
}

/** Takes an act back, the last one unless another is given. Answers the act, null where there is none. */
export function undo(given?: Act): Promise<Result<Act | null, ChangeFault | StorageFault>> {
  return inTurn<Act | null, ChangeFault | StorageFault>(async () => {
    const { done } = history.getState();
    const act = given ?? nextOf(done);
    const position = act ? done.lastIndexOf(act) : -1;
    if (!act || position < 0) return success(null);
    const inTheWay = done.slice(position + 1).some((later) => buildsOn(later, act));
    const applied = inTheWay
      ? failure<ChangeFault>('not-in-turn')
      : await applyChange(pageDatabase, invert(act.change));
    if (!applied.ok) return given ? applied : refuse(act, applied);
    history.setState(({ undone }) => ({
      done: done.filter((other) => other !== act),
      undone: [...undone, act],
    }));
    return success(act);
  });
}

/** Does an act again, the one that was taken back last unless another is given. Answers it, null where there is none. */
export function redo(given?: Act): Promise<Result<Act | null, ChangeFault | StorageFault>> {
  return inTurn<Act | null, ChangeFault | StorageFault>(async () => {
    const { undone } = history.getState();
    const act = given ?? nextOf(undone);
    if (!act || !undone.includes(act)) return success(null);
    const applied = await applyChange(pageDatabase, act.change);
    if (!applied.ok) return given ? applied : refuse(act, applied);
    history.setState(({ done }) => ({
      done: [...done, act],
      undone: undone.filter((other) => other !== act),
    }));
    return success(act);
  });
}

/** Forgets all acts: what they were done to is gone, and none of it may come back. */
export function forgetActs(): void {
  history.setState({ done: [], undone: [], refused: [] });
}

/** The last of some acts that was not refused; when all were, they are tried anew. */
function nextOf(acts: readonly Act[]): Act | undefined {
  const { refused } = history.getState();
  return acts.findLast((act) => !refused.includes(act)) ?? acts.at(-1);
}

function refuse<Refusal>(act: Act, refusal: Refusal): Refusal {
  history.setState(({ refused }) => ({ refused: refused.includes(act) ? [act] : [...refused, act] }));
  return refusal;
}

/**
 * Whether an act cannot stay without an earlier one: it changed categories or methods, or the same expenses. These may
 * well be again what the earlier act made of them; the later act could never be taken back, then.
 */
function buildsOn({ change }: Act, earlier: Act): boolean {
  if (change.categorias.length + change.metodosPago.length > 0) return true;
  const ids = new Set(earlier.change.gastos.map(({ id }) => id));
  return change.gastos.some(({ id }) => ids.has(id));
}

function inTurn<Value, Fault>(
  work: () => Promise<Result<Value, Fault>>,
): Promise<Result<Value, Fault | StorageFault>> {
  const answer = turn
    .then(() => writeWithSign(work))
    .catch((error: unknown) => failure(toStorageFault(error)));
  turn = answer;
  return answer;
}
