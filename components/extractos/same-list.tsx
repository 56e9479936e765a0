import { useState } from 'react';
import { withPageActs } from '@/components/acts/load-page-acts';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/import/statement-session';
import type { MovementFate } from '@/lib/statements/review/review-choices';
import { chooseSame } from '@/lib/statements/review/edit-choices';
import type { CountedTwice } from '@/lib/statements/match/money-moved';
import type { MovementStatus, ReviewedMovement } from '@/lib/statements/review/review-statement';
import { EXTRACTOS } from '@/lib/text/extractos';
import { AGAIN, TWICE } from '@/lib/text/extractos-review';
import { type Format, shorten } from '@/lib/text/format';
import {
  type ListedMovements,
  MovementCategoria,
  MovementLines,
  MovementList,
  useMovementWords,
} from './movement-list';

export function TwiceList({ twice }: { twice: readonly CountedTwice[] }) {
  const format = useFormat();
  return (
    <ul className="mt-2 divide-y divide-border">
      {twice.map(({ id, nombre, descripcion, fecha, importe, seen }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="truncate text-sm font-medium" title={descripcion}>
              <bdi>{descripcion}</bdi>
            </p>
            <p className="text-pretty text-sm text-muted-foreground">
              {format.shortDay(fecha)} · {TWICE[seen]}
            </p>
          </div>
          <p className="text-right text-sm font-medium tabular-nums">{format.cantidad(BigInt(-importe))}</p>
          <RemoveButton id={id} label={TWICE.removeOf(shorten(nombre), format.shortDay(fecha))} />
        </li>
      ))}
    </ul>
  );
}

/** The row goes with its expense: the focus moves to the review's heading first. */
function RemoveButton({ id, label }: { id: number; label: string }) {
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="outline"
      size="small"
      className="col-span-2 justify-self-start"
      aria-label={label}
      disabled={busy}
      onClick={() => {
        setBusy(true);
        document.querySelector<HTMLElement>('[data-step]')?.focus({ preventScroll: true });
        void withPageActs(async ({ removeAndNotify }) => {
          await removeAndNotify([id], format);
        }).finally(() => {
          setBusy(false);
        });
      }}
    >
      {TWICE.remove}
    </Button>
  );
}

const SAME = 'same';
const OTHER = 'other';

const CHIPS = [
  { value: SAME, label: EXTRACTOS.same },
  { value: OTHER, label: EXTRACTOS.other },
];

export function SameList({ places, movements, choices, ...shared }: ListedMovements) {
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
      <MovementList {...{ places, movements, choices }} step={30}>
        {(movement, at, fate) => <SameItem {...{ movement, at, fate, choices }} {...shared} />}
      </MovementList>
    </>
  );
}

type SameItemProps = Pick<ListedMovements, 'choices' | 'categorias' | 'metodoNames'> & {
  movement: ReviewedMovement;
  at: number;
  fate: MovementFate;
};

function SameItem({ movement, at, fate, choices, categorias, metodoNames }: SameItemProps) {
  const format = useFormat();
  const words = useMovementWords(metodoNames);
  const { status, nombre } = movement;
  if (!isAsked(status)) return null;
  const legend = status.kind === 'typed' ? EXTRACTOS.sameOf : AGAIN.sameAsBrought;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-3">
      <div className="min-w-0">
        <MovementLines movement={movement} meta={words.meta(movement, fate)} />
        <p className="wrap-anywhere text-sm text-muted-foreground">
          <bdi>{besideOf(status, format)}</bdi>
        </p>
      </div>
      <p className="text-right text-sm font-medium tabular-nums">
        {format.cantidad(BigInt(-movement.importe))}
      </p>
      <div className="col-span-2 flex flex-wrap items-end gap-2">
        <ChoiceChips
          legend={legend(shorten(nombre), words.day(movement))}
          chips={CHIPS}
          value={fate === 'same' || fate === 'here' ? SAME : OTHER}
          onChange={(value) => {
            statementSession.edit(chooseSame([at], value === SAME));
          }}
        />
        {fate === 'add' ? (
          <MovementCategoria
            {...{ movement, at, choices, categorias }}
            day={words.day(movement)}
            className="min-w-48 flex-1"
          />
        ) : null}
      </div>
    </li>
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
