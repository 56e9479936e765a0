import type { Budget } from '@/lib/domain/budget';

/** Hidden from screen readers: the text beside it says the same. */
export function BudgetBar({ part, level }: Pick<Budget, 'part' | 'level'>) {
  return (
    <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-muted forced-colors:border">
      <span
        data-budget={level}
        className="forced-colors:data-budget:bg-[CanvasText] block h-full rounded-full bg-primary data-[budget=near]:bg-warning data-[budget=over]:bg-destructive"
        style={{ width: `${Math.min(part, 1) * 100}%` }}
      />
    </span>
  );
}
