import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { ENTRY } from '@/lib/text/screens';

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
                onChange({ amount: draft.amount, amountMeaning });
              }}
            >
              {amountMeaning === 'grouped'
                ? format.amount(toCents(fault.asGrouped))
                : format.plainNumber(fault.asDecimal)}
            </Button>
          ))}
        </div>
      </div>
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
