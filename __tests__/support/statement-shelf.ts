import type { StoredSource } from '@/lib/statements/match/file-sources';
import type { Answers, Statement } from '@/lib/statements/statement';
import type { KnownMovement } from '@/lib/statements/match/match-statement';
import {
  type ReviewedMovement,
  reviewStatement,
  type StatementReview,
} from '@/lib/statements/review/review-statement';
import { fateOf, type MovementFate, NO_CHOICES } from '@/lib/statements/review/review-choices';

/** How the person answers what is asked of a row: whether it is the one that is known; null leaves the answer that is preset. */
export type AnswerRow = (row: number, movement: ReviewedMovement) => boolean | null;

/** The name under which a bank hands out each of its files. */
const USUAL_NAME = 'movimientos.csv';

/** What was brought so far, kept as the program keeps it, without a database. */
export class StatementShelf {
  known: KnownMovement[] = [];
  sources: StoredSource[] = [];
  #files = 0;
  #gastos = 0;

  review(
    statement: Statement,
    answers: Pick<Answers, 'cuenta'> = {},
    fileName = USUAL_NAME,
  ): StatementReview {
    return this.#hold(statement, answers, fileName).review;
  }

  #hold(statement: Statement, answers: Pick<Answers, 'cuenta'>, fileName: string) {
    const known = { brought: this.known, refunds: [], paid: [], typed: [], sources: this.sources };
    return reviewStatement(statement, known, answers, { unnamed: 'Movimiento sin texto', fileName });
  }

  /** Brings a statement, and answers what became of each of its rows; those that are pressed are brought in any case. */
  bring(
    statement: Statement,
    answerRow: AnswerRow = () => null,
    answers: Pick<Answers, 'cuenta'> = {},
    pressed: readonly number[] = [],
    fileName = USUAL_NAME,
  ): MovementFate[] {
    const { review, kept } = this.#hold(statement, answers, fileName);
    this.#files += 1;
    const same = new Map<number, boolean>();
    review.movements.forEach((movement, row) => {
      const said = movement.status.kind === 'again' ? answerRow(row, movement) : null;
      if (said !== null) same.set(row, said);
    });
    const included = new Map(pressed.map((row) => [row, true]));
    const fates = review.movements.map((movement, row) =>
      fateOf(movement, row, { ...NO_CHOICES, same, included }),
    );
    review.movements.forEach(({ status }, row) => {
      const movement = kept[row];
      const isToldAgain = status.kind === 'again' && fates[row] === 'here' && status.known !== null;
      if (!movement || (fates[row] !== 'add' && !isToldAgain)) return;
      const gasto = isToldAgain && status.known ? status.known.gasto : (this.#gastos += 1);
      this.known.push({ movement, gasto, gone: false, record: this.#files, fileName });
    });
    for (const { key } of review.sources)
      if (!this.sources.some((one) => one.key === key))
        this.sources.push({ key, metodoPagoId: 1, isTold: false, counted: [], spared: [], moved: [] });
    return fates;
  }
}
