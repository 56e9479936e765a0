import { useFormat } from '@/lib/hooks/use-format';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import { fateOf } from '@/lib/statements/review-choices';
import { shownEtiqueta } from '@/lib/text/format';
import { MovementCategoria } from './categoria-select';
import { IncludeBox, type ListedMovements } from './movement-list';
import { useMovementWords } from './use-movement-words';

/** Each movement may stay out or have its own category. */
export function ShopMovements({ places, movements, choices, categorias, metodoNames }: ListedMovements) {
  const format = useFormat();
  const words = useMovementWords(metodoNames);
  return (
    <ul className="order-last col-span-full ml-4 divide-y divide-border border-l border-border pl-2">
      {places.map((at) => {
        const movement = movements[at];
        if (!movement) return null;
        const fate = fateOf(movement, at, choices);
        return (
          <li
            key={at}
            className="@xl:grid-cols-[auto_minmax(0,1fr)_14rem_7rem] @xl:gap-x-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 gap-y-1 py-1.5"
          >
            <IncludeBox label={words.bring(movement)} places={[at]} checked={fate === 'add'} />
            <div className="min-w-0 py-2">
              <MovementMeta movement={movement} meta={words.meta(movement, fate)} />
            </div>
            <p className="@xl:order-last py-2 text-right text-sm tabular-nums">
              {format.cantidad(BigInt(-movement.importe))}
            </p>
            <MovementCategoria
              {...{ movement, at, choices, categorias }}
              day={words.day(movement)}
              className="@xl:col-span-1 @xl:col-start-auto col-span-2 col-start-2"
            />
          </li>
        );
      })}
    </ul>
  );
}

export function MovementMeta({ movement, meta }: { movement: ReviewedMovement; meta: string }) {
  return (
    <>
      <p className="text-sm text-muted-foreground">{meta}</p>
      {movement.descripcion === movement.nombre ? null : (
        <p className="truncate text-xs text-muted-foreground" title={movement.descripcion}>
          <bdi>{movement.descripcion}</bdi>
        </p>
      )}
      {movement.etiquetas ? (
        <p className="wrap-anywhere text-xs text-muted-foreground">
          <bdi>{movement.etiquetas.map(shownEtiqueta).join(' ')}</bdi>
        </p>
      ) : null}
    </>
  );
}
