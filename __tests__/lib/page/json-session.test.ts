import { emptyTally, type StoredTally } from '@/lib/domain/tally';
import { AS_IT_IS, type ImportOutcome, type ImportPlan } from '@/lib/import/import-flow';
import { createJsonSession, type JsonFlow } from '@/lib/page/import/json-session';
import { importResult } from '../../support/import-result';

const file = new File(['[]'], 'gastos.json');
const other = new File(['{}'], 'otros.json');
const finished: ImportOutcome = { kind: 'finished', ...importResult() };

function noop(): void {}

/** A session whose imports do nothing until the test says what happens. */
function createControlledSession() {
  const prepared: { file: File; givenUp: boolean }[] = [];
  const started: {
    given: { file: File } & ImportPlan;
    report: (percent: number) => void;
    check: (stored: StoredTally) => void;
    end: (outcome: ImportOutcome) => void;
  }[] = [];
  const cancel = jest.fn();
  const session = createJsonSession((file) => {
    const one = { file, givenUp: false };
    prepared.push(one);
    return {
      start: (plan, { onPercent = noop, onStored = noop }) => {
        const outcome = new Promise<ImportOutcome>((resolve) => {
          started.push({ given: { file, ...plan }, report: onPercent, check: onStored, end: resolve });
        });
        return { outcome, cancel, giveUp: noop };
      },
      giveUp: () => {
        one.givenUp = true;
      },
    };
  });
  function running() {
    const last = started.at(-1);
    if (!last) throw new Error('no import was started');
    return last;
  }
  return { session, prepared, started, running, cancel };
}

afterEach(() => {
  localStorage.clear();
});

it('begins without a file', () => {
  const { session } = createControlledSession();
  expect(session.flow.getState()).toEqual({ state: 'empty' });
});

it('keeps the file selected last, until it is cleared', () => {
  const { session } = createControlledSession();
  session.select(file);
  session.select(other);
  expect(session.flow.getState()).toEqual({
    state: 'selected',
    file: other,
    plan: AS_IT_IS,
    reviewing: false,
  });
  session.clear();
  expect(session.flow.getState()).toEqual({ state: 'empty' });
});

