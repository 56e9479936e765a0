import { useEffect, useEffectEvent, useState } from 'react';
import type { Guesses } from '@/lib/domain/guess/guess-types';
import { gastosIndex } from '@/lib/page/gastos-index-client';
import { GUESS_AFTER_MS } from '@/lib/page/guessed-names';

/** Guesses for nombres from the person's own expenses, each asked once; unknown ones have no entry. */
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
