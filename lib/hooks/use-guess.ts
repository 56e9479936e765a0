import { useEffect, useEffectEvent, useState } from 'react';
import type { Guesses } from '@/lib/domain/guess/guess-types';
import { gastosIndex } from '@/lib/page/gastos-index-client';
import { GUESS_AFTER_MS } from '@/lib/page/guessed-names';

/**
 * Guesses by nombre or, if it is empty, by descripcion. Null while unknown, and if there is no guess. `onGuess` gets
 * each answer once.
 */
export function useGuess(
  isWanted: boolean,
  { nombre, descripcion }: { nombre: string; descripcion: string },
  onGuess: (guesses: Guesses) => void = () => undefined,
): Guesses | null {
  const [answer, setAnswer] = useState<{ asked: string; guesses: Guesses } | null>(null);
  const asked = `${nombre.trim()}\n${descripcion.trim()}`;
  const onAnswer = useEffectEvent((guesses: Guesses) => {
    setAnswer({ asked, guesses });
    onGuess(guesses);
  });

  useEffect(() => {
    if (!isWanted || asked === '\n') return;
    let isStill = true;
    const timer = setTimeout(() => {
      const [name = '', text = ''] = asked.split('\n');
      void gastosIndex.guess([{ nombre: name, descripcion: text }]).then((found) => {
        const [guesses] = found ?? [];
        if (isStill && guesses) onAnswer(guesses);
      });
    }, GUESS_AFTER_MS);
    return () => {
      isStill = false;
      clearTimeout(timer);
    };
  }, [isWanted, asked]);

  return answer?.asked === asked ? answer.guesses : null;
}

/** Each nombre is asked once; unknown ones have no entry. */
export function useGuesses(nombres: readonly string[]): ReadonlyMap<string, Guesses> {
  const [known, setKnown] = useState<ReadonlyMap<string, Guesses>>(new Map());
  const asked = [...new Set(nombres)].filter((nombre) => nombre !== '' && !known.has(nombre)).join('\n');
  const onAnswer = useEffectEvent((found: readonly Guesses[], of: readonly string[]) => {
    const fresh = of.flatMap((nombre, position) => {
      const guesses = found[position];
      return guesses ? ([[nombre, guesses]] as const) : [];
    });
    setKnown((before) => new Map([...before, ...fresh]));
  });

  useEffect(() => {
    if (asked === '') return;
    let isStill = true;
    const timer = setTimeout(() => {
      const names = asked.split('\n');
      void gastosIndex.guess(names.map((nombre) => ({ nombre, descripcion: '' }))).then((found) => {
        if (isStill && found) onAnswer(found, names);
      });
    }, GUESS_AFTER_MS);
    return () => {
      isStill = false;
      clearTimeout(timer);
    };
  }, [asked]);

  return known;
}
