import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table data-slot="table" className={cn('base:text-sm w-full', className)} {...props} />;
}

export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn(
        'base:text-right base:font-medium border-b border-border px-2 py-2 first:pl-0 first:text-left last:pr-0',
        scope === 'col' && 'text-xs text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td
      data-slot="table-cell"
      className={cn(
        'whitespace-nowrap border-b border-border px-2 py-2 text-right tabular-nums last:pr-0',
        className,
      )}
      {...props}
    />
  );
}
