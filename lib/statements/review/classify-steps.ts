import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import { categoriaOf, fateOf, namedMovement, type ReviewChoices, type RowChoice } from './review-choices';
import type { StatementReview } from './review-statement';
import {
  GastosByShop,
  type PastShop,
  type UnclassifiedShop,
} from '@/lib/statements/names/unclassified-shops';

export type ClassifyStep =
  | { kind: 'classified'; shops: readonly UnclassifiedShop[]; choice: RowChoice<CategoriaFields> }
  | { kind: 'removed' | 'skipped'; shops: readonly UnclassifiedShop[] };

/** Shops skipped before the steps come last. */
export function waitingShops(
  shops: readonly UnclassifiedShop[],
  skipped: ReadonlySet<string>,
  steps: readonly ClassifyStep[],
): UnclassifiedShop[] {
  const left = new Set(steps.flatMap((step) => step.shops.map(({ shop }) => shop)));
  const waiting = shops.filter(({ shop }) => !left.has(shop));
  return [
    ...waiting.filter(({ shop }) => !skipped.has(shop)),
    ...waiting.filter(({ shop }) => skipped.has(shop)),
  ];
}

export function pastAfter(
  past: readonly PastShop[],
  steps: readonly ClassifyStep[],
  categorias: readonly Categoria[],
): readonly PastShop[] {
  return steps.reduce((known, step) => {
    const id = step.kind === 'classified' ? idOf(step.choice, categorias) : null;
    return id === null ? known : withClassified(known, step.shops, id);
  }, past);
}

function withClassified(
  past: readonly PastShop[],
  shops: readonly UnclassifiedShop[],
  categoriaId: number,
): PastShop[] {
  const added = new Map(shops.map((shop) => [shop.shop, shop]));
  const known = past.map((one) => {
    const classified = added.get(one.shop);
    if (!classified) return one;
    added.delete(one.shop);
    const count = (one.categorias.get(categoriaId) ?? 0) + classified.gastos.length;
    return { ...one, categorias: new Map(one.categorias).set(categoriaId, count) };
  });
  const fresh = [...added.values()].map(({ shop, nombre, gastos }): PastShop => ({
    shop,
    nombre,
    categorias: new Map([[categoriaId, gastos.length]]),
  }));
  return [...known, ...fresh];
}

/** New ones have ids below zero until they are stored. */
export function categoriasAfter(
  categorias: readonly Categoria[],
  steps: readonly ClassifyStep[],
): readonly Categoria[] {
  const made = steps.flatMap((step) =>
    step.kind === 'classified' && step.choice.kind === 'new' ? [step.choice.fields] : [],
  );
  return made.reduce<readonly Categoria[]>(
    (all, fields) =>
      all.some(({ nombre }) => nombre === fields.nombre) ? all : [...all, { ...fields, id: -all.length - 1 }],
    categorias,
  );
}

export function doneBy(steps: readonly ClassifyStep[]): { shops: number; gastos: number } {
  const shops = steps.flatMap((step) => (step.kind === 'skipped' ? [] : step.shops));
  return { shops: shops.length, gastos: shops.reduce((sum, { gastos }) => sum + gastos.length, 0) };
}

/** Null if the category was made and is gone. */
function idOf(choice: RowChoice<CategoriaFields>, categorias: readonly Categoria[]): number | null {
  if (choice.kind === 'stored') return choice.id;
  return categorias.find(({ nombre }) => nombre === choice.fields.nombre)?.id ?? null;
}

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
  const chosen = new Map<string, { choice: RowChoice<CategoriaFields>; gastos: GastosByShop }>();
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
