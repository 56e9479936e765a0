import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { ENTRY } from '@/lib/text/screens';

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
      label={ENTRY.amount}
      error={fault && <AmountFault fault={fault} amount={draft.amount} onChange={onChange} />}
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

type AmountFaultProps = { fault: DraftFaults['amount']; amount: string; onChange: AmountChange };

/** What is wrong with an amount, or which amount was meant. */
export function AmountFault({ fault, amount, onChange }: AmountFaultProps) {
  const format = useFormat();
  if (fault === undefined) return null;
  if (typeof fault === 'string') return ENTRY.faults.amount[fault];
  return (
    <div className="grid gap-2">
      {ENTRY.ambiguous}
      <div className="flex flex-wrap gap-2">
        {(['grouped', 'decimal'] as const).map((amountMeaning) => (
          <Button
            key={amountMeaning}
            variant="outline"
            size="small"
            className="tabular-nums text-foreground"
            onClick={() => {
              onChange({ amount, amountMeaning });
            }}
          >
            {amountMeaning === 'grouped'
              ? format.amount(toCents(fault.asGrouped))
              : format.plainNumber(fault.asDecimal)}
          </Button>
        ))}
      </div>
    </div>
  );
}
