import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode, type ComponentType, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Fecha } from '@/lib/domain/dates';
import { neighbourOf, type Period } from '@/lib/domain/period';

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

type PeriodButtonProps = {
  period: Period;
  today: Fecha;
  label: string;
  className: string;
  children: ReactNode;
  panel: ComponentType<{
    anchor: RefObject<HTMLButtonElement | null>;
    period: Period;
    today: Fecha;
    onPick: (period: Period) => void;
    onClose: () => void;
  }>;
  onChange: (period: Period) => void;
};

/** The shown period; a press opens and closes the panel that chooses another. */
export function PeriodButton({
  period,
  today,
  label,
  className,
  children,
  panel: Panel,
  onChange,
}: PeriodButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={picking}
        onClick={() => {
          setPicking(!picking);
        }}
      >
        {children}
      </Button>
      {picking ? (
        <Panel
          anchor={button}
          period={period}
          today={today}
          onPick={(picked) => {
            setPicking(false);
            onChange(picked);
          }}
          onClose={() => {
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}
