import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn';

type CommandDialogProps = ComponentProps<typeof Dialog.Content> & {
  label: string;
  onOpenChange: (open: boolean) => void;
};

/**
 * A dialog near the top of the page with a line to type and a list to choose from by arrows. It filters nothing:
 * the list holds what its owner puts there. Rendered while it is open.
 */
export function CommandDialog({ label, onOpenChange, className, children, ...props }: CommandDialogProps) {
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <Dialog.Content
          data-slot="command-dialog"
          aria-describedby={undefined}
          className={cn(
            'fixed inset-x-2 top-2 z-50 overflow-hidden rounded-card border border-border bg-card shadow-lg',
            'sm:inset-x-auto sm:left-1/2 sm:top-[12vh] sm:w-full sm:max-w-xl sm:-translate-x-1/2',
            className,
          )}
          {...props}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <Command shouldFilter={false} vimBindings={false} label={label}>
            {children}
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The line to type. */
export function CommandInput({ className, ...props }: ComponentProps<typeof Command.Input>) {
  return (
    <div className="has-focus-visible:border-ring flex items-center gap-3 border-b border-border px-4">
      <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <Command.Input
        data-slot="command-input"
        className={cn('h-12 w-full min-w-0 bg-transparent text-base outline-none sm:text-sm', className)}
        {...props}
      />
    </div>
  );
}

/** The list to choose from. */
export function CommandList({ className, ...props }: ComponentProps<typeof Command.List>) {
  return (
    <Command.List
      data-slot="command-list"
      className={cn('max-h-[min(24rem,60dvh)] scroll-py-2 overflow-y-auto p-2', className)}
      {...props}
    />
  );
}

/** Choices that belong together, under a heading. */
export function CommandGroup({ className, ...props }: ComponentProps<typeof Command.Group>) {
  return (
    <Command.Group
      data-slot="command-group"
      className={cn(
        '**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}

/** A choice; `value` tells it from all others. */
export function CommandItem({ className, ...props }: ComponentProps<typeof Command.Item>) {
  return (
    <Command.Item
      data-slot="command-item"
      className={cn(
        'flex h-11 cursor-pointer items-center gap-3 rounded px-2.5 text-sm data-[selected=true]:bg-primary-soft data-[selected=true]:text-primary sm:h-10 forced-colors:data-[selected=true]:outline-2 [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  );
}
