import { useLiveQuery } from 'dexie-react-hooks';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { listCategorias } from '@/lib/db/categorias';
import { listNewestGastos } from '@/lib/db/gastos';
import { listMetodosPago } from '@/lib/db/metodos-pago';
import { recordGasto, type Starters } from '@/lib/db/record-gasto';
import type { CategoriaFields, MetodoPagoFields } from '@/lib/domain/entities';
import { categoriasByUse, habitsOf } from '@/lib/domain/entry-history';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import { perform } from './history';
import { pageDatabase } from './page-database';

/** What a nombre was entered with before, by the names of its category and method. */
export type Suggestion = { nombre: string; categoria: string | null; metodoPago: string | null };

/** What the entry form offers: categories most used first, methods, names from history, the method used last. */
export type EntryChoices = {
  categorias: CategoriaFields[];
  metodosPago: MetodoPagoFields[];
  suggestions: Suggestion[];
  lastMetodoPago: string | null;
};

/** How many of the newest expenses say what a person usually enters. */
const HISTORY = 500;

const open = createStore<boolean>(() => false);

/** Whether the entry form is open. */
export function useQuickAddOpen(): boolean {
  return useStore(open);
}

/** Opens or closes the entry form, on whatever screen the person is. */
export function setQuickAddOpen(isOpen: boolean): void {
  open.setState(isOpen, true);
}

/** The choices of the entry form; the starters where nothing is stored yet. Undefined while loading. */
export function useEntryChoices(starters: Starters): EntryChoices | undefined {
  return useLiveQuery(async () => {
    const [categorias, metodosPago, history] = await Promise.all([
      listCategorias(pageDatabase),
      listMetodosPago(pageDatabase),
      listNewestGastos(pageDatabase, HISTORY),
    ]);
    const byUse = new Map(categoriasByUse(history).map((id, rank) => [id, rank]));
    const nombreOf = new Map(categorias.map(({ id, nombre }) => [id, nombre]));
    const metodoOf = new Map(metodosPago.map(({ id, nombre }) => [id, nombre]));
    const newest = history.reduce<(typeof history)[number] | null>(
      (last, gasto) => (last && last.id > gasto.id ? last : gasto),
      null,
    );
    return {
      categorias:
        categorias.length === 0
          ? [...starters.categorias]
          : categorias.sort((a, b) => (byUse.get(a.id) ?? HISTORY) - (byUse.get(b.id) ?? HISTORY)),
      metodosPago: metodosPago.length === 0 ? [...starters.metodosPago] : metodosPago,
      suggestions: habitsOf(history).map(({ nombre, categoriaId, metodoPagoId }) => ({
        nombre,
        categoria: nombreOf.get(categoriaId) ?? null,
        metodoPago: metodoOf.get(metodoPagoId) ?? null,
      })),
      lastMetodoPago: (newest && metodoOf.get(newest.metodoPagoId)) ?? null,
    };
  }, [starters]);
}

/** Stores a new expense. Answers what was done, or why nothing was stored. */
export function addEntry(entry: GastoEntry, starters: Starters) {
  return perform('gasto-added', (db) => recordGasto(db, entry, starters));
}
