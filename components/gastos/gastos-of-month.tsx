import { Inbox, Plus } from 'lucide-react';
import Link from 'next/link';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import type { Fecha, Mes } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { firstGastos, groupByDay, summarize } from '@/lib/domain/summary';
import { useFormat } from '@/lib/hooks/use-format';
import type { Catalogo } from '@/lib/domain/gastos-query';
import { setQuickAddOpen } from '@/lib/hooks/use-quick-add';
import { ENTRY, GASTOS } from '@/lib/text/screens';
import { DayGroup } from './day-group';
import { useGrowingCount } from './use-growing-count';

type GastosOfMonthProps = { mes: Mes; gastos: Gasto[]; catalogo: Catalogo; today: Fecha };

/** A month's totals and its expenses by day, newest first. */
export function GastosOfMonth({ mes, gastos, catalogo, today }: GastosOfMonthProps) {
  const format = useFormat();
  const days = useMemo(() => groupByDay(gastos), [gastos]);
  const [rows, end] = useGrowingCount(gastos.length);
  if (gastos.length === 0) return <NoGastos mes={mes} empty={catalogo.categorias.size === 0} />;
  return (
    <>
      <MonthTotals gastos={gastos} />
      <section aria-label={GASTOS.list(format.month(mes))}>
        {firstGastos(days, rows).map((day) => (
          <DayGroup key={day.fecha} {...day} catalogo={catalogo} today={today} />
        ))}
        {rows < gastos.length ? <div key={rows} ref={end} /> : null}
      </section>
    </>
  );
}

function MonthTotals({ gastos }: { gastos: Gasto[] }) {
  const format = useFormat();
  const { count, total, pending } = useMemo(() => summarize(gastos), [gastos]);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 px-4 py-4 sm:px-6">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <div>
          <dt className="text-xs text-muted-foreground">{GASTOS.total}</dt>
          <dd className="wrap-anywhere text-2xl font-semibold tabular-nums tracking-tight">
            {format.amount(total)}
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted-foreground">{GASTOS.pending}</dt>
          <dd className="wrap-anywhere text-2xl font-semibold tabular-nums tracking-tight">
            {format.amount(pending)}
          </dd>
        </div>
      </dl>
      <p className="text-sm tabular-nums text-muted-foreground">
        {format.count(count, GASTOS.gasto, GASTOS.gastos)}
      </p>
    </div>
  );
}

function NoGastos({ mes, empty }: { mes: Mes; empty: boolean }) {
  const format = useFormat();
  return (
    <Empty
      icon={Inbox}
      title={empty ? GASTOS.empty : GASTOS.emptyMonth(format.month(mes))}
      advice={empty ? GASTOS.emptyAdvice : GASTOS.emptyMonthAdvice}
    >
      <Button
        onClick={() => {
          setQuickAddOpen(true);
        }}
      >
        <Plus aria-hidden />
        {ENTRY.open}
      </Button>
      <Button asChild variant="outline">
        <Link href="/importar/" prefetch={false}>
          {GASTOS.goImport}
        </Link>
      </Button>
    </Empty>
  );
}
