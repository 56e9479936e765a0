import Link from 'next/link';
import { DayGroup } from '@/components/gasto/day-group';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import type { Fecha } from '@/lib/domain/dates';
import type { Gasto, Catalogo } from '@/lib/domain/entities';
import { groupByDay } from '@/lib/domain/summary';
import { RESUMEN } from '@/lib/text/resumen';

type LatestGastosProps = { gastos: Gasto[]; catalogo: Catalogo; today: Fecha };

/** The newest expenses by day, and the way to all of them. */
export function LatestGastos({ gastos, catalogo, today }: LatestGastosProps) {
  return (
    <Card aria-labelledby="ultimos" className="overflow-hidden p-0 sm:p-0 print:hidden">
      <div className="flex items-center justify-between gap-2 px-4 py-3 sm:px-6">
        <CardTitle id="ultimos">{RESUMEN.latest}</CardTitle>
        <Button asChild variant="ghost" size="small">
          <Link href="/gastos/" prefetch={false}>
            {RESUMEN.all}
          </Link>
        </Button>
      </div>
      {groupByDay(gastos).map((day) => (
        <DayGroup key={day.fecha} {...day} catalogo={catalogo} today={today} />
      ))}
    </Card>
  );
}
