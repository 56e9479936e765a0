import type { Fecha } from '@/lib/domain/dates';
import type { DayOrder } from '@/lib/statements/lex-day';
import type { AmountSign, ColumnRole } from '@/lib/statements/mapping';
import type { Hundredths } from '@/lib/statements/movement';

/** A row under those readings of its day that are possible. */
export type DayExample = { row: number; text: string; concepto: string } & Partial<Record<DayOrder, Fecha>>;

/** A row whose day has no year. */
export type YearExample = { row: number; text: string; concepto: string };

/** The year of the newest movement, which rows come first where that is open, and the days of the examples so. */
export type YearChoice = { year: number; order: 'newest' | 'oldest'; fechas: (Fecha | null)[] };

/** A row with its amount as it would count if nothing were turned round. */
export type SignExample = { row: number; concepto: string; importe: Hundredths };

/** A charge that an account which is known has as well. */
export type AccountExample = { concepto: string; fecha: Fecha; importe: Hundredths };

/** A column as the person sees it when asked what it holds. */
export type ColumnSample = { column: number; heading: string; texts: string[] };

/**
 * What a file cannot settle by itself, with the answer that is likely and at most two examples side by side. Nothing may be imported while
 * one is open.
 */
export type Question =
  | { kind: 'dayMonth'; likely: DayOrder; examples: DayExample[] }
  /** The year of the newest movement; those before it follow. The first choice is the likely one. */
  | { kind: 'noYear'; likely: number; examples: YearExample[]; choices: YearChoice[] }
  /** Which column is which; `likely` has a role for each column. */
  | { kind: 'noHeader'; likely: ColumnRole[]; columns: ColumnSample[] }
  /** Which of several columns of amounts counts, where headings and balance leave it open. */
  | { kind: 'amountColumn'; likely: number; columns: ColumnSample[] }
  /** `likely` is null if the likely answer would leave nothing to import. */
  | { kind: 'sign'; likely: AmountSign | null; examples: SignExample[] }
  /** The file can be of accounts or cards that are known, by their keys, or of another, by `otherKey`. */
  | {
      kind: 'cuenta';
      likely: string;
      accounts: { key: string; metodoPagoId: number | null }[];
      otherKey: string;
      examples: AccountExample[];
    };

/** A question that was answered for an earlier file of the source, with that answer, which can be changed. */
export type Recalled = { question: Question; answers: Answers };

/** What the person has said. */
export type Answers = {
  dayMonth?: DayOrder;
  noYear?: number;
  /** Which rows come first, beside the year. */
  yearOrder?: 'newest' | 'oldest';
  noHeader?: readonly ColumnRole[];
  /** The column, counted from 0. */
  amountColumn?: number;
  sign?: AmountSign;
  /** The key of an account. */
  cuenta?: string;
};
