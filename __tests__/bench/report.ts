import { test } from '@playwright/test';

/** A line of the benchmark's table; `target` is what it is meant to reach. */
export type Measure = { measure: string; result: string; target: string | undefined };

/** The type of the annotations that carry the lines from the tests to the table. */
export const MEASURE = 'measure';

/** Adds a line to the table, from within a test. */
export function report(measure: string, result: string, target?: string): void {
  const line: Measure = { measure, result, target };
  test.info().annotations.push({ type: MEASURE, description: JSON.stringify(line) });
}

/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The number below which the given share (0 to 1) of some numbers lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN;
}

/** A duration in whole milliseconds, as the table shows it. */
export function milliseconds(duration: number): string {
  return `${whole(duration)} ms`;
}

/** A speed in rows a second, as the table shows it. */
export function rowsPerSecond(rows: number, duration: number): string {
  return `${whole((rows / duration) * 1000)} rows/s`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
