import { EllipsisVertical } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import type { MenuAction } from './action-menu';
import { Button } from './button';

const ActionMenu = dynamic(() => import('./action-menu').then((module) => module.ActionMenu), { ssr: false });

/** The menu loads at its first opening. */
export function MenuButton({ name, actions }: { name: string; actions: readonly MenuAction[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="relative"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <EllipsisVertical aria-hidden />
      </Button>
      {open ? (
        <ActionMenu
          anchor={button}
          name={name}
          actions={actions}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
