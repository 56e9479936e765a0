import type { CatalogoTable } from '@/lib/domain/entities';
import type { GastoFault } from '@/lib/domain/gasto-rules';
import type { CatalogoFault } from './read-catalogo';
import type { ReferenceFault } from './remap';

/** The database refused a row; `name` is the DOMException's name, such as ConstraintError. */
export type RowRefusal = { code: 'refused'; name: string };

/** One expense that was not imported, and why. `index` is its place in the file and counts from 1. */
export type GastoRejection =
  | { kind: 'gasto'; index: number; faults: readonly (GastoFault | ReferenceFault)[] }
  | { kind: 'gasto-refused'; index: number; refusal: RowRefusal };

/** One item that was not imported, and why: a line of the error list. */
export type Rejection =
  { kind: CatalogoTable; nombre: string; fault: CatalogoFault | RowRefusal } | GastoRejection;

/** What an import did. `total` is always `imported + errors + skipped`; refused categories and methods are in none. */
export type ImportSummary = {
  total: number;
  imported: number;
  errors: number;
  /** Expenses left out as possible duplicates, because that was asked for. */
  skipped: number;
  /** Categories and methods that the import created; reused ones are not counted. */
  categorias: number;
  metodosPago: number;
  /** The first {@link MAX_LISTED_REJECTIONS}, categories and methods first, then expenses in file order. */
  rejections: Rejection[];
  /** How many more there were. */
  unlisted: number;
};

/** How many rejected items are listed one by one. */
const MAX_LISTED_REJECTIONS = 1000;

/** A summary of nothing yet, to be filled while the items are worked through. */
export function emptySummary(): ImportSummary {
  return {
    total: 0,
    imported: 0,
    errors: 0,
    skipped: 0,
    categorias: 0,
    metodosPago: 0,
    rejections: [],
    unlisted: 0,
  };
}

/** Notes a rejected item; an expense counts as an error, a category or a method does not (docs/specification.md §8). */
export function reject(summary: ImportSummary, rejection: Rejection): void {
  if (rejection.kind === 'gasto' || rejection.kind === 'gasto-refused') summary.errors += 1;
  if (summary.rejections.length < MAX_LISTED_REJECTIONS) summary.rejections.push(rejection);
  else summary.unlisted += 1;
}

/** From here on the transaction is being completed, and nothing can stop it any more. */
export const COMPLETING_PERCENT = 99;

/** The percentage done, a whole number from 0 to 99: at 100 the import has been committed and is finished. */
export function percentOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(COMPLETING_PERCENT, Math.floor((done / total) * 100));
}
