import { emptyTally } from '@/lib/domain/tally';
import { type StatementFlow, StatementSession } from '@/lib/page/import/statement-session';
import { chooseCategoria, chooseCategoriaOf, chooseIncluded } from '@/lib/statements/review/edit-choices';
import { NO_CHOICES } from '@/lib/statements/review/review-choices';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review/review-statement';
import type { Question } from '@/lib/statements/statement';
import type { StatementReply, StatementRequest } from '@/lib/worker/jobs';
import { importResult } from '../../support/import-result';

const TEXT = { kind: 'text', text: 'Fecha;Importe', name: 'Texto pegado' } as const;
const OTHER = { kind: 'text', text: 'x', name: 'Otro' } as const;

const MOVEMENT: ReviewedMovement = {
  row: 2,
  source: 0,
  fecha: '2026-05-21',
  importe: -4210,
  nombre: 'Mercadona',
  descripcion: 'MERCADONA',
  shop: 'mercadona',
  status: { kind: 'new' },
  foreign: null,
  counted: null,
};

const HEAD: Omit<StatementReview, 'movements'> = {
  parts: [],
  questions: [],
  problems: [],
  banco: null,
  notes: [],
  recalled: [],
  twice: [],
  sources: [
    {
      key: 'h:fecha|importe',
      layout: 'h:fecha|importe',
      cuenta: null,
      metodoPagoId: null,
      counted: [],
      spared: [],
      moved: [],
      isTold: false,
      otherKey: null,
    },
  ],
};

const NONE = { count: 0, sum: 0 };
const CUADRE = {
  charges: NONE,
  added: NONE,
  here: NONE,
  same: NONE,
  aside: NONE,
  foreign: NONE,
  out: NONE,
  ignored: NONE,
};

type Worker = {
  sent: StatementRequest[];
  reply: (reply: StatementReply) => void;
  die: () => void;
  ended: boolean;
};

function noop(): void {}

/** A session whose workers do nothing until the test says what they answer. */
function createControlledSession() {
  const workers: Worker[] = [];
  const watching = new Set<() => void>();
  const session = new StatementSession(
    (source) => {
      const worker: Worker = { sent: [{ type: 'read', source }], reply: noop, die: noop, ended: false };
      workers.push(worker);
      return Promise.resolve({
        watch: (onReply, onEnding) => {
          worker.reply = onReply;
          worker.die = () => {
            worker.ended = true;
            onEnding(false);
          };
        },
        send: (request: StatementRequest) => worker.sent.push(request),
        end: () => {
          worker.ended = true;
          worker.reply = worker.die = noop;
        },
        hasEnded: () => worker.ended,
      });
    },
    (onChange) => {
      watching.add(onChange);
      return () => {
        watching.delete(onChange);
      };
    },
  );
  function worker() {
    const last = workers.at(-1);
    if (!last) throw new Error('no worker was started');
    return last;
  }
  function answerReview(head = HEAD, id = lastReviewId()) {
    worker().reply({ type: 'movements', id, movements: [MOVEMENT] });
    worker().reply({ type: 'reviewed', id, review: head });
    worker().reply({ type: 'guesses', id, guesses: new Map() });
  }
  function lastReviewId() {
    const last = worker().sent.findLast(({ type }) => type === 'review');
    return last?.type === 'review' ? last.id : 0;
  }
  async function review() {
    session.choose(TEXT);
    await Promise.resolve();
    answerReview();
  }
  return {
    session,
    workers,
    worker,
    answerReview,
    review,
    lastReviewId,
    changeData: () => {
      for (const onChange of watching) onChange();
    },
  };
}

