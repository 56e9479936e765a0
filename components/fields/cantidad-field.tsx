import type { Ref } from 'react';
import { Field } from '@/components/ui/field';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/gastos';
import { CantidadInput } from './cantidad-input';
import { CantidadQuestion } from './cantidad-question';

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
    <CantidadQuestion
      {...fault}
      onAnswer={(cantidadMeaning) => {
        onChange({ cantidad, cantidadMeaning });
      }}
    />
  );
}
