'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTheme } from '@/lib/hooks/use-appearance';
import { limitPayloads } from '@/lib/page/payload-limit';
import { useKeepFolder } from '@/lib/hooks/use-folder';
import { useImportGuard } from '@/lib/hooks/use-import-flow';
import { useKeepMarker } from '@/lib/hooks/use-keep-marker';
import { useOpenStorage } from '@/lib/hooks/use-storage-status';
import { SHELL } from '@/lib/text/shell';
import { EntryLauncher, NewEntryBarButton } from './entry-launcher';
import { OverlayLauncher } from '@/components/palette/overlay-launcher';
import { Sidebar } from './sidebar';
import { StorageLost } from './storage-lost-dialog';
import { useRefuseStrayDrops } from './use-refuse-stray-drops';
import { Navigation } from './navigation';
import { keepForOffline } from '@/lib/page/service-worker';
import { whenIdle } from '@/lib/page/when-idle';
import { toast } from '@/components/acts/toast';
import { useUndoKeys } from './use-undo-keys';
import { useWriteWait } from './use-write-wait';

const CONTENT_ID = 'contenido';

/** Not part of what the first paint waits for. */
const Notices = dynamic(() => import('./notices').then((module) => module.Notices), { ssr: false });

/** What stands around every screen, and what lives as long as the page: storage, copies, import, notices. */
export function AppShell({ children }: { children: ReactNode }) {
  const [theme] = useTheme();
  useOpenStorage();
  useKeepMarker();
  useKeepFolder();
  useImportGuard();
  useRefuseStrayDrops();
  useFocusOnNavigation();
  useUndoKeys();
  useWriteWait();
  useOffline();
  useEffect(limitPayloads, []);
  return (
    <>
      <a
        href={`#${CONTENT_ID}`}
        className="z-60 fixed left-2 top-2 -translate-y-20 rounded bg-primary px-4 py-3 text-sm font-medium text-primary-foreground focus:translate-y-0 print:hidden"
      >
        {SHELL.skipToContent}
      </a>
      <div className="flex min-h-dvh">
        <Sidebar />
        <main id={CONTENT_ID} tabIndex={-1} className="min-w-0 flex-1 pb-20 md:pb-8">
          {children}
        </main>
      </div>
      <BottomBar />
      <EntryLauncher />
      <OverlayLauncher />
      <Notices theme={theme} />
      <StorageLost />
    </>
  );
}

/** After each navigation inside the program, moves the focus to the new screen's heading. */
function useFocusOnNavigation(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The screens at the thumb's reach on a phone. */
function BottomBar() {
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

/** Keeps the program in the browser once nothing else is to be done, and offers a newer version. */
function useOffline(): void {
  useEffect(() => {
    whenIdle(() => {
      void keepForOffline((load) => {
        toast.info(SHELL.newVersion, {
          duration: Infinity,
          // It stays until it is answered: at the bottom it leaves the header free.
          position: 'bottom-center',
          action: { label: SHELL.loadVersion, onClick: load },
        });
      });
    });
  }, []);
}
