import { Field, Input } from '@/components/ui/field';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { ENTRY } from '@/lib/text/screens';
import { AmountQuestion } from './amount-question';

type AmountFieldProps = {
  draft: GastoDraft;
  fault: DraftFaults['amount'];
  onChange: (change: Pick<GastoDraft, 'amount' | 'amountMeaning'>) => void;
};

/** The amount, typed as people type it; where one mark could mean two things, it asks which. */
export function AmountField({ draft, fault, onChange }: AmountFieldProps) {
  const format = useFormat();
  const error =
    typeof fault === 'object' ? (
      <AmountQuestion
        {...fault}
        onAnswer={(amountMeaning) => {
          onChange({ amount: draft.amount, amountMeaning });
        }}
      />
    ) : (
      fault && ENTRY.faults.amount[fault]
    );
  return (
    <Field label={ENTRY.amount} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={format.plainNumber(0)}
          value={draft.amount}
          onChange={(event) => {
            onChange({ amount: event.target.value, amountMeaning: null });
          }}
          className="h-14 text-2xl font-semibold tabular-nums sm:h-14 sm:text-2xl"
        />
      )}
    </Field>
  );
}
