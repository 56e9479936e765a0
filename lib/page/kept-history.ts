import { dropOutdatedActs, exchangeKeptActs, takeKeptActs } from '@/lib/db/kept-acts';
import { countGastos, type Act } from '@/lib/domain/change';
import { pageProgram } from './page-database';
import { tabName } from './tab-name';
import { whenIdle } from './when-idle';

/** What was done, oldest first, and what was taken back, the last at the end. */
export type History = { done: readonly Act[]; undone: readonly Act[] };

/** How many expenses the acts that outlive the page are about at the most, of either kind. */
const KEPT_ROWS = 2000;

/** How long the first act of a page waits for those of before, in milliseconds. */
const PATIENCE_MS = 1000;

const NOTHING: History = { done: [], undone: [] };

/** The acts that are kept, each as done or undone, and the id that it has or will have. */
const kept = new Map<Act, { isUndone: boolean; id: Promise<number | undefined> }>();

/** What is being written: one after another. */
let writing: Promise<unknown> = Promise.resolve();

/** What this tab had done and taken back before it was loaded again; nothing where that cannot be read, or not soon. */
export async function readKeptHistory(): Promise<History> {
  const tab = tabName();
  if (tab === null) return NOTHING;
  const reading = takeKeptActs(pageProgram, tab, new Date()).catch(() => null);
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
 * Has no tab's acts be kept longer than a day, now and whenever the page is looked at again, until what is answered is called:
 * what was deleted is in them.
 */
export function limitKeptHistory(): () => void {
  function limit() {
    if (document.visibilityState === 'hidden') return;
    dropOutdatedActs(pageProgram, new Date()).catch(() => {
      // The second database cannot be opened now: the next visit sees to it.
    });
  }
  whenIdle(limit);
  document.addEventListener('visibilitychange', limit);
  return () => {
    document.removeEventListener('visibilitychange', limit);
  };
}

/** Keeps a history for the next time that this tab is loaded, as far as it is small. What cannot be kept is not. */
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
    return exchangeKeptActs(
      pageProgram,
      ids.filter((id) => id !== undefined),
      fresh.map(([act, isUndone]) => ({ tab, at, isUndone, act })),
    );
  });
  // Where it fails, as on a full disk, the page still remembers; only the next one will not.
  const ids = written.catch((): number[] => []);
  writing = ids;
  fresh.forEach(([act, isUndone], place) => {
    kept.set(act, { isUndone, id: ids.then((all) => all[place]) });
  });
}

/** The newest acts that have few rows in all. What came before one with too many is not kept either. */
function newestFew(acts: readonly Act[]): readonly Act[] {
  let rows = 0;
  const tooMany = acts.findLastIndex(({ change }) => (rows += countGastos(change)) > KEPT_ROWS);
  return acts.slice(tooMany + 1);
}