function reviewed(flow: StatementFlow) {
  if (flow.state !== 'reviewed') throw new Error(flow.state);
  return flow;
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('reads what is chosen, and reviews it', async () => {
  const { session, worker, answerReview } = createControlledSession();
  session.choose(TEXT);
  expect(session.flow.getState()).toEqual({ state: 'reading', name: 'Texto pegado' });
  await Promise.resolve();
  expect(worker().sent.map(({ type }) => type)).toEqual(['read', 'review']);
  answerReview();
  expect(reviewed(session.flow.getState())).toMatchObject({
    busy: false,
    choices: NO_CHOICES,
    review: { movements: [MOVEMENT] },
  });
});

it('forgets a statement for another one, whose worker is its own', async () => {
  const { session, workers, review } = createControlledSession();
  await review();
  session.choose(OTHER);
  expect(workers[0]?.ended).toBe(true);
  workers[0]?.reply({ type: 'refused', id: 1, fault: { code: 'empty' } });
  expect(session.flow.getState()).toEqual({ state: 'reading', name: 'Otro' });
});

it('says why nothing can be read, and keeps no worker for it', async () => {
  const { session, worker } = createControlledSession();
  session.choose(TEXT);
  await Promise.resolve();
  worker().reply({ type: 'refused', id: 1, fault: { code: 'empty' } });
  expect(session.flow.getState()).toMatchObject({ state: 'refused', fault: { code: 'empty' } });
  expect(worker().ended).toBe(true);
});

it('says so when its worker ends without a word', async () => {
  const { session, worker, review } = createControlledSession();
  await review();
  worker().die();
  expect(session.flow.getState()).toMatchObject({ state: 'failed', fault: 'stopped' });
});

it('reviews once more with an answer, which can be changed later', async () => {
  const { session, worker, answerReview, review } = createControlledSession();
  await review();
  const question: Question = { kind: 'noYear', likely: 2026, examples: [], choices: [] };
  const { session: asking, answerReview: ask, worker: askingWorker } = createControlledSession();
  asking.choose(TEXT);
  await Promise.resolve();
  ask({ ...HEAD, questions: [question] });
  asking.answer({ noYear: 2025 });
  expect(reviewed(asking.flow.getState()).busy).toBe(true);
  expect(askingWorker().sent.at(-1)).toMatchObject({ type: 'review', answers: { noYear: 2025 } });
  ask();
  expect(reviewed(asking.flow.getState())).toMatchObject({
    busy: false,
    asked: [question],
    answers: { noYear: 2025 },
  });
  // An answer after which nothing can be read leaves the question where it is.
  asking.answer({ noYear: 1 });
  askingWorker().reply({ type: 'refused', id: 3, fault: { code: 'no-table' } });
  expect(reviewed(asking.flow.getState())).toMatchObject({
    answerFault: { code: 'no-table' },
    asked: [question],
  });
  expect(worker().sent).toHaveLength(2);
  answerReview();
  expect(session.flow.getState().state).toBe('reviewed');
});

it('reviews once more after the data have changed, and keeps what was chosen', async () => {
  jest.useFakeTimers();
  const { session, worker, answerReview, review, changeData } = createControlledSession();
  await review();
  session.edit(chooseCategoria('mercadona', { kind: 'stored', id: 7 }));
  changeData();
  jest.runAllTimers();
  expect(worker().sent.filter(({ type }) => type === 'review')).toHaveLength(2);
  answerReview();
  expect(reviewed(session.flow.getState()).choices.categorias.get('mercadona')).toEqual({
    kind: 'stored',
    id: 7,
  });
});

it('one act for a shop goes before what was chosen for its movements', async () => {
  const { session, review } = createControlledSession();
  await review();
  session.edit(chooseCategoriaOf(0, { kind: 'stored', id: 1 }));
  session.edit(chooseCategoria('mercadona', { kind: 'stored', id: 7 }));
  expect(reviewed(session.flow.getState()).choices.ofMovement.size).toBe(0);
});

it('imports with all choices, tells its progress, and ends with the result', async () => {
  const { session, worker, review } = createControlledSession();
  await review();
  session.edit(chooseIncluded([0], false));
  const outcome = session.start();
  expect(worker().sent.at(-1)).toMatchObject({
    type: 'import',
    id: 1,
    choices: { included: new Map([[0, false]]) },
  });
  worker().reply({ type: 'percent', percent: 40 });
  expect(session.flow.getState()).toMatchObject({ state: 'importing', percent: 40 });
  session.choose(OTHER);
  session.clear();
  expect(session.flow.getState().state).toBe('importing');
  const tallies = { inFile: emptyTally(), stored: 'reading' as const };
  worker().reply({
    type: 'outcome',
    outcome: { kind: 'finished', cuadre: CUADRE, refunds: [], ...importResult({}, { tallies }) },
  });
  expect(await outcome).toMatchObject({ kind: 'finished' });
  expect(session.flow.getState()).toMatchObject({ state: 'finished', result: { tallies } });
  worker().reply({ type: 'stored', stored: emptyTally() });
  expect(session.flow.getState()).toMatchObject({ result: { tallies: { stored: emptyTally() } } });
  worker().reply({ type: 'over' });
  expect(worker().ended).toBe(true);
});

it('returns to the review when cancelled, and reviews anew where the data have changed meanwhile', async () => {
  const { session, worker, review } = createControlledSession();
  await review();
  let outcome = session.start();
  session.cancel();
  expect(session.flow.getState()).toMatchObject({ state: 'importing', cancelling: true });
  worker().reply({ type: 'outcome', outcome: { kind: 'cancelled' } });
  await outcome;
  expect(reviewed(session.flow.getState()).busy).toBe(false);
  outcome = session.start();
  worker().reply({ type: 'outcome', outcome: { kind: 'changed' } });
  await outcome;
  expect(reviewed(session.flow.getState()).busy).toBe(true);
});

it('does not start while it is being reviewed', async () => {
  const { session, worker } = createControlledSession();
  session.choose(TEXT);
  await Promise.resolve();
  worker().reply({ type: 'reviewed', id: 1, review: HEAD });
  expect(await session.start()).toBeNull();
});
