import { EllipsisVertical } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState, type ReactNode } from 'react';
import type { MenuAction } from './action-menu';
import { Button } from './button';

const ActionMenu = dynamic(() => import('./action-menu').then((module) => module.ActionMenu), { ssr: false });

type MenuButtonProps = {
  name: string;
  actions: readonly MenuAction[];
  /** With these the button has a word, its name. */
  children?: ReactNode;
  className?: string;
  side?: 'top' | 'bottom';
};

/** The menu loads at its first opening. */
export function MenuButton({
  name,
  actions,
  children,
  className = 'relative',
  side = 'bottom',
}: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size={children ? 'small' : 'icon'}
        className={className}
        aria-label={children ? undefined : name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {children ?? <EllipsisVertical aria-hidden />}
      </Button>
      {open ? (
        <ActionMenu
          anchor={button}
          name={name}
          actions={actions}
          side={side}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
