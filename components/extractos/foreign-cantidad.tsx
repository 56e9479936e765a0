import { useId, useState } from 'react';
import { CantidadQuestion } from '@/components/fields/cantidad-question';
import { FieldError, Input } from '@/components/ui/field';
import { settleCantidad, type CantidadFault, type CantidadMeaning } from '@/lib/domain/cantidad-input';
import { centsToDecimal, toCents } from '@/lib/domain/money';
import { readSum } from '@/lib/domain/sum-input';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/statement-session';
import { chooseImporte } from '@/lib/statements/edit-choices';
import type { Hundredths } from '@/lib/statements/movement';
import { ENTRY } from '@/lib/text/gastos';

type ForeignCantidadProps = {
  at: number;
  /** The amount given before the screen was left; null for none. */
  importe: Hundredths | null;
  label: string;
  currency: string;
  hasDay: boolean;
};

/** Field for an amount in the own currency. */
export function ForeignCantidad({ at, importe, label, currency, hasDay }: ForeignCantidadProps) {
  const id = useId();
  const format = useFormat();
  const [typed, setTyped] = useState(() =>
    importe === null ? '' : format.plainNumber(Number(centsToDecimal(BigInt(importe)))),
  );
  const [fault, setFault] = useState<CantidadFault | null>(null);

  function take(text: string, meaning: CantidadMeaning | null) {
    const read = settleCantidad(readSum(text, format.marks).typed, meaning);
    setTyped(text);
    setFault(text.trim() === '' || read.ok ? null : read.fault);
    statementSession.edit(chooseImporte(at, read.ok ? Number(toCents(read.value)) : null));
  }
  return (
    <div className="grid gap-1.5">
      <Input
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={currency}
        className="text-right tabular-nums"
        disabled={!hasDay}
        value={typed}
        onChange={(event) => {
          take(event.target.value, null);
        }}
      />
      {fault === null ? null : (
        <FieldError id={id}>
          {typeof fault === 'string' ? (
            ENTRY.faults.cantidad[fault]
          ) : (
            <CantidadQuestion
              {...fault}
              onAnswer={(meaning) => {
                take(typed, meaning);
              }}
            />
          )}
        </FieldError>
      )}
    </div>
  );
}
