import { createStore } from 'zustand/vanilla';
import {
  applyChange,
  type Operation,
  takeBackChange,
  writeChange,
  type WriteControl,
} from '@/lib/db/apply-change';
import type { GastosDatabase, KeptAct } from '@/lib/db/databases';
import { dropOutdatedActs, exchangeKeptActs, takeKeptActs } from '@/lib/db/kept-acts';
import { toStorageFault } from '@/lib/db/open-database';
import { withWriteLock } from '@/lib/db/write-lock';
import {
  type Act,
  type ChangeFault,
  type ChangeKind,
  countGastos,
  isEmpty,
  type MissingReference,
} from '@/lib/domain/change';
import type { StickyTurn } from '@/lib/domain/etiquetas';
import { failure, type Result, type StorageFault, success } from '@/lib/domain/result';
import { askForProtectionOnce } from '@/lib/page/storage/ask-protection-once';
import { tabName } from './drafts';
import { noteStored } from '@/lib/page/queries/learn-amounts';
import { followWrite } from './long-writes';
import { loadDatabases } from '@/lib/page/storage/page-data';
import { programReader } from '@/lib/page/storage/page-readers';
import { turnSticky } from '@/lib/page/settings/sticky-etiqueta';
import { noteChange } from '@/lib/page/storage/stored-notes';
import { canUndo, undoLimit } from '@/lib/page/settings/undo-limit';

type WriteFault = StorageFault | 'cancelled';

const REMEMBERED = 100;

const history = createStore<History>(() => ({ done: [], undone: [] }));

/** Null until the first act. */
let beginning: Promise<void> | null = null;

/** Acts, undos and redos run one after another. */
let turn: Promise<unknown> = Promise.resolve();

/** Null if nothing changed. */
export function perform<Fault = never>(
  kind: ChangeKind,
  operate: Operation<Fault>,
  sticky?: StickyTurn,
): Promise<Result<Act | null, Fault | MissingReference | WriteFault>> {
  if (kind === 'gasto-added') askForProtectionOnce();
  return carryOut<Act | null, Fault | MissingReference>(async (db, control) => {
    const maxKeptRows = undoLimit.getState();
    const written = await writeChange(db, operate, { ...control, maxKeptRows });
    if (!written.ok) return written;
    if (isEmpty(written.value)) return success(null);
    const act: Act = { kind, change: written.value, ...(sticky && { sticky }) };
    // Earlier acts could no longer be undone in turn.
    if (act.change.lasting) forgetActs();
    else history.setState(({ done }) => ({ done: newestOf([...done, act]), undone: [] }));
    if (sticky) turnSticky(sticky);
    noteChange(new Date());
    noteStored(act.change);
    return success(act);
  });
}

/**
 * By default the last act; null without any. A last act that no longer fits the data is forgotten: earlier ones come
 * next.
 */
export function undo(given?: Act): Promise<Result<Act | null, ChangeFault | WriteFault>> {
  return carryOut<Act | null, ChangeFault>(async (db, control) => {
    const { done } = history.getState();
    const act = given ?? done.at(-1);
    const position = act ? done.lastIndexOf(act) : -1;
    if (!act || position < 0) return success(null);
    const inTheWay = done.slice(position + 1).some((later) => buildsOn(later, act));
    const applied = inTheWay
      ? failure<ChangeFault>('not-in-turn')
      : await takeBackChange(db, act.change, control);
    if (!applied.ok) {
      if (!given) forget(act);
      return applied;
    }
    if (act.sticky) turnSticky({ before: act.sticky.after, after: act.sticky.before });
    history.setState(({ undone }) => ({
      done: done.filter((other) => other !== act),
      undone: [...undone, act],
    }));
    return success(act);
  });
}

/** By default the last undone act; forgets as {@link undo} does. */
export function redo(given?: Act): Promise<Result<Act | null, ChangeFault | WriteFault>> {
  return carryOut<Act | null, ChangeFault>(async (db, control) => {
    const { undone } = history.getState();
    const act = given ?? undone.at(-1);
    if (!act || !undone.includes(act)) return success(null);
    const applied = await applyChange(db, act.change, control);
    if (!applied.ok) {
      if (!given) forget(act);
      return applied;
    }
    if (act.sticky) turnSticky(act.sticky);
    history.setState(({ done }) => ({
      done: [...done, act],
      undone: undone.filter((other) => other !== act),
    }));
    return success(act);
  });
}

/** Those from before a reload too: their data are gone. */
export function forgetActs(): void {
  beginning ??= begin();
  void beginning.then(() => {
    history.setState({ done: [], undone: [] });
  });
}

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
 * True if an act changed categories, methods or the expenses of an earlier act. Once the earlier act is undone, the
 * later one could never be.
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

