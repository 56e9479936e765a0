import { useSyncExternalStore } from 'react';
import { copyReminder, quietFrom, type CopyReminder, type CopyState } from '@/lib/domain/copy-reminder';
import { toInstant } from '@/lib/domain/instant';
import { readLastCopy } from './last-copy';
import { countOf, instantOf, readFields, readSetting, subscribeToSettings, writeSetting } from './settings';

/** The changes since a copy: which one, how many, and when the first data were there. */
const CHANGES_KEY = 'mis-gastos:changes';
const QUIET_KEY = 'mis-gastos:copy-quiet-until';

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
  if (readSetting(CHANGES_KEY) !== null) writeChanges(0, null);
}

/** Has the reminder wait. */
export function remindLater(now: Date): void {
  writeSetting(QUIET_KEY, quietFrom(now));
}

/** Why it is time for a copy, kept up to date; null while it is not. */
export function useCopyReminder(): CopyReminder | null {
  // As text, which is the same as long as it says the same.
  const due = useSyncExternalStore(subscribe, currentReminder, () => 'null');
  return JSON.parse(due) as CopyReminder | null;
}

function currentReminder(): string {
  return JSON.stringify(copyReminder(readState(), new Date()));
}

/** What was counted belongs to the copy that it was counted from: a newer one begins at none. */
function readState(): CopyState {
  const fields = readFields(CHANGES_KEY);
  const copyAt = readLastCopy()?.at ?? null;
  const counted = instantOf(fields.copyAt) === copyAt;
  return {
    changes: counted ? (countOf(fields.changes) ?? 0) : 0,
    since: copyAt ?? instantOf(fields.since),
    quietUntil: instantOf(readSetting(QUIET_KEY)),
  };
}

function writeChanges(changes: number, since: string | null): void {
  writeSetting(CHANGES_KEY, JSON.stringify({ copyAt: readLastCopy()?.at ?? null, changes, since }));
}

function subscribe(onChange: () => void): () => void {
  const unsubscribe = subscribeToSettings(onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onChange);
  };
}
