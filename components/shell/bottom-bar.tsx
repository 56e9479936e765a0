import { SHELL } from '@/lib/text/shell';
import { Navigation } from './navigation';
import { NewEntryBarButton } from './entry-launcher';

/** The screens at the thumb's reach on a phone. */
export function BottomBar() {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex border-t border-border bg-sidebar pb-[env(safe-area-inset-bottom)] md:hidden print:hidden">
      <Navigation
        bar
        label={SHELL.bottomNavigation}
        navClassName="flex-1"
        className="flex"
        linkClassName="flex h-16 flex-col items-center justify-center gap-1 text-xs text-muted-foreground aria-[current=page]:font-semibold aria-[current=page]:text-primary focus-visible:-outline-offset-2"
      />
      <NewEntryBarButton />
    </div>
  );
}
