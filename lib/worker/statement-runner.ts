import { readKnown, readNotedShops, rememberedMappings } from '@/lib/db/brought-movements';
import { noteMoved } from '@/lib/db/import-diary';
import { faultOf, openDatabase, toStorageFault } from '@/lib/db/open-database';
import { addDays, type DayRange } from '@/lib/domain/dates';
import {
  type LoadedStatement,
  loadStatement,
  loadStatementText,
} from '@/lib/statements/files/load-statement';
import { REFUND_DAYS } from '@/lib/statements/match/match-refunds';
import { isIncome } from '@/lib/statements/match/match-statement';
import { type Movement, refused, type Refused } from '@/lib/statements/movement';
import { LIMITS, type StatementLibraries } from '@/lib/statements/files/read-workbook';
import { fateOf, NO_CHOICES } from '@/lib/statements/review/review-choices';
import { reviewStatement, type StatementReview } from '@/lib/statements/review/review-statement';
import type { Answers, Statement } from '@/lib/statements/statement';
import { understandStatement } from '@/lib/statements/tables/understand-statement';
import { UNNAMED } from '@/lib/text/extractos';
import { importStatement } from './import-statement';
import type { StatementOutcome, StatementReply, StatementRequest, StatementSource } from './jobs';
import { readBytes } from './read-file';
import { runJob } from './serve';
import { guessShops } from './shops';
import type { Stores } from './stores';

/** Few enough that the page unpacks them between two frames. */
const PIECE_MOVEMENTS = 1000;

/** From days before the first charge to days after the last: the frequency of an amount counts too. */
const TYPED_DAYS = { before: 90, after: 90 };

type Loaded = LoadedStatement | Refused;
type ReviewRequest = Extract<StatementRequest, { type: 'review' }>;

export class StatementRunner {
  readonly #stores: Stores;
  readonly #libraries: StatementLibraries;
  readonly #reply: (message: StatementReply) => void;
  #loading: Promise<Loaded> = Promise.resolve({ kind: 'refused', fault: { code: 'empty' } });
  #name = '';
  #understood: { by: string; statement: Statement } | null = null;
  #reviewed: (Parameters<typeof importStatement>[1] & { id: number }) | null = null;
  #lastId = 0;
  #abort = new AbortController();

  constructor(stores: Stores, libraries: StatementLibraries, reply: (message: StatementReply) => void) {
    this.#stores = stores;
    this.#libraries = libraries;
    this.#reply = reply;
  }

  receive(request: StatementRequest): void {
    switch (request.type) {
      case 'read':
        // A failure shows at the first use.
        void Promise.allSettled([this.#stores.db.open(), this.#stores.program.open()]);
        this.#name = request.source.kind === 'file' ? request.source.file.name : request.source.name;
        this.#loading = load(request.source, this.#libraries);
        return;
      case 'review':
        this.#lastId = request.id;
        void this.#review(request).catch((error: unknown) => {
          this.#reply({ type: 'failed', id: request.id, fault: toStorageFault(error) });
        });
        return;
      case 'import':
        void this.#import(request);
        return;
      case 'cancel':
        this.#abort.abort();
    }
  }

  async #review({ id, answers, today, divisa }: ReviewRequest): Promise<void> {
    const { db, program } = this.#stores;
    const loaded = await this.#loading;
    if (loaded.kind === 'refused') {
      this.#reply({ type: 'refused', id, fault: loaded.fault });
      return;
    }
    for (const database of [db, program]) {
      const opened = await openDatabase(database);
      if (!opened.ok) {
        this.#reply({ type: 'failed', id, fault: opened.fault });
        return;
      }
    }
    try {
      const by = JSON.stringify([answers, divisa]);
      if (this.#understood?.by !== by) {
        const remembered = await rememberedMappings(program);
        const statement = understandStatement(loaded, { answers, remembered, today, divisa });
        if (statement.kind === 'refused') {
          this.#reply({ type: 'refused', id, fault: statement.fault });
          return;
        }
        this.#understood = { by, statement };
      }
      await this.#compare(id, this.#understood.statement, answers);
    } catch (error) {
      this.#reply({ type: 'failed', id, fault: program.lost ?? faultOf(db, error) });
    }
  }

  async #compare(id: number, statement: Statement, answers: Answers): Promise<void> {
    const { db, program } = this.#stores;
    const { known, state } = await readKnown(
      db,
      program,
      daysOf(statement.movements, TYPED_DAYS),
      daysOf(statement.movements.filter(isIncome), { before: REFUND_DAYS, after: 0 }),
    );
    if (id !== this.#lastId) return;
    const { review, kept } = reviewStatement(statement, known, answers, {
      unnamed: UNNAMED,
      fileName: this.#name,
    });
    this.#reviewed = null;
    const { movements, ...head } = review;
    for (let start = 0; start < movements.length; start += PIECE_MOVEMENTS)
      this.#reply({ type: 'movements', id, movements: movements.slice(start, start + PIECE_MOVEMENTS) });
    this.#reply({ type: 'reviewed', id, review: head });
    this.#reviewed = { id, statement, review, kept, state };
    await keepMoved(program, review);
    const guesses = await guessShops(
      db,
      movements,
      new AbortController().signal,
      await readNotedShops(program, 'asked'),
    );
    if (id === this.#lastId) this.#reply({ type: 'guesses', id, guesses });
  }

  #import({ id, choices }: Extract<StatementRequest, { type: 'import' }>): Promise<void> {
    this.#abort = new AbortController();
    return runJob<StatementOutcome>(
      async (control) =>
        this.#reviewed?.id === id
          ? importStatement(this.#stores, this.#reviewed, choices, this.#name, control, new Date())
          : { kind: 'changed' },
      'importing',
      this.#abort.signal,
      this.#reply,
    );
  }
}

/** Keeps the moved money of a file without expenses: the next file may be of the other account. */
async function keepMoved(program: Stores['program'], review: StatementReview): Promise<void> {
  if (review.questions.length > 0 || !bringsNothing(review)) return;
  try {
    await noteMoved(program, review.sources);
  } catch {
    // The review is whole without it.
  }
}

/** Nothing by default: then no import keeps what the file tells of other files. */
function bringsNothing({ movements }: StatementReview): boolean {
  return movements.every((movement, at) => {
    const fate = fateOf(movement, at, NO_CHOICES);
    return fate !== 'add' && fate !== 'same' && movement.status.kind !== 'again';
  });
}

async function load(source: StatementSource, libraries: StatementLibraries): Promise<Loaded> {
  if (source.kind === 'text') return loadStatementText(source.text, libraries);
  const { size } = source.file;
  if (size > LIMITS.bytes) return refused({ code: 'too-large', bytes: size, limit: LIMITS.bytes });
  const bytes = await readBytes(source.file);
  if (!bytes.ok) return { kind: 'refused', fault: { code: 'gone' } };
  return loadStatement(new Uint8Array(bytes.value), libraries);
}

function daysOf(
  movements: readonly Movement[],
  { before, after }: { before: number; after: number },
): DayRange | null {
  let [desde, hasta] = ['', ''];
  for (const { fecha } of movements) {
    if (fecha === null) continue;
    if (desde === '' || fecha < desde) desde = fecha;
    if (fecha > hasta) hasta = fecha;
  }
  if (desde === '') return null;
  return { desde: addDays(desde, -before), hasta: addDays(hasta, after) };
}
