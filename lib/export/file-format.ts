import type { Gasto, Catalogo } from '@/lib/domain/entities';
import type { TalliedGasto } from '@/lib/domain/tally';

/** How expenses become the text of a file, piece by piece, and how that text is read back. */
export type FileFormat = {
  mediaType: string;
  /** What stands before the expenses. */
  head: (catalogo: Catalogo) => string;
  /** Some expenses; `isFirst` for the first of them. */
  rows: (gastos: readonly Gasto[], catalogo: Catalogo, isFirst: boolean) => string;
  /** What stands after them. */
  tail: string;
  /**
   * Reads a file back from nothing but its text: given the head and then each piece of rows in turn, answers the
   * expenses that the piece holds. Throws if a text is not what the format writes.
   */
  createReader: () => (text: string) => TalliedGasto[];
};
