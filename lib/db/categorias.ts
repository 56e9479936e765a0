import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import { readableCategoria } from '@/lib/domain/readable-rows';
import type { GastosDatabase } from './database';

/** Looks up a category by its exact nombre. */
export function findCategoriaByNombre(db: GastosDatabase, nombre: string): Promise<Categoria | undefined> {
  return db.categorias.get({ nombre });
}

/** Looks up a category by its local id. */
export function getCategoria(db: GastosDatabase, id: number): Promise<Categoria | undefined> {
  return db.categorias.get(id);
}

/** Adds a category and answers its id. Rejects with ConstraintError when its nombre exists. */
export function addCategoria(db: GastosDatabase, categoria: CategoriaFields): Promise<number> {
  return db.categorias.add({ ...categoria });
}

/** Every category as readable-rows.ts makes it, in the order of their ids. */
export async function listCategorias(db: GastosDatabase): Promise<Categoria[]> {
  return (await db.categorias.toArray()).map(readableCategoria);
}
