import { createStore, type StoreApi } from 'zustand/vanilla';
import { watchChanges } from '@/lib/db/watch-changes';
import { fechaOf } from '@/lib/domain/dates';
import { appendTo } from '@/lib/domain/lists';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { StoredTally } from '@/lib/domain/tally';
import { withStored } from '@/lib/import/import-flow';
import type { Hundredths } from '@/lib/statements/movement';
import type { Answers, Question, Recalled } from '@/lib/statements/question';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review-statement';
import {
  NO_CHOICES,
  type CategoriaChoice,
  type MetodoChoice,
  type ReviewChoices,
} from '@/lib/statements/statement-plan';
import type {
  StatementFault,
  StatementOutcome,
  StatementReply,
  StatementSource,
} from '@/lib/worker/statement-messages';
import { noteAnyStored } from './any-stored';
import { currentPreferences } from './chosen-preferences';
import { jobsStopped } from './job-client';
import { pageDatabase } from './page-database';
import { askForProtectionOnce } from './ask-protection-once';
import { startStatementClient } from './statement-client';
import { noteChange } from './uncopied-changes';

/** A statement that was read, and what the person has said of it. */
export type ReviewedFlow = {
  name: string;
  review: StatementReview;
  /** All questions of this statement, the answered ones too: an answer can be changed. */
  asked: readonly Question[];
  answers: Answers;
  /** Why nothing could be read with the last answer. */
  answerFault: StatementFault | null;
  choices: ReviewChoices;
};

/** The state of a statement. `busy`: a new review is under way, or usual values are still looked for. */
export type StatementFlow =
  | { state: 'empty' }
  | { state: 'reading'; name: string }
  | { state: 'refused'; name: string; fault: StatementFault }
  | { state: 'failed'; name: string; fault: StorageFault }
  | ({ state: 'reviewed'; busy: boolean } & ReviewedFlow)
  | ({ state: 'importing'; percent: number; cancelling: boolean } & ReviewedFlow)
  | { state: 'finished'; name: string; result: FinishedStatement };

/** Result of a finished import of a statement. */
export type FinishedStatement = Extract<StatementOutcome, { kind: 'finished' }>;

/** The one statement of a page: where it stands, and what a person may do to it. It outlives every screen. */
export type StatementSession = {
  flow: Pick<StoreApi<StatementFlow>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Takes a file, or a text that was pasted, in the place of another; not while one is imported. */
  choose: (source: StatementSource) => void;
  clear: () => void;
  answer: (answers: Answers) => void;
  /** Asks after all what was answered for an earlier file, with that answer. */
  reopen: (recalled: Recalled) => void;
  /** Names all movements of a shop; null gives them back the names that were read. */
  setNombre: (shop: string, nombre: string | null) => void;
  /** One act for all movements of a shop, and one for a movement alone. */
  setCategoria: (shop: string, categoria: CategoriaChoice) => void;
  setCategoriaOf: (at: number, categoria: CategoriaChoice) => void;
  setMetodo: (source: string, metodo: MetodoChoice) => void;
  include: (places: readonly number[], included: boolean) => void;
  /** The amount of a movement in another currency, in the own one; null takes it back. */
  setImporte: (at: number, importe: Hundredths | null) => void;
  setSame: (places: readonly number[], same: boolean) => void;
  /** Imports what was reviewed; the browser asks before the page is left. Answers how it ended, null where nothing was reviewed. */
  start: () => Promise<StatementOutcome | null>;
  cancel: () => void;
};

/** Starts the worker of a statement. */
type StartClient = typeof startStatementClient;

/** After a change of the data, so many milliseconds without another until they are compared again. */
const CALM_MS = 200;

const EMPTY: StatementFlow = { state: 'empty' };

/** The page's statement. It goes on while the person visits other screens. */
export const statementSession = createStatementSession(startStatementClient, (onChange) =>
  watchChanges(pageDatabase, onChange),
);

