import type { Guess } from '@/lib/domain/guess/gasto-guesser';
import { createFormat } from '@/lib/text/format';
import { guessEvidence, guessWithEvidence } from '@/lib/text/entry';

const format = createFormat({ locale: 'es-ES', currency: 'EUR' });

const BY_NOMBRE = { kind: 'nombre', text: 'Café' } as const;
const BY_WORDS = { kind: 'words', words: ['cafe'] } as const;

it.each<[Omit<Guess<unknown>, 'value'>, string, string]>([
  [{ agreed: 15, of: 15, because: BY_NOMBRE }, 'como siempre', 'Ocio, como siempre'],
  [{ agreed: 1, of: 1, because: BY_NOMBRE }, 'como la última vez', 'Ocio, como la última vez'],
  [{ agreed: 9, of: 15, because: BY_NOMBRE }, '9 de las últimas 15', 'Ocio (9 de las últimas 15)'],
  // A word is counted in all expenses, not in the latest.
  [{ agreed: 1200, of: 1500, because: BY_WORDS }, '1.200 de 1.500 veces', 'Ocio (1.200 de 1.500 veces)'],
  [
    { agreed: 2, of: 2, because: BY_NOMBRE, isNewHabit: true },
    'como las últimas 2 veces',
    'Ocio, como las últimas 2 veces',
  ],
])('says of %j: %s', (guess, evidence, sentence) => {
  expect(guessEvidence(guess, format)).toBe(evidence);
  expect(guessWithEvidence('Ocio', guess, format)).toBe(sentence);
});
