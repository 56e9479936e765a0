import * as Primitive from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { useBackCloses } from './use-back-closes';

type PopoverProps = ComponentProps<typeof Primitive.Root> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** While it is open, «back» closes it. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange } = props;
  return (
    <>
      {open ? <BackCloses onOpenChange={onOpenChange} /> : null}
      <Primitive.Root {...props} />
    </>
  );
}

function BackCloses({ onOpenChange }: Pick<PopoverProps, 'onOpenChange'>) {
  useBackCloses(() => {
    onOpenChange(false);
  });
  return null;
}

export const PopoverAnchor = Primitive.Anchor;

export function PopoverContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="popover-content"
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'base:p-3 max-w-(--radix-popover-content-available-width) z-50 rounded-card border border-border bg-card shadow-lg',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}
