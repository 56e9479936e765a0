import { toInstant } from './instant';

/** What is known of the time without a copy: instants in ISO format, null where there was none. */
export type CopyState = {
  /** How many changes were made since the last copy. */
  changes: number;
  /** When the last copy was made or, where there is none, the first data were stored. */
  since: string | null;
  /** Until when the person wants to hear nothing of it. */
  quietUntil: string | null;
};

/** Why it is time for a copy. */
export type CopyReminder = { kind: 'changes'; changes: number } | { kind: 'days'; days: number };

/** After so many changes without a copy it is time for one. */
export const MANY_CHANGES = 25;

/** After so many days without a copy it is time for one. */
export const MANY_DAYS = 14;

/** «Later» means after so many days. */
export const QUIET_DAYS = 7;

const DAY_MS = 86_400_000;

/** Whether it is time for a copy, and why; null while it is not. Many changes weigh more than many days. */
export function copyReminder({ changes, since, quietUntil }: CopyState, now: Date): CopyReminder | null {
  if (quietUntil !== null && now.getTime() < Date.parse(quietUntil)) return null;
  if (changes >= MANY_CHANGES) return { kind: 'changes', changes };
  const days = since === null ? 0 : wholeDays(since, now);
  return days >= MANY_DAYS ? { kind: 'days', days } : null;
}

/** The instant, in ISO format, until which «later» asks for quiet. */
export function quietFrom(now: Date): string {
  return toInstant(new Date(now.getTime() + QUIET_DAYS * DAY_MS));
}

/** How many times 24 hours have gone by since an instant: 0 for one that is to come, or none at all. */
export function wholeDays(since: string, now: Date): number {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
  return days > 0 ? days : 0;
}
