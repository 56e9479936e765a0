import type { Cents } from './money';

/** Larger amounts are drawn as this, so that coordinates stay finite. */
const MAX_DRAWN_UNITS = 1e300;

/** In units: not exact, but never infinite. */
export function drawnUnits(cents: Cents): number {
  return Math.min(Number(cents) / 100, MAX_DRAWN_UNITS);
}

/** From 0, in units of the currency: about `count` round steps of whole cents, the last not below `largest`. */
export function axisMarks(largest: number, count: number): number[] {
  if (largest <= 0) return [0];
  const rough = Math.max(largest / count, 0.01);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const factors = power < 0.1 ? [1, 2, 5] : [1, 2, 2.5, 5];
  const step = (factors.find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
