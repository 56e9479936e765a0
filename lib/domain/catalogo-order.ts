import type { Budget } from './budget';
import type { CatalogoRow } from './catalogo-entry';
import { UNUSED, type Usage } from './catalogo-usage';
import { compareNombres } from './collator';
import type { Cents } from './money';

/** `part`: the most used budgets first, then rows without a budget as by `spent`: the most expensive first. */
export const CATALOGO_ORDENES = ['nombre', 'spent', 'part'] as const;

export type CatalogoOrden = (typeof CATALOGO_ORDENES)[number];

type Figures = {
  /** By local id, as `budgets`. Undefined while expenses are being counted. */
  usage: ReadonlyMap<number, Usage> | undefined;
  budgets: ReadonlyMap<number, Budget> | undefined;
};

/** Equal rows, and all while figures are unknown, stand by nombre. */
export function inCatalogoOrder<Row extends CatalogoRow>(
  rows: Iterable<Row>,
  orden: CatalogoOrden,
  { usage, budgets }: Figures,
): Row[] {
  const byNombre = [...rows].sort((a, b) => compareNombres(a.nombre, b.nombre));
  if (orden === 'nombre' || !usage) return byNombre;
  return byNombre.sort((a, b) => partOf(b) - partOf(a) || compareCents(b, a));

  function partOf({ id }: Row): number {
    return orden === 'part' ? (budgets?.get(id)?.part ?? -1) : 0;
  }
  function compareCents(a: Row, b: Row): number {
    const [one, other] = [a, b].map(({ id }) => (usage?.get(id) ?? UNUSED).total) as [Cents, Cents];
    return one === other ? 0 : one < other ? -1 : 1;
  }
}