/** One after another, beside short writes of other tabs. Shows a wait, and a write that takes long. */
function carryOut<Value, Fault>(
  write: (db: GastosDatabase, control: WriteControl) => Promise<Result<Value, Fault>>,
): Promise<Result<Value, Fault | WriteFault>> {
  beginning ??= begin();
  async function writeNow(): Promise<Result<Value, Fault | WriteFault>> {
    const following = followWrite();
    try {
      const { pageDatabase } = await loadDatabases();
      return await withWriteLock(
        'shared',
        () => {
          following.begin();
          return write(pageDatabase, following.control);
        },
        following,
      );
    } catch (error) {
      return failure(following.control.signal.aborted ? 'cancelled' : toStorageFault(error));
    } finally {
      following.end();
    }
  }
  const answer = turn.then(() => beginning).then(writeNow);
  turn = answer;
  return answer;
}

/** `done`: the oldest first; `undone`: the last undone last. */
type History = { done: readonly Act[]; undone: readonly Act[] };

/** For `done` and `undone` each. */
const KEPT_ROWS = 2000;

/** The first act waits this long for earlier ones. */
const PATIENCE_MS = 1000;

const NOTHING: History = { done: [], undone: [] };

const kept = new Map<Act, { isUndone: boolean; id: Promise<number | undefined> }>();

/** Writes follow one another. */
let writing: Promise<unknown> = Promise.resolve();

/** Of this tab, before a reload; none if not read in time. */
async function readKeptHistory(): Promise<History> {
  const tab = tabName();
  if (tab === null) return NOTHING;
  const reading = loadDatabases()
    .then(({ pageProgram }) => takeKeptActs(pageProgram, tab, new Date()))
    .catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const rows = await Promise.race([reading, late]);
  if (!rows) return NOTHING;
  for (const [id, { act, isUndone }] of rows) kept.set(act, { isUndone, id: Promise.resolve(id) });
  const acts = [...rows.values()];
  return {
    done: acts.filter(({ isUndone }) => !isUndone).map(({ act }) => act),
    undone: acts.filter(({ isUndone }) => isUndone).map(({ act }) => act),
  };
}

/** Drops acts older than a day, whenever the page is shown: they hold deleted data. */
export function limitKeptHistory(): () => void {
  function limit() {
    if (document.visibilityState === 'hidden') return;
    dropOutdated().catch(() => {
      // The second database cannot be opened; the next visit drops the acts.
    });
  }
  limit();
  document.addEventListener('visibilitychange', limit);
  return () => {
    document.removeEventListener('visibilitychange', limit);
  };
}

async function dropOutdated(): Promise<void> {
  if (await isNothingKept()) return;
  const { pageProgram } = await loadDatabases();
  await dropOutdatedActs(pageProgram, new Date());
}

/** Without Dexie. False if the database has to be upgraded first. */
async function isNothingKept(): Promise<boolean> {
  try {
    const [one] = await programReader.table<KeptAct>('keptActs').limit(1).primaryKeys();
    return one === undefined;
  } catch {
    return false;
  }
}

/** Ignores failures. */
function keepHistory({ done, undone }: History): void {
  const tab = tabName();
  if (tab === null) return;
  const wanted = new Map<Act, boolean>();
  for (const act of newestFew(done)) wanted.set(act, false);
  for (const act of newestFew(undone)) wanted.set(act, true);
  const gone = [...kept].filter(([act, { isUndone }]) => wanted.get(act) !== isUndone);
  for (const [act] of gone) kept.delete(act);
  const fresh = [...wanted].filter(([act]) => !kept.has(act));
  if (gone.length + fresh.length === 0) return;
  const at = Date.now();
  const written = writing.then(async () => {
    const ids = await Promise.all(gone.map(([, { id }]) => id));
    const { pageProgram } = await loadDatabases();
    return exchangeKeptActs(
      pageProgram,
      ids.filter((id) => id !== undefined),
      fresh.map(([act, isUndone]) => ({ tab, at, isUndone, act })),
    );
  });
  // After a failure, as on a full disk, this page alone remembers.
  const ids = written.catch((): number[] => []);
  writing = ids;
  fresh.forEach(([act, isUndone], place) => {
    kept.set(act, { isUndone, id: ids.then((all) => all[place]) });
  });
}

/** Acts before a large one are dropped too. */
function newestFew(acts: readonly Act[]): readonly Act[] {
  let rows = 0;
  const tooMany = acts.findLastIndex(({ change }) => (rows += countGastos(change)) > KEPT_ROWS);
  return acts.slice(tooMany + 1);
}
