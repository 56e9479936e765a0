import { CATALOGO_RULES, CATALOGO_TABLES, TABLE_OF } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import type { GastoField } from '@/lib/domain/gasto-rules';
import { foldText, withSingleSpaces } from '@/lib/read/words';
import type { NameMend } from './import-flow';
import type { MendedItem } from './mends';
import { valueText } from './parse-file';
import type { CatalogoEntry } from './read-catalogo';
import { MEND_RULES, type MendRule } from './suggestions';

/** `before` is null for a missing field; `index` counts from 1. */
type Example = { index: number; field: GastoField; before: string | null; after: string | number };

type MendSuggestion = {
  rule: MendRule;
  count: number;
  examples: readonly Example[];
};

/** Names in place of ids are errors by the specification. */
type NamesOffer = {
  names: readonly NameMend[];
  count: number;
  tables: readonly CatalogoTable[];
  /** Rows that these names would create. */
  created: number;
  examples: readonly Example[];
};

/** `names` is null without names in place of ids. */
export type OfferedMends = { suggestions: readonly MendSuggestion[]; names: NamesOffer | null };

const MAX_EXAMPLES = 3;

/** Before any mend. */
type KnownRows = {
  entries: readonly CatalogoEntry<{ nombre: string }>[];
  stored: readonly { nombre: string }[];
};

/** Rules that are applied are offered as well. */
export function offerMends(
  items: readonly MendedItem[],
  rows: Readonly<Record<CatalogoTable, KnownRows>>,
): OfferedMends {
  return { suggestions: collectSuggestions(items), names: offerNames(items, rows) };
}

function collectSuggestions(items: readonly MendedItem[]): MendSuggestion[] {
  const counts = new Map<MendRule, { count: number; examples: Example[] }>();
  items.forEach(({ offered }, position) => {
    for (const { field, before, offers } of offered)
      for (const { rule, value } of offers) {
        const found = counts.get(rule) ?? { count: 0, examples: [] };
        counts.set(rule, found);
        found.count += 1;
        if (found.examples.length < MAX_EXAMPLES)
          found.examples.push({
            index: position + 1,
            field,
            before: valueText(before ?? undefined),
            after: typeof value === 'number' ? value : (valueText(value) ?? ''),
          });
      }
  });
  return MEND_RULES.flatMap((rule) => {
    const found = counts.get(rule);
    return found ? [{ rule, ...found }] : [];
  });
}

function offerNames(
  items: readonly MendedItem[],
  rows: Readonly<Record<CatalogoTable, KnownRows>>,
): NamesOffer | null {
  // A value that is no list can take no rows.
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

/** By the specification such names are two. */
function foldNombre(nombre: string): string {
  return withSingleSpaces(foldText(nombre));
}

function isNoList({ entries: [first] }: KnownRows): boolean {
  return first !== undefined && !first.ok && first.fault === 'no-list';
}

/** `index` is that of the first expense with this name, from 1. */
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
 * The equal or similar row of the file, then the stored one, then a new one that similar names share. Several similar
 * rows count as none.
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

/** Names that differ from their row come first. */
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
