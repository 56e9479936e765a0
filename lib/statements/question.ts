import type { Fecha } from '@/lib/domain/dates';
import type { DayOrder } from '@/lib/statements/lex-day';
import type { AmountSign, ColumnRole } from '@/lib/statements/mapping';
import type { Hundredths } from '@/lib/statements/movement';

/** A row under the possible readings of its day. */
export type DayExample = { row: number; text: string; concepto: string } & Partial<Record<DayOrder, Fecha>>;

/** A row whose day has no year. */
export type YearExample = { row: number; text: string; concepto: string };

/** The year of the newest movement, the order of rows if that is open, and the examples' days under both. */
export type YearChoice = { year: number; order: 'newest' | 'oldest'; fechas: (Fecha | null)[] };

/** A row with its amount as it would count if no sign were inverted. */
export type SignExample = { row: number; concepto: string; importe: Hundredths };

/** A charge that a known account has as well. */
export type AccountExample = { concepto: string; fecha: Fecha; importe: Hundredths };

/** A column as the person sees it when asked for its role. */
export type ColumnSample = { column: number; heading: string; texts: string[] };

/**
 * A question that the file leaves open, with the likely answer and at most two examples side by side. Nothing may be imported
 * while one is open.
 */
export type Question =
  | { kind: 'dayMonth'; likely: DayOrder; examples: DayExample[] }
  /** The year of the newest movement; those before it follow. The first choice is the likely one. */
  | { kind: 'noYear'; likely: number; examples: YearExample[]; choices: YearChoice[] }
  /** The roles of the columns; `likely` has one for each. */
  | { kind: 'noHeader'; likely: ColumnRole[]; columns: ColumnSample[] }
  /** The column of amounts that counts, if headings and balance leave several. */
  | { kind: 'amountColumn'; likely: number; columns: ColumnSample[] }
  /** `likely` is null if the likely answer would leave nothing to import. */
  | { kind: 'sign'; likely: AmountSign | null; examples: SignExample[] }
  /** The file can be of known accounts or cards, by their keys, or of another, by `otherKey`. */
  | {
      kind: 'cuenta';
      likely: string;
      accounts: { key: string; metodoPagoId: number | null }[];
      otherKey: string;
      examples: AccountExample[];
    };

/** A question that took its answer from an earlier file of the source; the answer can be changed. */
export type Recalled = { question: Question; answers: Answers };

/** The person's answers. */
export type Answers = {
  dayMonth?: DayOrder;
  noYear?: number;
  /** The order of rows, beside the year. */
  yearOrder?: 'newest' | 'oldest';
  noHeader?: readonly ColumnRole[];
  /** The column, counted from 0. */
  amountColumn?: number;
  sign?: AmountSign;
  /** The key of an account. */
  cuenta?: string;
};
