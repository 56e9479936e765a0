import { fechaOf } from '@/lib/domain/dates';
import { appendTo } from '@/lib/domain/lists';
import type { StorageFault } from '@/lib/domain/result';
import { detectFormat } from '@/lib/statements/files/detect-format';
import type { ChoiceEdit } from '@/lib/statements/review/edit-choices';
import type { FileFault } from '@/lib/statements/movement';
import {
  extentOf,
  NO_CHOICES,
  type ReviewChoices,
  type StatementExtent,
} from '@/lib/statements/review/review-choices';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review/review-statement';
import type { Answers, Question, Recalled } from '@/lib/statements/statement';
import type {
  FinishedStatement,
  StatementOutcome,
  StatementReply,
  StatementRequest,
  StatementSource,
} from '@/lib/worker/jobs';
import { currentPreferences } from '@/lib/page/settings/chosen-preferences';
import { ImportSession, type SessionFlow } from './import-session';
import { watchData } from '@/lib/page/storage/page-data';
import { jobsStopped, makePort, runIn } from '@/lib/page/workers';

/** Enough to know a workbook, which needs another worker. */
const HEAD_BYTES = 4096;

/** Null where the browser or a policy allows no worker. */
async function startStatementClient(source: StatementSource) {
  const isForWorkbook = await isWorkbook(source);
  const port = makePort<StatementRequest, StatementReply>(() =>
    isForWorkbook
      ? new Worker(new URL('../../worker/statement-workbook.worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('../../worker/statement-text.worker.ts', import.meta.url), { type: 'module' }),
  );
  port?.send({ type: 'read', source });
  return port;
}

/** False for an unreadable file: its worker reports the fault. */
async function isWorkbook(source: StatementSource): Promise<boolean> {
  if (source.kind === 'text') return false;
  try {
    const head = new Uint8Array(await source.file.slice(0, HEAD_BYTES).arrayBuffer());
    const { kind } = detectFormat(head);
    return kind === 'zip' || kind === 'ole';
  } catch {
    return false;
  }
}

export type ReviewedFlow = {
  name: string;
  review: StatementReview;
  /** The answered ones too: an answer can be changed. */
  asked: readonly Question[];
  answers: Answers;
  /** Why nothing could be read with the last answer. */
  answerFault: FileFault | null;
  choices: ReviewChoices;
};

/** `busy`: a new review is under way, or usual values are still looked for. */
type Waiting =
  | { state: 'reading'; name: string }
  | { state: 'refused'; name: string; fault: FileFault }
  | { state: 'failed'; name: string; fault: StorageFault }
  | ({ state: 'reviewed'; busy: boolean } & ReviewedFlow);

/** The part of a statement that stays after its import. */
type KeptFlow = { name: string; extent: StatementExtent };

export type StatementFlow = SessionFlow<Waiting, ReviewedFlow, KeptFlow, FinishedStatement>;

type StartClient = typeof startStatementClient;

/** The pause after a change of the data, in case another follows. */
const COMPARE_AFTER_MS = 200;

type WatchData = (onChange: () => void) => () => void;

export class StatementSession {
  readonly #startClient: StartClient;
  readonly #watchData: WatchData;
  readonly #session = new ImportSession<
    Waiting,
    ReviewedFlow,
    KeptFlow,
    FinishedStatement,
    Exclude<StatementOutcome, FinishedStatement>
  >(
    ({ name, review, choices }) => ({ name, extent: extentOf(review, choices) }),
    (reviewed, outcome) => this.#backFrom(reviewed, outcome),
  );
  #port: Awaited<ReturnType<StartClient>> = null;
  /** An earlier statement is not heard any more. */
  #turn = 0;
  #reviewId = 0;
  #pieces: ReviewedMovement[] = [];
  #stopWatching: (() => void) | null = null;

  /** `watchData` calls back after every change of the data. */
  constructor(startClient: StartClient, watchData: WatchData) {
    this.#startClient = startClient;
    this.#watchData = watchData;
  }

  get flow() {
    return this.#session.flow;
  }

  get #now(): StatementFlow {
    return this.#session.flow.getState();
  }

  /** Replaces an earlier statement, except while one is imported. */
  choose(source: StatementSource): void {
    if (this.#now.state === 'importing') return;
    this.#forget();
    const name = source.kind === 'file' ? source.file.name : source.name;
    const stopped = jobsStopped();
    this.#session.set(stopped ? { state: 'failed', name, fault: stopped } : { state: 'reading', name });
    if (!stopped) void this.#read(source);
  }

  clear(): void {
    if (this.#now.state === 'importing') return;
    this.#forget();
    this.#session.set({ state: 'empty' });
  }

  answer(answers: Answers): void {
    this.#update((now) => {
      const all = { ...now.answers, ...answers };
      const { nombres, categorias, guesses, metodos, asked, etiqueta } = now.choices;
      this.#review(all);
      // Another answer may read other rows: choices for single movements may not fit them.
      const choices = { ...NO_CHOICES, nombres, categorias, guesses, metodos, asked, etiqueta };
      return { ...now, busy: true, answers: all, choices };
    });
  }

  /** Asks after all what an earlier file's answer has saved, beginning with that answer. */
  reopen({ question, answers }: Recalled): void {
    this.#update((now) => ({
      ...now,
      asked: [...now.asked, question],
      answers: { ...now.answers, ...answers },
    }));
  }

  edit(edit: ChoiceEdit): void {
    this.#update((now) => ({ ...now, choices: edit(now.choices, now.review) }));
  }

  async start(): Promise<StatementOutcome | null> {
    const now = this.#now;
    const port = this.#port;
    if (now.state !== 'reviewed' || now.busy || !port) return null;
    const { name, review, asked, answers, answerFault, choices } = now;
    const request: StatementRequest = { type: 'import', id: this.#reviewId, choices };
    const onOver = () => {
      this.#forget();
    };
    return this.#session.run({ name, review, asked, answers, answerFault, choices }, (events) =>
      runIn<StatementRequest, StatementOutcome>(port, request, { ...events, onOver }),
    );
  }

  cancel(): void {
    this.#session.cancel();
  }

  async #read(source: StatementSource): Promise<void> {
    const turn = this.#turn;
    const port = await this.#startClient(source);
    if (turn !== this.#turn) port?.end();
    else if (!port) this.#fail('stopped');
    else {
      this.#port = port;
      this.#hear();
      this.#review({});
    }
  }

  #hear(): void {
    this.#port?.watch(
      (reply) => {
        this.#receive(reply);
      },
      () => {
        this.#fail('stopped');
      },
    );
  }

  #review(answers: Answers): void {
    this.#reviewId += 1;
    this.#pieces = [];
    const today = fechaOf(new Date());
    const divisa = currentPreferences().currency;
    this.#port?.send({ type: 'review', id: this.#reviewId, answers, today, divisa });
  }

  #forget(): void {
    this.#turn += 1;
    this.#port?.end();
    this.#port = null;
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#pieces = [];
  }

  #fail(fault: StorageFault): void {
    const now = this.#now;
    if (now.state === 'empty') return;
    this.#forget();
    this.#session.set({ state: 'failed', name: now.name, fault });
  }

  #receive(reply: StatementReply): void {
    if (!('id' in reply) || reply.id !== this.#reviewId) return;
    switch (reply.type) {
      case 'movements':
        appendTo(this.#pieces, reply.movements);
        return;
      case 'reviewed':
        this.#show({ ...reply.review, movements: this.#pieces });
        return;
      case 'guesses':
        this.#update((now) => ({ ...now, busy: false, choices: { ...now.choices, guesses: reply.guesses } }));
        return;
      case 'refused':
        this.#refuse(reply.fault);
        return;
      case 'failed':
        this.#fail(reply.fault);
    }
  }

  #update(change: (now: Extract<Waiting, { state: 'reviewed' }>) => Waiting): void {
    const now = this.#now;
    if (now.state === 'reviewed') this.#session.set(change(now));
  }

  #show(review: StatementReview): void {
    const now = this.#now;
    if (now.state === 'reading') {
      const unanswered = { asked: review.questions, answers: {}, answerFault: null, choices: NO_CHOICES };
      this.#session.set({ state: 'reviewed', busy: true, name: now.name, review, ...unanswered });
      this.#stopWatching = watchCalmly(this.#watchData, () => {
        this.#reviewAgain();
      });
    } else this.#update((one) => ({ ...one, review, asked: askedWith(one, review), answerFault: null }));
  }

  #refuse(fault: FileFault): void {
    const now = this.#now;
    if (now.state === 'reading') {
      this.#forget();
      this.#session.set({ state: 'refused', name: now.name, fault });
    } else this.#update((reviewed) => ({ ...reviewed, busy: false, answerFault: fault }));
  }

  #reviewAgain(): void {
    this.#update((now) => {
      this.#review(now.answers);
      return { ...now, busy: true };
    });
  }

  /** If the statement's worker ended, nothing is left to review. */
  #backFrom(reviewed: ReviewedFlow, outcome: Exclude<StatementOutcome, FinishedStatement>): Waiting {
    if (outcome.kind === 'failed' && this.#port?.hasEnded()) {
      this.#forget();
      return { state: 'failed', name: reviewed.name, fault: outcome.fault };
    }
    const hasChanged = outcome.kind === 'changed';
    this.#hear();
    if (hasChanged) this.#review(reviewed.answers);
    return { ...reviewed, state: 'reviewed', busy: hasChanged };
  }
}

export const statementSession = new StatementSession(startStatementClient, watchData);

/** The answered questions, then those that a new review asks besides. */
function askedWith({ asked, answers }: ReviewedFlow, { questions }: StatementReview): Question[] {
  const answered = asked.filter(({ kind }) => Object.hasOwn(answers, kind));
  const open = questions.filter(({ kind }) => !answered.some((question) => question.kind === kind));
  return [...answered, ...open];
}

/** Once changes have come to rest. */
function watchCalmly(watchData: WatchData, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = watchData(() => {
    clearTimeout(timer);
    timer = setTimeout(onRest, COMPARE_AFTER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
