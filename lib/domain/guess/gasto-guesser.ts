import { daysBetween } from '@/lib/domain/dates';
import { hasEtiqueta } from '@/lib/domain/etiquetas';
import { grossCents, type IndexedGasto } from '@/lib/domain/indexed-gasto';
import { foldText, withSingleSpaces } from '@/lib/read/words';
import { WordCounts, wordsOf } from './word-counts';

/**
 * Guesses a nombre from the latest expenses with the same words as a bank's text. Numbers do not count: each movement
 * has others.
 */
export class NombreGuesser {
  readonly #byWords = new Map<string, LatestGastos>();

  add(gasto: IndexedGasto): void {
    // The descripcion follows the first line.
    const key = wordsKey(gasto.text.slice(gasto.text.indexOf('\n') + 1));
    put(this.#byWords, key, gasto);
  }

  guess(descripcion: string): string | null {
    const latest = this.#byWords.get(wordsKey(foldText(descripcion)))?.latest() ?? [];
    const because = { kind: 'descripcion', text: descripcion } as const;
    const nombres = latest.map(({ nombre }) => nombre);
    return agreedOf(nombres, because)?.value ?? null;
  }
}

function wordsKey(folded: string): string {
  return wordsOf(folded.slice(0, MAX_TEXT)).join(' ');
}

/** One nombre is enough; a bank's text must come twice. */
const LEAST = { nombre: 1, descripcion: 2 };

/** Paid this often, and in this part of the latest expenses. */
const USUAL = { least: 2, part: 0.5 };

/** This many newest expenses have the tag, over as many days: the cafés of one journey prove nothing. */
const LEAST_TAGGED = { gastos: 3, days: 30 };

/** Under an unknown nombre, words must be almost certain. */
const SURE = { nombre: 0.9995, descripcion: 0.7 };

/** The least known part of the words. */
const KNOWN_PART = 0.5;

/** Longer texts are cut: a file may bring a megabyte. */
const MAX_TEXT = 1000;

export class GastoGuesser {
  readonly #byNombre = new Map<string, LatestGastos>();
  readonly #byDescripcion = new Map<string, LatestGastos>();
  readonly #byCategoria = new Map<number, LatestGastos>();
  readonly #words = new WordCounts();

