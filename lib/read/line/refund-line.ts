import type { NumberMarks } from '@/lib/read/read-cantidad';
import { readSum } from '@/lib/read/read-sum';

/** An amount that came back, and the words of its expense. */
export type TypedRefund = { cantidad: number; words: string };

/** «devuelto 20 cena», «me han devuelto 20 € de la cena», «devolución cena 20». */
const BEGINNING =
  /^(?:(?:me|nos)\s+(?:han?\s+devuelto|devuelven?|devolvi(?:eron|[oó]))|devuelto|devoluci[oó]n(?:\s+de)?|reembols(?:o(?:\s+de)?|ado))\s+(.+)$/iu;
const ARTICLES = /^(?:de\s+)?(?:el|la|los|las|del|de)\s+/iu;

/** A single letter names no expense. */
const SHORTEST = 2;

/** Answers null for any other line, without a name, and for an amount that may mean two things. */
export function readRefundLine(line: string, marks: NumberMarks): TypedRefund | null {
  const [, rest] = BEGINNING.exec(line.trim()) ?? [];
  if (rest === undefined) return null;
  const words = rest.split(/\s+/u).filter((word) => !/^\p{Sc}$/u.test(word));
  const place = words.findIndex((word) => /\d/u.test(word));
  const read = readSum(words[place] ?? '', marks).typed;
  if (read.kind !== 'cantidad') return null;
  const others = words.filter((_, at) => at !== place).join(' ');
  const named = others.replace(ARTICLES, '');
  return named.length < SHORTEST ? null : { cantidad: read.cantidad, words: named };
}
