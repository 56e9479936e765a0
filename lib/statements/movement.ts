import type { Fecha } from '@/lib/domain/dates';

/** An amount in hundredths of its currency, whole, exact within 2^53; negative is money out. */
export type Hundredths = number;

/** Why a row of a statement is no movement to import. */
export type IgnoredReason = 'revertido' | 'total' | 'saldo' | 'cero' | 'convertido';

/** Why money moved and may not have been spent: cash, another currency, own accounts, a card's payment, own money set aside. */
export type AsideReason = 'efectivo' | 'divisa' | 'propias' | 'tarjeta' | 'reservado';

/**
 * What a row is: a movement; one that may not be spending; one that will come again when completed; or none. All but the first are offered
 * and not preselected.
 */
export type RowState =
  | { kind: 'movement' }
  | { kind: 'aside'; reason: AsideReason }
  | { kind: 'pending' }
  | { kind: 'ignored'; reason: IgnoredReason };

/** One row of a statement, in the order of the file. */
export type Movement = {
  /** The row in its sheet, counted from 1, and the part (account) it belongs to. */
  row: number;
  part: number;
  state: RowState;
  /** The operation's day where the file has one, else the booking's; null for sums and while a question about it is open. */
  fecha: Fecha | null;
  /** Other days of the same row. */
  otrasFechas: Fecha[];
  /** Signed, with the fee inside. */
  importe: Hundredths;
  /** The amount as the file writes it. */
  escrito: string;
  /** The part of `importe` that the file gives as a fee in a column of its own: 0 or negative. */
  comision: Hundredths;
  /** The main text, as the bank wrote it but for white space. */
  concepto: string;
  /** The main text is one that the person can change in the bank's web, since the file has no other. */
  isEditable?: true;
  /** What stands in the row's other columns of text. */
  detalles: string[];
  /** Texts that the person can have written or changed in the bank's web: category, note, tag. */
  notas: string[];
  /** The part of a purchase that this is, such as 2/12. */
  cuota: string | null;
  /** The person's account or card, by number or name, if the row says it or its account is known. */
  cuenta: string | null;
  saldo: Hundredths | null;
  /** What the bank calls this movement by, unique in its account where there is one. */
  referencia: string | null;
  /** The currency of the amount as the row names it. */
  divisa: string | null;
  /** The same if it is not the file's own: what the amount is in the own one, only the person can tell. */
  foreign: string | null;
};
