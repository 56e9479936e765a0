import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { Orden } from '@/lib/domain/gastos-order';
import { CORRECTING, FINDING } from '@/lib/text/gastos';
import { GRID_CLASS, ROOMY_CLASS } from './gasto-grid-row';
import type { Selection } from './use-selection';

type GridHeadProps = {
  selection: Selection;
  orden: Orden;
  onOrden: (orden: Orden) => void;
};

const { columns } = CORRECTING;

export function GridHead({ selection, orden, onOrden }: GridHeadProps) {
  return (
    <div
      className={cn(
        GRID_CLASS,
        'sticky top-[calc(var(--header-room)+3.5rem)] z-[6] h-8 border-b border-border bg-background text-xs font-medium text-muted-foreground print:static',
      )}
    >
      <AllBox selection={selection} />
      <SortButton by="fecha" label={columns.fecha} orden={orden} onOrden={onOrden} />
      <SortButton by="nombre" label={columns.nombre} orden={orden} onOrden={onOrden} />
      <span className={ROOMY_CLASS}>{columns.descripcion}</span>
      <span>{columns.categoria}</span>
      <span>{columns.metodoPago}</span>
      <span>{columns.estado}</span>
      <SortButton
        by="cantidad"
        label={columns.cantidad}
        orden={orden}
        onOrden={onOrden}
        className="justify-end"
      />
    </div>
  );
}

function AllBox({ selection: { ids, isAll, selectAll, clear } }: Pick<GridHeadProps, 'selection'>) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = ids.size > 0 && !isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className="grid size-6 place-items-center">
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        disabled={selectAll === null}
        onChange={isAll ? clear : (selectAll ?? undefined)}
        aria-label={CORRECTING.selectAllBox}
        className="size-4.5 cursor-pointer accent-primary disabled:cursor-default"
      />
    </label>
  );
}

type SortButtonProps = Pick<GridHeadProps, 'orden' | 'onOrden'> & {
  by: 'fecha' | 'nombre' | 'cantidad';
  label: string;
  className?: string;
};

/** Names start at A, dates at the newest, amounts at the largest. */
const FIRST_ORDEN = { fecha: 'fecha-desc', nombre: 'nombre-asc', cantidad: 'cantidad-desc' } as const;
const SECOND_ORDEN = { fecha: 'fecha-asc', nombre: 'nombre-desc', cantidad: 'cantidad-asc' } as const;

function SortButton({ by, label, orden, onOrden, className }: SortButtonProps) {
  const sorted = orden.startsWith(by);
  const Arrow = orden.endsWith('asc') ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      title={FINDING.sortBy(label.toLowerCase())}
      aria-pressed={sorted}
      onClick={() => {
        onOrden(orden === FIRST_ORDEN[by] ? SECOND_ORDEN[by] : FIRST_ORDEN[by]);
      }}
      className={cn(
        'flex h-8 cursor-pointer items-center gap-1 rounded hover:text-foreground',
        sorted && 'text-foreground',
        className,
      )}
    >
      {label}
      <Arrow aria-hidden className={cn('size-3.5', !sorted && 'invisible')} />
      {sorted ? <span className="sr-only">, {FINDING.ordenNames[orden]}</span> : null}
    </button>
  );
}
