import { foldText } from '../words';
import { TAKEN, type LineText } from './line-text';

const PREPOSITIONS = new Set(['de', 'en', 'con', 'por', 'para', 'a', 'y', 'del']);
/** Words before a noun that also begin names: «El Corte Inglés», «Al Natural». */
const ARTICLES = new Set(['el', 'la', 'al']);

type Piece = { text: string; folded: string; gapBefore: boolean; gapBehind: boolean };

/** Answers the words that are left, in order. Joining words without a neighbour are dropped. */
export function nombreOf({ text, folded }: LineText): string {
  const pieces = piecesOf(text, folded);
  while (isJoining(pieces.at(-1), true)) pieces.pop();
  let hasDropped = false;
  while (isJoining(pieces[0], hasDropped)) {
    pieces.shift();
    hasDropped = true;
  }
  const kept = pieces.filter((piece, place) => {
    const next = pieces[place + 1];
    return !(piece.gapBehind && next && PREPOSITIONS.has(piece.folded) && PREPOSITIONS.has(next.folded));
  });
  return trimSigns(kept.map((piece) => piece.text).join(' '));
}

function piecesOf(text: string, folded: string): Piece[] {
  const pieces: Piece[] = [];
  let gap = false;
  for (const { 0: found, index } of folded.matchAll(/\0+|[^\0\s]+/gu)) {
    if (found.startsWith(TAKEN)) {
      gap = true;
      const last = pieces.at(-1);
      if (last) last.gapBehind = true;
      continue;
    }
    const shown = text.slice(index, index + found.length);
    const isSign = /^[.,;:·|–—-]+$/u.test(shown);
    if (isSign && gap) continue;
    pieces.push({
      text: shown,
      folded: foldText(shown).replace(/[^\p{L}\p{N}]+$/u, ''),
      gapBefore: gap,
      gapBehind: false,
    });
    gap = false;
  }
  return pieces;
}

function isJoining(piece: Piece | undefined, mayBeArticle: boolean): boolean {
  if (!piece) return false;
  if (/^[.,;:·|–—-]+$/u.test(piece.text) || PREPOSITIONS.has(piece.folded)) return true;
  if (!ARTICLES.has(piece.folded)) return false;
  // «El Corte Inglés» begins so.
  return mayBeArticle || (piece.gapBefore && !/^(?:El|La|Al)$/u.test(piece.text));
}

function trimSigns(nombre: string): string {
  return nombre
    .replace(/ *\( *\)/gu, '')
    .replace(/ +(?=[,;:])/gu, '')
    .replace(/^[\s.,;:·|–—=*-]+|[\s.,;:·|–—=*-]+$/gu, '');
}
