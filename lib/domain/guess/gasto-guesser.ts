import { daysBetween } from '@/lib/domain/dates';
import { hasEtiqueta } from '@/lib/domain/etiquetas';
import { grossCents, type IndexedGasto } from '@/lib/domain/indexed-gasto';
import { foldText, withSingleSpaces } from '@/lib/read/words';
import {
  agreedOf,
  type Guess,
  type Guesses,
  type GuessQuestion,
  type GuessReason,
  LatestGastos,
  mostOf,
  type Spoken,
  WordCounts,
  wordsOf,
} from './guess';

/** From the latest expenses with the same words as a bank's text. Numbers do not count: each movement has others. */
export class NombreGuesser {
  readonly #byWords = new Map<string, LatestGastos>();

  add(gasto: IndexedGasto): void {
    // The descripcion follows the first line.
    const key = wordsKey(gasto.text.slice(gasto.text.indexOf('\n') + 1));
    if (key === '') return;
    let latest = this.#byWords.get(key);
    if (!latest) this.#byWords.set(key, (latest = new LatestGastos()));
    latest.add(gasto);
  }

  guess(descripcion: string): string | null {
    const latest = this.#byWords.get(wordsKey(foldText(descripcion)))?.latest() ?? [];
    const because = { kind: 'descripcion', text: descripcion } as const;
    const nombres = latest.map(({ nombre }) => nombre);
    return agreedOf(nombres, because)?.value ?? null;
  }
}

function wordsKey(folded: string): string {
  return wordsOf(folded.slice(0, MAX_BANK_TEXT)).join(' ');
}

/** Longer texts come from no bank. */
const MAX_BANK_TEXT = 1000;

/** One nombre tells what was bought; a bank's text must come twice. */
const LEAST = { nombre: 1, descripcion: 2 };

/** A usual amount was paid this often, and in this part of the latest expenses. */
const USUAL = { least: 2, part: 0.5 };

/** Of a shop's newest expenses, so many have the tag, over so many days: the cafés of one journey prove nothing. */
const LEAST_TAGGED = { gastos: 3, days: 30 };

/** Beside an unknown nombre, words must be almost certain. */
const SURE = { nombre: 0.9995, descripcion: 0.7 };

/** The least known part of the words. */
const KNOWN_PART = 0.5;

/** Longer texts are cut: a file may bring a megabyte. */
const MAX_TEXT = 1000;

/** Guesses by the exact nombre, then by the exact descripcion, then by words. */
export class GastoGuesser {
  readonly #byNombre = new Map<string, LatestGastos>();
  readonly #byDescripcion = new Map<string, LatestGastos>();
  readonly #byCategoria = new Map<number, LatestGastos>();
  readonly #words = new WordCounts();

