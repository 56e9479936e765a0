import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { useGrowingCount } from '@/components/catalogo/use-growing-count';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/statement-session';
import { categoriaOf, fateOf } from '@/lib/statements/statement-plan';
import { EXTRACTOS } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';
import { CategoriaSelect } from './categoria-select';
import type { ListedMovements } from './listed-movements';
import { MovementLines } from './movement-lines';
import { useMovementWords } from './use-movement-words';

const SAME = 'same';
const OTHER = 'other';

const CHIPS = [
  { value: SAME, label: EXTRACTOS.same },
  { value: OTHER, label: EXTRACTOS.other },
];

/** Movements that may be expenses which the person typed, each beside its expense. */
export function TypedList({
  places,
  movements,
  choices,
  categorias,
  metodoNames,
}: ListedMovements & { places: readonly number[] }) {
  const format = useFormat();
  const words = useMovementWords(metodoNames);
  const [drawn, end] = useGrowingCount(places.length, 30);
  return (
    <>
      {places.length > 1 ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {([true, false] as const).map((same) => (
            <Button
              key={String(same)}
              variant="outline"
              size="small"
              onClick={() => {
                statementSession.setSame(places, same);
              }}
            >
              {same ? EXTRACTOS.allSame : EXTRACTOS.noneSame}
            </Button>
          ))}
        </div>
      ) : null}
      <ul className="mt-2 divide-y divide-border">
        {places.slice(0, drawn).map((at) => {
          const movement = movements[at];
          if (movement?.status.kind !== 'typed') return null;
          const { gasto } = movement.status;
          const fate = fateOf(movement, at, choices);
          return (
            <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-3">
              <div className="min-w-0">
                <MovementLines movement={movement} meta={words.meta(movement, fate)} />
                <p className="wrap-anywhere text-sm text-muted-foreground">
                  {EXTRACTOS.typedAs(shorten(gasto.nombre), format.shortDay(gasto.fecha))}
                </p>
              </div>
              <p className="text-right text-sm font-medium tabular-nums">
                {format.cantidad(BigInt(-movement.importe))}
              </p>
              <div className="col-span-2 flex flex-wrap items-end gap-2">
                <ChoiceChips
                  legend={EXTRACTOS.sameOf(shorten(movement.nombre), words.day(movement))}
                  chips={CHIPS}
                  value={fate === 'same' ? SAME : OTHER}
                  onChange={(value) => {
                    statementSession.setSame([at], value === SAME);
                  }}
                />
                {fate === 'add' ? (
                  <CategoriaSelect
                    className="min-w-48 flex-1"
                    label={EXTRACTOS.categoriaOf(shorten(movement.nombre), words.day(movement))}
                    choice={categoriaOf(movement, at, choices)}
                    options={categorias}
                    onChoose={(choice) => {
                      statementSession.setCategoriaOf(at, choice);
                    }}
                  />
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      {drawn < places.length ? <div key={drawn} ref={end} /> : null}
    </>
  );
}
