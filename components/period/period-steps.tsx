import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type Period, neighbourOf } from '@/lib/domain/period';

type PeriodStepsProps = {
  /** The names of the navigation and its two steps. */
  names: { all: string; previous: string; next: string };
  period: Period;
  onChange: (period: Period) => void;
  /** Stands between the steps. */
  children: ReactNode;
  /** Stands after the steps. */
  actions: ReactNode;
  className?: string;
};

/** A period between the buttons to its neighbours. */
export function PeriodSteps({ names, period, onChange, children, actions, className }: PeriodStepsProps) {
  return (
    <nav
      aria-label={names.all}
      className={cn(
        'top-(--header-room) base:sticky base:border-b base:px-2 base:py-2 base:sm:px-6 z-10 flex items-center gap-1 border-border bg-background lg:static lg:border-0',
        className,
      )}
    >
      <StepButton
        label={names.previous}
        icon={ChevronLeft}
        target={neighbourOf(period, -1)}
        onChange={onChange}
      />
      {children}
      <StepButton
        label={names.next}
        icon={ChevronRight}
        target={neighbourOf(period, 1)}
        onChange={onChange}
      />
      {actions}
    </nav>
  );
}

type StepButtonProps = {
  label: string;
  icon: LucideIcon;
  target: Period | null;
  onChange: (period: Period) => void;
};

function StepButton({ label, icon: Icon, target, onChange }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="print:hidden"
      aria-label={label}
      disabled={target === null}
      onClick={() => {
        if (target) onChange(target);
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}
