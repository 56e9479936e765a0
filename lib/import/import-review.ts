import type { DayRange } from '@/lib/domain/dates';
import type { CatalogoTable, GastoFields, NamedRow } from '@/lib/domain/entities';
import {
  countLeftOut,
  type GastoFault,
  type GastoField,
  type IdField,
  knownFields,
} from '@/lib/domain/gasto-rules';
import type { StorageFault } from '@/lib/domain/result';
import { isRecord, ownValue } from '@/lib/domain/values';
import type { Mends } from './import-flow';
import type { ReferenceFault, Rejection } from './import-summary';
import { type OfferedMends, offerMends } from './mend-suggestions';
import { type MendedItem, mendItem, nameIds } from './mends';
import { type FileContent, type JsonFault, valueText } from './parse-file';
import { daysCovered, defineIds, planGasto, type Presence } from './planner';
import { type CatalogoEntry, planCatalogo, readEntries } from './read-catalogo';

/** `field` is null if the fault concerns no single one. */
type ReviewedCell = {
  field: GastoField | null;
  /** Shortened; perhaps a name in place of an id. */
  value: string | null;
  fault: GastoFault | ReferenceFault;
};

/** `index` counts from 1. */
type ReviewedFault = { index: number; cells: readonly ReviewedCell[] };

const REFERENCE_FIELD: Record<ReferenceFault['code'], GastoField | null> = {
  'categoria-missing': 'categoriaId',
  'metodo-missing': 'metodoPagoId',
  'references-unreadable': null,
};

function reviewFaults(
  index: number,
  { item, spoken }: MendedItem,
  faults: readonly (GastoFault | ReferenceFault)[],
): ReviewedFault {
  const cells = faults.map((fault) => {
    const field = fieldOf(fault);
    return {
      field,
      value: valueText(
        field !== null && isRecord(item)
          ? (ownValue(item, field) ?? spoken.find((each) => each.field === field)?.nombre)
          : item,
      ),
      fault,
    };
  });
  return { index, cells };
}

function fieldOf(fault: GastoFault | ReferenceFault): GastoField | null {
  if (typeof fault === 'string') return fault === 'no-object' ? null : fault;
  return REFERENCE_FIELD[fault.code];
}

type PlayedCatalogo = ReturnType<typeof playCatalogo>;

/** `nombre` is that of the local row with this id. */
type UndefinedId = { id: number; nombre: string | null; count: number };

type ReviewedCatalogo = {
  added: number;
  reused: readonly string[];
  undefinedIds: readonly UndefinedId[];
};

/** Stored and valid ids are above zero. */
const PROVISIONAL_ID = Number.MIN_SAFE_INTEGER;

/** `names` are by local id, `reused` those of a stored row or an earlier item. */
function playCatalogo(
  table: CatalogoTable,
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  stored: readonly NamedRow[],
  nextId: number,
) {
  const planned = planCatalogo(entries, stored);
  const made = new Set(planned.flatMap((entry) => (entry.act === 'add' ? [entry.fields.nombre] : [])));
  const idsByNombre = expectedIds(made, stored, nextId);
  const names = new Map(Array.from(idsByNombre, ([nombre, id]) => [id, nombre]));
  const defined = defineIds(entries, idsByNombre);
  const local = new Map(Array.from(names.keys(), (id): [number, Presence] => [id, 'present']));
  return {
    ids: { defined, local },
    names,
    added: made.size,
    reused: [...new Set(planned.flatMap((entry) => (entry.act === 'reuse' ? [entry.nombre] : [])))],
    rejections: planned.flatMap((entry): Rejection[] =>
      entry.act === 'reject' ? [{ kind: table, nombre: entry.nombre, fault: entry.fault }] : [],
    ),
  };
}

