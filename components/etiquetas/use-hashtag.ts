import type { KeyboardEvent } from 'react';
import { hashtagKey, hashtagOf } from '@/lib/domain/etiquetas';
import { useQuery } from '@/lib/hooks/use-query';
import { etiquetasInUse } from '@/lib/page/index-queries';
import { begunHashtag, etiquetasBegunBy } from '@/lib/read/line/line-catalogo';

const MOST = 5;
const NONE: readonly string[] = [];

/** The names in use, the last used first; empty until they are known. */
export function useEtiquetasInUse(): readonly string[] {
  return useQuery(etiquetasInUse)?.map(({ nombre }) => nombre) ?? NONE;
}

/** Answers the texts in which the hashtag at the end of `text` is complete, by tag in use. */
export function completionsOf(text: string, used: readonly string[]): { nombre: string; text: string }[] {
  const begun = begunHashtag(text);
  // A whole tag needs no completion, and Enter saves it.
  if (!begun || used.some((nombre) => hashtagKey(nombre) === begun.key)) return [];
  return etiquetasBegunBy(begun.key, used)
    .slice(0, MOST)
    .map((nombre) => ({ nombre, text: `${text.slice(0, begun.start - 1)}${hashtagOf(nombre)} ` }));
}

/** Enter and Tab take the first of `completions`. True if the key is used up. */
export function completesHashtag(
  event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  [first]: readonly { text: string }[],
  onText: (text: string) => void,
): boolean {
  if ((event.key !== 'Enter' && event.key !== 'Tab') || event.shiftKey) return false;
  const { selectionStart, value } = event.currentTarget;
  if (!first || event.nativeEvent.isComposing || selectionStart !== value.length) return false;
  event.preventDefault();
  onText(first.text);
  return true;
}
