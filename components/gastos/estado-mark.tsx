import { CircleCheck, CircleHelp, Clock } from 'lucide-react';
import { GASTOS } from '@/lib/text/screens';

/** The status of an expense as an icon and a word; an unknown one is shown as it was stored. */
export function EstadoMark({ estado }: { estado: string }) {
  if (estado === 'pendiente') {
    return (
      <p className="flex items-center justify-end gap-1 text-xs text-warning">
        <Clock aria-hidden className="size-3.5" />
        {GASTOS.estados.pendiente}
      </p>
    );
  }
  const paid = estado === 'pagado';
  const Icon = paid ? CircleCheck : CircleHelp;
  return (
    <p className="flex items-center justify-end gap-1 text-xs text-muted-foreground">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <bdi className="max-w-28 truncate">{paid ? GASTOS.estados.pagado : estado.slice(0, 60)}</bdi>
    </p>
  );
}
