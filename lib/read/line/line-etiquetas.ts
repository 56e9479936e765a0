import {
  etiquetaKey,
  hasEtiqueta,
  hashtagKey,
  readEtiqueta,
  readEtiquetas,
  spellingInUse,
} from '@/lib/domain/etiquetas';
import { namedByHashtag } from './line-catalogo';
import { type LineContext, type LineText, takePart } from './line-text';

/** A tag begins with a letter: «#1» and «nº #3» stay text. */
const HASHTAG = /(?<![\p{L}\p{N}#&/])#(\p{L}[^\s#,;\0\x01]*)/gu;

/** Ends a sentence, not a tag. */
const TRAILING = /[^\p{L}\p{N}\p{M}\p{S}\p{Emoji}]+$/u;

/**
 * Takes the hashtags that name no category and no method, in the spelling in use. One in use is a tag, whatever else it
 * names.
 */
export function takeEtiquetas(
  line: LineText,
  { categorias, metodosPago, etiquetas: used = [] }: LineContext,
): readonly string[] {
  let taken: readonly string[] = [];
  for (const { 1: found = '', index } of line.text.matchAll(HASHTAG)) {
    const whole = inUseAs(found, used);
    const word = whole === undefined ? found.replace(TRAILING, '') : found;
    const inUse = whole ?? inUseAs(word, used);
    const nombre = readEtiqueta(inUse ?? word.replaceAll('_', ' '));
    const isOther = !inUse && [categorias, metodosPago].some((rows) => namedByHashtag(word, rows));
    if (nombre === null || isOther || line.folded[index] !== '#') continue;
    const { kept } = readEtiquetas([...taken, nombre]);
    // One without room stays text.
    if (!hasEtiqueta(kept, nombre)) continue;
    taken = kept;
    const first = spellingInUse(nombre, kept);
    takePart(line, { kind: 'etiqueta', start: index, end: index + 1 + word.length, nombre: first });
  }
  return taken;
}

function inUseAs(word: string, used: readonly string[]): string | undefined {
  const key = hashtagKey(word);
  return used.find((name) => hashtagKey(name) === key);
}

/** The hashtag that is being typed at the end of a text; null for none, and for one that is the tag itself. */
export function begunHashtag(text: string): { start: number; key: string } | null {
  const [found, word] = /(?:^|\s)-?#(\p{L}[^\s#,;]*)$/u.exec(text) ?? [];
  return found === undefined || word === undefined
    ? null
    : { start: text.length - word.length, key: hashtagKey(word) };
}

/** The tags in use that begin with what is typed, in their order, itself first; those with such a later word come last. */
export function etiquetasBegunBy(key: string, used: readonly string[]): string[] {
  const keyed = used.map((nombre) => ({ nombre, key: etiquetaKey(nombre) }));
  return [
    ...keyed.filter((one) => one.key === key),
    ...keyed.filter((one) => one.key !== key && one.key.startsWith(key)),
    ...keyed.filter((one) => !one.key.startsWith(key) && one.key.includes(` ${key}`)),
  ].map(({ nombre }) => nombre);
}