  /** A changed expense is removed first, as it was added. */
  add(gasto: IndexedGasto): void {
    const { nombre, descripcion } = textsOf(gasto);
    put(this.#byNombre, nombre, gasto);
    put(this.#byDescripcion, descripcion, gasto);
    put(this.#byCategoria, gasto.categoriaId, gasto);
    this.#words.count(wordsOf(gasto.text.slice(0, MAX_TEXT)), gasto.categoriaId, 1);
  }

  remove(gasto: IndexedGasto): void {
    const { nombre, descripcion } = textsOf(gasto);
    drop(this.#byNombre, nombre, gasto.id);
    drop(this.#byDescripcion, descripcion, gasto.id);
    drop(this.#byCategoria, gasto.categoriaId, gasto.id);
    this.#words.count(wordsOf(gasto.text.slice(0, MAX_TEXT)), gasto.categoriaId, -1);
  }

  /** By the exact nombre or, if that is empty, by the exact bank's text; then by words. */
  guess({ nombre, descripcion }: GuessQuestion): Guesses {
    const named = foldedKey(nombre);
    const text = foldedKey(descripcion);
    const found = named === '' ? this.#ofText(text) : this.#ofNombre(named);
    if (found) return ofLatest(found.latest, found.because);
    return this.#ofWords(wordsOf(`${named}\n${text}`), SURE[named === '' ? 'descripcion' : 'nombre']);
  }

  metodoOf(categoriaId: number): Guess<number> | null {
    const latest = this.#byCategoria.get(categoriaId)?.latest() ?? [];
    return agreedOf(
      latest.map(({ metodoPagoId }) => metodoPagoId),
      { kind: 'categoria', categoriaId },
    );
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

  #ofWords(words: readonly string[], sure: number): Guesses {
    const spoken = this.#words.spokenFor(words);
    const [strongest] = spoken?.words ?? [];
    if (!spoken || !strongest || spoken.certainty < sure || spoken.known < KNOWN_PART) return NOTHING;
    const { categoriaId } = spoken;
    const { agreed, of } = strongest;
    const because = { kind: 'words', words: spoken.words.map(({ word }) => word) } as const;
    const categoria = { value: categoriaId, agreed, of, because };
    return { ...NOTHING, categoriaId: categoria, metodoPagoId: this.metodoOf(categoriaId) };
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

/** Tags that all newest expenses have; `latest` come newest first. */
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

/** A descripcion has its own line if it differs. */
function textsOf({ text }: IndexedGasto): { nombre: string; descripcion: string } {
  const end = text.indexOf('\n');
  const nombre = end < 0 ? text : text.slice(0, end);
  return { nombre: keyOf(nombre), descripcion: keyOf(end < 0 ? text : text.slice(end + 1)) };
}

function foldedKey(typed: string): string {
  return keyOf(foldText(typed.slice(0, MAX_TEXT)));
}

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

/** A nombre while it is typed, a bank's text, or both. */
export type GuessQuestion = { nombre: string; descripcion: string };

type GuessReason =
  /** Of this very text: a nombre as last written, a descripcion folded. */
  | { kind: 'nombre' | 'descripcion'; text: string }
  /** Folded, the strongest first. */
  | { kind: 'words'; words: readonly string[] }
  | { kind: 'categoria'; categoriaId: number };

/** «14 de las últimas 15» is agreed 14, of 15. */
export type Guess<Value> = {
  value: Value;
  agreed: number;
  of: number;
  because: GuessReason;
  /** Only expenses since a change of habit count. */
  isNewHabit?: true;
};

/** Null if the evidence is thin. */
export type Guesses = {
  categoriaId: Guess<number> | null;
  metodoPagoId: Guess<number> | null;
  cents: Guess<bigint> | null;
  /** Absent without any. */
  etiquetas?: readonly Guess<string>[];
  /** Only if no category is guessed: that of expenses with this like nombre, never taken by itself. */
  alike?: { categoriaId: number; nombre: string };
};

const AGREED_PART = 0.6;

/** `values` come newest first. After a change of habit, the two newest decide. */
function agreedOf<Value>(values: readonly Value[], because: GuessReason): Guess<Value> | null {
  const [newest, second] = values;
  if (newest === undefined) return null;
  const most = { ...mostOf(values), of: values.length, because };
  if (newest !== second) return most.agreed < most.of * AGREED_PART ? null : most;
  if (most.value === newest) return most;
  const end = values.findIndex((value) => value !== newest);
  return { value: newest, agreed: end, of: end, because, isNewHabit: true };
}

/** The first of equals. */
function mostOf<Value>(values: readonly Value[]): { value: Value; agreed: number } {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [value, agreed] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return { value, agreed };
}

/** Habits change: older expenses do not count. */
const LATEST = 15;

class LatestGastos {
  readonly #all = new Map<number, IndexedGasto>();
  /** Null if they must be found again. */
  #latest: IndexedGasto[] | null = [];

  add(gasto: IndexedGasto): void {
    this.#all.set(gasto.id, gasto);
    if (!this.#latest) return;
    const place = this.#latest.findIndex((other) => isNewer(gasto, other));
    if (place >= 0) this.#latest.splice(place, 0, gasto);
    else if (this.#latest.length < LATEST) this.#latest.push(gasto);
    if (this.#latest.length > LATEST) this.#latest.pop();
  }

  remove(id: number): boolean {
    this.#all.delete(id);
    if (this.#latest?.some((gasto) => gasto.id === id)) this.#latest = null;
    return this.#all.size > 0;
  }

  /** Newest first. */
  latest(): readonly IndexedGasto[] {
    if (this.#latest) return this.#latest;
    const latest: IndexedGasto[] = [];
    for (const gasto of this.#all.values()) {
      const last = latest.at(-1);
      if (latest.length >= LATEST && last && !isNewer(gasto, last)) continue;
      const place = latest.findIndex((other) => isNewer(gasto, other));
      latest.splice(place < 0 ? latest.length : place, 0, gasto);
      if (latest.length > LATEST) latest.pop();
    }
    this.#latest = latest;
    return latest;
  }
}

/** Within a day, the last entered is newer. */
function isNewer(one: IndexedGasto, other: IndexedGasto): boolean {
  return one.fecha === other.fecha ? one.id > other.id : one.fecha > other.fecha;
}
