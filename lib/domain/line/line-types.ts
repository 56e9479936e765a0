import type { NumberMarks, TypedFault } from '../cantidad-input';
import type { Fecha } from '../dates';
import type { ESTADOS } from '../entities';

/** A stored category or method, as far as a line may name it. */
export type Named = { id: number; nombre: string };

/** Whose line is read, and when. */
export type LineContext = {
  today: Fecha;
  /** A BCP 47 locale: some words for amounts belong to a country. */
  locale: string;
  /** The ISO 4217 code of the person's currency. Amounts that name another one are asked about. */
  currency: string;
  marks: NumberMarks;
  categorias: readonly Named[];
  metodosPago: readonly Named[];
};

/** Where something stands in {@link LineReading.text}: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

/** What was understood, and which piece of the text said it. */
export type LinePart = Span &
  (
    | { kind: 'cantidad'; cantidad: number; workedOut: boolean }
    | { kind: 'fecha'; fecha: Fecha }
    | { kind: 'categoria'; id: number }
    | { kind: 'metodoPago'; id: number }
    | { kind: 'estado'; estado: (typeof ESTADOS)[number] }
  );

/**
 * Why an amount is asked about: its mark, or its decimals, can mean two things; several numbers may be it; the number
 * may be a count, the price of each, before a percentage, or a slang word's; it is in another currency; or it is no amount that can be
 * stored.
 */
export type CantidadQuestion =
  | 'which-mark'
  | 'which-decimals'
  | 'which-number'
  | 'count-or-cantidad'
  | 'each-or-all'
  | 'percentage'
  | 'slang'
  | 'other-currency'
  | Exclude<TypedFault, 'empty'>;

/** Why a day is asked about: it does not exist, it is no single day, there are several, or its year is open. */
export type FechaQuestion = 'impossible-day' | 'vague-day' | 'several-days' | 'which-year';

/** Why the whole line is asked about: money comes in, it holds several expenses, or part of it is somebody else's. */
export type GastoQuestion = 'money-in' | 'several-gastos' | 'shared';

/** What must be asked before the line can be stored, and what the answer may be, where that is known. */
export type LineQuestion = Span &
  (
    | { field: 'cantidad'; question: CantidadQuestion; options: readonly number[] }
    | { field: 'fecha'; question: FechaQuestion; options: readonly Fecha[] }
    | { field: 'categoria'; question: 'which-categoria'; options: readonly number[] }
    | { field: 'metodoPago'; question: 'which-metodo'; options: readonly number[] }
    | { field: 'gasto'; question: GastoQuestion; options: readonly [] }
  );

/** What a line says. */
export type LineReading = {
  /** The line as it was read: in NFC, and cut where it is longer than anybody types. */
  text: string;
  /** Whether the end of the line was left out. */
  isCut: boolean;
  /** What is left beside the parts; the category's word if nothing else is. Empty if there is nothing. */
  nombre: string;
  /** Null if the line names no amount, or if it is asked about. Never guessed. */
  cantidad: number | null;
  /** Today if the line names no day; null if the day is asked about. */
  fecha: Fecha | null;
  categoriaId: number | null;
  metodoPagoId: number | null;
  /** What the line says; otherwise `pendiente` for a day to come, and `pagado`. */
  estado: (typeof ESTADOS)[number];
  /** In the order of the text. */
  parts: readonly LinePart[];
  questions: readonly LineQuestion[];
};
