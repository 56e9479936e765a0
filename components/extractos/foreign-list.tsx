import { useId, useState } from 'react';
import { MeaningQuestion } from '@/components/fields/cantidad-field';
import { FieldError, Input } from '@/components/ui/field';
import { type CantidadFault, type CantidadMeaning, settleCantidad } from '@/lib/read/read-cantidad';
import { centsToDecimal, toCents } from '@/lib/domain/money';
import { readSum } from '@/lib/read/read-sum';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { statementSession } from '@/lib/page/statement-session';
import type { ReviewChoices } from '@/lib/statements/review-choices';
import { chooseImporte } from '@/lib/statements/edit-choices';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import { EXTRACTOS } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/entry';
import { MovementCategoria } from './categoria-select';
import { MovementLines, MovementList, type ListedMovements } from './movement-list';
import { useMovementWords } from './use-movement-words';

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

export function ForeignCantidad({ movement, at, choices, day }: ForeignCantidadProps) {
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
