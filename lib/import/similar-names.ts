import { CATALOGO_RULES } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import type { MendedItem } from './mends';
import { nombresByFileId, type NameMend } from './name-mends';
import type { CatalogoEntry } from './read-catalogo';
import { foldNombre } from './spoken-names';

/**
 * A category or a method of the file that is called nearly as a stored one (`isStored`), or as one before it in the file.
 * `count` says how many expenses have it.
 */
export type SimilarName = { mend: NameMend; isStored: boolean; count: number };

/** What the names of one table are compared with, all as it stands in the file, before any mend. */
export type KnownRows = {
  entries: readonly CatalogoEntry<{ nombre: string }>[];
  stored: readonly { nombre: string }[];
};

/** How many similar names are asked about in each table. */
const MAX_SIMILAR_NAMES = 50;

/** The first names, two at the most, by what they have in common. */
export function similarNames(rows: readonly { nombre: string }[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { nombre } of rows) {
    const folded = foldNombre(nombre);
    const found = names.get(folded);
    if (!found) names.set(folded, [nombre]);
    else if (found.length === 1 && found[0] !== nombre) found.push(nombre);
  }
  return names;
}

/**
 * The names of the file that look like others. `meant` says which of them is meant by a name that expenses give in the place
 * of an id.
 */
export function findSimilar(
  table: CatalogoTable,
  { entries, stored }: KnownRows,
  items: readonly MendedItem[],
  meant: ReadonlyMap<string, string>,
): SimilarName[] {
  const names = new Set(entries.flatMap((entry) => (entry.ok ? [entry.fields.nombre] : [])));
  if (names.size === 0) return [];
  const exact = new Set(stored.map(({ nombre }) => nombre));
  const similar = similarNames(stored);
  const earlier = new Map<string, string>();
  const found: { mend: NameMend; isStored: boolean }[] = [];
  for (const nombre of names) {
    const folded = foldNombre(nombre);
    const [ofStored] = similar.get(folded) ?? [];
    const to = ofStored ?? earlier.get(folded);
    if (!earlier.has(folded)) earlier.set(folded, nombre);
    if (exact.has(nombre) || to === undefined) continue;
    found.push({ mend: { of: 'entry', table, from: nombre, to }, isStored: ofStored !== undefined });
  }
  if (found.length === 0) return [];
  const counts = countByNombre(table, entries, items, meant);
  return found
    .slice(0, MAX_SIMILAR_NAMES)
    .map((each) => ({ ...each, count: counts.get(each.mend.from) ?? 0 }));
}

/** How many expenses have each category, or each method, of the file, by its id or by its name. */
function countByNombre(
  table: CatalogoTable,
  entries: KnownRows['entries'],
  items: readonly MendedItem[],
  meant: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  const { idField } = CATALOGO_RULES[table];
  const nombres = nombresByFileId(entries);
  const counts = new Map<string, number>();
  for (const { check, spoken } of items) {
    const named = spoken.find(({ of, field }) => of === 'gasto' && field === idField);
    const byId = check.ok ? nombres.get(check.value[idField]) : undefined;
    const nombre = named ? meant.get(named.nombre) : byId;
    if (nombre !== undefined) counts.set(nombre, (counts.get(nombre) ?? 0) + 1);
  }
  return counts;
}
