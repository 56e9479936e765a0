import { CircleCheck, CircleHelp, Clock } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { ESTADO_NAMES, GASTO_ROW, NONE } from '@/lib/text/common';

const MARK_CLASS = 'flex max-w-full items-center gap-1 text-xs';

/** An estado as icon and word; an unknown one as it is stored. */
export function EstadoMark({ estado, className }: { estado: string; className?: string }) {
  if (estado === 'pendiente') {
    return (
      <span className={cn(MARK_CLASS, 'text-warning', className)}>
        <Clock aria-hidden className="size-3.5 shrink-0" />
        {ESTADO_NAMES.pendiente}
      </span>
    );
  }
  const paid = estado === 'pagado';
  const Icon = paid ? CircleCheck : CircleHelp;
  return (
    <span className={cn(MARK_CLASS, 'text-muted-foreground', className)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <bdi className="truncate">{paid ? ESTADO_NAMES.pagado : estado.slice(0, 60) || NONE.estado}</bdi>
    </span>
  );
}

/** An estado; a press on a pending one pays the expense. */
export function EstadoButton({ estado, nombre }: { estado: string; nombre: string }) {
  if (estado !== 'pendiente') return <EstadoMark estado={estado} />;
  return (
    <button
      type="button"
      data-act="pay"
      aria-label={GASTO_ROW.pay(nombre)}
      className="relative z-[1] -mx-1 cursor-pointer rounded-full bg-warning-soft px-2 py-1 after:absolute after:-inset-2"
    >
      <EstadoMark estado={estado} />
    </button>
  );
}
