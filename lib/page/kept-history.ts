import { dropOutdatedActs, exchangeKeptActs, takeKeptActs } from '@/lib/db/kept-acts';
import type { KeptAct } from '@/lib/db/databases';
import { countGastos, type Act } from '@/lib/domain/change';
import { loadDatabases } from './page-data';
import { programReader } from './page-readers';
import { tabName } from './drafts';

/** `done` begins with the oldest act; `undone` ends with the last undone one. */
export type History = { done: readonly Act[]; undone: readonly Act[] };

/** In kept acts, for `done` and `undone` each. */
const KEPT_ROWS = 2000;

/** The first act waits this long for earlier ones. */
const PATIENCE_MS = 1000;

const NOTHING: History = { done: [], undone: [] };

/** `id` is the row's, now or soon. */
const kept = new Map<Act, { isUndone: boolean; id: Promise<number | undefined> }>();

/** Writes follow one another. */
let writing: Promise<unknown> = Promise.resolve();

/** Acts of this tab from before a reload; none if they cannot be read in time. */
export async function readKeptHistory(): Promise<History> {
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

/**
 * Drops acts older than a day, now and when the page is shown again: acts hold deleted data. The returned function
 * ends this.
 */
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

/** Most visits begin so, and need no Dexie. False if the database has to be upgraded first. */
async function isNothingKept(): Promise<boolean> {
  try {
    const [one] = await programReader.table<KeptAct>('keptActs').limit(1).primaryKeys();
    return one === undefined;
  } catch {
    return false;
  }
}

/** Ignores failures. */
export function keepHistory({ done, undone }: History): void {
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
  // After a failure, as on a full disk, only this page remembers.
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
