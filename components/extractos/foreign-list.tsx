import { useGrowingCount } from '@/components/catalogo/use-growing-count';
import { statementSession } from '@/lib/page/statement-session';
import { chooseCategoriaOf } from '@/lib/statements/edit-choices';
import { categoriaOf, fateOf } from '@/lib/statements/statement-plan';
import { EXTRACTOS } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';
import { CategoriaSelect } from './categoria-select';
import { ForeignCantidad } from './foreign-cantidad';
import type { ListedMovements } from './listed-movements';
import { MovementLines } from './movement-lines';
import { useMovementWords } from './use-movement-words';

type ForeignListProps = ListedMovements & { places: readonly number[]; currency: string };

export function ForeignList({
  places,
  currency,
  movements,
  choices,
  categorias,
  metodoNames,
}: ForeignListProps) {
  const words = useMovementWords(metodoNames);
  const [drawn, end] = useGrowingCount(places.length, 30);
  return (
    <>
      <ul className="mt-2 divide-y divide-border">
        {places.slice(0, drawn).map((at) => {
          const movement = movements[at];
          if (!movement) return null;
          const fate = fateOf(movement, at, choices);
          return (
            <li
              key={at}
              className="grid grid-cols-1 items-start gap-x-3 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_14rem_9rem]"
            >
              <div className="min-w-0">
                <MovementLines movement={movement} meta={words.meta(movement, fate)} />
              </div>
              {fate === 'add' ? (
                <CategoriaSelect
                  label={EXTRACTOS.categoriaOf(shorten(movement.nombre), words.day(movement))}
                  choice={categoriaOf(movement, at, choices)}
                  options={categorias}
                  onChoose={(choice) => {
                    statementSession.edit(chooseCategoriaOf(at, choice));
                  }}
                />
              ) : (
                <span aria-hidden className="hidden sm:block" />
              )}
              <ForeignCantidad
                at={at}
                importe={choices.importes.get(at) ?? null}
                label={EXTRACTOS.cantidadIn(shorten(movement.nombre), words.day(movement), currency)}
                currency={currency}
                hasDay={movement.fecha !== null}
              />
            </li>
          );
        })}
      </ul>
      {drawn < places.length ? <div key={drawn} ref={end} /> : null}
    </>
  );
}
