import { MeaningQuestion } from '@/components/fields/cantidad-field';
import { Field, Input } from '@/components/ui/field';
import type { CatalogoDraft, CatalogoDraftFaults } from '@/lib/domain/catalogo-entry';
import { CATALOGO } from '@/lib/text/catalogo';

type Typed = Pick<CatalogoDraft, 'presupuesto' | 'presupuestoMeaning'>;

type PresupuestoFieldProps = {
  draft: Typed;
  fault: CatalogoDraftFaults['presupuesto'];
  onChange: (typed: Typed) => void;
};

/** An optional monthly budget, as people type amounts. */
export function PresupuestoField({ draft, fault, onChange }: PresupuestoFieldProps) {
  const error =
    typeof fault === 'object' ? (
      <MeaningQuestion
        {...fault}
        onAnswer={(presupuestoMeaning) => {
          onChange({ presupuesto: draft.presupuesto, presupuestoMeaning });
        }}
      />
    ) : (
      fault && CATALOGO.faults.presupuesto[fault]
    );
  return (
    <Field label={CATALOGO.presupuesto} error={error}>
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
