/** What is asked: a nombre as it is being typed, or a bank's text, or both. */
export type GuessQuestion = { nombre: string; descripcion: string };

/** Why a guess is made, for the words that say so. */
export type GuessReason =
  /** The expenses of this very nombre or descripcion, in case and accents as they were last written. */
  | { kind: 'nombre' | 'descripcion'; text: string }
  /** The expenses with these words, folded, the strongest first. */
  | { kind: 'words'; words: readonly string[] }
  /** The expenses of the category that was guessed. */
  | { kind: 'categoria'; categoriaId: number };

/** A guess, and on how much it stands: «como 14 de 15 veces» is agreed 14, of 15. */
export type Guess<Value> = { value: Value; agreed: number; of: number; because: GuessReason };

/** What is guessed for an expense; null wherever the evidence is thin. */
export type Guesses = {
  categoriaId: Guess<number> | null;
  metodoPagoId: Guess<number> | null;
  /** The usual amount, in hundredths. */
  cents: Guess<bigint> | null;
};
