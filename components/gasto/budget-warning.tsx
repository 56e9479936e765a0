import { TriangleAlert } from 'lucide-react';
import type { BudgetLevel } from '@/lib/domain/budget';
import { BUDGET_LEVELS } from '@/lib/text/common';

/** That a budget is nearly or wholly used up; nothing where it is not. */
export function BudgetWarning({ level }: { level: BudgetLevel }) {
  const warning = BUDGET_LEVELS[level];
  return (
    warning && (
      <span
        data-level-name={level}
        className="inline-flex items-center gap-1 text-xs font-medium text-warning data-[level-name=over]:text-destructive"
      >
        <TriangleAlert aria-hidden className="size-3.5" />
        {warning}
      </span>
    )
  );
}
