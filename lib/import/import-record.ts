import type { CatalogoTable, Reembolso } from '@/lib/domain/entities';

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
