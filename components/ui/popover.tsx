import * as Primitive from '@radix-ui/react-popover';
import type { ComponentProps, RefObject } from 'react';
import { cn } from './cn';
import { useBackCloses } from './use-back-closes';

type PopoverProps = ComponentProps<typeof Primitive.Content> & {
  /** The button that opened it, and closes it too. */
  anchor: RefObject<HTMLElement | null>;
  /** It stands beside this instead of the button. */
  place?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

/** Render it only while it is open. «Back» closes it too; its button then has the focus. */
export function Popover({ anchor, place = anchor, onClose, className, ...props }: PopoverProps) {
  useBackCloses(onClose);
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Anchor virtualRef={place} />
      <Primitive.Portal>
        <Primitive.Content
          data-slot="popover-content"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'base:p-3 max-w-(--radix-popover-content-available-width) z-50 rounded-card border border-border bg-card shadow-lg',
            className,
          )}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          {...props}
        />
      </Primitive.Portal>
    </Primitive.Root>
  );
}
