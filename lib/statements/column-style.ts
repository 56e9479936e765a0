import type { DecimalMark } from '@/lib/read/amount-digits';
import { decimalsOf, hundredthsOf, type AmountText } from '@/lib/statements/lex-amount';

export type AmountStyle = {
  /** Null if no amount of the file has a mark. */
  mark: DecimalMark | null;
  /** 2 if nearly every amount shows two decimals: one without them is broken. */
  decimals: 2 | null;
};

/** With this many amounts, one that is written unlike all others is broken. */
const ENOUGH = 20;

type Tally = {
  /** Amounts with a mark, and those that are not zero. */
  marked: number;
  money: number;
  /** By decimal mark: amounts that it reads, those with cents, and those of two decimals that are not zero. */
  read: Record<DecimalMark, number>;
  cents: Record<DecimalMark, number>;
  two: Record<DecimalMark, number>;
};

const MARKS = [',', '.'] as const;

export function tallyOf(amounts: Iterable<AmountText>): Tally {
  const tally = emptyTally();
  for (const { digits } of amounts) {
    const isMoney = /[1-9]/.test(digits);
    if (isMoney) tally.money += 1;
    if (/^\d+$/.test(digits)) continue;
    tally.marked += 1;
    const end = /([.,])\d{1,2}$/.exec(digits)?.[1];
    for (const mark of MARKS) {
      if (isMoney && decimalsOf(digits, mark) === 2) tally.two[mark] += 1;
      if (hundredthsOf(digits, mark) === null) continue;
      tally.read[mark] += 1;
      if (end === mark) tally.cents[mark] += 1;
    }
  }
  return tally;
}

export function sumOfTallies(tallies: Iterable<Tally>): Tally {
  const sum = emptyTally();
  for (const one of tallies) {
    sum.marked += one.marked;
    sum.money += one.money;
    for (const mark of MARKS) {
      sum.read[mark] += one.read[mark];
      sum.cents[mark] += one.cents[mark];
      sum.two[mark] += one.two[mark];
    }
  }
  return sum;
}

function emptyTally(): Tally {
  const none = { ',': 0, '.': 0 };
  return { marked: 0, money: 0, read: { ...none }, cents: { ...none }, two: { ...none } };
}

/**
 * Finds the style that reads most amounts with cents, else most amounts. A single mark before three digits groups thousands: no
 * money here has three decimals.
 */
export function styleOf({ marked, money, read, cents, two }: Tally): AmountStyle {
  if (marked === 0) return { mark: null, decimals: null };
  const [likely, other] = read[','] >= read['.'] ? ([',', '.'] as const) : (['.', ','] as const);
  // Cents after the other mark outweigh groups before this one, unless they are strays.
  const mark = cents[other] > cents[likely] && cents[other] * ENOUGH >= read[likely] ? other : likely;
  const strays = money - two[mark];
  const isUsual = money >= ENOUGH && strays <= Math.max(1, money * 0.02);
  return { mark, decimals: isUsual ? 2 : null };
}

export function fitsStyle({ digits }: AmountText, { mark, decimals }: AmountStyle): boolean {
  return decimals === null || mark === null || !/[1-9]/.test(digits) || decimalsOf(digits, mark) === decimals;
}
