import type { Fecha } from '@/lib/domain/dates';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ImportResult } from '@/lib/import/import-flow';
import type { NotedRefund } from '@/lib/statements/chosen-refunds';
import type { FileFault } from '@/lib/statements/problem';
import type { Answers } from '@/lib/statements/question';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review-statement';
import type { Cuadre, ReviewChoices, ShopGuess } from '@/lib/statements/statement-plan';
import type { JobCancel, JobCancelled, JobFailure, JobReply } from './jobs';

export type StatementSource = { kind: 'file'; file: File } | { kind: 'text'; text: string; name: string };

/** `gone`: moved, changed or locked since it was chosen. */
export type StatementFault = FileFault | { code: 'gone' };

/** The movements come before it, a piece at a time. */
type ReviewHead = Omit<StatementReview, 'movements'>;

/** Only `finished` wrote; `changed`: the stored data differ from those reviewed. */
export type StatementOutcome =
  | ({ kind: 'finished'; cuadre: Cuadre; refunds: readonly NotedRefund[] } & ImportResult)
  | { kind: 'changed' }
  | JobCancelled
  | JobFailure;

/**
 * One `read`, then reviews with rising ids, at last an import of the last review. A new review replaces the one under
 * way.
 */
export type StatementRequest =
  | { type: 'read'; source: StatementSource }
  | { type: 'review'; id: number; answers: Answers; today: Fecha; divisa: string }
  | { type: 'import'; id: number; choices: ReviewChoices }
  | JobCancel;

export type ReviewReply =
  | { type: 'movements'; id: number; movements: readonly ReviewedMovement[] }
  | { type: 'reviewed'; id: number; review: ReviewHead }
  | { type: 'guesses'; id: number; guesses: ReadonlyMap<string, ShopGuess> }
  | { type: 'refused'; id: number; fault: StatementFault }
  | { type: 'failed'; id: number; fault: StorageFault };

export type StatementReply = ReviewReply | JobReply<StatementOutcome>;
