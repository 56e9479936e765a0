import {
  cantidadOf,
  type NumberMarks,
  readCantidad,
  readDecimal,
  type SumFault,
  type TypedFault,
} from './read-cantidad';
import { centsToDecimal, type Cents } from '@/lib/domain/money';
import { failure, type Result, success } from '@/lib/domain/result';

/** As screens show it. */
type Operator = '+' | '−' | '×' | '÷';

type TypedSum = {
  /** Of a sum, the result. */
  typed: ReturnType<typeof readCantidad>;
  /** The result of a sum is shown first. */
  isSum: boolean;
  /** To hundredths. */
  rounded: boolean;
};

/** Nobody types a longer sum, or a longer amount. */
const MAX_SUM_LENGTH = 200;
const MAX_LENGTH = 1000;

const MINUS = '-−–';
const DIVIDED = '/÷';

/** «x» multiplies between or behind numbers: «2x3», «2 x 3», «2x»; in «MXN» it is a letter. */
const OPERATOR = /[+\-−–*×/÷]|(?<=[\d\s\p{Sc}])[xX](?=[\s\d.,\p{Sc}+\-−–*×/÷]|$)/gu;

/** `under` is above zero. */
type Ratio = { over: bigint; under: bigint };

/** The reading of ambiguous marks, one for a whole sum. */
type Reading = 'asDecimal' | 'asGrouped';

/**
 * Reads an amount, or a sum such as `42+8,5`, `145,80/3` or `2x3,50`: × and ÷ first, rounded to hundredths once, half
 * away from zero. An ambiguous number makes a sum ambiguous, unless only one meaning gives an amount.
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

/** One operand more than operators. */
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

/** Rounds half away from zero, and checks the result as a typed amount. */
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
