import type { Ref } from 'react';
import { Field, Input } from '@/components/ui/field';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/gastos';
import { CantidadQuestion } from './cantidad-question';

type CantidadChange = (change: Pick<GastoDraft, 'cantidad' | 'cantidadMeaning'>) => void;

type CantidadFieldProps = {
  draft: GastoDraft;
  fault: DraftFaults['cantidad'];
  onChange: CantidadChange;
  inputRef?: Ref<HTMLInputElement>;
  /** Whether the program shows keys of its own, so that the device need not. */
  hasOwnKeys?: boolean;
};

/** The amount, typed as people type it; where one mark could mean two things, it asks which. */
export function CantidadField({ draft, fault, onChange, inputRef, hasOwnKeys = false }: CantidadFieldProps) {
  const format = useFormat();
  return (
    <Field
      label={FIELDS.cantidad}
      error={fault && <CantidadFaultMessage fault={fault} cantidad={draft.cantidad} onChange={onChange} />}
    >
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          inputMode={hasOwnKeys ? 'none' : 'decimal'}
          autoComplete="off"
          placeholder={format.plainNumber(0)}
          value={draft.cantidad}
          onChange={(event) => {
            onChange({ cantidad: event.target.value, cantidadMeaning: null });
          }}
          className="h-12 text-2xl font-semibold tabular-nums sm:h-14 sm:text-2xl"
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

/** What is wrong with an amount, or which amount was meant. */
export function CantidadFaultMessage({ fault, cantidad, onChange }: CantidadFaultMessageProps) {
  if (fault === undefined) return null;
  if (typeof fault === 'string') return ENTRY.faults.cantidad[fault];
  return (
    <CantidadQuestion
      {...fault}
      onAnswer={(cantidadMeaning) => {
        onChange({ cantidad, cantidadMeaning });
      }}
    />
  );
}
