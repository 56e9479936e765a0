import { toCents } from './money';
import { failure, success, type Result } from './result';

/** How a locale writes numbers: the mark between groups of three digits and the one before the decimals. */
export type NumberMarks = { group: string; decimal: string };

/**
 * Why a typed text is no amount. Nothing is rounded unseen, so an amount that cannot be stored and shown to its last
 * digit is refused: less than a hundredth, more than two decimals, or more hundredths than a number can hold.
 */
export type TypedFault = 'empty' | 'no-number' | 'not-positive' | 'too-small' | 'too-precise' | 'too-large';

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
 * Reads an amount as people type it, in any of `1.234,56`, `1,234.56`, `1 234,56`, `12,5` and `12.50 €`. If a text has
 * both kinds of marks, the last one is the decimal mark. A single mark before exactly three digits groups if the locale
 * groups with it, and is ambiguous otherwise.
 */
export function readCantidad(text: string, { group }: NumberMarks): TypedCantidad {
  const typed = text.trim();
  if (typed === '') return { kind: 'fault', fault: 'empty' };
  const body = (WITHOUT_CURRENCY.exec(typed)?.[1] ?? '').replace(
    /(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g,
    '',
  );
  if (/^[-−]/.test(body)) return { kind: 'fault', fault: 'not-positive' };
  if (!/^\d*(?:[.,]\d+)*$/.test(body) || body === '') return { kind: 'fault', fault: 'no-number' };

  const marks = body.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const kinds = new Set(marks).size;
  if (last === undefined) return cantidadOf(body);
  if (kinds === 2) return readMixed(body, last);
  if (marks.length > 1) return GROUPED.test(body) ? cantidadOf(body.replaceAll(last, '')) : noNumber();
  if (!GROUPED.test(body) || body.startsWith('0')) return cantidadOf(body.replace(last, '.'));
  const asGrouped = Number(body.replace(last, ''));
  return last === group
    ? { kind: 'cantidad', cantidad: asGrouped }
    : { kind: 'ambiguous', asDecimal: Number(body.replace(last, '.')), asGrouped };
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
function readMixed(body: string, decimal: string): TypedCantidad {
  const [whole = '', decimals = '', ...rest] = body.split(decimal);
  if (rest.length > 0 || !GROUPED.test(whole)) return noNumber();
  return cantidadOf(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}

/** The amount of plain digits with a point before the decimals. */
function cantidadOf(decimal: string): TypedCantidad {
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

function noNumber(): TypedCantidad {
  return { kind: 'fault', fault: 'no-number' };
}
