import { CATALOGO_RULES } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import { isRecord } from '@/lib/domain/text-value';
import type { FileContent } from './parse-file';
import { readEntries, type CatalogoEntry } from './read-catalogo';

/**
 * Expenses that say `from` in the place of an id mean the row called `to`. The import does with `to` what it does with every
 * nombre: it reuses a stored row, or creates one.
 */
export type NameMend = { table: CatalogoTable; from: string; to: string };

/** The id, in the mended file, for each name that is mended. */
export type NamedIds = Readonly<Record<CatalogoTable, ReadonlyMap<string, number>>>;

/** The two lists of a file with the rows that its names need, and where the names in its expenses lead. */
export type NamedContent = { categorias: unknown; metodosPago: unknown; ids: NamedIds };

const NO_IDS: ReadonlyMap<string, number> = new Map();

/** No name leads anywhere. */
export const NO_NAMED_IDS: NamedIds = { categorias: NO_IDS, metodosPago: NO_IDS };

/** Ids that are made for names start here: no database counts so far. */
const FIRST_MADE_ID = 2 ** 52;

/**
 * Writes names as the ids that the specification asks for: a row that the file gives no id is added to its lists, with an
 * id that nothing else in the file has.
 */
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
  // A list that is none stays as it is, and is an error.
  if (ofTable.length === 0 || !Array.isArray(list)) return { list: content[table], ids: NO_IDS };
  const { byFrom, added } = idsOfNames(table, content, ofTable);
  return { list: [...(list as unknown[]), ...added], ids: byFrom };
}

type NamedRow = { id: number; nombre: string };

/** The id for each name, and the rows that the file lacks. */
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

/** The id that a file defines for each nombre, the first of several; of two equal ids the first counts, as in an import. */
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

/** Always the same id for a nombre, so that what was chosen by its id stays what it was when other names come and go. */
function makeId(nombre: string, taken: ReadonlySet<number>): number {
  let id = FIRST_MADE_ID + fingerprintOf({ nombre });
  while (taken.has(id)) id += 1;
  return id;
}

/** The ids that a file has a use for already. */
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
