import { hueOf } from '@/lib/domain/color';
import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import { firstGrapheme } from '@/lib/domain/grapheme';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { shorten } from '@/lib/text/format';
import { GASTOS } from '@/lib/text/screens';
import { EstadoMark } from './estado-mark';

type GastoRowProps = { gasto: Gasto; categoria: Categoria | undefined; metodoPago: MetodoPago | undefined };

/** One expense: icon, name, category and method, amount and status. */
export function GastoRow({ gasto, categoria, metodoPago }: GastoRowProps) {
  const format = useFormat();
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-2 sm:px-6">
      <span
        aria-hidden
        data-hue={hueOf(categoria?.color ?? '')}
        className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-full text-lg leading-none"
      >
        {firstGrapheme(categoria?.icono ?? '')}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={shorten(gasto.descripcion)}>
          <bdi>{shorten(gasto.nombre)}</bdi>
        </p>
        <p className="truncate text-sm text-muted-foreground">
          <bdi>{shorten(categoria?.nombre ?? GASTOS.noCategoria)}</bdi>
          {' · '}
          {metodoPago ? <span aria-hidden>{firstGrapheme(metodoPago.icono)} </span> : null}
          <bdi>{shorten(metodoPago?.nombre ?? GASTOS.noMetodoPago)}</bdi>
        </p>
      </div>
      <div className="min-w-0 max-w-[60%] text-right">
        <p className="wrap-anywhere font-medium tabular-nums">{format.amount(toCents(gasto.cantidad))}</p>
        <EstadoMark estado={gasto.estado} />
      </div>
    </li>
  );
}
