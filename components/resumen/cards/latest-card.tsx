import Link from 'next/link';
import { CategoryIcon } from '@/components/gasto/category-icon';
import { EstadoMark } from '@/components/gasto/estado-mark';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { OneTabStop } from '@/components/ui/one-tab-stop';
import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { openEntryOf } from '@/lib/page/opened-entry';
import { GASTO_ROW } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import { RESUMEN } from '@/lib/text/resumen';

type LatestCardProps = { gastos: readonly Gasto[]; catalogo: Catalogo; today: Fecha };

export function LatestCard({ gastos, catalogo, today }: LatestCardProps) {
  return (
    <Card aria-labelledby="ultimos" className="p-4 sm:p-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <CardTitle id="ultimos">{RESUMEN.latest}</CardTitle>
        <Button asChild variant="ghost" size="small" className="-my-2 -mr-3">
          <Link href="/gastos/" prefetch={false}>
            {RESUMEN.all}
          </Link>
        </Button>
      </div>
      <OneTabStop className="mt-2">
        <ul className="divide-y divide-border">
          {gastos.map((gasto) => (
            <LatestLine key={gasto.id} gasto={gasto} catalogo={catalogo} today={today} />
          ))}
        </ul>
      </OneTabStop>
    </Card>
  );
}

type LatestLineProps = Omit<LatestCardProps, 'gastos'> & { gasto: Gasto };

function LatestLine({ gasto, catalogo, today }: LatestLineProps) {
  const format = useFormat();
  const nombre = shownNombre(gasto.nombre);
  return (
    <li className="relative flex min-h-11 items-center gap-3 hover:bg-accent">
      <CategoryIcon categoria={catalogo.categorias.get(gasto.categoriaId)} className="size-8 text-base" />
      <span className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={GASTO_ROW.edit(nombre)}
          className="block max-w-full cursor-pointer truncate text-sm font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
          onClick={() => {
            openEntryOf(gasto);
          }}
        >
          <bdi>{nombre}</bdi>
        </button>
        <span className="flex flex-wrap gap-x-2 text-xs text-muted-foreground">
          <span className="truncate first-letter:uppercase">{format.day(gasto.fecha, today)}</span>
          {gasto.estado === 'pendiente' ? <EstadoMark estado={gasto.estado} /> : null}
        </span>
      </span>
      <span className="max-w-[50%] shrink-0 truncate text-sm tabular-nums">
        {format.cantidad(toCents(gasto.cantidad))}
      </span>
    </li>
  );
}
