import { CATALOGO_RULES, isIdField, TABLE_OF } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable, GastoFields, NamedRow } from '@/lib/domain/entities';
import {
  type GastoFault,
  type GastoField,
  type IdField,
  namesRowOf,
  validateGasto,
} from '@/lib/domain/gasto-rules';
import type { Result } from '@/lib/domain/result';
import { fingerprintOf } from '@/lib/domain/tally';
import { isFilledString, isRecord, normalizeNombre } from '@/lib/domain/values';
import { hasMends, type Mends, type NameMend } from './import-flow';
import type { FileContent } from './parse-file';
import { type CatalogoEntry, readEntries } from './read-catalogo';
import { type MendRule, offersFor } from './suggestions';

type SpokenName = { field: IdField; nombre: string };

/** A text of digits is an id. */
const NUMERIC = /^[-+\d.,\s]+$/;

/** A longer text is no name. */
const MAX_CHARACTERS = 500;

function spokenName(item: Readonly<Record<string, unknown>>, field: IdField): SpokenName | null {
  for (const key of Object.keys(item)) {
    if (!namesRowOf(field, key)) continue;
    const value = item[key];
    if (isFilledString(value) && value.length <= MAX_CHARACTERS && !NUMERIC.test(value))
      return { field, nombre: normalizeNombre(value) };
  }
  return null;
}

function spokenNames(item: Readonly<Record<string, unknown>>, faults: readonly GastoField[]): SpokenName[] {
  return faults.flatMap((field) => {
    const spoken = isIdField(field) ? spokenName(item, field) : null;
    return spoken ? [spoken] : [];
  });
}

type NamedIds = Readonly<Record<CatalogoTable, ReadonlyMap<string, number>>>;

type NamedContent = { categorias: unknown; metodosPago: unknown; ids: NamedIds };

const NO_IDS: ReadonlyMap<string, number> = new Map();

const NO_NAMED_IDS: NamedIds = { categorias: NO_IDS, metodosPago: NO_IDS };

/** Above the ids that databases count. */
const FIRST_MADE_ID = 2 ** 52;

/** Writes names as ids (docs/specification.md §3). A row without one gets an unused id in its list. */
export function nameIds(content: FileContent, names: readonly NameMend[]): NamedContent {
  const { categorias, metodosPago } = content;
  if (names.length === 0) return { categorias, metodosPago, ids: NO_NAMED_IDS };
  const ofCategorias = nameTable('categorias', content, names);
  const ofMetodosPago = nameTable('metodosPago', content, names);
  return {
    categorias: ofCategorias.list,
    metodosPago: ofMetodosPago.list,
    ids: { categorias: ofCategorias.ids, metodosPago: ofMetodosPago.ids },
  };
}

function nameTable(
  table: CatalogoTable,
  content: FileContent,
  names: readonly NameMend[],
): { list: unknown; ids: ReadonlyMap<string, number> } {
  const list = content[table] ?? [];
  const ofTable = names.filter((name) => name.table === table);
  // A value that is no list is an error of the import.
  if (ofTable.length === 0 || !Array.isArray(list)) return { list: content[table], ids: NO_IDS };
  const { byFrom, added } = idsOfNames(table, content, ofTable);
  return { list: [...(list as unknown[]), ...added], ids: byFrom };
}

function idsOfNames(
  table: CatalogoTable,
  content: FileContent,
  names: readonly NameMend[],
): { byFrom: ReadonlyMap<string, number>; added: NamedRow[] } {
  const entries = readEntries(table, content[table]);
  const known = idsByNombre(entries);
  const taken = takenIds(table, content, entries);
  const added: NamedRow[] = [];
  const byFrom = new Map<string, number>();
  for (const { from, to } of names) {
    const id = known.get(to) ?? makeId(to, taken);
    if (!known.has(to)) {
      known.set(to, id);
      taken.add(id);
      added.push({ id, nombre: to });
    }
    byFrom.set(from, id);
  }
  return { byFrom, added };
}

