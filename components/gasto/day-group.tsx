import { memo } from 'react';
import type { Fecha } from '@/lib/domain/dates';
import type { GastosOfDay } from '@/lib/domain/summary';
import { useFormat } from '@/lib/hooks/use-format';
import type { Catalogo } from '@/lib/domain/entities';
import { GastoRow } from './gasto-row';

type DayGroupProps = GastosOfDay & { catalogo: Catalogo; today: Fecha };

/** A day and some of its expenses. */
export const DayGroup = memo(function DayGroup({ fecha, gastos, catalogo, today }: DayGroupProps) {
  const format = useFormat();
  return (
    <section aria-labelledby={`dia-${fecha}`} className="mb-3">
      <h2
        id={`dia-${fecha}`}
        className="bg-muted px-4 py-2 text-sm font-medium first-letter:uppercase sm:rounded sm:px-6"
      >
        {format.day(fecha, today)}
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
