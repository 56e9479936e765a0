import type { Gasto, Catalogo } from '@/lib/domain/entities';
import type { TalliedGasto } from '@/lib/domain/tally';

/** Turns expenses into the text of a file, piece by piece, and reads that text back. */
export type FileFormat = {
  mediaType: string;
  head: (catalogo: Catalogo) => string;
  /** `isFirst` is true for the first piece. */
  rows: (gastos: readonly Gasto[], catalogo: Catalogo, isFirst: boolean) => string;
  tail: string;
  /**
   * Reads a file back from its text alone: first the head, then each piece of rows. Answers the expenses of each
   * piece; throws if the format cannot have written it.
   */
  createReader: () => (text: string) => TalliedGasto[];
};
