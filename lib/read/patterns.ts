import { atFirstUse } from '@/lib/domain/at-first-use';

/** Each alternative may hold several itself: «de|del». */
export function oneOf(...alternatives: readonly string[]): string {
  return `(?:${alternatives.join('|')})`;
}

/** Made at its first use: a page may load many that it never needs. */
export function pattern(source: string, flags = ''): () => RegExp {
  return atFirstUse(() => new RegExp(source, flags));
}

export function tester(source: string, flags = ''): (text: string) => boolean {
  const made = pattern(source, flags);
  return (text) => made().test(text);
}

/** For a folded text; each word in full. */
export function wordTester(...alternatives: readonly string[]): (text: string) => boolean {
  return tester(`\\b${oneOf(...alternatives)}\\b`);
}
