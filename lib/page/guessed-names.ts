import type { AlikeGuess, Guess } from '@/lib/domain/guess/guess-types';

/** Time without a letter. */
export const GUESS_AFTER_MS = 120;

type NamedRows = readonly { id: number | null; nombre: string }[];

/** Null without a guess, or if the row is gone. */
export function nombreOf(rows: NamedRows, guess: Guess<number> | null): string | null {
  return (guess && rows.find(({ id }) => id === guess.value)?.nombre) || null;
}

/** A suggested category by nombre, with a nombre that it comes from; null without one, or if the row is gone. */
export function suggestedBy(
  rows: NamedRows,
  alike: AlikeGuess | undefined,
): { categoria: string; because: string } | null {
  const categoria = rows.find(({ id }) => id === alike?.categoriaId)?.nombre;
  return alike && categoria ? { categoria, because: alike.nombre } : null;
}
