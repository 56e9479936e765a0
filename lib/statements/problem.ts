import type { Hundredths } from '@/lib/statements/movement';

/** Rows and columns count from 1; records of text formats are rows. */
export type Place = { sheet: string | null; row: number; column: number | null };

export type ForeignKind =
  'image' | 'pdf' | 'archive' | 'document' | 'program' | 'json' | 'qif' | 'camt' | 'mt940' | 'binary';

/** Nothing of such a file may be stored. */
export type FileFault =
  | { code: 'empty' }
  | { code: 'tooLarge'; bytes: number; limit: number }
  | { code: 'unpacksTooLarge'; limit: number }
  | { code: 'tooManyRows'; limit: number }
  | { code: 'foreign'; kind: ForeignKind }
  | { code: 'passwordProtected' }
  | { code: 'brokenWorkbook' }
  | { code: 'noTable' }
  | { code: 'headerWithoutRows'; place: Place }
  | { code: 'noDayColumn'; place: Place | null; header: string[] }
  | { code: 'noAmountColumn'; place: Place | null; header: string[] }
  | { code: 'columnsShifted'; place: Place; header: number; cells: number };

/**
 * A fault of a row, or of sums. A row with a problem gives no movement, unless only sums disagree: `brokenBalance`,
 * `wrongTotal`, `wrongCount`.
 */
export type Problem =
  | { code: 'badDay'; place: Place; text: string }
  | { code: 'badAmount'; place: Place; text: string }
  | { code: 'badBalance'; place: Place; text: string }
  | { code: 'noDay'; place: Place; text: string }
  | { code: 'noAmount'; place: Place; text: string }
  | { code: 'noSign'; place: Place; text: string }
  | { code: 'noValue'; place: Place; kind: 'formula' | 'error'; text: string }
  | { code: 'badRecord'; place: Place; text: string }
  | { code: 'shiftedRow'; place: Place; cells: number; header: number }
  | { code: 'unclosedQuote'; place: Place }
  | { code: 'cutOff'; place: Place }
  | {
      code: 'brokenBalance';
      place: Place;
      /** The balance if everything before were right, and the balance in the file. */
      expected: Hundredths;
      found: Hundredths;
      /** The likely fault: this balance alone (the next row agrees with the one before), or an amount or a row. */
      suspect: 'balance' | 'amountOrRow';
    }
  | { code: 'wrongTotal'; place: Place; expected: Hundredths; found: Hundredths }
  | { code: 'wrongCount'; place: Place; expected: number; found: number };

export type Refused = { kind: 'refused'; fault: FileFault };

export function refused(fault: FileFault): Refused {
  return { kind: 'refused', fault };
}
