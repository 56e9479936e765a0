import { createStore } from 'zustand/vanilla';
import { applyChange, takeBackChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/database';
import type { WriteControl } from '@/lib/db/followed-write';
import { toStorageFault } from '@/lib/db/storage-error';
import {
  countGastos,
  isEmpty,
  type Act,
  type Change,
  type ChangeFault,
  type ChangeKind,
  type MissingReference,
} from '@/lib/domain/change';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { writeChange } from '@/lib/db/write-change';
import { keepHistory, readKeptHistory, type History } from './kept-history';
import { followAct } from './long-act';
import { noteChange } from './uncopied-changes';
import { pageDatabase } from './page-database';
import { canUndo } from './undo-limit';
import { writeWithSign } from './write-wait';

/** The storage refused an act, or the person cancelled it. */
export type InTurnFault = StorageFault | 'cancelled';

const REMEMBERED = 100;

const history = createStore<History>(() => ({ done: [], undone: [] }));

/** Loads the acts of this tab from before a reload; null until the first act. */
let beginning: Promise<void> | null = null;

/** Acts, undos and redos run one after another. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Carries out an act and remembers it. Answers the act, null if nothing had to change, or the reason why nothing
 * was stored.
 */
export function perform<Fault = never>(
  kind: ChangeKind,
  operate: (db: GastosDatabase, control?: WriteControl) => Promise<Result<Change, Fault>>,
): Promise<Result<Act | null, Fault | MissingReference | InTurnFault>> {
  return inTurn<Act | null, Fault | MissingReference>(async (control) => {
    const operated = await writeChange(pageDatabase, operate, control);
    if (!operated.ok) return operated;
    if (isEmpty(operated.value)) return success(null);
    const act: Act = { kind, change: operated.value };
    // Acts before one that cannot be undone could not be undone in turn.
    if (act.change.lasting) forgetActs();
    else history.setState(({ done }) => ({ done: newestOf([...done, act]), undone: [] }));
    noteChange(new Date());
    return success(act);
  });
}

/**
 * Undoes an act, the last one by default. Answers the act, null if there is none. A last act that no longer fits
 * the data is forgotten, so that earlier ones come next.
 */
export function undo(given?: Act): Promise<Result<Act | null, ChangeFault | InTurnFault>> {
  return inTurn<Act | null, ChangeFault>(async (control) => {
    const { done } = history.getState();
    const act = given ?? done.at(-1);
    const position = act ? done.lastIndexOf(act) : -1;
    if (!act || position < 0) return success(null);
    const inTheWay = done.slice(position + 1).some((later) => buildsOn(later, act));
    const applied = inTheWay
      ? failure<ChangeFault>('not-in-turn')
      : await takeBackChange(pageDatabase, act.change, control);
    if (!applied.ok) {
      if (!given) forget(act);
      return applied;
    }
    history.setState(({ undone }) => ({
      done: done.filter((other) => other !== act),
      undone: [...undone, act],
    }));
    return success(act);
  });
}

/**
 * Redoes an act, the last undone one by default. Answers the act, null if there is none. An act that fails is
 * forgotten, as with {@link undo}.
 */
export function redo(given?: Act): Promise<Result<Act | null, ChangeFault | InTurnFault>> {
  return inTurn<Act | null, ChangeFault>(async (control) => {
    const { undone } = history.getState();
    const act = given ?? undone.at(-1);
    if (!act || !undone.includes(act)) return success(null);
    const applied = await applyChange(pageDatabase, act.change, control);
    if (!applied.ok) {
      if (!given) forget(act);
      return applied;
    }
    history.setState(({ done }) => ({
      done: [...done, act],
      undone: undone.filter((other) => other !== act),
    }));
    return success(act);
  });
}

/** Forgets all acts, also from before a reload: their data are gone and may not come back. */
export function forgetActs(): void {
  beginning ??= begin();
  void beginning.then(() => {
    history.setState({ done: [], undone: [] });
  });
}

/** The newest acts within the limits of acts and rows. */
function newestOf(acts: readonly Act[]): readonly Act[] {
  let rows = 0;
  const tooOld = acts.findLastIndex(({ change }) => !canUndo((rows += countGastos(change))));
  return acts.slice(tooOld + 1).slice(-REMEMBERED);
}

function forget(act: Act): void {
  history.setState(({ done, undone }) => ({
    done: done.filter((other) => other !== act),
    undone: undone.filter((other) => other !== act),
  }));
}

/**
 * True if an act needs an earlier one: it changed categories, methods or the same expenses. Undoing the earlier act
 * first would leave the later one impossible to undo.
 */
function buildsOn({ change }: Act, earlier: Act): boolean {
  if (change.categorias.length + change.metodosPago.length > 0) return true;
  const ids = new Set(earlier.change.gastos.map(({ id }) => id));
  return change.gastos.some(({ id }) => ids.has(id));
}

async function begin(): Promise<void> {
  history.setState(await readKeptHistory(), true);
  history.subscribe(keepHistory);
}

async function followedWithSign<Value, Fault>(
  work: (control: WriteControl) => Promise<Result<Value, Fault>>,
): Promise<Result<Value, Fault | 'cancelled'>> {
  const done = await writeWithSign(() => followAct(work));
  return done === 'cancelled' ? failure(done) : done;
}

function inTurn<Value, Fault>(
  work: (control: WriteControl) => Promise<Result<Value, Fault>>,
): Promise<Result<Value, Fault | InTurnFault>> {
  beginning ??= begin();
  const answer = turn
    .then(() => beginning)
    .then(() => followedWithSign(work))
    .catch((error: unknown) => failure(toStorageFault(error)));
  turn = answer;
  return answer;
}
