import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Pulses only after two seconds, because pulsing costs time. */
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
