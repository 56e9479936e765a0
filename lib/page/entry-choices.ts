import { listRows } from '@/lib/db/catalogo-rows';
import { listNewestGastos } from '@/lib/db/gasto-rows';
import type { CategoriaFields, MetodoPagoFields, Starters } from '@/lib/domain/entities';
import { categoriasByUse, habitsOf } from '@/lib/domain/entry-history';
import { pageDatabase } from './page-database';

/** What a nombre was entered with before, by the names of its category and method. */
export type Suggestion = { nombre: string; categoria: string | null; metodoPago: string | null };

/** A category or method to choose; without an id while it is only a starter. */
export type Choice<Fields> = Fields & { id: number | null };

/** What the entry form offers: categories most used first, methods, names from history, the method used last. */
export type EntryChoices = {
  categorias: Choice<CategoriaFields>[];
  metodosPago: Choice<MetodoPagoFields>[];
  suggestions: Suggestion[];
  lastMetodoPago: string | null;
};

/** How many of the newest expenses say what a person usually enters. */
const HISTORY = 500;

/** What was read last. */
let known: EntryChoices | undefined;

/** The choices as they were read last: what a form begins with while nothing can be read. */
export function knownEntryChoices(): EntryChoices | undefined {
  return known;
}

/** Reads the choices of the entry form; the starters where nothing is stored yet. */
export async function readEntryChoices(starters: Starters): Promise<EntryChoices> {
  const [categorias, metodosPago, history] = await Promise.all([
    listRows(pageDatabase, 'categorias'),
    listRows(pageDatabase, 'metodosPago'),
    listNewestGastos(pageDatabase, HISTORY),
  ]);
  const byUse = new Map(categoriasByUse(history).map((id, rank) => [id, rank]));
  const nombreOf = new Map(categorias.map(({ id, nombre }) => [id, nombre]));
  const metodoOf = new Map(metodosPago.map(({ id, nombre }) => [id, nombre]));
  const newest = history.reduce<(typeof history)[number] | null>(
    (last, gasto) => (last && last.id > gasto.id ? last : gasto),
    null,
  );
  known = {
    categorias:
      categorias.length === 0
        ? starters.categorias.map(withoutId)
        : categorias.sort((a, b) => (byUse.get(a.id) ?? HISTORY) - (byUse.get(b.id) ?? HISTORY)),
    metodosPago: metodosPago.length === 0 ? starters.metodosPago.map(withoutId) : metodosPago,
    suggestions: habitsOf(history).map(({ nombre, categoriaId, metodoPagoId }) => ({
      nombre,
      categoria: nombreOf.get(categoriaId) ?? null,
      metodoPago: metodoOf.get(metodoPagoId) ?? null,
    })),
    lastMetodoPago: (newest && metodoOf.get(newest.metodoPagoId)) ?? null,
  };
  return known;
}

function withoutId<Fields>(fields: Fields): Choice<Fields> {
  return { ...fields, id: null };
}
