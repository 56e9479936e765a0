import type { CategoriaFields, MetodoPagoFields } from '@/lib/domain/entities';
import type { CatalogoEntry } from '@/lib/import/read-catalogo';
import { defineIds, idsToLookUp, type IdSpace, type Presence } from '@/lib/import/remap';
import { reject, type ImportSummary } from '@/lib/import/summary';
import { addCategoria, findCategoriaByNombre, getCategoria } from './categorias';
import type { GastosDatabase } from './database';
import { addMetodoPago, findMetodoPagoByNombre, getMetodoPago } from './metodos-pago';
import { endsTransaction, errorName } from './storage-error';

/** What an import does to categories and to methods alike, through the operations of their tables. */
export type CatalogoOperations<Fields> = {
  kind: 'categoria' | 'metodoPago';
  findByNombre: (db: GastosDatabase, nombre: string) => Promise<{ id: number } | undefined>;
  get: (db: GastosDatabase, id: number) => Promise<{ id: number } | undefined>;
  add: (db: GastosDatabase, fields: Fields) => Promise<number>;
};

/** The ids of an import's categories or methods; what is looked up on the way is remembered in `local`. */
export type GrowingIdSpace = IdSpace & { local: Map<number, Presence> };

/** The operations on categories. */
export const CATEGORIAS: CatalogoOperations<CategoriaFields> = {
  kind: 'categoria',
  findByNombre: findCategoriaByNombre,
  get: getCategoria,
  add: addCategoria,
};

/** The operations on payment methods. */
export const METODOS_PAGO: CatalogoOperations<MetodoPagoFields> = {
  kind: 'metodoPago',
  findByNombre: findMetodoPagoByNombre,
  get: getMetodoPago,
  add: addMetodoPago,
};

/**
 * Within the current transaction, adds the entries whose nombre is new, one row a nombre; existing rows stay as
 * they are. Answers where the ids of all entries lead and the ids of the rows that were added; notes refused entries.
 */
export async function importCatalogo<Fields extends { nombre: string }>(
  db: GastosDatabase,
  operations: CatalogoOperations<Fields>,
  entries: readonly CatalogoEntry<Fields>[],
  summary: ImportSummary,
  advance: (items: number) => void,
): Promise<{ ids: GrowingIdSpace; added: number[] }> {
  const { kind, findByNombre, add } = operations;
  const localIds = new Map<string, number>();
  const added: number[] = [];
  for (const entry of entries) {
    if (!entry.ok) {
      reject(summary, { kind, nombre: entry.nombre, fault: entry.fault });
    } else if (!localIds.has(entry.fields.nombre)) {
      const { nombre } = entry.fields;
      try {
        const existing = await findByNombre(db, nombre);
        const id = existing?.id ?? (await add(db, entry.fields));
        localIds.set(nombre, id);
        if (!existing) added.push(id);
      } catch (error) {
        if (endsTransaction(error)) throw error;
        reject(summary, { kind, nombre, fault: { code: 'refused', name: errorName(error) } });
      }
    }
    advance(1);
  }
  return { ids: { defined: defineIds(entries, localIds), local: new Map() }, added };
}

/** Looks up, within the current transaction, the local ids among `wanted` that nobody has looked up yet. */
export async function lookUpIds<Fields>(
  db: GastosDatabase,
  { get }: CatalogoOperations<Fields>,
  ids: GrowingIdSpace,
  wanted: readonly number[],
): Promise<void> {
  await Promise.all(
    idsToLookUp(wanted, ids).map(async (id) => {
      try {
        ids.local.set(id, (await get(db, id)) ? 'present' : 'missing');
      } catch (error) {
        if (endsTransaction(error)) throw error;
        ids.local.set(id, 'unreadable');
      }
    }),
  );
}
