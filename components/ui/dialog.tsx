import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Backdrop } from './backdrop';
import { Button } from './button';
import { cn } from './cn';
import { useBackCloses } from './use-back-closes';
import { useFocusReturn } from './use-focus-return';
import { useSeenPart } from './use-seen-part';

type DialogProps = {
  onClose: () => void;
  /** The address of the open dialog, where it has one. */
  address?: string;
  children: ReactNode;
};

/** Rendered while it is open. The browser's «back» closes it too. */
export function Dialog({ onClose, address, children }: DialogProps) {
  useBackCloses(onClose, address);
  return (
    <Primitive.Root open onOpenChange={onClose}>
      {children}
    </Primitive.Root>
  );
}

type DialogContentProps = ComponentProps<typeof Primitive.Content> & { title: string; closeLabel: string };

/**
 * A dialog with its title and a way out: a sheet from below on a phone, a box in the middle on a desk. The focus goes to
 * its first field, and in the end back where it came from.
 */
export function DialogContent({
  title,
  closeLabel,
  className,
  onInteractOutside,
  children,
  ...props
}: DialogContentProps) {
  const giveFocusBack = useFocusReturn();
  useSeenPart();
  return (
    <Primitive.Portal>
      <Backdrop />
      <Primitive.Content
        data-slot="dialog-content"
        aria-describedby={undefined}
        className={cn(
          'fixed inset-x-0 bottom-[calc(var(--toast-room)+var(--keyboard-room))] z-50 flex max-h-[min(92dvh,var(--seen-height)-var(--toast-room))] flex-col rounded-t-card border border-border bg-card shadow-lg',
          'sm:-translate-1/2 sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[calc(50%-var(--keyboard-room)/2)] sm:max-h-[min(92dvh,var(--seen-height)-2*var(--toast-room))] sm:w-full sm:max-w-lg sm:rounded-card',
          className,
        )}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={giveFocusBack}
        {...props}
        onInteractOutside={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
            event.preventDefault();
          onInteractOutside?.(event);
        }}
      >
        <div className="flex items-center justify-between gap-2 border-b border-border py-1.5 pl-5 pr-2">
          <Primitive.Title className="font-semibold">{title}</Primitive.Title>
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label={closeLabel}>
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </div>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** By itself the dialog would begin with its way out. By touch it may: a field would call the keyboard up over it. */
function focusFirstField(event: Event): void {
  const dialog = event.target instanceof Element ? event.target : null;
  const field = dialog?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled');
  if (!field || matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  field.focus();
}
