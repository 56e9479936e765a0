import { toCents } from './money';
import { failure, success, type Result } from './result';

/** How a locale writes numbers: the mark between groups of three digits and the one before the decimals. */
export type NumberMarks = { group: string; decimal: string };

/**
 * Why a typed text is no amount. Nothing is rounded unseen, so an amount that cannot be stored and shown to its last
 * digit is refused: less than a hundredth, more than two decimals, or more hundredths than a number can hold.
 */
export type CantidadTextFault =
  'empty' | 'no-number' | 'negative' | 'not-positive' | 'too-small' | 'too-precise' | 'too-large';

/**
 * Why a typed sum has no result: it begins with «=», a number is missing or is none, it divides by zero, or it is
 * longer than anybody types.
 */
export type SumFault = 'formula' | 'missing-number' | 'wrong-number' | 'divided-by-zero' | 'too-long';

/** Why a typed text, an amount or a sum, is no amount. */
export type TypedFault = CantidadTextFault | SumFault;

/**
 * What a typed amount says. It is `ambiguous` if its only mark can group or begin the decimals: the person is asked
 * then.
 */
export type TypedCantidad =
  | { kind: 'cantidad'; cantidad: number }
  | { kind: 'ambiguous'; asDecimal: number; asGrouped: number }
  | { kind: 'fault'; fault: TypedFault };

/** How a person meant an ambiguous amount. */
export type CantidadMeaning = 'decimal' | 'grouped';

/** Why a typed text is no amount yet; for an ambiguous one, the two amounts that it can mean. */
export type CantidadFault = TypedFault | { asDecimal: number; asGrouped: number };

const CURRENCY = '(?:\\p{Sc}|[A-Z]{1,3}\\$?)?';
const WITHOUT_CURRENCY = new RegExp(`^${CURRENCY}\\s*(.*?)\\s*${CURRENCY}$`, 'u');
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * What the digits of a text say, as plain digits with a point before the decimals, which {@link Number} reads. Only
 * the marks are judged here: such a number can be zero, or too precise for an amount.
 */
export type TypedDecimal =
  | { kind: 'decimal'; decimal: string }
  | { kind: 'ambiguous'; asDecimal: string; asGrouped: string }
  | { kind: 'fault'; fault: 'empty' | 'no-number' | 'negative' };

/**
 * Reads an amount as people type it, in any of `1.234,56`, `1,234.56`, `1 234,56`, `12,5` and `12.50 €`. If a text has
 * both kinds of marks, the last one is the decimal mark. A single mark before exactly three digits groups if the locale
 * groups with it, and is ambiguous otherwise.
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

/** Reads the digits and marks of an amount, as {@link readCantidad} does, without a look at how large they are. */
export function readDecimal(text: string, { group }: NumberMarks): TypedDecimal {
  const typed = text.trim();
  if (typed === '') return { kind: 'fault', fault: 'empty' };
  const body = (WITHOUT_CURRENCY.exec(typed)?.[1] ?? '').replace(
    /(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g,
    '',
  );
  if (/^[-−]/.test(body)) return { kind: 'fault', fault: 'negative' };
  if (!/^\d*(?:[.,]\d+)*$/.test(body) || body === '') return noNumber();

  const marks = body.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const kinds = new Set(marks).size;
  if (last === undefined) return { kind: 'decimal', decimal: body };
  if (kinds === 2) return readMixed(body, last);
  if (marks.length > 1)
    return GROUPED.test(body) ? { kind: 'decimal', decimal: body.replaceAll(last, '') } : noNumber();
  const asDecimal = body.replace(last, '.');
  if (!GROUPED.test(body) || body.startsWith('0')) return { kind: 'decimal', decimal: asDecimal };
  const asGrouped = body.replace(last, '');
  return last === group
    ? { kind: 'decimal', decimal: asGrouped }
    : { kind: 'ambiguous', asDecimal, asGrouped };
}

/**
 * The amount that was typed. An ambiguous one takes the meaning that the person gave it, and is a fault without one.
 */
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

/** Reads a text with both marks: the last one must come once, the other one must separate groups of three digits. */
function readMixed(body: string, decimal: string): TypedDecimal {
  const [whole = '', decimals = '', ...rest] = body.split(decimal);
  if (rest.length > 0 || !GROUPED.test(whole)) return noNumber();
  return { kind: 'decimal', decimal: `${whole.replace(/[.,]/g, '')}.${decimals}` };
}

/** The amount of plain digits with a point before the decimals, or why it cannot be one. */
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
