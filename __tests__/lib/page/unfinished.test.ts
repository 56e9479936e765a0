import Dexie from 'dexie';
import { ProgramDatabase } from '@/lib/db/program-database';
import { newDraft } from '@/lib/domain/gasto-entry';
import type { Unfinished } from '@/lib/domain/unfinished';

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
  const unfinished = await import('@/lib/page/unfinished');
  return {
    ...unfinished,
    /** What a form with nothing in it offers. */
    offers: async () => (await unfinished.unfinishedOffers.read()).map(({ content }) => content),
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
  first.keepUnfinished('1', typed('Pan'));
  const second = await openPage('second');
  second.keepUnfinished('2', typed('Luz'));
  first.keepUnfinished('1', typed('Pan y leche'));
  expect(await stored(2)).toEqual([typed('Pan y leche'), typed('Luz')]);
  const third = await openPage('third');
  expect(await third.offers()).toEqual([]);
});

it('what a killed tab had open is offered, to the same tab first', async () => {
  const first = await openPage('first');
  first.keepUnfinished('1', typed('Pan'));
  await stored(1);
  const second = await openPage('second');
  second.keepUnfinished('2', { kind: 'lines', text: 'luz 40\ncine 9' });
  await stored(2);
  kill('first');
  kill('second');
  const other = await openPage('other');
  expect(await other.offers()).toEqual([{ kind: 'lines', text: 'luz 40\ncine 9' }, typed('Pan')]);
  const again = await openPage('first again', 'first');
  expect(await again.offers()).toEqual([typed('Pan'), { kind: 'lines', text: 'luz 40\ncine 9' }]);
});

it('going on with a draft leaves the other tab’s alone', async () => {
  const first = await openPage('first');
  first.keepUnfinished('1', typed('Pan'));
  const second = await openPage('second');
  second.keepUnfinished('2', typed('Luz'));
  await stored(2);
  kill('first');
  const third = await openPage('third');
  expect(await third.takeUnfinished('1', 'mine')).toEqual(typed('Pan'));
  third.keepUnfinished('mine', typed('Pan de ayer'));
  third.endUnfinished('mine');
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
  expect(await page.takeUnfinished('mis-gastos:new-draft', 'mine')).toEqual(typed('Pan'));
  expect(await stored(1)).toEqual([typed('Pan')]);
  kill('first');
  const next = await openPage('next');
  expect(await next.offers()).toEqual([typed('Pan'), { kind: 'lines', text: 'luz 40\ncine 9' }]);

  const program = new ProgramDatabase();
  expect(await program.imports.toArray()).toMatchObject([{ fileName: 'enero.json' }]);
  program.close();
});
