import type { Fecha } from '@/lib/domain/dates';
import type { ESTADOS, NamedRow } from '@/lib/domain/entities';
import type { NumberMarks, TypedFault } from '@/lib/read/read-cantidad';
import { foldText } from '@/lib/read/words';

export type LineContext = {
  today: Fecha;
  /** The day of a chat's message, whose heading stands above. */
  sent?: Fecha | null;
  /** BCP 47: some words for amounts belong to a country. */
  locale: string;
  /** ISO 4217 */
  currency: string;
  marks: NumberMarks;
  categorias: readonly NamedRow[];
  metodosPago: readonly NamedRow[];
  /** Tags in use, each in its spelling. */
  etiquetas?: readonly string[] | undefined;
};

export type Span = { start: number; end: number };

export type Word = Span & { folded: string };

export type LinePart = Span &
  (
    | { kind: 'cantidad'; cantidad: number; workedOut: boolean }
    | { kind: 'fecha'; fecha: Fecha }
    | { kind: 'categoria'; id: number }
    | { kind: 'metodoPago'; id: number }
    | { kind: 'etiqueta'; nombre: string }
    | { kind: 'estado'; estado: (typeof ESTADOS)[number] }
  );

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

export type FechaQuestion = 'impossible-day' | 'vague-day' | 'several-days' | 'which-year';

/** `not-paid`: in a message; `sum`: of a receipt. */
export type GastoQuestion = 'money-in' | 'several-gastos' | 'shared' | 'not-paid' | 'own-money' | 'sum';

export type LineQuestion = Span &
  (
    | {
        field: 'cantidad';
        question: CantidadQuestion;
        options: readonly number[];
        /** By option: other numbers stay. */
        nombres?: readonly string[];
      }
    | { field: 'fecha'; question: FechaQuestion; options: readonly Fecha[] }
    | { field: 'categoria'; question: 'which-categoria'; options: readonly number[] }
    | { field: 'metodoPago'; question: 'which-metodo'; options: readonly number[] }
    | { field: 'gasto'; question: GastoQuestion; options: readonly [] }
  );

export type LineReading = {
  /** In NFC, cut if longer than anybody types. */
  text: string;
  isCut: boolean;
  /** Without the parts, or the category's word. May be empty. */
  nombre: string;
  /** Null without an amount, or with a question. */
  cantidad: number | null;
  /** Today if the line names no day; null with a question. */
  fecha: Fecha | null;
  categoriaId: number | null;
  metodoPagoId: number | null;
  /** Each once; perhaps none. */
  etiquetas: readonly string[];
  /** As said; else `pendiente` for a day to come, and `pagado`. */
  estado: (typeof ESTADOS)[number];
  /** In the order of the text. */
  parts: readonly LinePart[];
  questions: readonly LineQuestion[];
};

export function isOfFecha(piece: LinePart | LineQuestion): boolean {
  return ('kind' in piece ? piece.kind : piece.field) === 'fecha';
}

/** Stands for understood text: no rule sees it twice. */
export const TAKEN = '\0';

/** Stands for text that belongs to the name. */
export const KEPT = '\x01';

/** The start of a word in folded texts. */
const BEGIN = '(?<![\\p{L}\\p{N}#@])';
export const END = '(?![\\p{L}\\p{N}])';

export function wordsPattern(source: string): RegExp {
  return new RegExp(`${BEGIN}(?:${source})${END}`, 'gu');
}

export type LineText = {
  /** As typed, in NFC. */
  text: string;
  /** Each letter keeps its place; {@link TAKEN} and {@link KEPT} replace parts. */
  folded: string;
  parts: LinePart[];
  questions: LineQuestion[];
  /** Of the options for the amount. */
  optionSpans?: readonly Span[];
};

export function lineText(text: string): LineText {
  return { text, folded: foldInPlace(text), parts: [], questions: [] };
}

export function take(line: LineText, { start, end }: Span, sign: string = TAKEN): void {
  line.folded = line.folded.slice(0, start) + sign.repeat(end - start) + line.folded.slice(end);
}

export function takePart(line: LineText, part: LinePart): void {
  line.parts.push(part);
  take(line, part);
}

export function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}

export function isTaken(folded: string): boolean {
  for (const sign of folded) if (sign !== TAKEN && sign !== ' ' && sign !== KEPT) return false;
  return true;
}

/** Keeps every letter at its place. */
function foldInPlace(text: string): string {
  const folded = foldText(text);
  if (folded.length === text.length) return folded;
  return Array.from(text, (letter) => {
    const bare = foldText(letter);
    return bare.length === letter.length ? bare : letter;
  }).join('');
}
