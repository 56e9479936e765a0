import { useEffect, useEffectEvent, useState } from 'react';
import type { Starters } from '@/lib/domain/entities';
import type { Guesses, GuessQuestion } from '@/lib/domain/guess/gasto-guesser';
import { entryChoices, type EntryChoices, knownEntryChoices } from '@/lib/page/queries/entry-choices';
import { GUESS_AFTER_MS, readGuesses } from '@/lib/page/queries/index-queries';
import { useQuery } from './use-query';

/**
 * By nombre or, if it is empty, by descripcion. Null while unknown and without a guess. `onGuess` gets each answer
 * once.
 */
export function useGuess(
  isWanted: boolean,
  { nombre, descripcion }: { nombre: string; descripcion: string },
  onGuess: (guesses: Guesses) => void = () => undefined,
): Guesses | null {
  const [answer, setAnswer] = useState<{ asked: string; guesses: Guesses } | null>(null);
  const question = { nombre: nombre.trim(), descripcion: descripcion.trim() };
  const asked = `${question.nombre}\n${question.descripcion}`;
  useAsked(isWanted && asked !== '\n' ? [question] : [], ([guesses]) => {
    if (!guesses) return;
    setAnswer({ asked, guesses });
    onGuess(guesses);
  });
  return answer?.asked === asked ? answer.guesses : null;
}

/** Each nombre is asked once; unknown ones have no entry. */
export function useGuesses(nombres: readonly string[]): ReadonlyMap<string, Guesses> {
  const [known, setKnown] = useState<ReadonlyMap<string, Guesses>>(new Map());
  const asked = [...new Set(nombres)].filter((nombre) => nombre !== '' && !known.has(nombre));
  useAsked(
    asked.map((nombre) => ({ nombre, descripcion: '' })),
    (found) => {
      const fresh = asked.flatMap((nombre, position) => {
        const guesses = found[position];
        return guesses ? ([[nombre, guesses]] as const) : [];
      });
      setKnown((before) => new Map([...before, ...fresh]));
    },
  );
  return known;
}

/** Asks once the questions stand still; only the last ones are answered. */
function useAsked(questions: readonly GuessQuestion[], onFound: (found: readonly Guesses[]) => void): void {
  const asked = JSON.stringify(questions);
  const onAnswer = useEffectEvent(onFound);
  useEffect(() => {
    const standing = JSON.parse(asked) as GuessQuestion[];
    if (standing.length === 0) return;
    let isStill = true;
    const timer = setTimeout(() => {
      void readGuesses(standing).then((found) => {
        if (isStill && found) onAnswer(found);
      });
    }, GUESS_AFTER_MS);
    return () => {
      isStill = false;
      clearTimeout(timer);
    };
  }, [asked]);
}

/** Until known values must do: an import may be written. */
const PATIENCE_MS = 150;

/** `patience` in milliseconds. */
export function useIsLate(patience = PATIENCE_MS): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [patience]);
  return isLate;
}

/** Starters if nothing is stored. If loading takes long, known choices that `willDo` accepts; until then undefined. */
export function useEntryChoices(
  starters: Starters,
  willDo: (known: EntryChoices) => boolean = () => true,
): EntryChoices | undefined {
  const read = useQuery(entryChoices(starters));
  const isLate = useIsLate();
  const known = isLate ? knownEntryChoices() : undefined;
  return read ?? (known && willDo(known) ? known : undefined);
}
