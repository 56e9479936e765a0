/** The act before which a copy was taken. */
export type CopyReason = 'reset' | 'restore' | 'import-undone' | 'gastos-deleted';

/** Known without opening the copy. */
export type CopyRecord = {
  id: number;
  reason: CopyReason;
  /** In ISO format. */
  at: string;
  gastos: number;
  categorias: number;
  metodosPago: number;
  /** The compressed size. */
  bytes: number;
};
