import Dexie from 'dexie';
import { ProgramDatabase } from '@/lib/db/databases';
import { newDraft, type Unfinished } from '@/lib/domain/gasto-entry';

/** The locks that pages hold, by page: jsdom has none. */
let held: Map<string, Set<string>>;

/** The page whose program runs. */
let running = '';

const locks = {
  request: (name: string) => {
    held.set(running, (held.get(running) ?? new Set()).add(name));
    return new Promise(() => undefined);
  },
  query: () =>
    Promise.resolve({ held: [...held.values()].flatMap((names) => [...names].map((name) => ({ name }))) }),
};

beforeEach(() => {
  held = new Map();
  Object.assign(navigator, { locks });
});

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  sessionStorage.clear();
  await Dexie.delete(new ProgramDatabase().name);
});

/** Opens a page, in a tab of its own unless another page's is named. Locks are its own until the next page opens. */
async function openPage(page: string, tab = page) {
  running = page;
  sessionStorage.setItem('mis-gastos:tab', tab);
  jest.resetModules();
  const drafts = await import('@/lib/page/acts/drafts');
  const { openDrafts } = await import('@/lib/page/overlays');
  return {
    ...drafts,
    /** Types into a form. */
    keep: (key: string, content: Unfinished) => {
      openDrafts.add(key);
      drafts.keepDraft(key, content);
    },
    /** What a form with nothing in it offers. */
    offers: async () => (await drafts.draftOffers.read()).map(({ content }) => content),
  };
}

/** Ends a page as a kill does: it says nothing more, and its locks are let go. */
function kill(page: string): void {
  held.delete(page);
}

function typed(nombre: string): Unfinished {
  return { kind: 'gasto', draft: { ...newDraft('2026-10-06', null), cantidad: '12,5', nombre } };
}

/** What the second database holds, once there are as many. */
async function stored(count: number): Promise<Unfinished[]> {
  const program = new ProgramDatabase();
  for (;;) {
    const rows = await program.unfinished.toArray();
    if (rows.length !== count) continue;
    program.close();
    return rows.map(({ content }) => content);
  }
}

it('two tabs that type keep two drafts, and neither is offered while its form is open', async () => {
  const first = await openPage('first');
  first.keep('1', typed('Pan'));
  const second = await openPage('second');
  second.keep('2', typed('Luz'));
  first.keep('1', typed('Pan y leche'));
  expect(await stored(2)).toEqual([typed('Pan y leche'), typed('Luz')]);
  const third = await openPage('third');
  expect(await third.offers()).toEqual([]);
});

it('what a killed tab had open is offered, to the same tab first', async () => {
  const first = await openPage('first');
  first.keep('1', typed('Pan'));
  await stored(1);
  const second = await openPage('second');
  second.keep('2', { kind: 'lines', text: 'luz 40\ncine 9' });
  await stored(2);
  kill('first');
  kill('second');
  const other = await openPage('other');
  expect(await other.offers()).toEqual([{ kind: 'lines', text: 'luz 40\ncine 9' }, typed('Pan')]);
  const again = await openPage('first again', 'first');
  expect(await again.offers()).toEqual([typed('Pan'), { kind: 'lines', text: 'luz 40\ncine 9' }]);
});

it('what was typed just before its page went is offered once', async () => {
  const first = await openPage('first');
  // The page goes before the second database is open.
  first.keep('1', typed('P'));
  first.keep('1', typed('Pan'));
  const kept = localStorage.getItem('mis-gastos:draft');
  await stored(1);
  expect(localStorage.getItem('mis-gastos:draft')).toBe('');
  const program = new ProgramDatabase();
  await program.unfinished.clear();
  program.close();
  localStorage.setItem('mis-gastos:draft', kept ?? '');
  const second = await openPage('second');
  expect(await second.offers()).toEqual([]);
  kill('first');
  const third = await openPage('third');
  expect(await third.offers()).toEqual([typed('Pan')]);
  expect(await third.takeDraft('1', 'mine')).toEqual(typed('Pan'));
  await stored(1);
  kill('third');
  const fourth = await openPage('fourth');
  expect(await fourth.offers()).toEqual([typed('Pan')]);
});

it('what a page has left is known to it at once, until another tab has it', async () => {
  const first = await openPage('first');
  first.keep('1', typed('Pan'));
  first.leaveDraft('1');
  expect(first.knownOffers()).toEqual([{ key: '1', content: typed('Pan') }]);
  expect(await first.offers()).toEqual([typed('Pan')]);
  const second = await openPage('second');
  await second.takeDraft('1', 'mine');
  second.endDraft('mine');
  await stored(0);
  expect(await first.offers()).toEqual([]);
  expect(first.knownOffers()).toEqual([]);
});

it('a draft that is left while the offers are read is one of them', async () => {
  const page = await openPage('first');
  page.keep('1', typed('Pan'));
  await stored(1);
  let go: () => void = jest.fn();
  const going = new Promise<void>((resolve) => {
    go = resolve;
  });
  Object.assign(navigator, { locks: { ...locks, query: () => going.then(locks.query) } });
  const reading = page.offers();
  page.leaveDraft('1');
  const program = new ProgramDatabase();
  while ((await program.unfinished.get('1'))?.openIn !== null);
  program.close();
  go();
  expect(await reading).toEqual([typed('Pan')]);
});

it('going on with a draft leaves the other tab’s alone', async () => {
  const first = await openPage('first');
  first.keep('1', typed('Pan'));
  const second = await openPage('second');
  second.keep('2', typed('Luz'));
  await stored(2);
  kill('first');
  const third = await openPage('third');
  expect(await third.takeDraft('1', 'mine')).toEqual(typed('Pan'));
  third.keep('mine', typed('Pan de ayer'));
  third.endDraft('mine');
  expect(await stored(1)).toEqual([typed('Luz')]);
});

it('finds the draft and the lines that version 3 has kept in the settings, once', async () => {
  const older = new Dexie(new ProgramDatabase().name);
  older.version(3).stores({
    imports: '++id, state, sha256',
    importedRows: '',
    copies: '++id',
    copyContents: '',
    handles: '',
    broughtMovements: '',
    statementSources: '',
    keptActs: '++',
  });
  await older.table('imports').add({ state: 'done', fileName: 'enero.json' });
  older.close();
  const { draft } = typed('Pan') as Extract<Unfinished, { kind: 'gasto' }>;
  localStorage.setItem('mis-gastos:new-draft', JSON.stringify(draft));
  localStorage.setItem('mis-gastos:lines', 'luz 40\ncine 9');

  const page = await openPage('first');
  expect(await page.offers()).toEqual([typed('Pan'), { kind: 'lines', text: 'luz 40\ncine 9' }]);
  expect(await page.takeDraft('mis-gastos:new-draft', 'mine')).toEqual(typed('Pan'));
  expect(await stored(1)).toEqual([typed('Pan')]);
  kill('first');
  const next = await openPage('next');
  expect(await next.offers()).toEqual([typed('Pan'), { kind: 'lines', text: 'luz 40\ncine 9' }]);

  const program = new ProgramDatabase();
  expect(await program.imports.toArray()).toMatchObject([{ fileName: 'enero.json' }]);
  program.close();
});
