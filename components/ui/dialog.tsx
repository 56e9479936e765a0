import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Backdrop } from './backdrop';
import { Button } from './button';
import { cn } from './cn';
import { DIALOG_BOX, DIALOG_HEADER } from './dialog-frame';
import { useBackCloses } from './use-back-closes';
import { useFocusReturn } from './use-focus-return';
import { useSeenPart } from './use-seen-part';

type DialogProps = {
  onClose: () => void;
  address?: string;
  children: ReactNode;
};

/** Render it only while it is open. «Back» closes it too. */
export function Dialog({ onClose, address, children }: DialogProps) {
  useBackCloses(onClose, address);
  return (
    <Primitive.Root open onOpenChange={onClose}>
      {children}
    </Primitive.Root>
  );
}

type DialogContentProps = ComponentProps<typeof Primitive.Content> & {
  title: string;
  closeLabel: string;
  opener?: RefObject<Element | null>;
  /** True if the content takes the focus once it is there. */
  focusesItself?: boolean;
  /** True if a press beside it, a slip of the finger, must not close it. */
  keepsOpen?: boolean;
};

/** Focuses its first field, and gives the focus back to `opener` or to the element that had it. */
export function DialogContent({
  title,
  closeLabel,
  opener,
  focusesItself = false,
  keepsOpen = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const giveFocusBack = useFocusReturn(opener);
  useSeenPart();
  return (
    <Primitive.Portal>
      <Backdrop />
      <Primitive.Content
        data-slot="dialog-content"
        aria-describedby={undefined}
        className={cn(DIALOG_BOX, className)}
        onOpenAutoFocus={focusesItself ? preventDefault : focusFirstField}
        onCloseAutoFocus={giveFocusBack}
        {...props}
        onInteractOutside={(event) => {
          const isToast = event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
          if (keepsOpen || isToast) event.preventDefault();
        }}
      >
        <div className={DIALOG_HEADER}>
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

function preventDefault(event: Event): void {
  event.preventDefault();
}

/** By default the close button gets the focus. With touch it may: a field would open the keyboard. */
function focusFirstField(event: Event): void {
  const dialog = event.target instanceof Element ? event.target : null;
  const field = dialog?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled');
  if (!field || matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  field.focus();
}
