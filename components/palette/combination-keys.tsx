import type { ComponentProps } from 'react';
import { isMac } from '@/components/shell/use-shortcuts';
import { cn } from '@/components/ui/cn';
import { type Combination, keyWords } from '@/lib/text/palette';

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-border bg-muted px-1.5 font-sans text-xs font-medium text-foreground',
        className,
      )}
      {...props}
    />
  );
}

/** By the names on this device. Only for the browser. */
export function CombinationKeys({ combination }: { combination: Combination }) {
  const mac = isMac();
  return (
    <span className="inline-flex gap-1">
      {combination.map((key) => {
        const { shown, called } = keyWords(key, mac);
        return (
          <Kbd key={key}>
            <span aria-hidden={called !== undefined}>{shown}</span>
            {called ? <span className="sr-only">{called}</span> : null}
          </Kbd>
        );
      })}
    </span>
  );
}
