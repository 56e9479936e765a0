import { TriangleAlert } from 'lucide-react';
import type { BudgetLevel } from '@/lib/domain/budget';
import { BUDGET_LEVELS } from '@/lib/text/common-later';

/** Renders nothing for a budget with room left. */
export function BudgetWarning({ level }: { level: BudgetLevel }) {
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
