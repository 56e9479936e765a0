import { toInstant } from './instant';

/** What is known of the time since the last copy; instants are in ISO format, null if there is none. */
export type CopyState = {
  /** How many changes were made since the last copy. */
  changes: number;
  /** When the last copy was made or, if there is none, the first data were stored. */
  since: string | null;
  /** Until when the person wants no reminder. */
  quietUntil: string | null;
};

/** Why it is time for a copy. */
export type CopyReminder = { kind: 'changes'; changes: number } | { kind: 'days'; days: number };

/** After so many changes without a copy it is time for one. */
const MANY_CHANGES = 25;

/** After so many days without a copy it is time for one. */
const MANY_DAYS = 14;

/** «Later» asks for quiet for so many days. */
const QUIET_DAYS = 7;

const DAY_MS = 86_400_000;

/** Why it is time for a copy, null while it is not. If there are many changes and many days, the changes are named. */
export function copyReminder({ changes, since, quietUntil }: CopyState, now: Date): CopyReminder | null {
  const quietMs = quietUntil === null ? 0 : Date.parse(quietUntil) - now.getTime();
  // If it is longer than anyone can ask for, the clock was ahead.
  if (quietMs > 0 && quietMs <= QUIET_DAYS * DAY_MS) return null;
  if (changes >= MANY_CHANGES) return { kind: 'changes', changes };
  const days = since === null ? 0 : wholeDays(since, now);
  return days >= MANY_DAYS ? { kind: 'days', days } : null;
}

/** The instant, in ISO format, until which «later» asks for quiet. */
export function quietFrom(now: Date): string {
  return toInstant(new Date(now.getTime() + QUIET_DAYS * DAY_MS));
}

/** How many times 24 hours have passed since an instant: 0 if it is in the future or cannot be read. */
export function wholeDays(since: string, now: Date): number {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
  return days > 0 ? days : 0;
}
