import { CircleCheck, CircleHelp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cn } from '@/components/ui/cn';
import { cantidadStyle } from '@/components/ui/fitted-number';
import { type Paint, paintOfCategoria } from '@/lib/domain/color';
import type { Categoria } from '@/lib/domain/entities';
import { firstGrapheme } from '@/lib/domain/graphemes';
import type { Cents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { titleOf } from '@/lib/text/brief-cantidad';
import { ESTADO_NAMES, GASTO_ROW, NONE } from '@/lib/text/common';

/** The ground behind a category's icon; globals.css does the rest. */
export function groundPaint(paint: Paint) {
  return { 'data-hue': paint.hue, ...codePaint(paint) };
}

/** For a chart's mark; without a paint it has the program's colour. */
export function markPaint(paint: Paint | undefined) {
  return paint && { 'data-mark-hue': paint.hue, ...codePaint(paint) };
}

function codePaint({ code }: Paint) {
  return code === null ? {} : { 'data-color-code': '', style: { '--color-code': code } as CSSProperties };
}

type CategoryIconProps = { categoria: Categoria | undefined; className?: string };

/** A gray disc if the category is missing. */
export function CategoryIcon({ categoria, className }: CategoryIconProps) {
  return (
    <span
      aria-hidden
      {...groundPaint(paintOfCategoria(categoria))}
      className={cn(
        'base:size-10 base:text-lg/none grid shrink-0 place-items-center overflow-hidden rounded-full',
        className,
      )}
    >
      {firstGrapheme(categoria?.icono ?? '')}
    </span>
  );
}

const MARK_CLASS = 'flex items-center gap-1 text-xs';

/** An unknown estado is shown as it is stored. */
export function EstadoMark({ estado }: { estado: string }) {
  if (estado === 'pendiente') {
    return (
      <span className={cn(MARK_CLASS, 'text-warning')}>
        <PendingClock />
        {ESTADO_NAMES.pendiente}
      </span>
    );
  }
  const paid = estado === 'pagado';
  const Icon = paid ? CircleCheck : CircleHelp;
  return (
    <span className={cn(MARK_CLASS, 'max-w-full text-muted-foreground')}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <bdi className="truncate">{paid ? ESTADO_NAMES.pagado : estado.slice(0, 60) || NONE.estado}</bdi>
    </span>
  );
}

/** Lucide's clock as one path: a list draws it in every other row. */
function PendingClock() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-3.5 shrink-0"
    >
      <path d="M12 6v6l4 2M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20" />
    </svg>
  );
}

export function EstadoButton({ estado, nombre }: { estado: string; nombre: string }) {
  if (estado !== 'pendiente') return <EstadoMark estado={estado} />;
  return (
    <button
      type="button"
      data-act="pay"
      aria-label={GASTO_ROW.pay(nombre)}
      className={cn(
        MARK_CLASS,
        'relative z-[1] -mx-1 max-w-[calc(100%+0.5rem)] cursor-pointer rounded-full bg-warning-soft px-2 py-1 text-warning after:absolute after:-inset-2',
      )}
    >
      <PendingClock />
      {ESTADO_NAMES.pendiente}
    </button>
  );
}

type BriefCantidadProps = { cents: Cents; brief: string; className: string };

/** As `brief` says it, beside a name; the title tells all. */
export function BriefCantidad({ cents, brief, className }: BriefCantidadProps) {
  const format = useFormat();
  return (
    <span
      className={cn('whitespace-nowrap tabular-nums', className)}
      style={cantidadStyle(brief)}
      title={titleOf(brief, format.cantidad(cents))}
    >
      {brief}
    </span>
  );
}
