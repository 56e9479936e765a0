import type { DecimalMark } from '@/lib/read/amount-digits';
import type { StatementFormat } from '@/lib/statements/load-statement';
import type { Mapping, MappingKey } from '@/lib/statements/mapping';
import type { Hundredths, Movement } from '@/lib/statements/movement';
import type { RowOrder } from '@/lib/statements/prove-balance';
import type { Problem } from '@/lib/statements/problem';
import type { Question, Recalled } from '@/lib/statements/question';

/**
 * The file's proof. `balance`: `right` of `of` movements fit it; `sums`: opening, closing and totals fit; `unread`: `right` of
 * `of` rows were read, and fit; `unrelated`: the balance does not follow, as in a filtered list.
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
  /** The row of the header, counted from 1; null without one. */
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
  /** The bank's name, as far as the content tells. */
  banco: string | null;
  parts: Part[];
  /**
   * All rows, those that are no movements included, in the order of the file. Days under an open question follow its likely
   * answer.
   */
  movements: Movement[];
  notes: NoteRow[];
  questions: Question[];
  problems: Problem[];
  /**
   * The mapping to remember after confirmation: `key` for files of its kind, `reading` for those of its source; null for
   * formats that leave nothing open.
   */
  remember: { key: MappingKey; reading: MappingKey; mapping: Mapping } | null;
  /** Questions that an answer for an earlier file has saved. */
  recalled: Recalled[];
};
