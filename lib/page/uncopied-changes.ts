import { copyReminder, quietFrom, type CopyReminder, type CopyState } from '@/lib/domain/copy-reminder';
import { toInstant } from '@/lib/domain/instant';
import { lastCopy } from './last-copy';
import { countOf, createSetting, fieldsOf, instantOf, pastInstantOf, subscribeToSettings } from './settings';

/** The changes since a copy: which one, how many, and when the first data were there. */
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

/** Notes that the person has changed their data once more: an act, or an import whole. */
export function noteChange(now: Date): void {
  const { changes, since } = readState();
  writeChanges(changes + 1, since ?? toInstant(now));
}

/** Notes that there are data, for the days without a copy to be counted from then on. */
export function noteData(now: Date): void {
  const { changes, since } = readState();
  if (since === null) writeChanges(changes, toInstant(now));
}

/** Forgets the changes: there is nothing left that a copy could hold. */
export function forgetChanges(): void {
  if (countedChanges.read() !== countedChanges.initial) writeChanges(0, null);
}

/** Has the reminder wait. */
export function remindLater(now: Date): void {
  quietUntil.write(quietFrom(now));
}

/** Why it is time for a copy, as a text that stays the same as long as it says the same; 'null' while it is not. */
export function currentReminder(): string {
  return JSON.stringify(copyReminder(readState(), new Date()));
}

/** Reads what {@link currentReminder} answered. */
export function readReminder(text: string): CopyReminder | null {
  return JSON.parse(text) as CopyReminder | null;
}

/** Calls back whenever it may have become time for a copy, until the answered function is called. */
export function subscribeToReminder(onChange: () => void): () => void {
  const unsubscribe = subscribeToSettings(onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** What was counted belongs to the copy that it was counted from: a newer one begins at none. */
function readState(): CopyState {
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
