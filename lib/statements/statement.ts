import type { Fecha } from '@/lib/domain/dates';
import type { DecimalMark } from '@/lib/read/read-cantidad';
import type { DayOrder } from '@/lib/statements/cells/lex-day';
import type { StatementFormat } from '@/lib/statements/files/load-statement';
import type { Hundredths, Movement, Problem } from './movement';
import type { RowOrder } from '@/lib/statements/tables/prove-balance';

/** `importe` is signed; `cargo` and `abono` are money out and in. */
export type ColumnRole =
  | 'ninguna'
  | 'fecha'
  | 'otraFecha'
  | 'concepto'
  | 'detalle'
  | 'importe'
  | 'cargo'
  | 'abono'
  | 'saldo'
  | 'comision'
  | 'devuelto'
  | 'etiquetas'
  | 'divisa'
  | 'estado'
  | 'signo'
  | 'referencia'
  | 'cuenta'
  | 'cuota';

/** A minus is money out (`asWritten`), or in, as on some cards. */
export type AmountSign = 'asWritten' | 'inverted';

/** Kept for the next file of the source. */
export type Mapping = {
  roles: ColumnRole[];
  /** The person's answers; null if nothing was asked. */
  dayOrder: DayOrder | null;
  sign: AmountSign | null;
};

type DayExample = { row: number; text: string; concepto: string };

/** The year of the newest movement, the order of rows, and the examples' days. */
type YearChoice = { year: number; order: 'newest' | 'oldest'; fechas: (Fecha | null)[] };

type ColumnSample = { column: number; heading: string; texts: string[] };

/** With the likely answer and at most two examples. Nothing may be imported while one is open. */
export type Question =
  | { kind: 'dayMonth'; likely: DayOrder; examples: (DayExample & Partial<Record<DayOrder, Fecha>>)[] }
  /** The year of the newest movement; the first choice is the likely one. */
  | { kind: 'noYear'; likely: number; examples: DayExample[]; choices: YearChoice[] }
  /** `likely` has a role for each column. */
  | { kind: 'noHeader'; likely: ColumnRole[]; columns: ColumnSample[] }
  /** The column of amounts that counts, if headings and balance leave several. */
  | { kind: 'amountColumn'; likely: number; columns: ColumnSample[] }
  /** `likely` is null if it would leave nothing to import; `importe` is that if no sign were inverted. */
  | {
      kind: 'sign';
      likely: AmountSign | null;
      examples: { row: number; concepto: string; importe: Hundredths }[];
    }
  /** The file can be of known accounts or cards, by their keys, or of another, by `otherKey`. */
  | {
      kind: 'cuenta';
      likely: string;
      accounts: { key: string; metodoPagoId: number | null }[];
      otherKey: string;
      /** Charges that a known account has as well. */
      examples: { concepto: string; fecha: Fecha; importe: Hundredths }[];
    };

export type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** Answered for an earlier file; can be changed. */
export type Recalled = { question: Question; answers: Answers };

export type Answers = {
  dayMonth?: DayOrder;
  noYear?: number;
  yearOrder?: 'newest' | 'oldest';
  noHeader?: readonly ColumnRole[];
  /** Counted from 0. */
  amountColumn?: number;
  sign?: AmountSign;
  cuenta?: string;
};

/**
 * `balance`: `right` of `of` fit it; `sums`: opening, closing and totals fit; `unread`: as many were read, and fit;
 * `unrelated`: it does not follow, as in a filtered list.
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

type NoteRow = { sheet: string | null; row: number; text: string };

export type Statement = {
  kind: 'statement';
  format: StatementFormat;
  /** Null if the content does not tell. */
  banco: string | null;
  parts: Part[];
  /** All rows of the file in order. Days follow the likely answers. */
  movements: Movement[];
  notes: NoteRow[];
  questions: Question[];
  problems: Problem[];
  /** `key` for files of its kind, `reading` for those of its source; null for formats that leave nothing open. */
  remember: { key: string; reading: string; mapping: Mapping } | null;
  recalled: Recalled[];
};
