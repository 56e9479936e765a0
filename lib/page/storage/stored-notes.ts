import { copyReminder, quietFrom } from '@/lib/domain/copies';
import type { StoredMarker } from '@/lib/domain/data-loss';
import { toInstant } from '@/lib/domain/dates';
import {
  countOf,
  createSetting,
  fieldsOf,
  instantOf,
  pastInstantOf,
  subscribeToSettings,
} from '@/lib/page/settings/settings';

export const lastCopy = createSetting<StoredMarker | null>('mis-gastos:last-copy', readLastCopy, null);

function readLastCopy(text: string): StoredMarker | null {
  const fields = fieldsOf(text);
  const at = pastInstantOf(fields.at);
  const gastos = countOf(fields.gastos);
  return at === null || gastos === null ? null : { at, gastos };
}

/** `since` is the time of the first data. */
type CountedChanges = { copyAt: string | null; changes: number; since: string | null };

const countedChanges = createSetting<CountedChanges>(
  'mis-gastos:changes',
  (text) => {
    const { copyAt, changes, since } = fieldsOf(text);
    return { copyAt: pastInstantOf(copyAt), changes: countOf(changes) ?? 0, since: pastInstantOf(since) };
  },
  { copyAt: null, changes: 0, since: null },
);

const quietUntil = createSetting<string | null>('mis-gastos:copy-quiet-until', instantOf, null);

/** An act, or a whole import, counts as one. */
export function noteChange(now: Date): void {
  const { changes, since } = readState();
  writeChanges(changes + 1, since ?? toInstant(now));
}

/** The days without a copy count from the first data. */
function noteData(now: Date): void {
  const { changes, since } = readState();
  if (since === null) writeChanges(changes, toInstant(now));
}

function forgetChanges(): void {
  if (countedChanges.read() !== countedChanges.initial) writeChanges(0, null);
}

export function remindLater(now: Date): void {
  quietUntil.write(quietFrom(now));
}

let reminder: ReturnType<typeof copyReminder> = null;

/** The same object for the same reasons; null for none. */
export function currentReminder(): typeof reminder {
  const now = copyReminder(readState(), new Date());
  if (JSON.stringify(now) !== JSON.stringify(reminder)) reminder = now;
  return reminder;
}

export function subscribeToReminder(onChange: () => void): () => void {
  const unsubscribe = subscribeToSettings(onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Counted changes belong to one copy: a newer copy starts from none. */
function readState() {
  const counted = countedChanges.read();
  const copyAt = lastCopy.read()?.at ?? null;
  return {
    changes: counted.copyAt === copyAt ? counted.changes : 0,
    since: copyAt ?? counted.since,
    quietUntil: quietUntil.read(),
  };
}

function writeChanges(changes: number, since: string | null): void {
  countedChanges.write({ copyAt: lastCopy.read()?.at ?? null, changes, since });
}

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
