import { toInstant } from './dates';
import type { RowCounts } from './entities';

export type CopyRecord = RowCounts & {
  id: number;
  reason: 'reset' | 'restore' | 'import-undone' | 'gastos-deleted';
  /** ISO. */
  at: string;
  /** Compressed. */
  bytes: number;
};

/** Instants are ISO. */
type CopyState = {
  changes: number;
  /** The last copy or, without one, the first stored data. */
  since: string | null;
  quietUntil: string | null;
};

type CopyReminder = { kind: 'changes'; changes: number } | { kind: 'days'; days: number };

const MANY_CHANGES = 25;

const MANY_DAYS = 14;

const QUIET_DAYS = 7;

const DAY_MS = 86_400_000;

/** Many changes come before many days. */
export function copyReminder({ changes, since, quietUntil }: CopyState, now: Date): CopyReminder | null {
  const quietMs = quietUntil === null ? 0 : Date.parse(quietUntil) - now.getTime();
  // Nobody can ask for more quiet: the clock was ahead.
  if (quietMs > 0 && quietMs <= QUIET_DAYS * DAY_MS) return null;
  if (changes >= MANY_CHANGES) return { kind: 'changes', changes };
  const days = since === null ? 0 : Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
  return days >= MANY_DAYS ? { kind: 'days', days } : null;
}

export function quietFrom(now: Date): string {
  return toInstant(new Date(now.getTime() + QUIET_DAYS * DAY_MS));
}

/**
 * `gone`: moved or changed since it was chosen. `damaged`: cut short or changed since. `wrong-passphrase`: perhaps a tampered file that never opens. `no-crypto`:
 * encrypted, and the browser cannot (insecure origin).
 */
export type BackupFault =
  | 'not-a-backup'
  | 'newer-version'
  | 'damaged'
  | 'passphrase-needed'
  | 'wrong-passphrase'
  | 'no-crypto'
  | 'too-large'
  | 'gone';
