import type { ExchangeFile, GastoFields } from '@/lib/domain/entities';
import { GastoGuesser, type GuessQuestion } from '@/lib/domain/guess/gasto-guesser';
import { indexGasto } from './index-gastos';

/** How many expenses are learned from before the first guess counts. */
const LEARNED_FIRST = 200;

/** Which part of the categories was guessed rightly, wrongly, and not at all. */
export type Accuracy = { right: number; wrong: number; blank: number };

/** Guesses the category of each expense in the order of days, from those before it alone. */
export function accuracyOf({ gastos }: ExchangeFile, ask: (gasto: GastoFields) => GuessQuestion): Accuracy {
  const counts: Accuracy = { right: 0, wrong: 0, blank: 0 };
  const guesser = new GastoGuesser();
  // The file has the newest first.
  const inOrder = gastos.toReversed().sort((a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : 0));
  for (const [place, gasto] of inOrder.entries()) {
    if (place >= LEARNED_FIRST) {
      const guess = guesser.guess(ask(gasto)).categoriaId;
      if (!guess) counts.blank += 1;
      else if (guess.value === gasto.categoriaId) counts.right += 1;
      else counts.wrong += 1;
    }
    guesser.add(indexGasto({ ...gasto, id: place + 1 }));
  }
  const all = inOrder.length - LEARNED_FIRST;
  return { right: counts.right / all, wrong: counts.wrong / all, blank: counts.blank / all };
}
