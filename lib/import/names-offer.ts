import { CATALOGO_RULES, CATALOGO_TABLES, TABLE_OF } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import { foldText } from '@/lib/domain/search-text';
import type { Example } from './mend-suggestions';
import type { MendedItem } from './mends';
import type { NameMend } from './name-mends';
import type { CatalogoEntry } from './read-catalogo';
import { valueText } from './value-text';

/** The names that expenses give in the place of ids, and the rows that they mean. By the specification they are errors. */
export type NamesOffer = {
  names: readonly NameMend[];
  /** How many expenses give such a name, and the tables that these are of. */
  count: number;
  tables: readonly CatalogoTable[];
  /** How many rows of the two tables an import with these names would have to create. */
  created: number;
  examples: readonly Example[];
};

/** The rows of one table that a name may mean, as they stand in the file before any mend, and as they are stored. */
export type KnownRows = {
  entries: readonly CatalogoEntry<{ nombre: string }>[];
  stored: readonly { nombre: string }[];
};

/** How many examples are shown of what names become. */
const MAX_EXAMPLES = 3;

/** Offers a row for each name that the expenses of a file give in the place of an id; null if none does. */
export function offerNames(
  items: readonly MendedItem[],
  rows: Readonly<Record<CatalogoTable, KnownRows>>,
): NamesOffer | null {
  // Nothing can be added to a list that is none.
  const spoken = gatherSpoken(items).filter(({ table }) => !isNoList(rows[table]));
  if (spoken.length === 0) return null;
  const finders = { categorias: nameFinder(rows.categorias), metodosPago: nameFinder(rows.metodosPago) };
  const names = spoken.map((each) => ({ ...each, to: finders[each.table](each.from) }));
  const byTable = CATALOGO_TABLES.map((table) => names.filter((each) => each.table === table));
  const created = byTable.map(
    (ofTable) => new Set(ofTable.filter(({ to }) => to.isNew).map(({ to }) => to.nombre)).size,
  );
  return {
    names: names.map(({ table, from, to }) => ({ table, from, to: to.nombre })),
    count: countItems(items, names),
    tables: CATALOGO_TABLES.filter((table) => names.some((each) => each.table === table)),
    created: created.reduce((sum, each) => sum + each, 0),
    examples: examplesOf(names),
  };
}

/** Equal for names that differ in case, accents and spaces alone. By the specification they are two names. */
function foldNombre(nombre: string): string {
  return foldText(nombre).trim().replace(/\s+/g, ' ');
}

function isNoList({ entries: [first] }: KnownRows): boolean {
  return first !== undefined && !first.ok && first.fault === 'no-list';
}

/** A name as expenses give it, and the place of the first of them, from 1. */
type Spoken = { table: CatalogoTable; from: string; index: number };

type MeantRow = { nombre: string; isNew: boolean };

function gatherSpoken(items: readonly MendedItem[]): Spoken[] {
  const gathered = { categorias: new Map<string, Spoken>(), metodosPago: new Map<string, Spoken>() };
  items.forEach(({ spoken }, position) => {
    for (const { field, nombre } of spoken) {
      const table = TABLE_OF[field];
      const names = gathered[table];
      if (!names.has(nombre)) names.set(nombre, { table, from: nombre, index: position + 1 });
    }
  });
  return CATALOGO_TABLES.flatMap((table) => [...gathered[table].values()]);
}

/**
 * Finds the row that a name means: one of the file, of that very name or of a similar one, else a stored one, else a new
 * one, which similar names share. If several rows are similar, none of them is meant.
 */
function nameFinder({ entries, stored }: KnownRows): (nombre: string) => MeantRow {
  const ofFile = entries.flatMap((entry) => (entry.ok ? [entry.fields] : []));
  const looks = [ofFile, stored].map((rows) => ({
    exact: new Set(rows.map(({ nombre }) => nombre)),
    similar: similarNames(rows),
  }));
  const made = new Map<string, string>();
  return (nombre) => {
    const folded = foldNombre(nombre);
    for (const { exact, similar } of looks) {
      if (exact.has(nombre)) return { nombre, isNew: false };
      const [only, other] = similar.get(folded) ?? [];
      if (other !== undefined) return { nombre, isNew: looks.every((look) => !look.exact.has(nombre)) };
      if (only !== undefined) return { nombre: only, isNew: false };
    }
    const first = made.get(folded) ?? nombre;
    made.set(folded, first);
    return { nombre: first, isNew: true };
  };
}

/** The first names, two at the most, by what they have in common. */
function similarNames(rows: readonly { nombre: string }[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { nombre } of rows) {
    const folded = foldNombre(nombre);
    const found = names.get(folded);
    if (!found) names.set(folded, [nombre]);
    else if (found.length === 1 && found[0] !== nombre) found.push(nombre);
  }
  return names;
}

function countItems(items: readonly MendedItem[], names: readonly Spoken[]): number {
  const tables = new Set(names.map(({ table }) => table));
  return items.filter(({ spoken }) => spoken.some(({ field }) => tables.has(TABLE_OF[field]))).length;
}

/** Those first that are written otherwise than the row. */
function examplesOf(names: readonly (Spoken & { to: MeantRow })[]): Example[] {
  const changed = names.filter(({ from, to }) => from !== to.nombre);
  const others = names.filter(({ from, to }) => from === to.nombre);
  return [...changed, ...others].slice(0, MAX_EXAMPLES).map(({ table, from, to, index }) => ({
    index,
    field: CATALOGO_RULES[table].idField,
    before: valueText(from),
    after: valueText(to.nombre) ?? '',
  }));
}
