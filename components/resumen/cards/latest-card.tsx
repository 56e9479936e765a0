import { type ReactNode, useId, useMemo } from 'react';
import { BriefCantidad, CategoryIcon, EstadoMark } from '@/components/gasto/gasto-marks';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { OneTabStop } from '@/components/ui/keyboard-focus';
import { Link } from '@/components/ui/link';
import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { sumGasto, type SummedGasto } from '@/lib/domain/indexed-gasto';
import { largestGastos, type MesSummary } from '@/lib/domain/mes-summary';
import { listAddress } from '@/lib/domain/query-address';
import { reciboIdsOf } from '@/lib/domain/recurring/recurring';
import { listPeriodOf } from '@/lib/domain/resumen-period';
import { useGastosByIds } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { openEntryOf } from '@/lib/page/overlays';
import type { Resumen } from '@/lib/page/queries/resumen-query';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { GASTO_ROW } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import { RESUMEN } from '@/lib/text/resumen';

/** As long as the pictures beside them; less room shows five. */
export const MOST_SHOWN = 8;

/** Mostly below other cards: only alone in one of three columns they fill more room. */
const LATEST_CLASS = '[&>li:nth-child(n+6)]:hidden min-[112.5rem]:group-only/list:[&>li:nth-child(n+6)]:flex';
const LARGEST_CLASS = 'max-xl:[&>li:nth-child(n+6)]:hidden';

type LatestCardProps = {
  gastos: readonly Gasto[];
  catalogo: Catalogo;
  today: Fecha;
  isFirst: boolean;
};

export function LatestCard({ gastos, catalogo, today, isFirst }: LatestCardProps) {
  return (
    <ListCard
      title={RESUMEN.latest}
      href="/gastos/"
      {...(isFirst ? {} : { className: 'print:hidden', listClass: LATEST_CLASS })}
    >
      {gastos.map((gasto) => (
        <Line
          key={gasto.id}
          gasto={sumGasto(gasto)}
          catalogo={catalogo}
          today={today}
          onOpen={() => {
            openEntryOf(gasto);
          }}
        />
      ))}
    </ListCard>
  );
}

type LargestCardProps = { resumen: Resumen; summary: MesSummary; catalogo: Catalogo };

/** Without recibos. */
export function LargestCard({ resumen: { period, summaries, today }, summary, catalogo }: LargestCardProps) {
  const format = useFormat();
  const [largest, hasRecibos] = useMemo(() => {
    const recibos = reciboIdsOf(summaries);
    return [
      largestGastos(summary, MOST_SHOWN, recibos),
      summary.gastos.some(({ id }) => recibos.has(id)),
    ] as const;
  }, [summaries, summary]);
  const stored = useGastosByIds(largest.map(({ id }) => id));
  if (largest.length === 0) return null;
  const listed = listPeriodOf(period);
  return (
    <ListCard
      className="print:hidden"
      listClass={LARGEST_CLASS}
      title={RESUMEN.largest(format.period(listed))}
      description={hasRecibos ? RESUMEN.withoutRecibos : null}
      href={listAddress(listed, {}, 'cantidad-desc')}
    >
      {largest.map((gasto) => (
        <Line
          key={gasto.id}
          gasto={gasto}
          catalogo={catalogo}
          today={today}
          onOpen={() => {
            const whole = stored.get(gasto.id);
            if (whole) openEntryOf(whole);
          }}
        />
      ))}
    </ListCard>
  );
}

type ListCardProps = {
  title: string;
  description?: string | null;
  href: string;
  className?: string;
  listClass?: string;
  children: ReactNode;
};

function ListCard({ title, description, href, className, listClass, children }: ListCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={cn('group/list p-4 sm:p-4', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <CardTitle id={id}>{title}</CardTitle>
        <Button asChild variant="ghost" size="small" className="-my-2 -mr-3 print:hidden">
          <Link href={href}>{RESUMEN.all}</Link>
        </Button>
      </div>
      {description ? <CardDescription className="mt-0.5">{description}</CardDescription> : null}
      <OneTabStop className="mt-2">
        <ul className={cn('@container divide-y divide-border', listClass)}>{children}</ul>
      </OneTabStop>
    </Card>
  );
}

type LineProps = { gasto: SummedGasto; catalogo: Catalogo; today: Fecha; onOpen: () => void };

function Line({ gasto, catalogo, today, onOpen }: LineProps) {
  const format = useFormat();
  const nombre = shownNombre(gasto.nombre);
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-3 hover:bg-accent">
      <CategoryIcon
        categoria={catalogo.categorias.get(gasto.categoriaId)}
        className="@max-[14rem]:hidden size-8 text-base"
      />
      <span className="min-w-0 flex-1 basis-16">
        <button
          type="button"
          aria-label={GASTO_ROW.edit(nombre)}
          className="block max-w-full cursor-pointer truncate text-sm font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
          onClick={onOpen}
        >
          <bdi>{nombre}</bdi>
        </button>
        <span className="flex flex-wrap gap-x-2 text-xs text-muted-foreground">
          <span className="first-letter:uppercase">{format.day(gasto.fecha, today)}</span>
          {gasto.estado === 'pendiente' ? <EstadoMark estado={gasto.estado} /> : null}
        </span>
      </span>
      <BriefCantidad
        cents={gasto.cents}
        brief={briefCantidad(gasto.cents, 14, format)}
        className="ml-auto text-sm"
      />
    </li>
  );
}
