import type { StoredMarker } from '@/lib/domain/data-loss';
import { toInstant } from '@/lib/domain/dates';
import { countOf, createSetting, fieldsOf, instantOf } from './settings';
import { forgetChanges, noteData } from './uncopied-changes';

export const endedSeries = createSetting<readonly string[]>(
  'mis-gastos:ended-series',
  (text) => Object.values(fieldsOf(text)).filter((key) => typeof key === 'string'),
  [],
);

/** The head's script reads it. */
export const STORED_KEY = 'mis-gastos:stored';

/** Lies outside of the database and outlives it. */
export const storedMarker = createSetting<StoredMarker | null>(STORED_KEY, readMarker, null);

/** Nothing is stored, and rightly. Names of series are forgotten with their expenses. */
export function noteEmpty(): void {
  writeMarker(0);
  forgetChanges();
  if (endedSeries.read().length > 0) endedSeries.write([]);
}

export function noteCount(gastos: number): void {
  writeMarker(gastos);
  noteData(new Date());
}

function writeMarker(gastos: number): void {
  storedMarker.write({ gastos, at: toInstant(new Date()) });
}

function readMarker(text: string): StoredMarker | null {
  const fields = fieldsOf(text);
  const gastos = countOf(fields.gastos);
  const at = instantOf(fields.at);
  return gastos === null || at === null ? null : { gastos, at };
}

/**
 * True if no stored amount has cents: whole amounts are written without. No amount loses a digit. Null, written like
 * false, until the first expense.
 */
export const wholeAmounts = createSetting<boolean | null>(
  'mis-gastos:whole-amounts',
  (text) => text === 'true',
  null,
);
