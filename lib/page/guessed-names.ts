import type { Guess } from '@/lib/domain/guess/guess-types';

/** Milliseconds without a letter after which a nombre is worth a guess. */
export const CALM_MS = 120;

/** The nombre of what was guessed, among the rows that can be chosen; null where there is no guess, or no such row by now. */
export function nombreOf(
  rows: readonly { id: number | null; nombre: string }[],
  guess: Guess<number> | null,
): string | null {
  return (guess && rows.find(({ id }) => id === guess.value)?.nombre) || null;
}
