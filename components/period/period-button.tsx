import { useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import type { Fecha } from '@/lib/domain/dates';
import type { Period } from '@/lib/domain/period';

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
