import type { Catalogo, Gasto } from '@/lib/domain/entities';
import type { TalliedGasto } from '@/lib/domain/tally';

export type FileFormat = {
  mediaType: string;
  head: (catalogo: Catalogo) => string;
  rows: (gastos: readonly Gasto[], catalogo: Catalogo, isFirst: boolean) => string;
  tail: string;
  /**
   * Reads a file back from its text alone: first the head, then each piece of rows. Throws if the format cannot have
   * written it.
   */
  createReader: () => (text: string) => TalliedGasto[];
};
