import { listRows } from '@/lib/db/catalogo-rows';
import { listNewestGastos } from '@/lib/db/gastos-by-day';
import { storedQuery, type StoredQuery } from '@/lib/db/query';
import type { CategoriaFields, MetodoPagoFields, Starters } from '@/lib/domain/entities';
import { categoriasByUse, frequentNombres, habitsOf, metodosByCategoria } from '@/lib/domain/entry-history';
import { firstGrapheme } from '@/lib/domain/grapheme';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import { pageDatabase } from './page-database';

/** The usual values for a nombre; category and method are nombres. */
export type Suggestion = {
  nombre: string;
  categoria: string | null;
  metodoPago: string | null;
  cantidad: number | null;
};

/** Without an id while it is only a starter. */
export type Choice<Fields> = Fields & { id: number | null };

/** `mostUsed` keeps the order of `categorias`, without the one that means none; `metodoOfCategoria` gives each category's last method by nombre. */
export type EntryChoices = {
  categorias: Choice<CategoriaFields>[];
  mostUsed: Choice<CategoriaFields>[];
  metodosPago: Choice<MetodoPagoFields>[];
  metodoOfCategoria: ReadonlyMap<string, string>;
  suggestions: Suggestion[];
  recents: Suggestion[];
  lastMetodoPago: string | null;
};

/** The newest expenses, which habits are read from. */
const HISTORY = 500;

const MOST_USED = 8;
const RECENTS = 6;

let known: EntryChoices | undefined;

/** The last reading, for forms that open while nothing can be read. */
export function knownEntryChoices(): EntryChoices | undefined {
  return known;
}

/** Answers starters as long as nothing is stored. */
export function entryChoices(starters: Starters): StoredQuery<EntryChoices> {
  return storedQuery('entry choices', () => readEntryChoices(starters));
}

export async function readEntryChoices(starters: Starters): Promise<EntryChoices> {
  const [categorias, metodosPago, history] = await Promise.all([
    listRows(pageDatabase, 'categorias').then(withOneIcono),
    listRows(pageDatabase, 'metodosPago').then(withOneIcono),
    listNewestGastos(pageDatabase, HISTORY),
  ]);
  const byUse = new Map(categoriasByUse(history).map((id, rank) => [id, rank]));
  const nombreOf = new Map(categorias.map(({ id, nombre }) => [id, nombre]));
  const metodoOf = new Map(metodosPago.map(({ id, nombre }) => [id, nombre]));
  const newest = history.reduce<(typeof history)[number] | null>(
    (last, gasto) => (last && last.id > gasto.id ? last : gasto),
    null,
  );
  const suggestions = habitsOf(history).map(({ categoriaId, metodoPagoId, ...habit }) => ({
    ...habit,
    categoria: nombreOf.get(categoriaId) ?? null,
    metodoPago: metodoOf.get(metodoPagoId) ?? null,
  }));
  const frequent = new Set(frequentNombres(history, RECENTS));
  const mostUsed = new Set(
    categorias
      .filter(({ nombre }) => nombre !== UNCLASSIFIED.nombre)
      .sort((a, b) => (byUse.get(a.id) ?? HISTORY) - (byUse.get(b.id) ?? HISTORY))
      .slice(0, MOST_USED)
      .map(({ id }) => id),
  );
  const stored: Choice<CategoriaFields>[] =
    categorias.length === 0 ? starters.categorias.map(withoutId) : categorias;
  known = {
    categorias: stored,
    mostUsed: stored.filter(({ id }) => id === null || mostUsed.has(id)),
    metodosPago: metodosPago.length === 0 ? starters.metodosPago.map(withoutId) : metodosPago,
    metodoOfCategoria: new Map(
      [...metodosByCategoria(history)].flatMap(([categoriaId, metodoPagoId]) => {
        const [categoria, metodoPago] = [nombreOf.get(categoriaId), metodoOf.get(metodoPagoId)];
        return categoria !== undefined && metodoPago !== undefined ? [[categoria, metodoPago]] : [];
      }),
    ),
    suggestions,
    recents: suggestions.filter(({ nombre }) => frequent.has(nombre)),
    lastMetodoPago: (newest && metodoOf.get(newest.metodoPagoId)) ?? null,
  };
  return known;
}

/** A file may bring an icon of many characters. */
function withOneIcono<Row extends { icono: string }>(rows: Row[]): Row[] {
  return rows.map((row) => ({ ...row, icono: firstGrapheme(row.icono) }));
}

function withoutId<Fields>(fields: Fields): Choice<Fields> {
  return { ...fields, id: null };
}
