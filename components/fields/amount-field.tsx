import { Field, Input } from '@/components/ui/field';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/gastos';
import { AmountQuestion } from './amount-question';

type AmountChange = (change: Pick<GastoDraft, 'amount' | 'amountMeaning'>) => void;

type AmountFieldProps = {
  draft: GastoDraft;
  fault: DraftFaults['amount'];
  onChange: AmountChange;
};

/** The amount, typed as people type it; where one mark could mean two things, it asks which. */
export function AmountField({ draft, fault, onChange }: AmountFieldProps) {
  const format = useFormat();
  return (
    <Field
      label={FIELDS.cantidad}
      error={fault && <AmountFaultMessage fault={fault} amount={draft.amount} onChange={onChange} />}
    >
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

type AmountFaultMessageProps = { fault: DraftFaults['amount']; amount: string; onChange: AmountChange };

/** What is wrong with an amount, or which amount was meant. */
export function AmountFaultMessage({ fault, amount, onChange }: AmountFaultMessageProps) {
  if (fault === undefined) return null;
  if (typeof fault === 'string') return ENTRY.faults.amount[fault];
  return (
    <AmountQuestion
      {...fault}
      onAnswer={(amountMeaning) => {
        onChange({ amount, amountMeaning });
      }}
    />
  );
}
