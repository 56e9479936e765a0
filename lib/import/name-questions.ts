import { CATALOGO_RULES, CATALOGO_TABLES, TABLE_OF } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import type { Example } from './mend-suggestions';
import type { MendedItem } from './mends';
import type { NameMend } from './name-mends';
import { findSimilar, similarNames, type KnownRows, type SimilarName } from './similar-names';
import { foldNombre, type SpokenName } from './spoken-names';
import { valueText } from './value-text';

/** The names in expenses, in the place of ids, that lead to a row of the file or to a stored one. */
export type KnownNames = {
  names: readonly NameMend[];
  /** How many expenses give such a name, and the tables that these are of. */
  count: number;
  tables: readonly CatalogoTable[];
  examples: readonly Example[];
};

/** A name in expenses, in the place of an id, that leads nowhere yet; `forms` differ in case, accents and spaces alone. */
export type UnknownName = { table: CatalogoTable; forms: readonly string[]; count: number };

/** A nombre of expenses that have no category, or no method, and give no name for one. */
export type BlankName = { table: CatalogoTable; nombre: string; count: number };

/** What a review asks about names. By the specification all of them are taken to the letter. */
export type NameQuestions = {
  known: KnownNames | null;
  unknown: readonly UnknownName[];
  similar: readonly SimilarName[];
  /** The most frequent ones of each table. What is usual for them is known elsewhere. */
  blank: readonly BlankName[];
};

/** How many unknown names, the most frequent first, are asked about in each table. */
const MAX_UNKNOWN_NAMES = 50;

/** Of how many expenses without a category it is asked elsewhere what is usual; the same again for methods. */
const MAX_BLANK_NAMES = 200;

/** How many examples are shown of what names become. */
const MAX_EXAMPLES = 3;

/** Asks what is to be asked about the names of a file, of which `items` are the expenses. */
export function askAboutNames(
  items: readonly MendedItem[],
  rows: Readonly<Record<CatalogoTable, KnownRows>>,
): NameQuestions {
  const find = { categorias: nameFinder(rows.categorias), metodosPago: nameFinder(rows.metodosPago) };
  // Nothing can be added to a list that is none.
  const lists = CATALOGO_TABLES.filter((table) => !isNoList(rows[table]));
  const gathered = gatherSpoken(items).filter(({ table }) => lists.includes(table));
  const spoken = gathered.flatMap((each) =>
    each.of === 'gasto' ? [{ ...each, to: find[each.table](each.nombre) }] : [],
  );
  const known = spoken.flatMap(({ to, ...each }) => (to === null ? [] : [{ ...each, to }]));
  return {
    known: known.length === 0 ? null : summarizeKnown(items, known),
    unknown: CATALOGO_TABLES.flatMap((table) =>
      groupForms(
        table,
        spoken.filter((each) => each.table === table && each.to === null),
      ),
    ),
    similar: CATALOGO_TABLES.flatMap((table) => {
      const ofTable = known.filter((each) => each.table === table);
      const meant = new Map(ofTable.map(({ nombre, to }) => [nombre, to]));
      return findSimilar(table, rows[table], items, meant);
    }),
    blank: CATALOGO_TABLES.flatMap((table) => mostFrequent(table, gathered)),
  };
}

function isNoList({ entries: [first] }: KnownRows): boolean {
  return first !== undefined && !first.ok && first.fault === 'no-list';
}

/** A name as expenses give it: how often, for which field, and the place of the first of them, from 1. */
type Spoken = SpokenName & { table: CatalogoTable; count: number; index: number };

/** One of which the row is known. */
type MeantName = Spoken & { to: string };

function gatherSpoken(items: readonly MendedItem[]): Spoken[] {
  const gathered = {
    categoriaId: { gasto: new Map<string, Spoken>(), habit: new Map<string, Spoken>() },
    metodoPagoId: { gasto: new Map<string, Spoken>(), habit: new Map<string, Spoken>() },
  };
  items.forEach(({ spoken }, position) => {
    for (const { of, field, nombre } of spoken) {
      const names = gathered[field][of];
      const found = names.get(nombre);
      if (found) found.count += 1;
      else names.set(nombre, { of, field, nombre, table: TABLE_OF[field], count: 1, index: position + 1 });
    }
  });
  return Object.values(gathered).flatMap(({ gasto, habit }) => [...gasto.values(), ...habit.values()]);
}

/**
 * Finds the row that a name means: one of the file, of that very name or of a similar one, else a stored one. Where several
 * are similar, none is meant.
 */
function nameFinder({ entries, stored }: KnownRows): (nombre: string) => string | null {
  const ofFile = entries.flatMap((entry) => (entry.ok ? [entry.fields] : []));
  const looks = [ofFile, stored].map((rows) => ({
    exact: new Set(rows.map(({ nombre }) => nombre)),
    similar: similarNames(rows),
  }));
  return (nombre) => {
    for (const { exact, similar } of looks) {
      if (exact.has(nombre)) return nombre;
      const found = similar.get(foldNombre(nombre));
      if (found?.length === 1) return found[0] ?? null;
      if (found) return null;
    }
    return null;
  };
}

function summarizeKnown(items: readonly MendedItem[], known: readonly MeantName[]): KnownNames {
  const found = { categoriaId: new Set<string>(), metodoPagoId: new Set<string>() };
  for (const { field, nombre } of known) found[field].add(nombre);
  const changed = known.filter(({ nombre, to }) => nombre !== to);
  const examples = [...changed, ...known.filter(({ nombre, to }) => nombre === to)];
  return {
    names: known.map(({ table, nombre, to }) => ({ of: 'gasto', table, from: nombre, to })),
    count: items.filter(({ spoken }) =>
      spoken.some(({ of, field, nombre }) => of === 'gasto' && found[field].has(nombre)),
    ).length,
    tables: CATALOGO_TABLES.filter((table) => found[CATALOGO_RULES[table].idField].size > 0),
    examples: examples.slice(0, MAX_EXAMPLES).map(({ index, field, nombre, to }) => ({
      index,
      field,
      before: valueText(nombre),
      after: valueText(to) ?? '',
    })),
  };
}

function mostFrequent(table: CatalogoTable, gathered: readonly Spoken[]): BlankName[] {
  return gathered
    .filter((each) => each.of === 'habit' && each.table === table)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_BLANK_NAMES)
    .map(({ nombre, count }) => ({ table, nombre, count }));
}

function groupForms(table: CatalogoTable, spoken: readonly Spoken[]): UnknownName[] {
  const groups = new Map<string, { forms: string[]; count: number }>();
  for (const { nombre, count } of spoken) {
    const folded = foldNombre(nombre);
    const group = groups.get(folded) ?? { forms: [], count: 0 };
    groups.set(folded, group);
    group.forms.push(nombre);
    group.count += count;
  }
  return Array.from(groups.values(), (group) => ({ table, ...group }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_UNKNOWN_NAMES);
}
