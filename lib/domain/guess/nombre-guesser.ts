import type { IndexedGasto } from '../indexed-gasto';
import { foldText } from '@/lib/read/words';
import { agreedOf } from './agreed';
import { LatestGastos } from './latest-gastos';
import { wordsOf } from './word-counts';

/** From the latest expenses with the same words as a bank's text. Numbers do not count: each movement has others. */
export class NombreGuesser {
  readonly #byWords = new Map<string, LatestGastos>();

  add(gasto: IndexedGasto): void {
    // The descripcion follows the first line.
    const key = keyOf(gasto.text.slice(gasto.text.indexOf('\n') + 1));
    if (key === '') return;
    let latest = this.#byWords.get(key);
    if (!latest) this.#byWords.set(key, (latest = new LatestGastos()));
    latest.add(gasto);
  }

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

/** Longer texts come from no bank. */
const MAX_TEXT = 1000;