/** `ids` of all expenses, repeats included. */
function reviewCatalogo(played: PlayedCatalogo, ids: Iterable<number>): ReviewedCatalogo {
  const counts = new Map<number, number>();
  for (const id of ids) if (!played.ids.defined.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const undefinedIds = [...counts].map(([id, count]) => ({
    id,
    nombre: played.names.get(id) ?? null,
    count,
  }));
  return { added: played.added, reused: played.reused, undefinedIds };
}

function hasStrays({ ids: { defined, local } }: PlayedCatalogo, ids: Iterable<number>): boolean {
  for (const id of ids) if (!defined.has(id) && !local.has(id)) return true;
  return false;
}

/** By nombre, if new rows get ids from `nextId` on. */
function expectedIds(
  made: Iterable<string>,
  stored: Iterable<NamedRow>,
  nextId: number,
): ReadonlyMap<string, number> {
  const ids = new Map(Array.from(stored, ({ id, nombre }) => [nombre, id]));
  Array.from(made).forEach((nombre, place) => ids.set(nombre, nextId + place));
  return ids;
}

/** With shortened texts. `index` counts from 1. */
type ReviewedRow = Omit<GastoFields, IdField> & {
  index: number;
  categoria: string;
  metodoPago: string;
  duplicate: boolean;
};

/** `total` equals `imported + errors`; `imported` includes `duplicates`. */
export type ImportReview = OfferedMends & {
  total: number;
  imported: number;
  errors: number;
  duplicates: number;
  /** Optional fields that rows are imported without. */
  leftOut: number;
  categorias: ReviewedCatalogo;
  metodosPago: ReviewedCatalogo;
  rejections: readonly Rejection[];
  /** The first {@link MAX_REVIEWED_FAULTS}, in file order. */
  faults: readonly ReturnType<typeof reviewFaults>[];
  /** The first {@link MAX_PREVIEWED_ROWS} duplicates and as many others. */
  rows: readonly ReviewedRow[];
};

export type ReviewOutcome =
  | {
      kind: 'reviewed';
      review: ImportReview;
      /** Hexadecimal; null if the browser offers none. */
      sha256: string | null;
      /** ISO, of the last import of the same file. */
      importedBefore: string | null;
    }
  | { kind: 'cancelled' }
  | { kind: 'refused'; fault: JsonFault }
  | { kind: 'failed'; fault: StorageFault };

export const MAX_REVIEWED_FAULTS = 200;

export const MAX_PREVIEWED_ROWS = 10;

type CheckedContent = {
  /** Before the corrections. */
  original: {
    categorias: readonly CatalogoEntry<{ nombre: string }>[];
    metodosPago: readonly CatalogoEntry<{ nombre: string }>[];
  };
  categorias: readonly CatalogoEntry<{ nombre: string }>[];
  metodosPago: readonly CatalogoEntry<{ nombre: string }>[];
  items: readonly MendedItem[];
  mends: Mends;
  days: DayRange | null;
};

type StoredNames = Record<CatalogoTable, readonly NamedRow[]>;

type NextIds = { categorias: number; metodosPago: number };

export const PROVISIONAL_IDS: NextIds = { categorias: PROVISIONAL_ID, metodosPago: PROVISIONAL_ID };

/** Looks at no stored data. */
export function checkContent(content: FileContent, mends: Mends): CheckedContent {
  const { ids, categorias, metodosPago } = nameIds(content, mends.names);
  const items = content.gastos.map((item) => mendItem(item, mends.rules, ids));
  const original = {
    categorias: readEntries('categorias', content.categorias),
    metodosPago: readEntries('metodosPago', content.metodosPago),
  };
  const isNamed = mends.names.length > 0;
  return {
    original,
    categorias: isNamed ? readEntries('categorias', categorias) : original.categorias,
    metodosPago: isNamed ? readEntries('metodosPago', metodosPago) : original.metodosPago,
    items,
    mends,
    days: daysCovered(items.map(({ item }) => item)),
  };
}

/** True if an expense names an unknown id that a new row may get. */
export function dependsOnNextIds(checked: CheckedContent, stored: StoredNames): boolean {
  const { categorias, metodosPago } = playBoth(checked, stored, PROVISIONAL_IDS);
  return (
    (categorias.added > 0 && hasStrays(categorias, idsOf(checked, 'categoriaId'))) ||
    (metodosPago.added > 0 && hasStrays(metodosPago, idsOf(checked, 'metodoPagoId')))
  );
}

/** Uses up the counts in `occurrences`. */
export function completeReview(
  checked: CheckedContent,
  stored: StoredNames,
  nextIds: NextIds,
  occurrences: Map<string, number>,
): ImportReview {
  const played = playBoth(checked, stored, nextIds);
  const forecast = forecastItems(checked, played, occurrences);
  return {
    total: checked.items.length,
    imported: checked.items.length - forecast.errors,
    ...forecast,
    leftOut: forecast.leftOut + leftOutOf(checked.categorias) + leftOutOf(checked.metodosPago),
    categorias: reviewCatalogo(played.categorias, idsOf(checked, 'categoriaId')),
    metodosPago: reviewCatalogo(played.metodosPago, idsOf(checked, 'metodoPagoId')),
    rejections: [...played.categorias.rejections, ...played.metodosPago.rejections].slice(
      0,
      MAX_REVIEWED_FAULTS,
    ),
    ...offerMends(checked.items, {
      categorias: { entries: checked.original.categorias, stored: stored.categorias },
      metodosPago: { entries: checked.original.metodosPago, stored: stored.metodosPago },
    }),
  };
}

function forecastItems(
  { items }: CheckedContent,
  played: Played,
  occurrences: Map<string, number>,
): Pick<ImportReview, 'errors' | 'duplicates' | 'leftOut' | 'faults' | 'rows'> {
  const references = {
    categorias: played.categorias.ids,
    metodosPago: played.metodosPago.ids,
    occurrences,
  };
  const faults: ReturnType<typeof reviewFaults>[] = [];
  const rows: ReviewedRow[] = [];
  const previewed = { duplicates: 0, others: 0 };
  let errors = 0;
  let duplicates = 0;
  let leftOut = 0;
  items.forEach((mended, position) => {
    const planned = planGasto(mended.check, references);
    if (planned.act === 'reject') {
      errors += 1;
      if (faults.length < MAX_REVIEWED_FAULTS)
        faults.push(reviewFaults(position + 1, mended, planned.faults));
      return;
    }
    const { fields, duplicate } = planned;
    leftOut += countLeftOut(mended.item);
    if (duplicate) duplicates += 1;
    const kind = duplicate ? 'duplicates' : 'others';
    if (previewed[kind] === MAX_PREVIEWED_ROWS) return;
    previewed[kind] += 1;
    rows.push({ ...rowOf(fields, played), index: position + 1, duplicate });
  });
  return { errors, duplicates, leftOut, faults, rows };
}

function leftOutOf(entries: CheckedContent['categorias']): number {
  return entries.reduce((sum, entry) => sum + (entry.ok ? entry.leftOut : 0), 0);
}

type Played = Record<CatalogoTable, ReturnType<typeof playCatalogo>>;

function playBoth(checked: CheckedContent, stored: StoredNames, nextIds: NextIds): Played {
  const { categorias, metodosPago } = checked;
  return {
    categorias: playCatalogo('categorias', categorias, stored.categorias, nextIds.categorias),
    metodosPago: playCatalogo('metodosPago', metodosPago, stored.metodosPago, nextIds.metodosPago),
  };
}

function rowOf(
  gasto: GastoFields,
  { categorias, metodosPago }: Played,
): Omit<ReviewedRow, 'index' | 'duplicate'> {
  const { categoriaId, metodoPagoId, ...fields } = knownFields(gasto);
  const texts = Object.entries(fields).map(([field, value]) => [
    field,
    typeof value === 'string' ? shown(value) : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as typeof fields),
    categoria: shown(categorias.names.get(categoriaId)),
    metodoPago: shown(metodosPago.names.get(metodoPagoId)),
  };
}

function shown(text: string | undefined): string {
  return valueText(text) ?? '';
}

function* idsOf({ items }: CheckedContent, field: 'categoriaId' | 'metodoPagoId'): Generator<number> {
  for (const { check } of items) if (check.ok) yield check.value[field];
}
