import { toCents } from '@/lib/domain/money';
import { failure, type Result, success } from '@/lib/domain/result';

export type DecimalMark = ',' | '.';

/** Without marks; either part may be empty. */
type AmountDigits = { whole: string; decimals: string; isGrouped: boolean };

const WRITTEN: Record<DecimalMark, RegExp> = {
  ',': /^(\d{1,3}(?:([.'’ ])\d{3})(?:\2\d{3})*|\d*)(?:,(\d+))?$/,
  '.': /^(\d{1,3}(?:([,'’ ])\d{3})(?:\2\d{3})*|\d*)(?:\.(\d+))?$/,
};

/**
 * Groups of three are told apart by one sign: the other mark, an apostrophe or a space. Null for digits that are
 * written otherwise.
 */
export function digitsWith(mark: DecimalMark, text: string): AmountDigits | null {
  const found = WRITTEN[mark].exec(text);
  if (!found || text === '') return null;
  const [, whole = '', group, decimals = ''] = found;
  const isGrouped = group !== undefined;
  return { whole: isGrouped ? whole.replaceAll(group, '') : whole, decimals, isGrouped };
}

/** `group` separates groups of three digits; `decimal` begins the decimals. */
export type NumberMarks = { group: string; decimal: string };

/**
 * Nothing is rounded unseen: less than 0.01, more than two decimals, or more hundredths than a number can hold are
 * faults.
 */
type CantidadTextFault =
  'empty' | 'no-number' | 'negative' | 'not-positive' | 'too-small' | 'too-precise' | 'too-large';

/** `formula`: the sum begins with «=». */
export type SumFault = 'formula' | 'missing-number' | 'wrong-number' | 'divided-by-zero' | 'too-long';

export type TypedFault = CantidadTextFault | SumFault;

/** `ambiguous`: the only mark may group digits or begin the decimals. */
type TypedCantidad =
  | { kind: 'cantidad'; cantidad: number }
  | { kind: 'ambiguous'; asDecimal: number; asGrouped: number }
  | { kind: 'fault'; fault: TypedFault };

export type CantidadMeaning = 'decimal' | 'grouped';

/** A fault, or the two meanings of an ambiguous amount. */
export type CantidadFault = TypedFault | { asDecimal: number; asGrouped: number };

const CURRENCY = '(?:\\p{Sc}|[A-Z]{1,3}\\$?)?';
const WITHOUT_CURRENCY = new RegExp(`^${CURRENCY}\\s*(.*?)\\s*${CURRENCY}$`, 'u');

/** Plain digits with a decimal point; perhaps zero, or too precise. */
export type TypedDecimal =
  | { kind: 'decimal'; decimal: string }
  | { kind: 'ambiguous'; asDecimal: string; asGrouped: string }
  | { kind: 'fault'; fault: 'empty' | 'no-number' | 'negative' };

/**
 * Reads `1.234,56`, `1,234.56`, `1 234,56`, `12,5` and `12.50 €`. Of two kinds of marks, the last is decimal. A
 * single mark before three digits groups if the locale groups with it; otherwise it is ambiguous.
 */
export function readCantidad(text: string, marks: NumberMarks): TypedCantidad {
  const typed = readDecimal(text, marks);
  switch (typed.kind) {
    case 'fault':
      return typed;
    case 'decimal':
      return cantidadOf(typed.decimal);
    case 'ambiguous': {
      const { asDecimal, asGrouped } = typed;
      return { kind: 'ambiguous', asDecimal: Number(asDecimal), asGrouped: Number(asGrouped) };
    }
  }
}

/** As {@link readCantidad}, but judges no size. */
export function readDecimal(text: string, { group }: NumberMarks): TypedDecimal {
  const typed = text.trim();
  if (typed === '') return { kind: 'fault', fault: 'empty' };
  const body = (WITHOUT_CURRENCY.exec(typed)?.[1] ?? '').replace(
    /(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g,
    '',
  );
  if (/^[-−]/.test(body)) return { kind: 'fault', fault: 'negative' };
  if (!/^[\d.,]+$/.test(body)) return noNumber();
  const [comma, point] = [digitsWith(',', body), digitsWith('.', body)];
  const asGrouped = comma?.isGrouped ? comma : point?.isGrouped ? point : null;
  const asDecimal = asGrouped === comma ? point : comma;
  if (!asGrouped || !asDecimal) return decimalOf(comma ?? point);
  // Nobody groups digits behind a zero.
  if (body.startsWith('0')) return decimalOf(asDecimal);
  if (body.includes(group) && group !== '') return decimalOf(asGrouped);
  return { kind: 'ambiguous', asDecimal: writtenOf(asDecimal), asGrouped: writtenOf(asGrouped) };
}

function decimalOf(digits: ReturnType<typeof digitsWith>): TypedDecimal {
  return digits ? { kind: 'decimal', decimal: writtenOf(digits) } : noNumber();
}

function writtenOf({ whole, decimals }: NonNullable<ReturnType<typeof digitsWith>>): string {
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** An ambiguous amount without a meaning is a fault. */
export function settleCantidad(
  typed: TypedCantidad,
  meaning: CantidadMeaning | null,
): Result<number, CantidadFault> {
  switch (typed.kind) {
    case 'cantidad':
      return success(typed.cantidad);
    case 'fault':
      return failure(typed.fault);
    case 'ambiguous': {
      const { asDecimal, asGrouped } = typed;
      if (meaning === null) return failure({ asDecimal, asGrouped });
      return settleCantidad(cantidadOf(String(meaning === 'decimal' ? asDecimal : asGrouped)), meaning);
    }
  }
}

export function cantidadOf(decimal: string): TypedCantidad {
  const cantidad = Number(decimal);
  const fault = faultOf(decimal, cantidad);
  return fault ? { kind: 'fault', fault } : { kind: 'cantidad', cantidad };
}

function faultOf(decimal: string, cantidad: number): TypedFault | null {
  if (!/[1-9]/.test(decimal)) return 'not-positive';
  if (cantidad < 0.01) return 'too-small';
  const [whole = '', decimals = ''] = decimal.split('.');
  if (/[1-9]/.test(decimals.slice(2))) return 'too-precise';
  const cents = BigInt(whole + decimals.slice(0, 2).padEnd(2, '0'));
  return cents > Number.MAX_SAFE_INTEGER || toCents(cantidad) !== cents ? 'too-large' : null;
}

function noNumber(): TypedDecimal {
  return { kind: 'fault', fault: 'no-number' };
}
