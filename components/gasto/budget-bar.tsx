import { TriangleAlert } from 'lucide-react';
import type { Budget } from '@/lib/domain/budget';
import { BUDGET_LEVELS } from '@/lib/text/common-later';

export function BudgetWarning({ level }: Pick<Budget, 'level'>) {
  const warning = BUDGET_LEVELS[level];
  return (
    warning && (
      <span
        data-level-name={level}
        className="inline-flex items-center gap-1 text-xs font-medium data-[level-name=low]:text-warning data-[level-name=over]:text-destructive"
      >
        {level === 'used' ? null : <TriangleAlert aria-hidden className="size-3.5" />}
        {warning}
      </span>
    )
  );
}

/** The track is the budget or, if more, what was spent. Screen readers get the text beside it. */
export function BudgetBar({ part, level }: Pick<Budget, 'part' | 'level'>) {
  return (
    <span
      aria-hidden
      className="relative mt-1 block h-1.5 overflow-hidden rounded-full bg-muted forced-colors:border"
    >
      <span
        data-budget={level}
        className="forced-colors:data-budget:bg-[CanvasText] block h-full rounded-full bg-primary data-[budget=low]:bg-warning data-[budget=over]:bg-destructive"
        style={{ width: `${Math.min(part, 1) * 100}%` }}
      />
      {part > 1 ? (
        <span
          data-slot="budget-mark"
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-card forced-colors:bg-[Canvas]"
          style={{ left: `${100 / part}%` }}
        />
      ) : null}
    </span>
  );
}
