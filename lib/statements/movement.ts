import type { Fecha } from '@/lib/domain/dates';

/** Whole, exact within 2^53; negative is money out. */
export type Hundredths = number;

export type IgnoredReason = 'revertido' | 'total' | 'saldo' | 'cero' | 'convertido';

/** `reservado`: own money set aside; `dicho`: the person has said so of the shop. */
export type AsideReason = 'efectivo' | 'divisa' | 'propias' | 'tarjeta' | 'reservado' | 'dicho';

/** All but `movement` are offered and not preselected; `pending` will come again when completed. */
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
  /**
   * The operation's day if the file has one, else the booking's; null for sums and while a question about it is open.
   */
  fecha: Fecha | null;
  otrasFechas: Fecha[];
  /** Signed, with the fee inside. */
  importe: Hundredths;
  escrito: string;
  /** In a column of its own: 0 or negative. */
  comision: Hundredths;
  /** The part that came back, where the file says it; positive, at most the amount. */
  devuelto?: Hundredths;
  /** In a column of their own: never empty. */
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
  /** `divisa` if it is not the file's own; only the person knows the amount in that one. */
  foreign: string | null;
};
