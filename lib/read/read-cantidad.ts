import { type Cents, centsToDecimal, toCents } from '@/lib/domain/money';
import { failure, type Result, success } from '@/lib/domain/result';

export type DecimalMark = ',' | '.';

/** Without marks; either part may be empty. */
type AmountDigits = { whole: string; decimals: string; isGrouped: boolean };

const WRITTEN: Record<DecimalMark, RegExp> = {
  ',': /^(\d{1,3}(?:([.'’ ])\d{3})(?:\2\d{3})*|\d*)(?:,(\d+))?$/,
  '.': /^(\d{1,3}(?:([,'’ ])\d{3})(?:\2\d{3})*|\d*)(?:\.(\d+))?$/,
};

/** Groups are parted by the other mark, an apostrophe or a space. Null for digits written otherwise. */
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
  | 'empty'
  | 'no-number'
  | 'negative'
  | 'not-positive'
  | 'too-small'
  | 'too-precise'
  | 'too-large';

/** `formula`: the sum begins with «=». */
type SumFault = 'formula' | 'missing-number' | 'wrong-number' | 'divided-by-zero' | 'too-long';

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
 * Reads `1.234,56`, `1 234,56`, `12,5` and `12.50 €`. Of two marks, the last is decimal; one before three digits
 * groups if the locale does, else it is ambiguous.
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

/** As screens show it. */
type Operator = '+' | '−' | '×' | '÷';

type TypedSum = {
  /** The reading of the amount; of a sum, that of its result. */
  typed: ReturnType<typeof readCantidad>;
  /** The result of a sum is shown first. */
  isSum: boolean;
  /** True if the result was rounded to hundredths. */
  rounded: boolean;
};

/** Nobody types longer ones. */
const MAX_SUM_LENGTH = 200;
const MAX_LENGTH = 1000;

const MINUS = '-−–';
const DIVIDED = '/÷';

/** «2x3», «2 x 3», «2x»; in «MXN» it is a letter. */
const OPERATOR = /[+\-−–*×/÷]|(?<=[\d\s\p{Sc}])[xX](?=[\s\d.,\p{Sc}+\-−–*×/÷]|$)/gu;

/** `under` is above zero. */
type Ratio = { over: bigint; under: bigint };

/** The reading of ambiguous marks, one for a whole sum. */
type Reading = 'asDecimal' | 'asGrouped';

/**
 * Reads an amount, or a sum such as `42+8,5` or `2x3,50`: × and ÷ first, rounded to hundredths once, half away from
 * zero. Ambiguous if a number is, unless one meaning alone gives an amount.
 */
export function readSum(text: string, marks: NumberMarks): TypedSum {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return faulty('too-long');
  if (typed.startsWith('=')) return faulty('formula');
  const { operands, operators } = splitSum(typed);
  if (operators.length > 0 && typed.length > MAX_SUM_LENGTH) return faulty('too-long');
  const isNegative = operators.length === 1 && operands[0] === '' && operators[0] === '−';
  if (operators.length === 0 || isNegative)
    return { typed: readCantidad(text, marks), isSum: false, rounded: false };
  if (operands.includes('')) return faulty('missing-number');

  const read = operands.map((operand) => readDecimal(operand, marks));
  const decimals: Record<Reading, string>[] = [];
  for (const one of read) {
    if (one.kind === 'fault') return faulty('wrong-number');
    decimals.push(one.kind === 'ambiguous' ? one : { asDecimal: one.decimal, asGrouped: one.decimal });
  }
  function resultOf(reading: Reading): Result<Worked, TypedFault> {
    return workOut(
      decimals.map((decimal) => decimal[reading]),
      operators,
    );
  }
  const asDecimal = resultOf('asDecimal');
  if (read.every(({ kind }) => kind === 'decimal')) return resultTyped(asDecimal);
  const asGrouped = resultOf('asGrouped');
  if (!asDecimal.ok || !asGrouped.ok) return resultTyped(asGrouped.ok ? asGrouped : asDecimal);
  return {
    typed: {
      kind: 'ambiguous',
      asDecimal: asDecimal.value.cantidad,
      asGrouped: asGrouped.value.cantidad,
    },
    isSum: true,
    rounded: asDecimal.value.rounded || asGrouped.value.rounded,
  };
}

/** Ignores an operator at the end: `42+` is 42. */
export function readSumSoFar(text: string, marks: NumberMarks): TypedSum {
  const { operands, operators, places } = splitSum(text.trim().slice(0, MAX_LENGTH));
  const unfinished = operators.length > 0 && operands.at(-1) === '' && operands.length > 1;
  const isNegative = operands.length === 2 && operands[0] === '';
  return unfinished && !isNegative
    ? { ...readSum(text.trim().slice(0, places.at(-1)), marks), isSum: true }
    : readSum(text, marks);
}

type Worked = { cantidad: number; rounded: boolean };

type SplitSum = { operands: string[]; operators: Operator[]; places: number[] };

/** Answers one operand more than operators. */
function splitSum(typed: string): SplitSum {
  const split: SplitSum = { operands: [], operators: [], places: [] };
  let start = 0;
  for (const { 0: sign, index } of typed.matchAll(OPERATOR)) {
    split.operands.push(typed.slice(start, index).trim());
    split.operators.push(operatorOf(sign));
    split.places.push(index);
    start = index + sign.length;
  }
  split.operands.push(typed.slice(start).trim());
  return split;
}

function operatorOf(sign: string): Operator {
  if (sign === '+') return '+';
  if (MINUS.includes(sign)) return '−';
  return DIVIDED.includes(sign) ? '÷' : '×';
}

function workOut(decimals: readonly string[], operators: readonly Operator[]): Result<Worked, TypedFault> {
  const [first = ZERO, ...rest] = decimals.map(ratioOf);
  let sum = ZERO;
  let term = first;
  for (const [place, operand] of rest.entries()) {
    const operator = operators[place];
    if (operator === '÷' && operand.over === 0n) return failure('divided-by-zero');
    if (operator === '×') term = { over: term.over * operand.over, under: term.under * operand.under };
    else if (operator === '÷') term = { over: term.over * operand.under, under: term.under * operand.over };
    else {
      sum = plus(sum, term);
      term = operator === '−' ? { over: -operand.over, under: operand.under } : operand;
    }
  }
  return amountOf(plus(sum, term));
}

const ZERO: Ratio = { over: 0n, under: 1n };

function ratioOf(decimal: string): Ratio {
  const [whole = '', decimals = ''] = decimal.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

function plus(one: Ratio, other: Ratio): Ratio {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

/** Rounds half away from zero. */
function amountOf({ over, under }: Ratio): Result<Worked, TypedFault> {
  if (over <= 0n) return failure('not-positive');
  const cents: Cents = (over * 200n + under) / (under * 2n);
  if (cents === 0n) return failure('too-small');
  const read = cantidadOf(centsToDecimal(cents));
  if (read.kind === 'cantidad')
    return success({ cantidad: read.cantidad, rounded: cents * under !== over * 100n });
  return failure(read.kind === 'fault' ? read.fault : 'too-large');
}

function resultTyped(result: Result<Worked, TypedFault>): TypedSum {
  if (!result.ok) return { typed: { kind: 'fault', fault: result.fault }, isSum: true, rounded: false };
  const { cantidad, rounded } = result.value;
  return { typed: { kind: 'cantidad', cantidad }, isSum: true, rounded };
}

function faulty(fault: SumFault): TypedSum {
  return { typed: { kind: 'fault', fault }, isSum: true, rounded: false };
}
