import type { Fecha } from '@/lib/domain/dates';

/** An amount in hundredths of its currency, whole, exact within 2^53; negative is money out. */
export type Hundredths = number;

/** Why a row of a statement is no movement to import. */
export type IgnoredReason = 'revertido' | 'total' | 'saldo' | 'cero' | 'convertido';

/** Why money moved and may not have been spent: cash, another currency, own accounts, a card's payment, own money set aside. */
export type AsideReason = 'efectivo' | 'divisa' | 'propias' | 'tarjeta' | 'reservado';

/**
 * The state of a row: a movement; perhaps no spending; to come again when completed; or no movement. All but the first are
 * offered and not preselected.
 */
export type RowState =
  | { kind: 'movement' }
  | { kind: 'aside'; reason: AsideReason }
  | { kind: 'pending' }
  | { kind: 'ignored'; reason: IgnoredReason };

/** One row of a statement, in the order of the file. */
export type Movement = {
  /** The row in its sheet, counted from 1, and its part (account). */
  row: number;
  part: number;
  state: RowState;
  /** The operation's day if the file has one, else the booking's; null for sums and while a question about it is open. */
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
  /** The person can change the main text in the bank's web; the file has no other. */
  isEditable?: true;
  /** The texts of the row's other columns. */
  detalles: string[];
  /** Texts that the person can have written or changed in the bank's web: category, note, tag. */
  notas: string[];
  /** The part of a purchase that this is, such as 2/12. */
  cuota: string | null;
  /** The person's account or card, by number or name, if the row or its account says it. */
  cuenta: string | null;
  saldo: Hundredths | null;
  /** The bank's reference of this movement, unique in its account. */
  referencia: string | null;
  /** The currency of the amount as the row names it. */
  divisa: string | null;
  /** `divisa` if it is not the file's own; only the person knows the amount in the own currency. */
  foreign: string | null;
};
