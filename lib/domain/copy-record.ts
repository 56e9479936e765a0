/** Before what a copy of all data was taken. */
export type CopyReason = 'reset' | 'restore' | 'import-undone' | 'gastos-deleted';

/** What is known of a copy without opening it. */
export type CopyRecord = {
  id: number;
  reason: CopyReason;
  /** The instant, in ISO format. */
  at: string;
  gastos: number;
  categorias: number;
  metodosPago: number;
  /** The compressed size. */
  bytes: number;
};
