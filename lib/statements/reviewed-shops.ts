import type { ClassifyStep } from '@/lib/statements/classify-steps';
import type { StatementReview } from '@/lib/statements/review-statement';
import {
  categoriaOf,
  fateOf,
  namedMovement,
  type CategoriaChoice,
  type ReviewChoices,
} from '@/lib/statements/statement-plan';
import { GastosByShop, type UnclassifiedShop } from '@/lib/statements/unclassified-shops';

/** The place of a movement stands for the id of its expense. */
type ReviewedShops = {
  /** The largest sum first. */
  open: UnclassifiedShop[];
  chosen: ClassifyStep[];
};

/** Movements in another currency are answered one by one. */
export function reviewedShops(
  { movements }: Pick<StatementReview, 'movements'>,
  choices: ReviewChoices,
): ReviewedShops {
  const open = new GastosByShop();
  const chosen = new Map<string, { choice: NonNullable<CategoriaChoice>; gastos: GastosByShop }>();
  movements.forEach((movement, at) => {
    if (movement.fecha === null || movement.foreign !== null || fateOf(movement, at, choices) !== 'add')
      return;
    const { fecha, importe, nombre } = { ...namedMovement(movement, choices), fecha: movement.fecha };
    const gasto = { id: at, fecha, cents: BigInt(-importe), nombre };
    const choice = categoriaOf(movement, at, choices);
    if (!choice) {
      open.add(gasto);
      return;
    }
    const key = JSON.stringify(choice);
    const known = chosen.get(key) ?? { choice, gastos: new GastosByShop() };
    known.gastos.add(gasto);
    chosen.set(key, known);
  });
  return {
    open: open.shops(),
    chosen: [...chosen.values()].map(({ choice, gastos }) => ({
      ...{ kind: 'classified', shops: gastos.shops(), choice },
    })),
  };
}
