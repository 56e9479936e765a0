import { useId } from 'react';
import { type Mes, mesOf } from '@/lib/domain/dates';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { gastosOfMes } from '@/lib/page/queries';
import type { NotedRefund } from '@/lib/statements/plan-statement';
import { REFUNDS_IN } from '@/lib/text/extractos-review';
import { capitalize, shownNombre } from '@/lib/text/format';
import { REFUNDED } from '@/lib/text/reembolsos';

export function RefundResults({ refunds }: { refunds: readonly NotedRefund[] }) {
  const id = useId();
  const format = useFormat();
  if (refunds.length === 0) return null;
  const lowered = refunds.flatMap(({ fecha, refunded, isStored }) =>
    isStored && mesOf(fecha) !== mesOf(refunded) ? [mesOf(fecha)] : [],
  );
  return (
    <section aria-labelledby={id} className="grid gap-1 text-sm">
      <h3 id={id} className="font-medium">
        {REFUNDS_IN.results}
      </h3>
      <ul className="grid gap-1">
        {refunds.map(({ nombre, fecha, cents }, place) => (
          <li key={place} className="wrap-anywhere">
            <bdi>
              {REFUNDS_IN.result(format.cantidad(BigInt(cents)), shownNombre(nombre), format.shortDay(fecha))}
            </bdi>
          </li>
        ))}
        {[...new Set(lowered)].sort().map((mes) => (
          <LoweredMes key={mes} mes={mes} />
        ))}
      </ul>
    </section>
  );
}

function LoweredMes({ mes }: { mes: Mes }) {
  const format = useFormat();
  const read = useQuery(gastosOfMes(mes));
  if (!read) return null;
  const { totals } = summarizeMes(read.gastos);
  return <li>{REFUNDED.falls(capitalize(format.mes(mes)), format.cantidad(totals.total))}</li>;
}
