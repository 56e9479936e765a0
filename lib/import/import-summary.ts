import type { CatalogoTable } from '@/lib/domain/entities';
import type { GastoFault } from '@/lib/domain/gasto-rules';
import type { CatalogoFault } from './read-catalogo';

/** `id` is the file's. */
export type ReferenceFault =
  | { code: 'categoria-missing'; id: number }
  | { code: 'metodo-missing'; id: number }
  | { code: 'references-unreadable' };

/** `name` is a DOMException's, such as ConstraintError. */
export type RowRefusal = { code: 'refused'; name: string };

/** `index` counts from 1. */
export type GastoRejection =
  | { kind: 'gasto'; index: number; faults: readonly (GastoFault | ReferenceFault)[] }
  | { kind: 'gasto-refused'; index: number; refusal: RowRefusal };

export type Rejection =
  | { kind: CatalogoTable; nombre: string; fault: CatalogoFault | RowRefusal }
  | GastoRejection;

/** `total` equals `imported + errors + skipped`; refused categories and methods do not count. */
export type ImportSummary = {
  total: number;
  imported: number;
  errors: number;
  /** Possible duplicates, left out on request. */
  skipped: number;
  /** Optional fields that rows were imported without. */
  leftOut: number;
  /** Without reused rows. */
  categorias: number;
  metodosPago: number;
  /** The first {@link MAX_LISTED_REJECTIONS}: categories and methods, then expenses in file order. */
  rejections: Rejection[];
  unlisted: number;
};

/** From here on the transaction is completing and cannot be stopped. */
export const COMPLETING_PERCENT = 99;

const MAX_LISTED_REJECTIONS = 1000;

export function emptySummary(): ImportSummary {
  return {
    total: 0,
    imported: 0,
    errors: 0,
    skipped: 0,
    leftOut: 0,
    categorias: 0,
    metodosPago: 0,
    rejections: [],
    unlisted: 0,
  };
}

/** Only expenses count as errors (docs/specification.md §8). */
export function reject(summary: ImportSummary, rejection: Rejection): void {
  if (rejection.kind === 'gasto' || rejection.kind === 'gasto-refused') summary.errors += 1;
  if (summary.rejections.length < MAX_LISTED_REJECTIONS) summary.rejections.push(rejection);
  else summary.unlisted += 1;
}

/** A whole number up to 99; only a committed import is at 100. */
export function percentOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(COMPLETING_PERCENT, Math.floor((done / total) * 100));
}
