import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { MeaningQuestion } from '@/components/fields/cantidad-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldError, Input } from '@/components/ui/field';
import { centsToDecimal, toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { statementSession } from '@/lib/page/import/statement-session';
import { type CantidadFault, type CantidadMeaning, readSum, settleCantidad } from '@/lib/read/read-cantidad';
import { chooseImporte, chooseIncluded } from '@/lib/statements/review/edit-choices';
import { fateOf, type ReviewChoices } from '@/lib/statements/review/review-choices';
import type { ReviewedMovement } from '@/lib/statements/review/review-statement';
import { ENTRY } from '@/lib/text/entry';
import { EXTRACTOS } from '@/lib/text/extractos';
import { type Format, shorten } from '@/lib/text/format';
import {
  IncludeBox,
  type ListedMovements,
  MovementCategoria,
  MovementLines,
  MovementList,
  useMovementWords,
} from './movement-list';

export function ForeignList({ places, movements, choices, categorias, metodoNames }: ListedMovements) {
  const words = useMovementWords(metodoNames);
  return (
    <MovementList {...{ places, movements, choices }} step={30}>
      {(movement, at, fate) => (
        <li className="grid grid-cols-1 items-start gap-x-3 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_14rem_9rem]">
          <div className="min-w-0">
            <MovementLines movement={movement} meta={words.meta(movement, fate)} />
          </div>
          {fate === 'add' ? (
            <MovementCategoria {...{ movement, at, choices, categorias }} day={words.day(movement)} />
          ) : (
            <span aria-hidden className="hidden sm:block" />
          )}
          <ForeignCantidad {...{ movement, at, choices }} day={words.day(movement)} />
        </li>
      )}
    </MovementList>
  );
}

type ForeignCantidadProps = {
  movement: ReviewedMovement;
  at: number;
  choices: ReviewChoices;
  day: string;
};

function ForeignCantidad({ movement, at, choices, day }: ForeignCantidadProps) {
  const id = useId();
  const { currency } = usePreferences();
  const { typed, fault, take } = useTypedImporte(at, choices);
  return (
    <div className="grid gap-1.5">
      <Input
        aria-label={EXTRACTOS.cantidadIn(shorten(movement.nombre), day, currency)}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={currency}
        className="text-right tabular-nums"
        disabled={movement.fecha === null}
        value={typed}
        onChange={(event) => {
          take(event.target.value, null);
        }}
      />
      {fault === null ? null : (
        <FieldError id={id}>
          <FaultMessage
            fault={fault}
            onAnswer={(meaning) => {
              take(typed, meaning);
            }}
          />
        </FieldError>
      )}
    </div>
  );
}

function useTypedImporte(at: number, choices: ReviewChoices) {
  const format = useFormat();
  const [typed, setTyped] = useState(() => {
    const given = choices.importes.get(at);
    return given === undefined ? '' : format.plainNumber(Number(centsToDecimal(BigInt(given))));
  });
  const [fault, setFault] = useState<CantidadFault | null>(null);

  function take(text: string, meaning: CantidadMeaning | null) {
    const read = settleCantidad(readSum(text, format.marks).typed, meaning);
    setTyped(text);
    setFault(text.trim() === '' || read.ok ? null : read.fault);
    statementSession.edit(chooseImporte(at, read.ok ? Number(toCents(read.value)) : null));
  }
  return { typed, fault, take };
}

type FaultMessageProps = { fault: CantidadFault; onAnswer: (meaning: CantidadMeaning) => void };

function FaultMessage({ fault, onAnswer }: FaultMessageProps) {
  if (typeof fault === 'string') return ENTRY.faults.cantidad[fault];
  return <MeaningQuestion {...fault} onAnswer={onAnswer} />;
}

type LeftOutListProps = Pick<ListedMovements, 'places' | 'movements' | 'choices'> & {
  title: string;
  advice: string | null;
};

export function LeftOutList({ title, advice, ...rows }: LeftOutListProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="p-2 sm:p-2">
      <Button
        variant="ghost"
        className="w-full justify-start py-2 text-left"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <ChevronRight
          aria-hidden
          data-open={open}
          className="transition-transform data-[open=true]:rotate-90"
        />
        {title}
      </Button>
      {open ? (
        <div className="px-3 pb-2 sm:px-4">
          {advice === null ? null : <p className="text-sm text-muted-foreground">{advice}</p>}
          <BringGone {...rows} />
          <Rows {...rows} />
        </div>
      ) : null}
    </Card>
  );
}

function BringGone({ places, movements, choices }: Omit<LeftOutListProps, 'title' | 'advice'>) {
  const format = useFormat();
  const gone = places.filter((at) => {
    const movement = movements[at];
    return (
      movement?.status.kind === 'here' &&
      movement.status.gone &&
      movement.foreign === null &&
      fateOf(movement, at, choices) === 'here'
    );
  });
  if (gone.length === 0) return null;
  return (
    <Button
      variant="outline"
      size="small"
      className="mt-2"
      onClick={() => {
        statementSession.edit(chooseIncluded(gone, true));
      }}
    >
      {EXTRACTOS.bringGone(format, gone.length)}
    </Button>
  );
}

const NO_NAMES: readonly null[] = [];

function Rows(rows: Omit<LeftOutListProps, 'title' | 'advice'>) {
  const format = useFormat();
  const words = useMovementWords(NO_NAMES);
  return (
    <MovementList {...rows}>
      {(movement, at, fate) => {
        const isAsked = fate !== 'none' && movement.foreign !== null;
        return (
          <li className="flex flex-wrap items-start justify-end gap-2 py-2">
            {fate === 'none' || isAsked ? null : (
              <IncludeBox label={words.bring(movement)} places={[at]} checked={fate === 'add'} />
            )}
            <div className={isAsked ? 'min-w-40 flex-1' : 'min-w-0 flex-1'}>
              <MovementLines movement={movement} meta={words.meta(movement, fate)} />
            </div>
            <p className="text-right text-sm tabular-nums">{amountOf(movement, format)}</p>
            {isAsked ? (
              <div className="w-36">
                <ForeignCantidad
                  movement={movement}
                  at={at}
                  choices={rows.choices}
                  day={words.day(movement)}
                />
              </div>
            ) : null}
          </li>
        );
      }}
    </MovementList>
  );
}

function amountOf({ importe, foreign }: ReviewedMovement, format: Format): string {
  return foreign ? EXTRACTOS.isForeign(foreign.escrito, foreign.divisa) : format.cantidad(BigInt(importe));
}
