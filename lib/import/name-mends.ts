import { CATALOGO_RULES } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import { isFilledString, isRecord, normalizeNombre } from '@/lib/domain/text-value';
import type { FileContent } from './parse-file';
import { readEntries, type CatalogoEntry } from './read-catalogo';

/**
 * Another nombre for one of a file: `gasto`, an expense that says `from` in the place of an id means the row called `to`;
 * `habit`, an expense that is called `from` and has no id there means it, too; `entry`, the category or method of the file that is called `from` is called `to`. The import then does with `to` what it
 * does with every nombre: what is stored is reused, what is not is created.
 */
export type NameMend = { of: 'gasto' | 'habit' | 'entry'; table: CatalogoTable; from: string; to: string };

/** The id, in the mended file, for each name that is mended. */
export type NamedIds = Readonly<Record<CatalogoTable, ReadonlyMap<NameKey, number>>>;

/** What is mended by a name, and the name. */
export type NameKey = `${NameMend['of']} ${string}`;

/** The two lists of a file with their names mended, and where the names in its expenses lead. */
export type NamedContent = { categorias: unknown; metodosPago: unknown; ids: NamedIds };

const NO_IDS: ReadonlyMap<NameKey, number> = new Map();

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

/** The nombre for each id that a file defines; of two equal ids the first counts, as in an import. */
export function nombresByFileId(
  entries: readonly CatalogoEntry<{ nombre: string }>[],
): ReadonlyMap<number, string> {
  const nombres = new Map<number, string | null>();
  for (const entry of entries)
    if (entry.fileId !== null && !nombres.has(entry.fileId))
      nombres.set(entry.fileId, entry.ok ? entry.fields.nombre : null);
  return new Map(Array.from(nombres).filter((named): named is [number, string] => named[1] !== null));
}

function nameTable(
  table: CatalogoTable,
  content: FileContent,
  names: readonly NameMend[],
): { list: unknown; ids: ReadonlyMap<NameKey, number> } {
  const list = content[table] ?? [];
  const wanted = names.filter((name) => name.table === table);
  // A list that is none stays as it is, and is an error.
  if (wanted.length === 0 || !Array.isArray(list)) return { list: content[table], ids: NO_IDS };

  const ofGastos = wanted.filter(({ of }) => of !== 'entry');
  const ids = ofGastos.length > 0 ? idsOfNames(table, content, ofGastos) : { byFrom: NO_IDS, added: [] };
  const renamed = new Map(
    wanted.flatMap(({ of, from, to }) => (of === 'entry' ? [[from, to] as const] : [])),
  );
  return {
    list: [...(list as unknown[]), ...ids.added].map((item) => withNombre(item, renamed)),
    ids: ids.byFrom,
  };
}

type NamedRow = { id: number; nombre: string };

/** The id for each name, and the rows that the file lacks. */
function idsOfNames(
  table: CatalogoTable,
  content: FileContent,
  names: readonly NameMend[],
): { byFrom: ReadonlyMap<NameKey, number>; added: NamedRow[] } {
  const entries = readEntries(table, content[table]);
  // The first id of several wins, so it is put in last.
  const known = new Map(
    Array.from(nombresByFileId(entries), ([id, nombre]) => [nombre, id] as const).reverse(),
  );
  const taken = takenIds(table, content, entries);
  const added: NamedRow[] = [];
  const byFrom = new Map<NameKey, number>();
  for (const { of, from, to } of names) {
    const id = known.get(to) ?? makeId(to, taken);
    if (!known.has(to)) {
      known.set(to, id);
      taken.add(id);
      added.push({ id, nombre: to });
    }
    byFrom.set(`${of} ${from}`, id);
  }
  return { byFrom, added };
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

function withNombre(item: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (renamed.size === 0 || !isRecord(item) || !isFilledString(item.nombre)) return item;
  const nombre = renamed.get(normalizeNombre(item.nombre));
  return nombre === undefined ? item : { ...item, nombre };
}