it('imports the selected file, with its progress, to the summary', async () => {
  const { session, started, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  expect(started.map(({ given }) => given.file)).toEqual([file]);
  expect(session.flow.getState()).toEqual({
    state: 'importing',
    file,
    plan: AS_IT_IS,
    percent: 0,
    cancelling: false,
  });
  running().report(40);
  running().report(30);
  expect(session.flow.getState()).toMatchObject({ percent: 40 });
  running().end(finished);
  expect(await ending).toBe(finished);
  expect(session.flow.getState()).toEqual({ state: 'finished', file, result: finished });
});

it.each<ImportOutcome>([
  { kind: 'cancelled' },
  { kind: 'refused', fault: 'unreadable' },
  { kind: 'refused', fault: 'no-gastos' },
  { kind: 'refused', fault: 'too-large' },
  { kind: 'failed', fault: 'disk-full' },
])('comes back to the selected file after %j', async (outcome) => {
  const { session, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  running().end(outcome);
  expect(await ending).toEqual(outcome);
  expect(session.flow.getState()).toEqual({ state: 'selected', file, plan: AS_IT_IS, reviewing: false });
});

it('imports as planned, keeps the plan when the import is cancelled, and forgets it with the file', async () => {
  const { session, running } = createControlledSession();
  const plan: ImportPlan = {
    mends: { rules: ['estado-pagado'], names: [] },
    skipDuplicates: true,
  };
  session.plan(plan);
  session.select(file);
  session.plan(plan);
  const ending = session.start();
  expect(running().given).toEqual({ file, ...plan });
  running().end({ kind: 'cancelled' });
  await ending;
  expect(session.flow.getState()).toEqual({ state: 'selected', file, plan, reviewing: false });
  session.select(other);
  expect(session.flow.getState()).toEqual({
    state: 'selected',
    file: other,
    plan: AS_IT_IS,
    reviewing: false,
  });
});

it('says what is stored of an import once that is read, and does not take it back', async () => {
  const { session, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  running().check(emptyTally());
  expect(session.flow.getState().state).toBe('importing');
  const tallies = { inFile: emptyTally(), stored: 'reading' as const };
  running().end({ kind: 'finished', ...importResult({}, { tallies }) });
  await ending;
  expect(session.flow.getState()).toMatchObject({ result: { tallies } });
  running().check(emptyTally());
  running().check('unread');
  expect(session.flow.getState()).toMatchObject({ result: { tallies: { stored: emptyTally() } } });
  session.clear();
  running().check(emptyTally());
  expect(session.flow.getState()).toEqual({ state: 'empty' });
});

it('starts nothing without a file', async () => {
  const { session, started } = createControlledSession();
  expect(await session.start()).toBeNull();
  expect(started).toHaveLength(0);
});

it('ignores a second start, another file and a clear while it imports', async () => {
  const { session, started, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  expect(await session.start()).toBeNull();
  session.select(other);
  session.clear();
  expect(started).toHaveLength(1);
  expect(session.flow.getState()).toMatchObject({ state: 'importing', file });
  running().end(finished);
  await ending;
});

it('starts nothing once it has finished, until a file is selected again', async () => {
  const { session, started, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  running().end(finished);
  await ending;
  expect(await session.start()).toBeNull();
  session.clear();
  session.select(other);
  void session.start();
  expect(started.map(({ given }) => given.file)).toEqual([file, other]);
});

it('asks the import to stop, and says that it was asked', async () => {
  const { session, running, cancel } = createControlledSession();
  session.select(file);
  const ending = session.start();
  session.cancel();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(session.flow.getState()).toEqual({
    state: 'importing',
    file,
    plan: AS_IT_IS,
    percent: 0,
    cancelling: true,
  });
  running().end({ kind: 'cancelled' });
  await ending;
  expect(session.flow.getState()).toEqual({ state: 'selected', file, plan: AS_IT_IS, reviewing: false });
});

it('cancels nothing when no import is under way', async () => {
  const { session, running, cancel } = createControlledSession();
  session.cancel();
  session.select(file);
  const ending = session.start();
  running().end({ kind: 'cancelled' });
  await ending;
  session.cancel();
  expect(cancel).not.toHaveBeenCalled();
  expect(session.flow.getState()).toEqual({ state: 'selected', file, plan: AS_IT_IS, reviewing: false });
});

it('starts a cancelled file again from zero', async () => {
  const { session, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  running().report(70);
  session.cancel();
  running().end({ kind: 'cancelled' });
  await ending;
  void session.start();
  expect(session.flow.getState()).toEqual({
    state: 'importing',
    file,
    plan: AS_IT_IS,
    percent: 0,
    cancelling: false,
  });
});

it('tells its subscribers of every step', async () => {
  const { session, running } = createControlledSession();
  const states: JsonFlow['state'][] = [];
  session.flow.subscribe(({ state }) => states.push(state));
  session.select(file);
  const ending = session.start();
  running().end(finished);
  await ending;
  session.clear();
  expect(states).toEqual(['selected', 'importing', 'finished', 'empty']);
});

it('prepares the import of a file once it is selected, and gives it up with the file', () => {
  const { session, prepared, started } = createControlledSession();
  session.select(file);
  session.plan({ ...AS_IT_IS, skipDuplicates: true });
  expect(prepared).toEqual([{ file, givenUp: false }]);
  session.select(other);
  expect(prepared).toEqual([
    { file, givenUp: true },
    { file: other, givenUp: false },
  ]);
  session.clear();
  expect(prepared.map(({ givenUp }) => givenUp)).toEqual([true, true]);
  expect(started).toEqual([]);
});

it.each<ImportOutcome>([
  { kind: 'cancelled' },
  { kind: 'refused', fault: 'unreadable' },
  { kind: 'failed', fault: 'disk-full' },
])('prepares the import anew after %j', async (outcome) => {
  const { session, prepared, started, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  expect(prepared).toEqual([{ file, givenUp: false }]);
  running().end(outcome);
  await ending;
  expect(prepared).toEqual([
    { file, givenUp: false },
    { file, givenUp: false },
  ]);
  void session.start();
  expect(started).toHaveLength(2);
});

it('prepares nothing more once the import has finished', async () => {
  const { session, prepared, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  running().end(finished);
  await ending;
  session.clear();
  expect(prepared).toEqual([{ file, givenUp: false }]);
});

it('counts an import that the diary knows as a change, and asks once for the data to be protected', async () => {
  const { session, running } = createControlledSession();
  session.select(file);
  const ending = session.start();
  expect(localStorage.getItem('mis-gastos:persist-asked')).toBe('yes');
  running().end({ kind: 'finished', ...importResult(), recordId: 3 });
  await ending;
  expect(JSON.parse(localStorage.getItem('mis-gastos:changes') ?? '')).toMatchObject({ changes: 1 });
});

it('has the browser ask before the page is left while it imports, and no longer', async () => {
  const { session, running } = createControlledSession();
  session.select(file);
  expect(asksBeforeLeaving()).toBe(false);
  const ending = session.start();
  expect(asksBeforeLeaving()).toBe(true);
  running().end(finished);
  await ending;
  expect(asksBeforeLeaving()).toBe(false);
});

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
