import { LockOpen, WalletMinimal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { AS_IT_CAME } from '@/components/ui/lazy-part';
import { SHELL } from '@/lib/text/shell';
import { Navigation } from './navigation';
import { ThemeChoice } from './theme-choice';

export const SIDEBAR_ID = 'barra-lateral';

export const SIDEBAR_ROOM = '(width >= 48rem)';

/** Afterwards puts the palette's button here. */
export const PALETTE_PLACE_ID = 'barra-paleta';

export const MENU_LINK =
  'flex h-11 items-center gap-3 rounded px-2.5 text-sm hover:bg-accent aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary';

const NAME_CLASS = 'collapsed:sr-only';

/** On a phone, whose bar takes its place, it stays as it came: half of what an opening would hydrate. */
export function Sidebar() {
  const isSeen = useStore(isSidebarSeen);
  return (
    <aside
      id={SIDEBAR_ID}
      aria-label={SHELL.sidebar}
      className="collapsed:w-17 sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-r border-border bg-sidebar p-3 md:flex print:hidden"
      suppressHydrationWarning
    >
      {isSeen ? <SidebarContent /> : AS_IT_CAME}
    </aside>
  );
}

/** Afterwards sets it when the window is made wide enough. */
export const isSidebarSeen = createStore<boolean>(
  () => typeof window === 'undefined' || matchMedia(SIDEBAR_ROOM).matches,
);

function SidebarContent() {
  return (
    <>
      <p className="mb-4 flex h-10 items-center gap-2.5 px-2.5 font-semibold tracking-tight">
        <WalletMinimal aria-hidden className="size-5 shrink-0 text-primary" />
        <span className={NAME_CLASS}>{SHELL.name}</span>
      </p>
      <div id={PALETTE_PLACE_ID} className="mb-3 h-11" />
      <Navigation
        label={SHELL.mainNavigation}
        className="grid gap-1"
        linkClassName={MENU_LINK}
        labelClassName={NAME_CLASS}
      />
      <MenuFoot nameClassName={NAME_CLASS} />
    </>
  );
}

export function MenuFoot({ nameClassName = '' }: { nameClassName?: string }) {
  return (
    // Keeps the height of one line: it may be drawn before its HTML is complete.
    <div className="mt-auto grid min-h-11 content-start gap-3">
      <InsecureOrigin nameClassName={nameClassName} />
      <ThemeChoice />
    </div>
  );
}

/** Insecure: plain http, except localhost. */
function InsecureOrigin({ nameClassName }: { nameClassName: string }) {
  const secure = useSyncExternalStore(neverChanges, isSecure, () => true);
  if (secure) return null;
  return (
    <p className="flex items-center gap-2.5 px-2.5 text-xs text-warning">
      <LockOpen aria-hidden className="size-4 shrink-0" />
      <span className={nameClassName}>{SHELL.insecure}</span>
    </p>
  );
}

function isSecure(): boolean {
  return window.isSecureContext;
}

function neverChanges(): () => void {
  return () => undefined;
}
