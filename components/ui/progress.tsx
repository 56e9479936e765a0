import { cn } from './cn';

type ProgressProps = { value: number; label: string; className?: string };

/** `value` is in percent, 0 to 100. */
export function Progress({ value, label, className }: ProgressProps) {
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={cn('h-2 overflow-hidden rounded-full bg-muted forced-colors:border', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform duration-200 forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${value / 100})` }}
      />
    </div>
  );
}