/** The first of several ids wins, as in an import. */
function idsByNombre(entries: readonly CatalogoEntry<{ nombre: string }>[]): Map<string, number> {
  const seen = new Set<number>();
  const ids = new Map<string, number>();
  for (const entry of entries) {
    if (entry.fileId === null || seen.has(entry.fileId)) continue;
    seen.add(entry.fileId);
    if (entry.ok && !ids.has(entry.fields.nombre)) ids.set(entry.fields.nombre, entry.fileId);
  }
  return ids;
}

/** Stays the same if other names come and go. */
function makeId(nombre: string, taken: ReadonlySet<number>): number {
  let id = FIRST_MADE_ID + fingerprintOf({ nombre });
  while (taken.has(id)) id += 1;
  return id;
}

function takenIds(
  table: CatalogoTable,
  { gastos }: FileContent,
  entries: readonly CatalogoEntry<unknown>[],
): Set<number> {
  const taken = new Set<number>();
  for (const { fileId } of entries) if (fileId !== null) taken.add(fileId);
  const { idField } = CATALOGO_RULES[table];
  for (const item of gastos) {
    const id = isRecord(item) ? item[idField] : null;
    if (typeof id === 'number') taken.add(id);
  }
  return taken;
}

/** `check` follows the mends. */
export type MendedItem = {
  item: unknown;
  check: Result<GastoFields, readonly GastoFault[]>;
  /** For each wrong field, applied or not. */
  offered: readonly { field: GastoField; before: unknown; offers: ReturnType<typeof offersFor> }[];
  /** Names in place of wrong ids, applied or not. */
  spoken: Readonly<ReturnType<typeof spokenNames>>;
};

export function applyMends(content: FileContent, mends: Mends): FileContent {
  if (!hasMends(mends)) return content;
  const { ids, ...lists } = nameIds(content, mends.names);
  return { ...lists, gastos: content.gastos.map((item) => mendItem(item, mends.rules, ids).item) };
}

/** Shared by most of a file. */
const NOTHING_OFFERED: Pick<MendedItem, 'offered' | 'spoken'> = { offered: [], spoken: [] };

/** An item that is no object stays as it is. */
export function mendItem(original: unknown, rules: readonly MendRule[] = [], ids = NO_NAMED_IDS): MendedItem {
  const check = validateGasto(original);
  if (check.ok || !isRecord(original)) return { item: original, check, ...NOTHING_OFFERED };

  const faulty = fieldsOf(check.fault);
  const offered = faulty.flatMap((field) => {
    const offers = offersFor(original, field);
    return offers.length > 0 ? [{ field, before: original[field], offers }] : [];
  });
  const spoken = spokenNames(original, faulty);
  const chosen: [GastoField, unknown][] = offered.flatMap(({ field, offers }) => {
    const offer = offers.find(({ rule }) => rules.includes(rule));
    return offer ? [[field, offer.value]] : [];
  });
  for (const { field, nombre } of spoken) {
    const id = ids[TABLE_OF[field]].get(nombre);
    if (id !== undefined) chosen.push([field, id]);
  }
  if (chosen.length === 0) return { item: original, check, offered, spoken };
  const item = { ...original, ...Object.fromEntries(chosen) };
  return { item, check: validateGasto(item), offered, spoken };
}

/** One reading of a date replaces the other. */
export function withRule(mends: Mends, rule: MendRule): Mends {
  return { ...mends, rules: [...withoutRule(withoutRule(mends, rule), OTHER_READING[rule]).rules, rule] };
}

export function withoutRule(mends: Mends, rule: MendRule | undefined): Mends {
  return { ...mends, rules: mends.rules.filter((each) => each !== rule) };
}

export function hasNames({ names }: Mends, wanted: readonly NameMend[]): boolean {
  const mended = new Set(names.map(nameKey));
  return wanted.every((name) => mended.has(nameKey(name)));
}

function nameKey({ table, from }: NameMend): string {
  return `${table} ${from}`;
}

const OTHER_READING: Partial<Record<MendRule, MendRule>> = {
  'fecha-day-first': 'fecha-month-first',
  'fecha-month-first': 'fecha-day-first',
};

function fieldsOf(faults: readonly GastoFault[]): GastoField[] {
  return faults.filter((fault) => fault !== 'no-object');
}
