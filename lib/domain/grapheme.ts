const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** The first character as people count them, an emoji of several code points being one. Empty for an empty text. */
export function firstGrapheme(text: string): string {
  const [first] = graphemes.segment(text.slice(0, 40));
  return first?.segment ?? '';
}
