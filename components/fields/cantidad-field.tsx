import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { CantidadMeaning } from '@/lib/read/read-cantidad';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/gastos';
import { CantidadInput } from './cantidad-input';

type CantidadChange = (change: Pick<GastoDraft, 'cantidad' | 'cantidadMeaning'>) => void;

type CantidadFieldProps = {
  draft: GastoDraft;
  fault: DraftFaults['cantidad'];
  onChange: CantidadChange;
  inputRef?: Ref<HTMLInputElement>;
  /** True if our own keys replace the device's keyboard. */
  hasOwnKeys?: boolean;
};

/** The amount as people type it; asks if one mark could mean two things. */
export function CantidadField({ draft, fault, onChange, inputRef, hasOwnKeys = false }: CantidadFieldProps) {
  return (
    <Field
      label={FIELDS.cantidad}
      error={fault && <CantidadFaultMessage fault={fault} cantidad={draft.cantidad} onChange={onChange} />}
    >
      {(control) => (
        <CantidadInput
          {...control}
          ref={inputRef}
          hasOwnKeys={hasOwnKeys}
          value={draft.cantidad}
          onChange={(event) => {
            onChange({ cantidad: event.target.value, cantidadMeaning: null });
          }}
        />
      )}
    </Field>
  );
}

type CantidadFaultMessageProps = {
  fault: DraftFaults['cantidad'];
  cantidad: string;
  onChange: CantidadChange;
};

/** The fault of an amount, or a question about its meaning. */
export function CantidadFaultMessage({ fault, cantidad, onChange }: CantidadFaultMessageProps) {
  if (fault === undefined) return null;
  if (typeof fault === 'string') return ENTRY.faults.cantidad[fault];
  return (
    <MeaningQuestion
      {...fault}
      onAnswer={(cantidadMeaning) => {
        onChange({ cantidad, cantidadMeaning });
      }}
    />
  );
}

type CantidadQuestionProps = {
  asDecimal: number;
  asGrouped: number;
  onAnswer: (meaning: CantidadMeaning) => void;
};

/** Asks about an amount with one mark that could mean two things. */
export function MeaningQuestion({ asDecimal, asGrouped, onAnswer }: CantidadQuestionProps) {
  const format = useFormat();
  return (
    <div className="grid gap-2">
      {ENTRY.ambiguous}
      <div className="flex flex-wrap gap-2">
        {(['grouped', 'decimal'] as const).map((meaning) => (
          <Button
            key={meaning}
            variant="outline"
            size="small"
            className="tabular-nums text-foreground"
            onClick={() => {
              onAnswer(meaning);
            }}
          >
            {meaning === 'grouped' ? format.cantidad(toCents(asGrouped)) : format.plainNumber(asDecimal)}
          </Button>
        ))}
      </div>
    </div>
  );
}
