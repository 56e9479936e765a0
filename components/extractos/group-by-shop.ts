import type { ReviewedMovement } from '@/lib/statements/review-statement';

/** `places` index the review's movements; `sum` is in cents. */
export type ShopGroup = { shop: string; nombre: string; places: number[]; sum: number };

/** Highest sum first; within a shop, the file's order. */
export function groupByShop(movements: readonly ReviewedMovement[], places: readonly number[]): ShopGroup[] {
  const groups = new Map<string, ShopGroup>();
  for (const at of places) {
    const movement = movements[at];
    if (!movement) continue;
    const { shop, nombre, importe } = movement;
    let group = groups.get(shop);
    if (!group) groups.set(shop, (group = { shop, nombre, places: [], sum: 0 }));
    group.places.push(at);
    group.sum -= importe;
  }
  return [...groups.values()].sort((one, other) => other.sum - one.sum);
}
