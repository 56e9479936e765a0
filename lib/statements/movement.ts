import type { Fecha } from '@/lib/domain/dates';
import type { asideInWords } from '@/lib/read/aside-words';

export type SourceId = {
  key: string;
  /** Its number or name; null if the file has neither. */
  cuenta: string | null;
  /** Headings or format, shared by files of one kind. */
  layout: string;
};

/** Kept even if its expense is deleted, without the person's notes; equal rows as often as they occur. */
export type BroughtMovement = {
  source: SourceId;
  fecha: Fecha;
  otrasFechas: Fecha[];
  importe: Hundredths;
  concepto: string;
  detalles: string[];
  cuota: string | null;
  saldo: Hundredths | null;
  /** Null if rows of its file share it. */
  referencia: string | null;
  /** The person can change its main text in the bank's web. */
  isEditable?: true;
  /** From an earlier version: one text without white space and instalment. */
  squeezed?: true;
};

/**
 * Another account's file shows it as a charge. `sum`: of a card's purchases; a top-up may have gone out as a
 * purchase.
 */
export type MovedMoney = { fecha: Fecha; importe: Hundredths; of: 'income' | 'topUp' | 'sum' };

/** By a charge's other side (`twin`), or a card's sum. */
export type MovedBy = { reason: AsideReason; seen: 'twin' | 'sum' };

/** Whole, exact within 2^53; negative is money out. */
export type Hundredths = number;

export type IgnoredReason = 'revertido' | 'total' | 'saldo' | 'cero' | 'convertido';

/** `ajuste`: of a balance; `dicho`: the person has said so. */
export type AsideReason = NonNullable<ReturnType<typeof asideInWords>> | 'ajuste' | 'dicho';

/** All but `movement` are not preselected; `pending` will come again. */
type RowState =
  | { kind: 'movement' }
  | { kind: 'aside'; reason: AsideReason }
  | { kind: 'pending' }
  | { kind: 'ignored'; reason: IgnoredReason };

export type Movement = {
  /** Counted from 1; `part` is its account. */
  row: number;
  part: number;
  state: RowState;
  /** The operation's, else the booking's; null for sums and while it is asked about. */
  fecha: Fecha | null;
  otrasFechas: Fecha[];
  /** Signed, with the fee inside. */
  importe: Hundredths;
  escrito: string;
  /** In a column of its own: 0 or negative. */
  comision: Hundredths;
  /** Positive, at most the amount. */
  devuelto?: Hundredths;
  /** Tags from a column of their own: never empty. */
  etiquetas?: readonly string[];
  /** The main text, as written but for white space. */
  concepto: string;
  /** The person can change the main text in the bank's web; the file has no other. */
  isEditable?: true;
  detalles: string[];
  /** Texts that the person can have written in the bank's web: category, note, tag. */
  notas: string[];
  /** 2/12 */
  cuota: string | null;
  cuenta: string | null;
  saldo: Hundredths | null;
  /** Unique in its account. */
  referencia: string | null;
  divisa: string | null;
  /** `divisa` if not the file's own; only the person knows the amount in that one. */
  foreign: string | null;
};

/** Rows and columns count from 1; records of text formats are rows. */
export type Place = { sheet: string | null; row: number; column: number | null };

export type ForeignKind =
  | 'image'
  | 'pdf'
  | 'archive'
  | 'document'
  | 'program'
  | 'json'
  | 'qif'
  | 'camt'
  | 'mt940'
  | 'binary';

/** Nothing of such a file may be stored. `gone`: moved, changed or locked since it was chosen. */
export type FileFault =
  | { code: 'gone' }
  | { code: 'empty' }
  | { code: 'too-large'; bytes: number; limit: number }
  | { code: 'unpacks-too-large'; limit: number }
  | { code: 'too-many-rows'; limit: number }
  | { code: 'foreign'; kind: ForeignKind }
  | { code: 'password-protected' }
  | { code: 'broken-workbook' }
  | { code: 'no-table' }
  | { code: 'header-without-rows'; place: Place }
  | { code: 'no-day-column'; place: Place | null; header: string[] }
  | { code: 'no-amount-column'; place: Place | null; header: string[] }
  | { code: 'columns-shifted'; place: Place; header: number; cells: number };

export type Problem =
  | { code: 'bad-day'; place: Place; text: string }
  | { code: 'bad-amount'; place: Place; text: string }
  | { code: 'bad-balance'; place: Place; text: string }
  | { code: 'bad-refund'; place: Place; text: string }
  | { code: 'bad-tag'; place: Place; text: string }
  | { code: 'no-day'; place: Place; text: string }
  | { code: 'no-amount'; place: Place; text: string }
  | { code: 'no-sign'; place: Place; text: string }
  | { code: 'no-value'; place: Place; kind: 'formula' | 'error'; text: string }
  | { code: 'bad-record'; place: Place; text: string }
  | { code: 'shifted-row'; place: Place; cells: number; header: number }
  | { code: 'unclosed-quote'; place: Place }
  | { code: 'cut-off'; place: Place }
  | {
      code: 'broken-balance';
      place: Place;
      /** The balance if everything before were right, and the balance in the file. */
      expected: Hundredths;
      found: Hundredths;
      /** `balance`: the next row agrees with the one before. */
      suspect: 'balance' | 'amount-or-row';
    }
  | { code: 'wrong-total'; place: Place; expected: Hundredths; found: Hundredths }
  | { code: 'wrong-count'; place: Place; expected: number; found: number };

/** False for sums, and for an expense without its refund or a tag. */
export function leavesOut({ code }: Problem): boolean {
  return !['bad-refund', 'bad-tag', 'broken-balance', 'wrong-total', 'wrong-count'].includes(code);
}

export type Refused = { kind: 'refused'; fault: FileFault };

export function refused(fault: FileFault): Refused {
  return { kind: 'refused', fault };
}

export type LedgerEntry = {
  /** Counted from 1. */
  row: number;
  fecha: Fecha;
  otrasFechas: Fecha[];
  importe: Hundredths;
  concepto: string;
  detalles: string[];
  referencia: string | null;
};

export type LedgerAccount = {
  banco: string | null;
  cuenta: string | null;
  divisa: string | null;
  opening: Hundredths | null;
  closing: Hundredths | null;
  entries: LedgerEntry[];
};

/** Records with a problem are left out of the accounts. */
export type Ledger = { accounts: LedgerAccount[]; problems: Problem[] };
