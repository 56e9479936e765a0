import type { LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Period } from '@/lib/domain/gastos-query';

type StepButtonProps = {
  label: string;
  icon: LucideIcon;
  /** Where it leads; null where there is nothing. */
  target: Period | null;
  onChange: (period: Period) => void;
};

/** The way to a neighbour of a period. */
export function StepButton({ label, icon: Icon, target, onChange }: StepButtonProps) {
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
