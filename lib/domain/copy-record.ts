export type CopyReason = 'reset' | 'restore' | 'import-undone' | 'gastos-deleted';

/** Known without opening the copy. */
export type CopyRecord = {
  id: number;
  reason: CopyReason;
  /** ISO. */
  at: string;
  gastos: number;
  categorias: number;
  metodosPago: number;
  /** Compressed. */
  bytes: number;
};
