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

/**
 * The outline of a slice of a ring, as an SVG path around the point 0, 0. `from` and `to` are parts of a full turn,
 * which begins at the top and goes clockwise.
 */
export function slicePath(from: number, to: number, inner: number, outer: number): string {
  // A full turn has no outline of its own: where it begins, it ends.
  const end = Math.min(to, from + 0.9999);
  const isLarge = end - from > 0.5 ? 1 : 0;
  return [
    `M ${pointAt(from, outer)}`,
    `A ${outer} ${outer} 0 ${isLarge} 1 ${pointAt(end, outer)}`,
    `L ${pointAt(end, inner)}`,
    `A ${inner} ${inner} 0 ${isLarge} 0 ${pointAt(from, inner)}`,
    'Z',
  ].join(' ');
}

function pointAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
