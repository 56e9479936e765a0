import type { CatalogoTable, Reembolso } from '@/lib/domain/entities';
import type { GastoFault } from '@/lib/domain/gasto-rules';
import type { CatalogoFault } from './read-catalogo';

/**
 * `writing`, `undoing`: only a look at the rows tells if that was committed. `cleared`: a reset removed them;
 * restoring a copy may bring them back.
 */
type ImportState = 'writing' | 'done' | 'undoing' | 'undone' | 'cleared';

export type ImportedRows = {
  /** Null without expenses. All ids from here to the last expense belong to this import. */
  firstGasto: number | null;
  /** Indexed by id minus `firstGasto`; 0 for an id that no expense got. */
  fingerprints: Uint32Array;
  /** Ids of the rows that the import created. */
  categorias: number[];
  metodosPago: number[];
  /** Absent in older diaries. */
  catalogoFingerprints?: Record<CatalogoTable, number[]>;
  /** Stored expenses that got a bank's text; absent without any. */
  retold?: RetoldGasto[];
  /** Refunds that stored expenses got; absent without any. */
  refunded?: RefundedGasto[];
};

/** `expected` gave way to the refund. */
export type RefundedGasto = { id: number; reembolso: Reembolso; expected?: Reembolso };

/** `unpaid` is the former estado of an expense that the import made paid. */
export type RetoldGasto = { id: number; before: string; after: string; unpaid?: string };

export type EditedRows = 'ask' | 'keep' | 'remove';

export type UndoneImport = { id: number; copyId: number; edited: EditedRows };

export type EditedSince = { gastos: number } & Record<CatalogoTable, number>;

export type ImportRecord = {
  id: number;
  state: ImportState;
  /** An ISO instant. */
  at: string;
  fileName: string;
  /** In hexadecimal digits; null if the browser could not compute it. */
  sha256: string | null;
  gastos: number;
  categorias: number;
  metodosPago: number;
  /** Noted refunds, those of its own expenses included; absent without any. */
  refunds?: number;
  /** Marks a record that cannot be undone: it keeps the statement movements of a restored backup. */
  restored?: true;
};

/** 0 for an empty table. */
type LastIds = { gastos: number; categorias: number; metodosPago: number };

/** The rows up to `last` are being cleared; only the rows tell if that was committed. */
export type ResetRecord = { id: number; state: 'resetting'; keepCopies: boolean; last: LastIds };

/** `kept` counts edited expenses that stayed, `refunds` those taken from expenses of before. */
export type ImportUndone = {
  gastos: number;
  kept: number;
  refunds?: number;
  categorias: number;
  metodosPago: number;
};

/** `id` is the file's. */
export type ReferenceFault =
  | { code: 'categoria-missing'; id: number }
  | { code: 'metodo-missing'; id: number }
  | { code: 'references-unreadable' };

/** `name` is the DOMException's name, such as ConstraintError. */
export type RowRefusal = { code: 'refused'; name: string };

/** `index` counts from 1. */
export type GastoRejection =
  | { kind: 'gasto'; index: number; faults: readonly (GastoFault | ReferenceFault)[] }
  | { kind: 'gasto-refused'; index: number; refusal: RowRefusal };

export type Rejection =
  { kind: CatalogoTable; nombre: string; fault: CatalogoFault | RowRefusal } | GastoRejection;

/** `total` equals `imported + errors + skipped`; refused categories and methods count in none of these. */
export type ImportSummary = {
  total: number;
  imported: number;
  errors: number;
  /** Possible duplicates, left out on request. */
  skipped: number;
  /** Optional fields that broke their rules; their rows were imported without them. */
  leftOut: number;
  /** Without reused rows. */
  categorias: number;
  metodosPago: number;
  /** The first 1,000: categories and methods, then expenses in file order. */
  rejections: Rejection[];
  unlisted: number;
};

/** From here on the transaction is completing and cannot be stopped. */
export const COMPLETING_PERCENT = 99;
