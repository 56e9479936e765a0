'use client';
import { Ellipsis } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { repeatEarlyPresses } from '@/components/opening/early-input';
import { dropPicturesOnChange } from '@/components/opening/keep-picture';
import { lazyPart } from '@/components/ui/lazy-part';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { useTheme } from '@/lib/hooks/use-setting';
import { noteFolderChanges } from '@/lib/page/storage/folder-change';
import { overlay, showOverlay } from '@/lib/page/overlays';
import { loadDatabases } from '@/lib/page/storage/page-data';
import { limitPayloads } from '@/lib/page/device/payload-limit';
import { afterShown, enterPhase, inUse, watchForUse } from '@/lib/page/phase';
import { keepStorageOpen } from '@/lib/page/storage/storage-status';
import { SHELL } from '@/lib/text/shell';
import { EntryLauncher, NewEntryBarLink } from './entry-launcher';
import { BAR_LINK, NavigationLinks, ROUTES, Sidebar } from './sidebar';
import { isDialogOpen, isMac, useKeyDown, useShortcuts, useTypeAhead, useUndoKeys } from './use-shortcuts';

const CONTENT_ID = 'contenido';

function loadAfterwards() {
  return import('./afterwards');
}

const Afterwards = lazyPart(() => loadAfterwards().then((module) => module.Afterwards));

function LaterParts() {
  const [theme] = useTheme();
  return useIsPhase('calm') ? <Afterwards theme={theme} /> : null;
}

export function AppShell({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  useUndoKeys();
  useEffect(keepPage, []);
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
      <LaterParts />
    </>
  );
}

function keepPage(): () => void {
  limitPayloads();
  const ends = [keepStorageOpen(), noteFolderChanges(), dropPicturesOnChange(), becomeCalm()];
  void repeatEarlyPresses();
  return () => {
    for (const end of ends) end();
  };
}

/** Calm once later parts are there, or at the person's first act. */
function becomeCalm(): () => void {
  afterShown(() =>
    loadAfterwards().then(() => {
      enterPhase('calm');
    }),
  );
  inUse.subscribe(() => {
    // A visit's first write should not wait for them.
    afterShown(loadDatabases);
  });
  return watchForUse();
}

function useFocusOnNavigation(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Keeps its height and columns while the HTML is still being read. */
function BottomBar() {
  return (
    <nav
      aria-label={SHELL.bottomNavigation}
      className="fixed inset-x-0 bottom-0 z-30 grid min-h-[calc(4rem+1px+env(safe-area-inset-bottom))] grid-cols-[3fr_1fr_calc(min(3rem,14vw)+2*min(0.75rem,3vw))] border-t border-border bg-sidebar pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <NavigationLinks only="on-bar" className="grid grid-cols-3" linkClassName={BAR_LINK} />
      <MoreButton />
      <NewEntryBarLink />
    </nav>
  );
}

const MenuSheet = lazyPart(() => import('./menu-sheet').then((module) => module.MenuSheet));

/** Marked if the bar has no link to the current screen. */
function MoreButton() {
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

const CommandPalette = lazyPart(() =>
  import('@/components/palette/command-palette').then((module) => module.CommandPalette),
);
const OtherOverlay = lazyPart(() =>
  import('@/components/palette/other-overlay').then((module) => module.OtherOverlay),
);

function OverlayLauncher() {
  const shown = useStore(overlay);
  const typed = usePaletteTyped(shown === 'palette');
  usePaletteKey(shown === 'palette');
  useShortcuts({
    '?': () => {
      showOverlay('shortcuts');
    },
  });
  if (shown === 'palette') return <CommandPalette typed={typed} />;
  return shown && <OtherOverlay shown={shown} />;
}

const CHARACTER = /^.$/u;

function usePaletteTyped(asked: boolean): string {
  const [typed, setTyped] = useState('');
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    setTyped('');
  }
  useTypeAhead(asked, CHARACTER, (key) => {
    setTyped((before) => before + key);
  });
  return typed;
}

function usePaletteKey(open: boolean): void {
  useKeyDown((event) => {
    const held = isMac() ? event.metaKey : event.ctrlKey;
    if (!held || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    if (!open && isDialogOpen()) return;
    event.preventDefault();
    if (!event.repeat) showOverlay(open ? null : 'palette');
  });
}
