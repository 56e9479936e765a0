import type { DecimalMark } from '@/lib/read/read-cantidad';
import type { StatementFormat } from '@/lib/statements/load-statement';
import type { Mapping, MappingKey, Question, Recalled } from '@/lib/statements/question';
import type { Hundredths, Movement, Problem } from '@/lib/statements/movement';
import type { RowOrder } from '@/lib/statements/prove-balance';

/**
 * `balance`: `right` of `of` movements fit it; `sums`: opening, closing and totals fit; `unread`: `right` of `of`
 * rows were read, and fit; `unrelated`: the balance does not follow, as in a filtered list.
 */
export type Proof =
  | { kind: 'none' }
  | { kind: 'balance'; right: number; of: number }
  | { kind: 'unread'; right: number; of: number }
  | { kind: 'broken'; right: number; of: number }
  | { kind: 'unrelated'; of: number }
  | { kind: 'sums'; of: number };

export type Part = {
  sheet: string | null;
  cuenta: string | null;
  divisa: string | null;
  /** Counted from 1; null without a header. */
  headerRow: number | null;
  /** Null if neither balance nor days tell. */
  order: RowOrder | null;
  decimals: DecimalMark | null;
  opening: Hundredths | null;
  closing: Hundredths | null;
  proof: Proof;
};

export type NoteRow = { sheet: string | null; row: number; text: string };

export type Statement = {
  kind: 'statement';
  format: StatementFormat;
  /** Null if the content does not tell. */
  banco: string | null;
  parts: Part[];
  /**
   * All rows of the file in its order, those that are no movements included. Days under an open question follow its
   * likely answer.
   */
  movements: Movement[];
  notes: NoteRow[];
  questions: Question[];
  problems: Problem[];
  /**
   * Kept after confirmation: `key` for files of its kind, `reading` for those of its source; null for formats that
   * leave nothing open.
   */
  remember: { key: MappingKey; reading: MappingKey; mapping: Mapping } | null;
  recalled: Recalled[];
};
