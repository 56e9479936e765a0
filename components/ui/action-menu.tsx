import type { LucideIcon } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { Button } from './button';
import { Popover } from './popover';

/** `opener` is the menu's button. */
export type MenuAction = { label: string; icon: LucideIcon; act: (opener: Element | null) => void };

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
