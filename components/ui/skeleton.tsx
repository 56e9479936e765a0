import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A quiet placeholder with the size of what is being loaded; it moves once that takes long, for moving takes its time, too. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn(
        'animate-pulse rounded bg-muted [animation-delay:2s] motion-reduce:animate-none',
        className,
      )}
      {...props}
    />
  );
}
