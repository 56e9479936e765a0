/** A nombre while it is typed, a bank's text, or both. */
export type GuessQuestion = { nombre: string; descripcion: string };

export type GuessReason =
  /** Expenses of this very text: a nombre as last written, a descripcion folded. */
  | { kind: 'nombre' | 'descripcion'; text: string }
  /** Expenses with these folded words, the strongest first. */
  | { kind: 'words'; words: readonly string[] }
  /** Expenses of the guessed category. */
  | { kind: 'categoria'; categoriaId: number };

/** «14 de las últimas 15» is agreed 14, of 15. */
export type Guess<Value> = {
  value: Value;
  agreed: number;
  of: number;
  because: GuessReason;
  /** Set if a habit has changed: only the expenses since then count. */
  isNewHabit?: true;
};

/** The category of expenses with a like nombre; never taken by itself. */
export type AlikeGuess = { categoriaId: number; nombre: string };

/** Null if the evidence is thin. */
export type Guesses = {
  categoriaId: Guess<number> | null;
  metodoPagoId: Guess<number> | null;
  cents: Guess<bigint> | null;
  /** Absent without any. */
  etiquetas?: readonly Guess<string>[];
  /** Set only if no category is guessed. */
  alike?: AlikeGuess;
};
