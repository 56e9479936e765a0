import type { ComponentProps } from 'react';
import { cn } from './cn';

/** One choice of a list, with the browser's own menu. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select
      data-slot="select"
      className={cn(
        'aria-invalid:border-destructive h-11 w-full min-w-0 cursor-pointer rounded border border-input bg-background px-2 text-base sm:h-10 sm:text-sm',
        className,
      )}
      {...props}
    />
  );
}