  /** A changed expense is first removed as it was. */
  add(gasto: IndexedGasto): void {
    const { nombre, descripcion } = textsOf(gasto);
    put(this.#byNombre, nombre, gasto);
    put(this.#byDescripcion, descripcion, gasto);
    put(this.#byCategoria, gasto.categoriaId, gasto);
    this.#words.count(wordsOf(gasto.text.slice(0, MAX_TEXT)), gasto.categoriaId, 1);
  }

  /** `gasto` is as it was added. */
  remove(gasto: IndexedGasto): void {
    const { nombre, descripcion } = textsOf(gasto);
    drop(this.#byNombre, nombre, gasto.id);
    drop(this.#byDescripcion, descripcion, gasto.id);
    drop(this.#byCategoria, gasto.categoriaId, gasto.id);
    this.#words.count(wordsOf(gasto.text.slice(0, MAX_TEXT)), gasto.categoriaId, -1);
  }

  /** Guesses by the nombre or, if it is empty, by the bank's text. */
  guess({ nombre, descripcion }: GuessQuestion): Guesses {
    const named = foldedKey(nombre);
    const text = foldedKey(descripcion);
    const found = named === '' ? this.#ofText(text) : this.#ofNombre(named);
    if (found) return ofLatest(found.latest, found.because);
    const kind = named === '' ? 'descripcion' : 'nombre';
    const spoken = this.#words.spokenFor(wordsOf(`${named}\n${text}`));
    if (!spoken || spoken.certainty < SURE[kind] || spoken.known < KNOWN_PART) return NOTHING;
    const categoriaId = ofWords(spoken);
    return { ...NOTHING, categoriaId, metodoPagoId: this.#metodoOf(categoriaId?.value) };
  }

  metodoOf(categoriaId: number): Guess<number> | null {
    return this.#metodoOf(categoriaId);
  }

  #ofNombre(named: string): Found | null {
    const latest = this.#byNombre.get(named)?.latest() ?? [];
    return latest.length < LEAST.nombre ? null : found('nombre', latest);
  }

  #ofText(text: string): Found | null {
    if (text === '') return null;
    const same = this.#byDescripcion.get(text)?.latest() ?? [];
    if (same.length >= LEAST.descripcion) return found('descripcion', same);
    const named = this.#byNombre.get(text)?.latest() ?? [];
    return named.length >= LEAST.descripcion ? found('nombre', named) : null;
  }

  #metodoOf(categoriaId: number | undefined): Guess<number> | null {
    if (categoriaId === undefined) return null;
    const latest = this.#byCategoria.get(categoriaId)?.latest() ?? [];
    return agreedOf(
      latest.map(({ metodoPagoId }) => metodoPagoId),
      { kind: 'categoria', categoriaId },
    );
  }
}

type Found = { latest: readonly IndexedGasto[]; because: GuessReason };

const NOTHING: Guesses = { categoriaId: null, metodoPagoId: null, cents: null };

function found(kind: 'nombre' | 'descripcion', latest: readonly IndexedGasto[]): Found {
  const [newest] = latest;
  const text = kind === 'nombre' ? (newest?.nombre ?? '') : newest ? textsOf(newest).descripcion : '';
  return { latest, because: { kind, text } };
}

function ofLatest(latest: readonly IndexedGasto[], because: GuessReason): Guesses {
  const etiquetas = guessEtiquetas(latest, because);
  return {
    ...(etiquetas.length > 0 && { etiquetas }),
    categoriaId: agreedOf(
      latest.map(({ categoriaId }) => categoriaId),
      because,
    ),
    metodoPagoId: agreedOf(
      latest.map(({ metodoPagoId }) => metodoPagoId),
      because,
    ),
    cents: usualOf(latest.map(grossCents), because),
  };
}

/** Guesses tags that all newest expenses have; `latest` come newest first. */
function guessEtiquetas(
  latest: readonly Pick<IndexedGasto, 'fecha' | 'etiquetas'>[],
  because: GuessReason,
): readonly Guess<string>[] {
  const [newest] = latest;
  return (newest?.etiquetas ?? []).flatMap((etiqueta) => {
    const end = latest.findIndex(({ etiquetas }) => !hasEtiqueta(etiquetas, etiqueta));
    const tagged = end < 0 ? latest : latest.slice(0, end);
    const oldest = tagged.at(-1);
    if (!newest || !oldest || tagged.length < LEAST_TAGGED.gastos) return [];
    if (!(daysBetween(oldest.fecha, newest.fecha) >= LEAST_TAGGED.days)) return [];
    const habit = { value: etiqueta, agreed: tagged.length, of: tagged.length, because };
    return [end < 0 ? habit : { ...habit, isNewHabit: true as const }];
  });
}

function usualOf(values: readonly bigint[], because: GuessReason): Guess<bigint> | null {
  if (values.length === 0) return null;
  const most = mostOf(values);
  const isUsual = most.agreed >= USUAL.least && most.agreed >= values.length * USUAL.part;
  return isUsual ? { ...most, of: values.length, because } : null;
}

function ofWords({ categoriaId, words }: Spoken): Guess<number> | null {
  const [strongest] = words;
  if (!strongest) return null;
  const { agreed, of } = strongest;
  return {
    value: categoriaId,
    agreed,
    of,
    because: { kind: 'words', words: words.map(({ word }) => word) },
  };
}

/** A descripcion that differs has a line of its own. */
function textsOf({ text }: IndexedGasto): { nombre: string; descripcion: string } {
  const end = text.indexOf('\n');
  const nombre = end < 0 ? text : text.slice(0, end);
  return { nombre: keyOf(nombre), descripcion: keyOf(end < 0 ? text : text.slice(end + 1)) };
}

function foldedKey(typed: string): string {
  return keyOf(foldText(typed.slice(0, MAX_TEXT)));
}

/** Spaces alone make no difference. */
function keyOf(folded: string): string {
  return withSingleSpaces(folded.slice(0, MAX_TEXT));
}

function put<Key>(map: Map<Key, LatestGastos>, key: Key, gasto: IndexedGasto): void {
  if (key === '') return;
  let gastos = map.get(key);
  if (!gastos) map.set(key, (gastos = new LatestGastos()));
  gastos.add(gasto);
}

function drop<Key>(map: Map<Key, LatestGastos>, key: Key, id: number): void {
  if (map.get(key)?.remove(id) === false) map.delete(key);
}
