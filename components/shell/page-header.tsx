'use client';

import { Menu, PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet';
import { useSidebarWidth } from '@/lib/hooks/use-appearance';
import { SHELL } from '@/lib/text/screens';
import { QuickAddButton } from './quick-add-launcher';
import { SIDEBAR_ID, SidebarContent } from './sidebar';

/** The head of every screen: the sidebar's toggle and the title. */
export function PageHeader({ title }: { title: string }) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-border bg-background px-2 sm:px-4">
      <SidebarToggle />
      <MenuToggle />
      <h1 tabIndex={-1} className="truncate text-lg font-semibold tracking-tight">
        {title}
      </h1>
      <QuickAddButton />
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

function MenuToggle() {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" className="md:hidden" aria-label={SHELL.openMenu}>
          <Menu aria-hidden />
        </Button>
      </SheetTrigger>
      <SheetContent closeLabel={SHELL.closeMenu}>
        <SheetTitle className="sr-only">{SHELL.menu}</SheetTitle>
        <SidebarContent
          onNavigate={() => {
            setOpen(false);
          }}
        />
      </SheetContent>
    </Sheet>
  );
}
