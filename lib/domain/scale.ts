import type { Cents } from './money';

/** The largest amount that is drawn as it is; larger ones are drawn as this, so that coordinates stay finite. */
const MAX_DRAWN_UNITS = 1e300;

/** An amount in units of the currency, as drawings take it: not exact, but never infinite. */
export function drawnUnits(cents: Cents): number {
  return Math.min(Number(cents) / 100, MAX_DRAWN_UNITS);
}

/**
 * The marks of an axis of amounts from 0, in units of the currency: round numbers of whole cents, the last not below
 * `largest`; about `count` steps.
 */
export function axisMarks(largest: number, count: number): number[] {
  if (largest <= 0) return [0];
  const rough = Math.max(largest / count, 0.01);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const factors = power < 0.1 ? [1, 2, 5] : [1, 2, 2.5, 5];
  const step = (factors.find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
