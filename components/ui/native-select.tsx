import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <div className={cn('base:relative', className)}>
      <select
        data-slot="native-select"
        className="aria-invalid:border-destructive h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded border border-input bg-background pl-3 pr-9 text-base sm:h-10 sm:text-sm"
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </div>
  );
}
