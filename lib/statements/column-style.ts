import { decimalsOf, hundredthsOf, type AmountText, type DecimalMark } from '@/lib/statements/lex-amount';

export type AmountStyle = {
  /** Null if no amount of the file has a mark. */
  mark: DecimalMark | null;
  /** 2 if nearly every amount shows two decimals: one without them is broken. */
  decimals: 2 | null;
};

/** With this many amounts, one that is written unlike all others is broken. */
const ENOUGH = 20;

/**
 * Finds the style that reads most amounts with cents, else most amounts. A single mark before three digits groups thousands: no
 * money here has three decimals.
 */
export function amountStyleOf(amounts: readonly AmountText[]): AmountStyle {
  const counts: Record<DecimalMark, number> = { ',': 0, '.': 0 };
  const cents: Record<DecimalMark, number> = { ',': 0, '.': 0 };
  let marked = 0;
  for (const { digits } of amounts) {
    if (/^\d+$/.test(digits)) continue;
    marked += 1;
    const end = /([.,])\d{1,2}$/.exec(digits)?.[1];
    for (const mark of [',', '.'] as const) {
      if (hundredthsOf(digits, mark) === null) continue;
      counts[mark] += 1;
      if (end === mark) cents[mark] += 1;
    }
  }
  if (marked === 0) return { mark: null, decimals: null };
  const [likely, other] = counts[','] >= counts['.'] ? ([',', '.'] as const) : (['.', ','] as const);
  // Cents after the other mark outweigh groups before this one, unless they are strays.
  const mark = cents[other] > cents[likely] && cents[other] * ENOUGH >= counts[likely] ? other : likely;
  return { mark, decimals: usualDecimals(amounts, mark) };
}

function usualDecimals(amounts: readonly AmountText[], mark: DecimalMark): 2 | null {
  const money = amounts.filter(({ digits }) => /[1-9]/.test(digits));
  const two = money.filter(({ digits }) => decimalsOf(digits, mark) === 2).length;
  const strays = money.length - two;
  return money.length >= ENOUGH && strays <= Math.max(1, money.length * 0.02) ? 2 : null;
}

export function fitsStyle({ digits }: AmountText, { mark, decimals }: AmountStyle): boolean {
  return decimals === null || mark === null || !/[1-9]/.test(digits) || decimalsOf(digits, mark) === decimals;
}
