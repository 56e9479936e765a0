import type { Hundredths } from '@/lib/statements/movement';

/** Rows and columns count from 1; records of text formats are rows. */
export type Place = { sheet: string | null; row: number; column: number | null };

export type ForeignKind =
  'image' | 'pdf' | 'archive' | 'document' | 'program' | 'json' | 'qif' | 'camt' | 'mt940' | 'binary';

/** Nothing of such a file may be stored. */
export type FileFault =
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

/** {@link leavesOut} tells whether the row gives no movement. */
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
      /** This balance alone (the next row agrees with the one before), or an amount or a row. */
      suspect: 'balance' | 'amount-or-row';
    }
  | { code: 'wrong-total'; place: Place; expected: Hundredths; found: Hundredths }
  | { code: 'wrong-count'; place: Place; expected: number; found: number };

/** False if only sums disagree, or an expense is read without what came back of it or without a tag. */
export function leavesOut({ code }: Problem): boolean {
  return !['bad-refund', 'bad-tag', 'broken-balance', 'wrong-total', 'wrong-count'].includes(code);
}

export type Refused = { kind: 'refused'; fault: FileFault };

export function refused(fault: FileFault): Refused {
  return { kind: 'refused', fault };
}
