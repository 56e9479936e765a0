'use client';

import { PanelLeft } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useSidebarWidth } from '@/lib/hooks/use-appearance';
import { endStuck } from '@/components/opening/early-presses';
import { SHELL } from '@/lib/text/shell';
import { NewEntryHeadLink } from './entry-launcher';
import { MenuToggle } from './menu-launcher';
import { SIDEBAR_ID } from './sidebar';

export function PageHeader({ title }: { title: string }) {
  return (
    <header className="tall:sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-border bg-background px-2 sm:px-4 print:hidden">
      <SidebarToggle />
      <MenuToggle />
      <h1 ref={endStuck} tabIndex={-1} className="truncate text-lg font-semibold tracking-tight">
        {title}
      </h1>
      <NewEntryHeadLink />
    </header>
  );
}

function SidebarToggle() {
  const [width, setWidth] = useSidebarWidth();
  const expanded = width === 'expanded';
  return (
    <Button
      variant="ghost"
      size="icon"
      className="hidden md:inline-flex"
      aria-label={expanded ? SHELL.collapseSidebar : SHELL.expandSidebar}
      aria-expanded={expanded}
      aria-controls={SIDEBAR_ID}
      onClick={() => {
        setWidth(expanded ? 'collapsed' : 'expanded');
      }}
    >
      <PanelLeft aria-hidden />
    </Button>
  );
}
