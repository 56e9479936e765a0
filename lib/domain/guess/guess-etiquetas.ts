import { daysBetween } from '../dates';
import { hasEtiqueta } from '../etiquetas';
import type { IndexedGasto } from '../indexed-gasto';
import type { Guess, GuessReason } from './guess-types';

/** Of a shop's newest expenses, so many have the tag, over so many days: the cafés of one journey prove nothing. */
const LEAST = { gastos: 3, days: 30 };

/** Guesses tags that all newest expenses have; `latest` come newest first. */
export function guessEtiquetas(
  latest: readonly Pick<IndexedGasto, 'fecha' | 'etiquetas'>[],
  because: GuessReason,
): readonly Guess<string>[] {
  const [newest] = latest;
  return (newest?.etiquetas ?? []).flatMap((etiqueta) => {
    const end = latest.findIndex(({ etiquetas }) => !hasEtiqueta(etiquetas, etiqueta));
    const tagged = end < 0 ? latest : latest.slice(0, end);
    const oldest = tagged.at(-1);
    if (!newest || !oldest || tagged.length < LEAST.gastos) return [];
    if (!(daysBetween(oldest.fecha, newest.fecha) >= LEAST.days)) return [];
    const habit = { value: etiqueta, agreed: tagged.length, of: tagged.length, because };
    return [end < 0 ? habit : { ...habit, isNewHabit: true as const }];
  });
}
