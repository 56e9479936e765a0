import { memo } from 'react';
import type { Fecha } from '@/lib/domain/dates';
import type { GastosOfDay } from '@/lib/domain/summary';
import { useFormat } from '@/lib/hooks/use-format';
import type { Catalogo } from '@/lib/domain/gastos-query';
import { GastoRow } from './gasto-row';

type DayGroupProps = GastosOfDay & { catalogo: Catalogo; today: Fecha };

/** A day with its total, and its expenses. */
export const DayGroup = memo(function DayGroup({ fecha, gastos, total, catalogo, today }: DayGroupProps) {
  const format = useFormat();
  return (
    <section
      aria-labelledby={`dia-${fecha}`}
      className="mb-3 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
    >
      <h2
        id={`dia-${fecha}`}
        className="flex items-baseline justify-between gap-4 bg-muted px-4 py-2 text-sm font-medium sm:rounded sm:px-6"
      >
        <span className="shrink-0 first-letter:uppercase">{format.day(fecha, today)}</span>
        <span className="wrap-anywhere min-w-0 text-right tabular-nums text-muted-foreground">
          {format.amount(total)}
        </span>
      </h2>
      <ul className="divide-y divide-border">
        {gastos.map((gasto) => (
          <GastoRow
            key={gasto.id}
            gasto={gasto}
            categoria={catalogo.categorias.get(gasto.categoriaId)}
            metodoPago={catalogo.metodosPago.get(gasto.metodoPagoId)}
            mode="read"
          />
        ))}
      </ul>
    </section>
  );
});
