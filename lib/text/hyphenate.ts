const SOFT_HYPHEN = '\u00AD';

/** Shorter words fit anywhere. */
const LONG_WORD = /\p{L}{7,}/gu;

/** A shorter piece looks lost on its line. */
const SHORTEST_PIECE = 3;

/** A vowel and the consonants before the next one. */
const BETWEEN_VOWELS = /([aeiouáéíóúü])([^aeiouáéíóúü]+)(?=[aeiouáéíóúü])/gi;

/** Two consonants that begin a syllable together. */
const ONSET = /(?:[bcfgkp][lr]|[dt]r|ch|ll|rr)$/i;

/** Adds soft hyphens: not every browser has the Spanish dictionary. No vowel is parted from another. */
export function hyphenate(text: string): string {
  return text.replace(LONG_WORD, (word) =>
    word.replace(BETWEEN_VOWELS, (part: string, vowel: string, consonants: string, place: number) => {
      const at = consonants.length - (ONSET.test(consonants) ? 2 : 1);
      const before = place + 1 + at;
      if (Math.min(before, word.length - before) < SHORTEST_PIECE) return part;
      return vowel + consonants.slice(0, at) + SOFT_HYPHEN + consonants.slice(at);
    }),
  );
}
