import { watchChanges } from '@/lib/db/watch-changes';
import { fechaOf } from '@/lib/domain/dates';
import { appendTo } from '@/lib/domain/lists';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ChoiceEdit } from '@/lib/statements/edit-choices';
import type { Answers, Question, Recalled } from '@/lib/statements/question';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review-statement';
import { NO_CHOICES, type ReviewChoices } from '@/lib/statements/statement-plan';
import type {
  StatementFault,
  StatementOutcome,
  StatementReply,
  StatementRequest,
  StatementSource,
} from '@/lib/worker/statement-messages';
import { currentPreferences } from './chosen-preferences';
import { createImportSession, type ReadFlow, type SessionFlow } from './import-session';
import { jobsStopped, runIn } from './job-client';
import { pageDatabase } from './page-database';
import { startStatementClient } from './statement-client';

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

/** `busy`: a new review is under way, or usual values are still looked for. */
type Waiting =
  | { state: 'reading'; name: string }
  | { state: 'refused'; name: string; fault: StatementFault }
  | { state: 'failed'; name: string; fault: StorageFault }
  | ({ state: 'reviewed'; busy: boolean } & ReviewedFlow);

export type StatementFlow = SessionFlow<Waiting, ReviewedFlow, { name: string }, FinishedStatement>;

/** Result of a finished import of a statement. */
export type FinishedStatement = Extract<StatementOutcome, { kind: 'finished' }>;

type Unfinished = Exclude<StatementOutcome, { kind: 'finished' }>;

/** The page's statement: where it stands, and what a person may do to it. */
export type StatementSession = {
  flow: ReadFlow<StatementFlow>;
  /** Takes a file, or a text that was pasted, in the place of another; not while one is imported. */
  choose: (source: StatementSource) => void;
  clear: () => void;
  answer: (answers: Answers) => void;
  /** Asks after all what was answered for an earlier file, with that answer. */
  reopen: (recalled: Recalled) => void;
  edit: (edit: ChoiceEdit) => void;
  /** Imports what was reviewed; null if nothing was. */
  start: () => Promise<StatementOutcome | null>;
  cancel: () => void;
};

/** Starts the worker of a statement. */
type StartClient = typeof startStatementClient;

/** After a change of the data, so many milliseconds without another until they are compared again. */
const CALM_MS = 200;

export const statementSession = createStatementSession(startStatementClient, (onChange) =>
  watchChanges(pageDatabase, onChange),
);

