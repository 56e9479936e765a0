import type { CategoriaFields } from '@/lib/domain/entities';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import type { ReviewChoices } from '@/lib/statements/statement-plan';
import type { RowOptions } from './row-options';

/** What every list of movements needs. */
export type ListedMovements = {
  movements: readonly ReviewedMovement[];
  choices: ReviewChoices;
  categorias: RowOptions<CategoriaFields>;
  /** The name of each source's method; null while it is not known. */
  metodoNames: readonly (string | null)[];
};
