import type { CategoriaFields } from '@/lib/domain/entities';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import type { ReviewChoices } from '@/lib/statements/statement-plan';
import type { RowOptions } from './row-options';

export type ListedMovements = {
  movements: readonly ReviewedMovement[];
  choices: ReviewChoices;
  categorias: RowOptions<CategoriaFields>;
  /** The name of each source's method; null if unknown. */
  metodoNames: readonly (string | null)[];
};
