import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Backdrop } from './backdrop';
import { cn } from './cn';
import { useBackCloses } from './use-back-closes';
import { useFocusReturn } from './use-focus-return';

export const AlertDialogCancel = Primitive.Cancel;

type AlertDialogProps = { onClose: () => void; children: ReactNode };

/** Render it only while it is open. «Back» closes it too. */
export function AlertDialog({ onClose, children }: AlertDialogProps) {
  useBackCloses(onClose);
  return (
    <Primitive.Root open onOpenChange={onClose}>
      {children}
    </Primitive.Root>
  );
}

type AlertDialogContentProps = ComponentProps<typeof Primitive.Content> & {
  opener?: RefObject<Element | null>;
};

/** Focuses its cancel button, and gives the focus back to `opener` or to the element that had it. */
export function AlertDialogContent({ opener, className, ...props }: AlertDialogContentProps) {
  const giveFocusBack = useFocusReturn(opener);
  return (
    <Primitive.Portal>
      <Backdrop />
      <Primitive.Content
        data-slot="alert-dialog-content"
        className={cn(
          '-translate-1/2 fixed left-1/2 top-1/2 z-50 grid w-[calc(100%-2rem)] max-w-lg gap-4 rounded-card border border-border bg-card p-6 shadow-lg',
          className,
        )}
        onCloseAutoFocus={giveFocusBack}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('text-base font-semibold', className)} {...props} />;
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

/** The last button is nearest to the thumb on a phone, to the edge on a desk. */
export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end', className)}
      {...props}
    />
  );
}
