import { useMemo } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import { FittedNumber } from '@/components/ui/fitted-number';
import { summarize } from '@/lib/domain/summary';
import { useFormat } from '@/lib/hooks/use-format';
import type { GastosOfMes } from '@/lib/hooks/use-gastos';
import { GASTOS, RESUMEN } from '@/lib/text/screens';

/** What was spent this month, and what of it is still to pay. */
export function ThisMonth({ mes, gastos }: GastosOfMes) {
  const format = useFormat();
  const { count, total, pending } = useMemo(() => summarize(gastos), [gastos]);
  return (
    <Card aria-labelledby="este-mes">
      <CardTitle id="este-mes" className="text-sm font-medium text-muted-foreground first-letter:uppercase">
        {format.month(mes)}
      </CardTitle>
      <p className="@container mt-1 font-semibold tabular-nums tracking-tight">
        <FittedNumber size={1.875}>{format.amount(total)}</FittedNumber>
      </p>
      <p className="mt-2 overflow-hidden text-ellipsis text-sm tabular-nums text-muted-foreground">
        {format.count(count, GASTOS.gasto, GASTOS.gastos)}
        {' · '}
        {pending > 0n ? RESUMEN.pending(format.amount(pending)) : RESUMEN.nothingPending}
      </p>
    </Card>
  );
}
