import { MeaningQuestion } from '@/components/fields/cantidad-field';
import { Field, Input } from '@/components/ui/field';
import type { CatalogoDraft, CatalogoDraftFaults } from '@/lib/domain/catalogo-entry';
import type { PresupuestoFault } from '@/lib/domain/presupuestos-entry';
import type { CantidadMeaning } from '@/lib/read/read-cantidad';
import { CATALOGO } from '@/lib/text/catalogo';

type Typed = Pick<CatalogoDraft, 'presupuesto' | 'presupuestoMeaning'>;

type PresupuestoFieldProps = {
  draft: Typed;
  fault: CatalogoDraftFaults['presupuesto'];
  onChange: (typed: Typed) => void;
};

export function PresupuestoField({ draft, fault, onChange }: PresupuestoFieldProps) {
  return (
    <Field
      label={CATALOGO.presupuesto}
      error={
        fault && (
          <PresupuestoFaultMessage
            fault={fault}
            onAnswer={(presupuestoMeaning) => {
              onChange({ presupuesto: draft.presupuesto, presupuestoMeaning });
            }}
          />
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={CATALOGO.noPresupuesto}
          className="tabular-nums"
          value={draft.presupuesto}
          onChange={(event) => {
            onChange({ presupuesto: event.target.value, presupuestoMeaning: null });
          }}
        />
      )}
    </Field>
  );
}

type PresupuestoFaultMessageProps = {
  fault: PresupuestoFault;
  onAnswer: (meaning: CantidadMeaning) => void;
};

export function PresupuestoFaultMessage({ fault, onAnswer }: PresupuestoFaultMessageProps) {
  if (typeof fault === 'string') return CATALOGO.faults.presupuesto[fault];
  return <MeaningQuestion {...fault} onAnswer={onAnswer} />;
}
