import type { CatalogoTable } from '@/lib/domain/entities';
import { expectedIds, planCatalogo, rejectedEntries } from './import-plan';
import type { CatalogoEntry } from './read-catalogo';
import { defineIds, type IdSpace, type Presence } from './remap';
import type { Rejection } from './import-summary';

/** What is stored of a category or a method, as far as a review looks at it. */
export type StoredName = { id: number; nombre: string };

/** What an import does to the categories, or to the methods, and where the ids of its expenses lead. */
export type PlayedCatalogo = {
  ids: IdSpace;
  /** The names of the local ids, those to be created included. */
  names: ReadonlyMap<number, string>;
  added: number;
  /** Names in the file that a stored row has already, or an earlier item of the file. */
  reused: string[];
  rejections: Rejection[];
};

/** An id that expenses name and the file does not define, and the local row that it therefore means, if any. */
export type UndefinedId = { id: number; nombre: string | null; count: number };

/** What a review shows of categories, or of methods; names are whole, lists are not cut. */
export type ReviewedCatalogo = {
  added: number;
  reused: readonly string[];
  undefinedIds: readonly UndefinedId[];
};

/**
 * The first id for new rows if the database was not asked for the real one. It cannot meet another id: no stored row
 * and no valid id of a file is below zero.
 */
export const PROVISIONAL_ID = Number.MIN_SAFE_INTEGER;

/** Plays through what an import does to the catalogue; `nextId` is the id that the next row created gets. */
export function playCatalogo(
  table: CatalogoTable,
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  stored: readonly StoredName[],
  nextId: number,
): PlayedCatalogo {
  const planned = planCatalogo(entries, stored);
  const idsByNombre = expectedIds(planned, stored, nextId);
  const names = new Map(Array.from(idsByNombre, ([nombre, id]) => [id, nombre]));
  const defined = defineIds(entries, idsByNombre);
  const local = new Map(Array.from(names.keys(), (id): [number, Presence] => [id, 'present']));
  return {
    ids: { defined, local },
    names,
    added: planned.filter(({ act }) => act === 'add').length,
    reused: [...new Set(planned.flatMap((entry) => (entry.act === 'reuse' ? [entry.nombre] : [])))],
    rejections: rejectedEntries(table, planned),
  };
}

/** What a review shows of a plan, given the ids that the expenses name, one by one. */
export function reviewCatalogo(played: PlayedCatalogo, ids: Iterable<number>): ReviewedCatalogo {
  const counts = new Map<number, number>();
  for (const id of ids) if (!played.ids.defined.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const undefinedIds = [...counts].map(([id, count]) => ({
    id,
    nombre: played.names.get(id) ?? null,
    count,
  }));
  return { added: played.added, reused: played.reused, undefinedIds };
}

/** Whether one of the ids that expenses name leads nowhere because it is neither defined nor local. */
export function hasStrays({ ids: { defined, local } }: PlayedCatalogo, ids: Iterable<number>): boolean {
  for (const id of ids) if (!defined.has(id) && !local.has(id)) return true;
  return false;
}
