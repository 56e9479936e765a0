import { foldText, withSingleSpaces } from '@/lib/read/words';
import type { Fecha } from './dates';
import { graphemesOf } from './graphemes';
import { isSeen } from './values';

/** Through `hasta`, new expenses get the tag. */
export type StickyEtiqueta = { nombre: string; hasta: Fecha };

/** The tag that goes on, before and after an act that renames or removes it; null for none. */
export type StickyTurn = Record<'before' | 'after', StickyEtiqueta | null>;

type Etiquetas = readonly string[];

export const MAX_ETIQUETAS = 20;

export const MAX_GRAPHEMES = 40;

/** Signs that part tags, and control characters. */
const FORBIDDEN = /[#,;\u2028\u2029]|[^\P{Cc}\t]/u;

const NONE: Etiquetas = [];

/** Names of one key are one tag: case and accents do not count. */
export function etiquetaKey(name: string): string {
  return foldText(withSingleSpaces(name));
}

/** As stored: well-formed, NFC, trimmed, with single spaces. Null if it cannot be a tag. */
export function readEtiqueta(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (FORBIDDEN.test(text) || !isSeen(text)) return null;
  const name = withSingleSpaces(text.toWellFormed().normalize('NFC'));
  return isShort(name) ? name : null;
}

/** In a text, where a space ends a tag. */
export function hashtagOf(name: string): string {
  return `#${name.replaceAll(' ', '_')}`;
}

/** The key of a tag or of the word behind a `#`: an underscore stands for a space. */
export function hashtagKey(word: string): string {
  return etiquetaKey(word.replaceAll('_', ' '));
}

/**
 * Reads a list, or a text with commas. Twins are no fault: the first is kept. `kept` is the given list if nothing
 * changes.
 */
export function readEtiquetas(value: unknown): { kept: Etiquetas; leftOut: number } {
  const given: readonly unknown[] | null = typeof value === 'string' ? partsOf(value) : listOf(value);
  if (given === null) return { kept: NONE, leftOut: 1 };
  const names = given.map(readEtiqueta).filter((name) => name !== null);
  const different = withoutTwins(names);
  const kept = different.slice(0, MAX_ETIQUETAS);
  const leftOut = given.length - names.length + different.length - kept.length;
  const isSame = kept.length === given.length && kept.every((name, place) => name === given[place]);
  return { kept: isSame && Array.isArray(value) ? (value as string[]) : kept, leftOut };
}

export function hasEtiqueta(etiquetas: Etiquetas | undefined, name: string): boolean {
  return etiquetas !== undefined && placeOf(etiquetas, name) >= 0;
}

/** Those that are there come first; more than {@link MAX_ETIQUETAS} are left out. Never empty. */
export function withEtiquetas(etiquetas: Etiquetas | undefined, added: Etiquetas): Etiquetas | undefined {
  return filled(readEtiquetas([...(etiquetas ?? NONE), ...added]).kept);
}

/** Never empty: absent stands for none. */
export function withoutEtiquetas(
  etiquetas: Etiquetas | undefined,
  removed: Etiquetas,
): Etiquetas | undefined {
  return filled((etiquetas ?? NONE).filter((name) => placeOf(removed, name) < 0));
}

export function spellingInUse(name: string, used: Etiquetas): string {
  return used[placeOf(used, name)] ?? name;
}

function filled(etiquetas: Etiquetas): Etiquetas | undefined {
  return etiquetas.length > 0 ? etiquetas : undefined;
}

function placeOf(etiquetas: Etiquetas, name: string): number {
  const key = etiquetaKey(name);
  return etiquetas.findIndex((one) => etiquetaKey(one) === key);
}

function withoutTwins(names: Etiquetas): Etiquetas {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = etiquetaKey(name);
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** Nothing between two commas is no fault. */
function partsOf(text: string): string[] {
  return text.split(',').filter((part) => part.trim() !== '');
}

function listOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** A grapheme has at least one unit, and few have many. */
function isShort(name: string): boolean {
  if (name.length <= MAX_GRAPHEMES) return true;
  return name.length <= 40 * MAX_GRAPHEMES && graphemesOf(name).length <= MAX_GRAPHEMES;
}
