import { Calendar, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode, type ComponentType, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type Fecha, neighbourOf, type Period } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { PERIOD } from '@/lib/text/common';

type PeriodStepsProps = {
  /** Names of the steps, unless they go by months. */
  names: { previous: string; next: string };
  period: Period;
  onChange: (period: Period) => void;
  children: ReactNode;
  actions: ReactNode;
  className?: string;
};

export function PeriodSteps({ names, period, onChange, children, actions, className }: PeriodStepsProps) {
  const isMes = period.kind === 'mes';
  return (
    <nav aria-label={PERIOD.name} className={cn('flex items-center gap-1', className)}>
      <StepButton
        label={isMes ? PERIOD.previousMes : names.previous}
        icon={ChevronLeft}
        target={neighbourOf(period, -1)}
        onChange={onChange}
      />
      {children}
      <StepButton
        label={isMes ? PERIOD.nextMes : names.next}
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
  labelOf: (name: string) => string;
  className: string;
  panel: ComponentType<{
    anchor: RefObject<HTMLButtonElement | null>;
    period: Period;
    today: Fecha;
    onPick: (period: Period) => void;
    onClose: () => void;
  }>;
  onChange: (period: Period) => void;
};

/** Short where its container is narrow. */
export function PeriodButton({
  period,
  today,
  labelOf,
  className,
  panel: Panel,
  onChange,
}: PeriodButtonProps) {
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [picking, setPicking] = useState(false);
  const name = format.period(period);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        className={className}
        aria-label={labelOf(name)}
        aria-haspopup="dialog"
        aria-expanded={picking}
        onClick={() => {
          setPicking(!picking);
        }}
      >
        <span className="min-w-0 first-letter:uppercase" aria-live="polite">
          {period.kind === 'mes' ? (
            <>
              {/* Fits the narrowest phone, the largest text, and a tablet beside the sidebar. */}
              <span className="@min-[46.75rem]:hidden print:hidden">{format.shortMesOfYear(period.mes)}</span>
              <span className="@min-[46.75rem]:inline hidden print:inline">{name}</span>
            </>
          ) : (
            <span className="line-clamp-2 whitespace-normal text-left leading-tight">{name}</span>
          )}
        </span>
        <Calendar aria-hidden className="hidden text-muted-foreground sm:block print:hidden" />
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
