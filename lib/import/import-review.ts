import type { DayRange } from '@/lib/domain/dates';
import type { CatalogoTable, GastoFields } from '@/lib/domain/entities';
import { countLeftOut, type IdField, knownFields } from '@/lib/domain/gasto-rules';
import type { StorageFault } from '@/lib/domain/result';
import { daysCovered, type Occurrences } from './duplicates';
import type { Mends } from './import-flow';
import type { Rejection } from './import-summary';
import { collectSuggestions, type MendSuggestion, type NamesOffer, offerNames } from './mend-suggestions';
import { type MendedItem, mendItem } from './mends';
import { nameIds } from './name-mends';
import { type FileContent, type JsonFault, valueText } from './parse-file';
import { planGasto } from './planner';
import { type CatalogoEntry, readEntries } from './read-catalogo';
import {
  hasStrays,
  playCatalogo,
  PROVISIONAL_ID,
  reviewCatalogo,
  type ReviewedCatalogo,
  reviewFaults,
  type StoredName,
} from './review-catalogo';

/** With nombres for ids and shortened texts. `index` counts from 1. */
type ReviewedRow = Omit<GastoFields, IdField> & {
  index: number;
  categoria: string;
  metodoPago: string;
  duplicate: boolean;
};

/** `total` equals `imported + errors`; `imported` includes the `duplicates`, which an import may leave out. */
export type ImportReview = {
  total: number;
  imported: number;
  errors: number;
  duplicates: number;
  /** Optional fields that break their rules; rows are imported without them. */
  leftOut: number;
  categorias: ReviewedCatalogo;
  metodosPago: ReviewedCatalogo;
  rejections: readonly Rejection[];
  /** The first {@link MAX_REVIEWED_FAULTS}, in file order. */
  faults: readonly ReturnType<typeof reviewFaults>[];
  suggestions: readonly MendSuggestion[];
  names: NamesOffer | null;
  /** The first {@link MAX_PREVIEWED_ROWS} duplicates and as many others, in file order. */
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

export type StoredNames = Record<CatalogoTable, readonly StoredName[]>;

type NextIds = { categorias: number; metodosPago: number };

export const PROVISIONAL_IDS: NextIds = { categorias: PROVISIONAL_ID, metodosPago: PROVISIONAL_ID };

/** The first half of a review, before any look at stored data. */
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

/**
 * True if the import creates rows and an expense names an id that is neither defined nor stored: a new row may get
 * it.
 */
export function dependsOnNextIds(checked: CheckedContent, stored: StoredNames): boolean {
  const { categorias, metodosPago } = playBoth(checked, stored, PROVISIONAL_IDS);
  return (
    (categorias.added > 0 && hasStrays(categorias, idsOf(checked, 'categoriaId'))) ||
    (metodosPago.added > 0 && hasStrays(metodosPago, idsOf(checked, 'metodoPagoId')))
  );
}

/** The second half of a review, against stored data. Uses up the counts in `occurrences`. */
export function completeReview(
  checked: CheckedContent,
  stored: StoredNames,
  nextIds: NextIds,
  occurrences: Occurrences,
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
    suggestions: collectSuggestions(checked.items, checked.mends.rules),
    names: offerNames(checked.items, {
      categorias: { entries: checked.original.categorias, stored: stored.categorias },
      metodosPago: { entries: checked.original.metodosPago, stored: stored.metodosPago },
    }),
  };
}

function forecastItems(
  { items }: CheckedContent,
  played: Played,
  occurrences: Occurrences,
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
