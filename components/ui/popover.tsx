import * as Primitive from '@radix-ui/react-popover';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { Button } from './button';
import { cn } from './cn';
import { useBackCloses } from './use-back-closes';

type PopoverProps = ComponentProps<typeof Primitive.Content> & {
  /** The button that opened it, and closes it too. */
  anchor: RefObject<HTMLElement | null>;
  /** The popover stands beside this instead of the button. */
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

/** `opener` is the menu's button. */
type MenuAction = { label: string; icon: LucideIcon; act: (opener: Element | null) => void };

type ActionMenuProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  name: string;
  actions: readonly MenuAction[];
  /** The menu stands above this instead of below its button. */
  over: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

export function ActionMenu({ anchor, name, actions, over, onClose }: ActionMenuProps) {
  const chosen = useRef(false);
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      place={over}
      side={over ? 'top' : 'bottom'}
      align="end"
      aria-label={name}
      className="grid w-44 p-1"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // After a choice the opened dialog takes the focus.
        if (!chosen.current) anchor.current?.focus();
      }}
    >
      {actions.map(({ label, icon: Icon, act }) => (
        <Button
          key={label}
          variant="ghost"
          className="justify-start px-3"
          onClick={() => {
            chosen.current = true;
            onClose();
            act(anchor.current);
          }}
        >
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
    </Popover>
  );
}
