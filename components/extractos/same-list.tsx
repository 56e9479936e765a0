import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { useGrowingCount } from '@/components/catalogo/use-growing-count';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/statement-session';
import { chooseCategoriaOf, chooseSame } from '@/lib/statements/edit-choices';
import type { MovementStatus } from '@/lib/statements/review-statement';
import { categoriaOf, fateOf } from '@/lib/statements/statement-plan';
import { EXTRACTOS } from '@/lib/text/extractos';
import { AGAIN } from '@/lib/text/extractos-review';
import { shorten, type Format } from '@/lib/text/format';
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

/** Movements that may be stored already, each beside its counterpart. */
export function SameList({
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
                statementSession.edit(chooseSame(places, same));
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
          if (!movement || !isAsked(movement.status)) return null;
          const fate = fateOf(movement, at, choices);
          const isTyped = movement.status.kind === 'typed';
          return (
            <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-3">
              <div className="min-w-0">
                <MovementLines movement={movement} meta={words.meta(movement, fate)} />
                <p className="wrap-anywhere text-sm text-muted-foreground">
                  <bdi>{besideOf(movement.status, format)}</bdi>
                </p>
              </div>
              <p className="text-right text-sm font-medium tabular-nums">
                {format.cantidad(BigInt(-movement.importe))}
              </p>
              <div className="col-span-2 flex flex-wrap items-end gap-2">
                <ChoiceChips
                  legend={(isTyped ? EXTRACTOS.sameOf : AGAIN.sameAsBrought)(
                    shorten(movement.nombre),
                    words.day(movement),
                  )}
                  chips={CHIPS}
                  value={fate === 'same' || fate === 'here' ? SAME : OTHER}
                  onChange={(value) => {
                    statementSession.edit(chooseSame([at], value === SAME));
                  }}
                />
                {fate === 'add' ? (
                  <CategoriaSelect
                    className="min-w-48 flex-1"
                    label={EXTRACTOS.categoriaOf(shorten(movement.nombre), words.day(movement))}
                    choice={categoriaOf(movement, at, choices)}
                    options={categorias}
                    onChoose={(choice) => {
                      statementSession.edit(chooseCategoriaOf(at, choice));
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

type AskedStatus = Extract<MovementStatus, { kind: 'typed' | 'again' }>;

function isAsked(status: MovementStatus): status is AskedStatus {
  return status.kind === 'typed' || status.kind === 'again';
}

function besideOf(status: AskedStatus, format: Format): string {
  if (status.kind === 'typed')
    return EXTRACTOS.typedAs(shorten(status.gasto.nombre), format.shortDay(status.gasto.fecha));
  const { concepto, fecha, fileName } = status.earlier;
  const file = fileName === null ? null : shorten(fileName);
  const told = AGAIN.broughtAs(file, shorten(concepto), fecha === '' ? '' : format.shortDay(fecha));
  return status.gone ? `${told} · ${EXTRACTOS.gone}` : told;
}
