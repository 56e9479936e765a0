import { useMemo } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
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
      <p className="wrap-anywhere mt-1 text-3xl font-semibold tabular-nums tracking-tight">
        {format.amount(total)}
      </p>
      <p className="mt-2 text-sm tabular-nums text-muted-foreground">
        {format.count(count, GASTOS.gasto, GASTOS.gastos)}
        {' · '}
        {pending > 0n ? RESUMEN.pending(format.amount(pending)) : RESUMEN.nothingPending}
      </p>
    </Card>
  );
}