/** Creates a session without a statement. `watchData` calls back after every change of the data. */
export function createStatementSession(
  startClient: StartClient,
  watchData: (onChange: () => void) => () => void,
): StatementSession {
  const { flow, set, run, cancel } = createImportSession<
    Waiting,
    ReviewedFlow,
    { name: string },
    FinishedStatement,
    Unfinished
  >(({ name }) => ({ name }), reviewedAgain);
  let port: Awaited<ReturnType<StartClient>> = null;
  /** Counts the statements: an earlier one is not heard any more. */
  let turn = 0;
  let reviewId = 0;
  let pieces: ReviewedMovement[] = [];
  let stopWatching: (() => void) | null = null;

  function forget() {
    turn += 1;
    port?.end();
    port = null;
    stopWatching?.();
    stopWatching = null;
    pieces = [];
  }

  async function choose(source: StatementSource) {
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
    const started = await startClient(source);
    if (own !== turn) started?.end();
    else if (!started) fail('stopped');
    else {
      port = started;
      hear();
      review({});
    }
  }

  function hear() {
    port?.watch(receive, () => {
      fail('stopped');
    });
  }

  function review(answers: Answers) {
    reviewId += 1;
    pieces = [];
    const { currency } = currentPreferences();
    port?.send({ type: 'review', id: reviewId, answers, today: fechaOf(new Date()), divisa: currency });
  }

  function fail(fault: StorageFault) {
    const now = flow.getState();
    if (now.state === 'empty') return;
    forget();
    set({ state: 'failed', name: now.name, fault });
  }

  function receive(reply: StatementReply) {
    if (!('id' in reply) || reply.id !== reviewId) return;
    switch (reply.type) {
      case 'movements':
        appendTo(pieces, reply.movements);
        return;
      case 'reviewed':
        showReview({ ...reply.review, movements: pieces });
        return;
      case 'guesses':
        update((now) => ({ ...now, busy: false, choices: { ...now.choices, guesses: reply.guesses } }));
        return;
      case 'refused':
        refuse(reply.fault);
        return;
      case 'failed':
        fail(reply.fault);
    }
  }

  /** Changes the reviewed statement, if there is one. */
  function update(change: (now: Extract<Waiting, { state: 'reviewed' }>) => Waiting) {
    const now = flow.getState();
    if (now.state === 'reviewed') set(change(now));
  }

  function showReview(shown: StatementReview) {
    const now = flow.getState();
    if (now.state !== 'reading') {
      update((reviewed) => ({
        ...reviewed,
        review: shown,
        asked: askedWith(reviewed, shown),
        answerFault: null,
      }));
      return;
    }
    const unanswered = { asked: shown.questions, answers: {}, answerFault: null, choices: NO_CHOICES };
    set({ state: 'reviewed', busy: true, name: now.name, review: shown, ...unanswered });
    stopWatching = watchCalmly(watchData, reviewAgain);
  }

  function refuse(fault: StatementFault) {
    const now = flow.getState();
    if (now.state === 'reading') {
      forget();
      set({ state: 'refused', name: now.name, fault });
    } else update((reviewed) => ({ ...reviewed, busy: false, answerFault: fault }));
  }

  function reviewAgain() {
    update((now) => {
      review(now.answers);
      return { ...now, busy: true };
    });
  }

  /** The state after an import that wrote nothing; if its worker ended, nothing is left to review. */
  function reviewedAgain(reviewed: ReviewedFlow, outcome: Unfinished): Waiting {
    if (outcome.kind === 'failed' && port?.hasEnded()) {
      forget();
      return { state: 'failed', name: reviewed.name, fault: outcome.fault };
    }
    hear();
    if (outcome.kind === 'changed') review(reviewed.answers);
    return { ...reviewed, state: 'reviewed', busy: outcome.kind === 'changed' };
  }

  async function start(): Promise<StatementOutcome | null> {
    const now = flow.getState();
    if (now.state !== 'reviewed' || now.busy || !port) return null;
    const own = port;
    const { name, review: shown, asked, answers, answerFault, choices } = now;
    return run({ name, review: shown, asked, answers, answerFault, choices }, (events) =>
      runIn<StatementRequest, StatementOutcome>(
        own,
        { type: 'import', id: reviewId, choices },
        { ...events, onOver: forget },
      ),
    );
  }

  return {
    flow,
    choose: (source) => void choose(source),
    clear: () => {
      if (flow.getState().state === 'importing') return;
      forget();
      set({ state: 'empty' });
    },
    answer: (answers) => {
      update((now) => {
        const all = { ...now.answers, ...answers };
        const { nombres, categorias, guesses, metodos } = now.choices;
        review(all);
        // Another answer may read other rows: choices for single movements may not fit them.
        const choices = { ...NO_CHOICES, nombres, categorias, guesses, metodos };
        return { ...now, busy: true, answers: all, choices };
      });
    },
    reopen: ({ question, answers }) => {
      update((now) => ({
        ...now,
        asked: [...now.asked, question],
        answers: { ...now.answers, ...answers },
      }));
    },
    edit: (edit) => {
      update((now) => ({ ...now, choices: edit(now.choices, now.review) }));
    },
    start,
    cancel,
  };
}

/** The answered questions, then those that a new review asks besides. */
function askedWith({ asked, answers }: ReviewedFlow, { questions }: StatementReview): Question[] {
  const answered = asked.filter(({ kind }) => Object.hasOwn(answers, kind));
  const open = questions.filter(({ kind }) => !answered.some((question) => question.kind === kind));
  return [...answered, ...open];
}

/** Calls back once changes have come to rest; the answered function ends the watch. */
function watchCalmly(watchData: (onChange: () => void) => () => void, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = watchData(() => {
    clearTimeout(timer);
    timer = setTimeout(onRest, CALM_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
