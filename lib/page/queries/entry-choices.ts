import { listRows } from '@/lib/db/stored-rows';
import { listNewestGastos } from '@/lib/db/gastos-by-day';
import type { DataReader } from '@/lib/db/stored-table';
import type { CategoriaFields, Gasto, MetodoPagoFields, Starters } from '@/lib/domain/entities';
import { frequentNombres, habitsOf, idsByUse, metodosByCategoria } from '@/lib/domain/entry-history';
import { firstGrapheme } from '@/lib/domain/graphemes';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import { pageData } from '@/lib/page/storage/page-data';
import { dataQuery, type StoredQuery } from './query';

/** The usual values; category and method are nombres. */
export type Suggestion = {
  nombre: string;
  categoria: string | null;
  metodoPago: string | null;
  cantidad: number | null;
};

/** Without an id while it is only a starter. */
export type Choice<Fields> = Fields & { id: number | null };

/**
 * `mostUsed` and `usualMetodos` keep the order of all; «Sin clasificar» is no `mostUsed`. `metodoOfCategoria` gives
 * each category's last method by nombre.
 */
export type EntryChoices = {
  categorias: Choice<CategoriaFields>[];
  mostUsed: Choice<CategoriaFields>[];
  metodosPago: Choice<MetodoPagoFields>[];
  usualMetodos: Choice<MetodoPagoFields>[];
  metodoOfCategoria: ReadonlyMap<string, string>;
  suggestions: Suggestion[];
  recents: Suggestion[];
  lastMetodoPago: string | null;
};

/** The newest expenses, which habits are read from. */
const HISTORY = 500;

const MOST_USED = 8;
const USUAL_METODOS = 3;
const RECENTS = 6;

let known: EntryChoices | undefined;

/** For forms that open while nothing can be read. */
export function knownEntryChoices(): EntryChoices | undefined {
  return known;
}

export function entryChoices(starters: Starters): StoredQuery<EntryChoices> {
  return dataQuery('entry choices', (data) => readChoices(data, starters));
}

export function readEntryChoices(starters: Starters): Promise<EntryChoices> {
  return readChoices(pageData, starters);
}

async function readChoices(data: DataReader, starters: Starters): Promise<EntryChoices> {
  const [categorias, metodosPago, history] = await Promise.all([
    listRows(data, 'categorias').then(withOneIcono),
    listRows(data, 'metodosPago').then(withOneIcono),
    listNewestGastos(data, HISTORY),
  ]);
  const nombreOf = new Map(categorias.map(({ id, nombre }) => [id, nombre]));
  const metodoOf = new Map(metodosPago.map(({ id, nombre }) => [id, nombre]));
  const suggestions = habitsOf(history).map(({ categoriaId, metodoPagoId, ...habit }) => ({
    ...habit,
    categoria: nombreOf.get(categoriaId) ?? null,
    metodoPago: metodoOf.get(metodoPagoId) ?? null,
  }));
  const frequent = new Set(frequentNombres(history, RECENTS));
  const stored = {
    categorias: categorias.length === 0 ? starters.categorias.map(withoutId) : categorias,
    metodosPago: metodosPago.length === 0 ? starters.metodosPago.map(withoutId) : metodosPago,
  };
  known = {
    ...stored,
    mostUsed: usualOf(
      stored.categorias.filter(({ nombre }) => nombre !== UNCLASSIFIED.nombre),
      idsByUse(history, 'categoriaId'),
      MOST_USED,
    ),
    usualMetodos: usualOf(stored.metodosPago, idsByUse(history, 'metodoPagoId'), USUAL_METODOS),
    metodoOfCategoria: new Map(
      [...metodosByCategoria(history)].flatMap(([categoriaId, metodoPagoId]) => {
        const [categoria, metodoPago] = [nombreOf.get(categoriaId), metodoOf.get(metodoPagoId)];
        return categoria !== undefined && metodoPago !== undefined ? [[categoria, metodoPago]] : [];
      }),
    ),
    suggestions,
    recents: suggestions.filter(({ nombre }) => frequent.has(nombre)),
    lastMetodoPago: lastMetodoOf(history, metodoOf),
  };
  return known;
}

/** Of the expense that was recorded last, whatever its day. */
function lastMetodoOf(history: readonly Gasto[], metodoOf: ReadonlyMap<number, string>): string | null {
  const newest = history.reduce<Gasto | null>(
    (last, gasto) => (last && last.id > gasto.id ? last : gasto),
    null,
  );
  return (newest && metodoOf.get(newest.metodoPagoId)) ?? null;
}

/** In the order of `rows`; `byUse` lists ids. */
function usualOf<Row extends { id: number | null }>(
  rows: Row[],
  byUse: readonly number[],
  most: number,
): Row[] {
  const rank = new Map<number | null, number>(byUse.map((id, place) => [id, place]));
  const usual = new Set(
    [...rows].sort((a, b) => (rank.get(a.id) ?? HISTORY) - (rank.get(b.id) ?? HISTORY)).slice(0, most),
  );
  return rows.filter((row) => usual.has(row));
}

/** A file may bring an icon of many characters. */
function withOneIcono<Row extends { icono: string }>(rows: Row[]): Row[] {
  return rows.map((row) => ({ ...row, icono: firstGrapheme(row.icono) }));
}

function withoutId<Fields>(fields: Fields): Choice<Fields> {
  return { ...fields, id: null };
}
