'use client';

import { Ellipsis, Menu } from 'lucide-react';
import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SHELL } from '@/lib/text/shell';
import { BAR_LINK, ROUTES } from './navigation';

const MenuSheet = dynamic(() => import('./menu-sheet').then((module) => module.MenuSheet), { ssr: false });

/** The button in each screen's head. */
export function MenuToggle() {
  const [opener, sheet] = useMenu();
  return (
    <>
      <Button variant="ghost" size="icon" className="md:hidden" aria-label={SHELL.openMenu} {...opener}>
        <Menu aria-hidden />
      </Button>
      {sheet}
    </>
  );
}

/** The button in the phone's bar; marked if the bar has no link to the current screen. */
export function MoreButton() {
  const [opener, sheet] = useMenu();
  const pathname = usePathname();
  const isOnBar = ROUTES.some(({ href, onBar }) => onBar && href === pathname);
  return (
    <>
      <button
        type="button"
        className={`${BAR_LINK} cursor-pointer`}
        aria-current={isOnBar ? undefined : 'true'}
        {...opener}
      >
        <Ellipsis aria-hidden className="size-5 shrink-0" />
        {SHELL.more}
      </button>
      {sheet}
    </>
  );
}

function useMenu() {
  const [open, setOpen] = useState(false);
  const opener = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: () => {
      setOpen(true);
    },
  } as const;
  const sheet = open ? (
    <MenuSheet
      onClose={() => {
        setOpen(false);
      }}
    />
  ) : null;
  return [opener, sheet] as const;
}
