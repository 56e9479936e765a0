import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { Orden } from '@/lib/domain/gastos-query';
import { FINDING, GRID_HEAD } from '@/lib/text/gastos-list';
import { COLUMNS, GRID_CLASS, ROOMY_CLASS, type ColumnField } from '@/components/gasto/gasto-columns';
import type { Selection } from './use-selection';

type GridHeadProps = {
  selection: Selection;
  orden: Orden;
  onOrden: (orden: Orden) => void;
};

const { columns } = GRID_HEAD;

export function GridHead({ selection, orden, onOrden }: GridHeadProps) {
  return (
    <div
      className={cn(
        GRID_CLASS,
        'sticky top-[calc(var(--header-room)+3.5rem)] z-[6] h-8 border-b border-border bg-background text-xs font-medium text-muted-foreground print:static',
      )}
    >
      <AllBox selection={selection} />
      {COLUMNS.map(({ field, ordenes, isRoomy }) =>
        ordenes ? (
          <SortButton key={field} {...{ field, ordenes, orden, onOrden }} />
        ) : (
          <span key={field} className={isRoomy ? ROOMY_CLASS : undefined}>
            {columns[field]}
          </span>
        ),
      )}
    </div>
  );
}

function AllBox({ selection: { ids, isAll, selectAll, clear } }: Pick<GridHeadProps, 'selection'>) {
  const isSome = ids.size > 0 && !isAll;
  return (
    <label className="grid size-6 place-items-center">
      <input
        // No attribute says it.
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        type="checkbox"
        checked={isAll}
        disabled={selectAll === null}
        onChange={isAll ? clear : (selectAll ?? undefined)}
        aria-label={GRID_HEAD.selectAll}
        className="size-4.5 cursor-pointer accent-primary disabled:cursor-default"
      />
    </label>
  );
}

type SortButtonProps = Pick<GridHeadProps, 'orden' | 'onOrden'> & {
  field: ColumnField;
  ordenes: readonly [Orden, Orden];
};

function SortButton({ field, ordenes, orden, onOrden }: SortButtonProps) {
  const label = columns[field];
  const [first, second] = ordenes;
  const sorted = ordenes.includes(orden);
  const Arrow = orden.endsWith('asc') ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      title={FINDING.sortBy(label.toLowerCase())}
      aria-pressed={sorted}
      onClick={() => {
        onOrden(orden === first ? second : first);
      }}
      className={cn(
        'flex h-8 cursor-pointer items-center gap-1 rounded hover:text-foreground',
        sorted && 'text-foreground',
        field === 'cantidad' && 'justify-end',
      )}
    >
      {label}
      <Arrow aria-hidden className={cn('size-3.5', !sorted && 'invisible')} />
      {sorted ? <span className="sr-only">, {FINDING.ordenNames[orden]}</span> : null}
    </button>
  );
}
