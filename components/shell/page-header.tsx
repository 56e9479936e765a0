'use client';
import { PanelLeft } from 'lucide-react';
import { endStuck } from '@/components/opening/early-input';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { useSidebarWidth } from '@/lib/hooks/use-setting';
import { SHELL } from '@/lib/text/shell';
import { NewEntryHeadLink } from './entry-launcher';
import { SIDEBAR_ID } from './sidebar';

type PageHeaderProps = {
  title: string;
  /** True if the screen's own bar replaces it on a phone; the heading is still read aloud. */
  isBare?: boolean;
};

export function PageHeader({ title, isBare = false }: PageHeaderProps) {
  return (
    <header
      className={cn(
        'top-0 z-20 flex h-14 items-center gap-2 border-b border-border bg-background px-2 sm:px-4 print:hidden',
        isBare ? 'md:tall:sticky max-md:sr-only' : 'tall:sticky',
      )}
    >
      <SidebarToggle />
      <h1 ref={endStuck} tabIndex={-1} className="truncate px-2 text-lg font-semibold tracking-tight md:px-0">
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