/** Creates a session without a statement. `watchData` calls back after every change of the data. */
export function createStatementSession(
  startClient: StartClient,
  watchData: (onChange: () => void) => () => void,
): StatementSession {
  const flow = createStore<StatementFlow>(() => EMPTY);
  let client: Awaited<ReturnType<StartClient>> = null;
  /** Counts the statements: what is said of an earlier one is not heard any more. */
  let turn = 0;
  let reviewId = 0;
  let pieces: ReviewedMovement[] = [];
  let stopWatching: (() => void) | null = null;
  let resolveOutcome: ((outcome: StatementOutcome) => void) | null = null;

  function set(next: StatementFlow) {
    flow.setState(next, true);
  }

  function forget() {
    turn += 1;
    client?.end();
    client = null;
    stopWatching?.();
    stopWatching = null;
    pieces = [];
  }

  function choose(source: StatementSource) {
    if (flow.getState().state === 'importing') return;
    forget();
    const own = turn;
    const name = source.kind === 'file' ? source.file.name : source.name;
    const stopped = jobsStopped();
    if (stopped) {
      set({ state: 'failed', name, fault: stopped });
      return;
    }
    set({ state: 'reading', name });
    void startClient(source).then((started) => {
      if (own !== turn) {
        started?.end();
        return;
      }
      client = started;
      if (started) {
        hear(started);
        review({});
      } else fail('stopped');
    });
  }

  function hear(port: NonNullable<typeof client>) {
    port.watch(receive, () => {
      fail('stopped');
    });
  }

  function review(answers: Answers) {
    reviewId += 1;
    pieces = [];
    const { currency } = currentPreferences();
    client?.send({ type: 'review', id: reviewId, answers, today: fechaOf(new Date()), divisa: currency });
  }

  function fail(fault: StorageFault) {
    const current = flow.getState();
    noteStored('unread');
    if (current.state === 'empty' || current.state === 'finished') return;
    const { name } = current;
    forget();
    set({ state: 'failed', name, fault });
    resolveOutcome?.({ kind: 'failed', fault });
  }

  function receive(reply: StatementReply) {
    switch (reply.type) {
      case 'movements':
        if (reply.id === reviewId) appendTo(pieces, reply.movements);
        return;
      case 'reviewed':
        if (reply.id === reviewId) showReview({ ...reply.review, movements: pieces });
        return;
      case 'guesses':
        if (reply.id === reviewId) takeGuesses(reply.guesses);
        return;
      case 'refused':
        if (reply.id === reviewId) refuse(reply.fault);
        return;
      case 'failed':
        if (reply.id === reviewId) fail(reply.fault);
        return;
      case 'percent':
        flow.setState((now) => (now.state === 'importing' ? { ...now, percent: reply.percent } : now), true);
        return;
      case 'outcome':
        resolveOutcome?.(reply.outcome);
        return;
      case 'stored':
        noteStored(reply.stored);
        return;
      case 'over':
        if (flow.getState().state === 'finished') forget();
    }
  }

  function noteStored(stored: StoredTally) {
    flow.setState(
      (now) => (now.state === 'finished' ? { ...now, result: withStored(now.result, stored) } : now),
      true,
    );
  }

  function takeGuesses(guesses: ReviewChoices['guesses']) {
    const current = flow.getState();
    if (current.state === 'reviewed')
      set({ ...current, busy: false, choices: { ...current.choices, guesses } });
  }

  function showReview(shown: StatementReview) {
    const current = flow.getState();
    if (current.state === 'reading') {
      set({
        state: 'reviewed',
        busy: true,
        name: current.name,
        review: shown,
        asked: shown.questions,
        answers: {},
        answerFault: null,
        choices: NO_CHOICES,
      });
      stopWatching = watchAndReview();
    } else if (current.state === 'reviewed') {
      const answered = current.asked.filter(({ kind }) => Object.hasOwn(current.answers, kind));
      const open = shown.questions.filter(({ kind }) => !answered.some((question) => question.kind === kind));
      set({ ...current, review: shown, asked: [...answered, ...open], answerFault: null });
    }
  }

  function refuse(fault: StatementFault) {
    const current = flow.getState();
    if (current.state === 'reviewed') set({ ...current, busy: false, answerFault: fault });
    else if (current.state === 'reading') {
      const { name } = current;
      forget();
      set({ state: 'refused', name, fault });
    }
  }

  function watchAndReview() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchData(() => {
      clearTimeout(timer);
      timer = setTimeout(reviewAgain, CALM_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  function reviewAgain() {
    const current = flow.getState();
    if (current.state !== 'reviewed') return;
    set({ ...current, busy: true });
    review(current.answers);
  }

  function change(next: (choices: ReviewChoices) => ReviewChoices) {
    flow.setState((now) => (now.state === 'reviewed' ? { ...now, choices: next(now.choices) } : now), true);
  }

  async function start(): Promise<StatementOutcome | null> {
    const current = flow.getState();
    if (current.state !== 'reviewed' || current.busy || !client) return null;
    // The first data are worth it.
    askForProtectionOnce();
    const { name, review: shown, asked, answers, answerFault, choices } = current;
    const reviewed: ReviewedFlow = { name, review: shown, asked, answers, answerFault, choices };
    set({ ...reviewed, state: 'importing', percent: 0, cancelling: false });
    const ended = new Promise<StatementOutcome>((resolve) => {
      resolveOutcome = resolve;
    });
    client.send({ type: 'import', id: reviewId, choices });
    window.addEventListener('beforeunload', askBeforeLeaving);
    const outcome = await ended;
    window.removeEventListener('beforeunload', askBeforeLeaving);
    resolveOutcome = null;
    if (outcome.kind === 'finished') {
      if (outcome.summary.imported > 0) noteAnyStored();
      set({ state: 'finished', name, result: outcome });
      if (outcome.recordId !== null) noteChange(new Date());
    } else if (flow.getState().state === 'importing') {
      set({ ...reviewed, state: 'reviewed', busy: false });
      if (outcome.kind === 'changed') reviewAgain();
    }
    return outcome;
  }

  return {
    flow,
    choose,
    clear: () => {
      if (flow.getState().state === 'importing') return;
      forget();
      set(EMPTY);
    },
    answer: (answers) => {
      const current = flow.getState();
      if (current.state !== 'reviewed') return;
      const all = { ...current.answers, ...answers };
      const { nombres, categorias, guesses, metodos } = current.choices;
      // Another answer may read other rows: choices for single movements may not fit them.
      const choices = { ...NO_CHOICES, nombres, categorias, guesses, metodos };
      set({ ...current, busy: true, answers: all, choices });
      review(all);
    },
    reopen: ({ question, answers }) => {
      flow.setState(
        (now) =>
          now.state === 'reviewed'
            ? { ...now, asked: [...now.asked, question], answers: { ...now.answers, ...answers } }
            : now,
        true,
      );
    },
    setNombre: (shop, nombre) => {
      change((choices) => {
        const nombres = new Map(choices.nombres);
        if (nombre === null) nombres.delete(shop);
        else nombres.set(shop, nombre);
        return { ...choices, nombres };
      });
    },
    setCategoria: (shop, categoria) => {
      change((choices) => {
        const current = flow.getState();
        const ofMovement = new Map(choices.ofMovement);
        if (current.state === 'reviewed')
          current.review.movements.forEach((movement, at) => {
            if (movement.shop === shop) ofMovement.delete(at);
          });
        return { ...choices, ofMovement, categorias: withEntry(choices.categorias, shop, categoria) };
      });
    },
    setCategoriaOf: (at, categoria) => {
      change((choices) => ({ ...choices, ofMovement: withEntry(choices.ofMovement, at, categoria) }));
    },
    setMetodo: (source, metodo) => {
      change((choices) => ({ ...choices, metodos: withEntry(choices.metodos, source, metodo) }));
    },
    include: (places, included) => {
      change((choices) => ({ ...choices, included: withAll(choices.included, places, included) }));
    },
    setImporte: (at, importe) => {
      change((choices) => {
        const importes = new Map(choices.importes);
        if (importe === null) importes.delete(at);
        else importes.set(at, importe);
        return { ...choices, importes };
      });
    },
    setSame: (places, same) => {
      change((choices) => ({ ...choices, same: withAll(choices.same, places, same) }));
    },
    start,
    cancel: () => {
      flow.setState((now) => (now.state === 'importing' ? { ...now, cancelling: true } : now), true);
      client?.send({ type: 'cancel' });
    },
  };
}

function withEntry<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): Map<Key, Value> {
  return new Map(map).set(key, value);
}

function withAll<Value>(
  map: ReadonlyMap<number, Value>,
  places: readonly number[],
  value: Value,
): Map<number, Value> {
  const all = new Map(map);
  for (const at of places) all.set(at, value);
  return all;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
