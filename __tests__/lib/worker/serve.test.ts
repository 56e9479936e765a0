import { listImports } from '@/lib/db/import-diary';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { JobRunner } from '@/lib/worker/data-jobs';
import type { JobReply, Jobs } from '@/lib/worker/jobs';
import { buildGastoFields } from '../../support/build-gasto';
import { jsonFile } from '../../support/json-file';
import { storesOf } from '../../support/stores-of';
import { contentOf, newDatabase, NOTHING } from '../../support/test-database';

type Reply = JobReply<Jobs[keyof Jobs]['outcome']>;

const CONTENT = {
  categorias: [{ id: 1, nombre: 'Hogar' }],
  metodosPago: [{ id: 1, nombre: 'Efectivo' }],
  gastos: ['Pan', 'Luz'].map((nombre) => buildGastoFields({ nombre, categoriaId: 1, metodoPagoId: 1 })),
};

/** A runner on databases of its own, what it has answered so far, and what resolves once its job is over. */
function createRunner() {
  const stores = storesOf(newDatabase());
  const replies: Reply[] = [];
  let runner: JobRunner | undefined;
  const over = new Promise<void>((resolve) => {
    runner = new JobRunner(stores, (reply) => {
      replies.push(reply);
      if (reply.type === 'over') resolve();
    });
  });
  if (!runner) throw new Error('there is no runner');
  return { runner, stores, replies, over };
}

/** A file that notes how often it is read. */
function watchedFile(content: unknown, size?: number) {
  const file = jsonFile(content);
  const read = jest.spyOn(file, 'arrayBuffer');
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return { file, read };
}

function outcomesIn(replies: readonly Reply[]) {
  return replies.flatMap((reply) => (reply.type === 'outcome' ? [reply.outcome] : []));
}

it('reads a file when it is told to prepare, says nothing of it, and imports it without reading again', async () => {
  const { runner, stores, replies, over } = createRunner();
  const { file, read } = watchedFile(CONTENT);
  runner.receive({ type: 'prepare', file });
  expect(read).toHaveBeenCalledTimes(1);
  // From here on it cannot be read any more.
  read.mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  await stores.db.open();
  expect(replies).toEqual([]);
  runner.receive({ type: 'start', kind: 'import', given: { file, ...AS_IT_IS } });
  await over;
  expect(outcomesIn(replies)).toMatchObject([{ kind: 'finished', summary: { imported: 2 } }]);
  expect((await contentOf(stores.db)).gastos).toHaveLength(2);
});

it('imports what it is told at the start, not before', async () => {
  const { runner, stores, replies, over } = createRunner();
  const { file } = watchedFile({ ...CONTENT, gastos: [{ ...CONTENT.gastos[0], estado: '' }] });
  runner.receive({ type: 'prepare', file });
  const mends = { rules: ['estado-pagado'], names: [] } as const;
  runner.receive({ type: 'start', kind: 'import', given: { file, mends, skipDuplicates: false } });
  await over;
  expect(outcomesIn(replies)).toMatchObject([{ kind: 'finished', summary: { imported: 1, errors: 0 } }]);
  expect((await contentOf(stores.db)).gastos).toMatchObject([{ estado: 'pagado' }]);
});

it('keeps no file in memory that a review could not hold besides', async () => {
  const { runner, replies, over } = createRunner();
  const { file, read } = watchedFile(CONTENT, 65 * 2 ** 20);
  runner.receive({ type: 'prepare', file });
  expect(read).not.toHaveBeenCalled();
  runner.receive({ type: 'start', kind: 'import', given: { file, ...AS_IT_IS } });
  await over;
  expect(read).toHaveBeenCalledTimes(1);
  expect(outcomesIn(replies)).toMatchObject([{ kind: 'finished' }]);
});

it.each([
  ['no JSON', '{', 'unreadable'],
  ['no expenses', '{"gastos":7}', 'no-gastos'],
])('refuses a file with %s at the start only', async (_, text, fault) => {
  const { runner, stores, replies, over } = createRunner();
  const file = new File([text], 'gastos.json');
  runner.receive({ type: 'prepare', file });
  await stores.db.open();
  expect(replies).toEqual([]);
  runner.receive({ type: 'start', kind: 'import', given: { file, ...AS_IT_IS } });
  await over;
  expect(outcomesIn(replies)).toEqual([{ kind: 'refused', fault }]);
  expect(await contentOf(stores.db)).toEqual(NOTHING);
});

it('stops an import that was prepared', async () => {
  const { runner, stores, replies, over } = createRunner();
  const { file } = watchedFile(CONTENT);
  runner.receive({ type: 'prepare', file });
  runner.receive({ type: 'start', kind: 'import', given: { file, ...AS_IT_IS } });
  runner.receive({ type: 'cancel' });
  await over;
  expect(outcomesIn(replies)).toEqual([{ kind: 'cancelled' }]);
  expect(await contentOf(stores.db)).toEqual(NOTHING);
});

it('tells the outcome of an import before the diary is closed, once, and is over after it', async () => {
  const { runner, stores, replies, over } = createRunner();
  const { file } = watchedFile(CONTENT);
  runner.receive({ type: 'start', kind: 'import', given: { file, ...AS_IT_IS } });
  await over;
  expect(replies.slice(-3).map(({ type }) => type)).toEqual(['outcome', 'stored', 'over']);
  expect(outcomesIn(replies)).toHaveLength(1);
  expect(await listImports(stores.program)).toMatchObject([{ state: 'done', gastos: 2 }]);
});

it('reports each percentage once', async () => {
  const { runner, replies, over } = createRunner();
  const { file } = watchedFile(CONTENT);
  runner.receive({ type: 'start', kind: 'import', given: { file, ...AS_IT_IS } });
  await over;
  const percents = replies.flatMap((reply) => (reply.type === 'percent' ? [reply.percent] : []));
  expect(percents.length).toBeGreaterThan(1);
  expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
});
