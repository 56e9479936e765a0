import type { IndexedGasto } from '../indexed-gasto';
import { foldText } from '../search-text';
import { agreedOf } from './agreed';
import { LatestGastos } from './latest-gastos';
import { wordsOf } from './word-counts';

/**
 * Guesses what a person calls what a bank's text stands for: as most of the latest expenses are called whose text has the same
 * words. Numbers do not count, each movement has others.
 */
export class NombreGuesser {
  readonly #byWords = new Map<string, LatestGastos>();

  /** Learns from an expense. */
  add(gasto: IndexedGasto): void {
    // The descripcion is the last line.
    const key = keyOf(gasto.text.slice(gasto.text.indexOf('\n') + 1));
    if (key === '') return;
    let latest = this.#byWords.get(key);
    if (!latest) this.#byWords.set(key, (latest = new LatestGastos()));
    latest.add(gasto);
  }

  /** The nombre that is usual for a descripcion; null where the expenses do not agree, or there are none. */
  guess(descripcion: string): string | null {
    const latest = this.#byWords.get(keyOf(foldText(descripcion)))?.latest() ?? [];
    const because = { kind: 'descripcion', text: descripcion } as const;
    const nombres = latest.map(({ nombre }) => nombre);
    return agreedOf(nombres, because)?.value ?? null;
  }
}

function keyOf(folded: string): string {
  return wordsOf(folded.slice(0, MAX_TEXT)).join(' ');
}

/** What is longer is no bank's text. */
const MAX_TEXT = 1000;
