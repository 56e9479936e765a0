export type CopyReason = 'reset' | 'restore' | 'import-undone' | 'gastos-deleted';

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
