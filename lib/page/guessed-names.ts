import type { Guess } from '@/lib/domain/guess/guess-types';

/** The time without a letter before a guess. */
export const GUESS_AFTER_MS = 120;

/** Null without a guess, or if the row is gone. */
export function nombreOf(
  rows: readonly { id: number | null; nombre: string }[],
  guess: Guess<number> | null,
): string | null {
  return (guess && rows.find(({ id }) => id === guess.value)?.nombre) || null;
}
