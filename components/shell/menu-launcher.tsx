'use client';

import { Ellipsis } from 'lucide-react';
import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { SHELL } from '@/lib/text/shell';
import { BAR_LINK, ROUTES } from './navigation';

const MenuSheet = dynamic(() => import('./menu-sheet').then((module) => module.MenuSheet), { ssr: false });

/** The button in the phone's bar; marked if the bar has no link to the current screen. */
export function MoreButton() {
  const [open, setOpen] = useState(false);
  const pathname = usePathname();
  const isOnBar = ROUTES.some(({ href, onBar }) => onBar && href === pathname);
  return (
    <>
      <button
        type="button"
        className={`${BAR_LINK} cursor-pointer`}
        aria-current={isOnBar ? undefined : 'true'}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Ellipsis aria-hidden className="size-5 shrink-0" />
        {SHELL.more}
      </button>
      {open ? (
        <MenuSheet
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
