import { useGrowingCount } from '@/components/catalogo/use-growing-count';
import { categoriaOfShop, fateOf } from '@/lib/statements/statement-plan';
import type { ShopGroup } from './group-by-shop';
import type { ListedMovements } from './listed-movements';
import { ShopItem } from './shop-item';

/** Shops drawn at once: each has a list of all categories. */
const STEP_SHOPS = 30;

export function ShopGroups({ groups, ...shared }: ListedMovements & { groups: readonly ShopGroup[] }) {
  const [drawn, end] = useGrowingCount(groups.length, STEP_SHOPS);
  const { choices, movements } = shared;
  return (
    <>
      <ul className="@container mt-2 divide-y divide-border">
        {groups.slice(0, drawn).map((group) => {
          const brought = group.places.filter((at) => {
            const movement = movements[at];
            return movement !== undefined && fateOf(movement, at, choices) === 'add';
          });
          const guess = choices.guesses.get(group.shop);
          return (
            <ShopItem
              key={group.shop}
              group={group}
              categoria={categoriaOfShop(group.shop, choices)}
              guess={choices.categorias.has(group.shop) ? null : (guess?.categoria ?? null)}
              isNamedAsBefore={!choices.nombres.has(group.shop) && typeof guess?.nombre === 'string'}
              brought={brought.length}
              {...shared}
            />
          );
        })}
      </ul>
      {drawn < groups.length ? <div key={drawn} ref={end} /> : null}
    </>
  );
}
