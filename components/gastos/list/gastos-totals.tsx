import { FittedNumber } from '@/components/ui/fitted-number';
import type { Totals } from '@/lib/domain/summary';
import { useFormat } from '@/lib/hooks/use-format';
import { ESTADO_NAMES, NOUNS, TOTAL } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos';

type GastosTotalsProps = { totals: Totals; complete: boolean };

/** How many expenses are shown, what they add up to and what of it is still to pay. */
export function GastosTotals({ totals: { count, total, pending }, complete }: GastosTotalsProps) {
  const format = useFormat();
  return (
    <div aria-busy={!complete} className="@container flex min-w-0 flex-1 flex-wrap items-end gap-x-6 gap-y-2">
      <dl className="flex min-w-0 flex-wrap gap-x-6 gap-y-2">
        <Cantidad label={TOTAL} value={complete ? format.cantidad(total) : '…'} />
        <Cantidad label={ESTADO_NAMES.pendiente} value={complete ? format.cantidad(pending) : '…'} />
      </dl>
      <p role="status" className="pb-0.5 text-sm tabular-nums text-muted-foreground">
        {complete ? format.count(count, NOUNS.gasto) : FINDING.counting}
      </p>
    </div>
  );
}

function Cantidad({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd className="font-semibold tabular-nums tracking-tight">
        <FittedNumber size={1.5}>{value}</FittedNumber>
      </dd>
    </div>
  );
}
