import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import { withClassified } from '@/lib/statements/likely-categorias';
import type { RowChoice } from '@/lib/statements/statement-plan';
import type { PastShop, UnclassifiedShop } from '@/lib/statements/unclassified-shops';

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

/** Until they are stored, the ids of new ones are below zero. */
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
