import { LockOpen, ShieldCheck, WalletMinimal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { SHELL } from '@/lib/text/shell';
import { Navigation, ShellLink } from './navigation';
import { ThemeChoice } from './theme-choice';

export const SIDEBAR_ID = 'barra-lateral';

export function Sidebar() {
  return (
    <aside
      id={SIDEBAR_ID}
      aria-label={SHELL.sidebar}
      className="collapsed:w-17 sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-r border-border bg-sidebar p-3 md:flex print:hidden"
    >
      <SidebarContent nameClassName="collapsed:sr-only" />
    </aside>
  );
}

type SidebarContentProps = { nameClassName?: string; onNavigate?: (href: string) => void };

export function SidebarContent({ nameClassName = '', onNavigate }: SidebarContentProps) {
  return (
    <>
      <p className="mb-4 flex h-10 items-center gap-2.5 px-2.5 font-semibold tracking-tight">
        <WalletMinimal aria-hidden className="size-5 shrink-0 text-primary" />
        <span className={nameClassName}>{SHELL.name}</span>
      </p>
      <Navigation
        label={SHELL.mainNavigation}
        className="grid gap-1"
        linkClassName="flex h-11 items-center gap-3 rounded px-2.5 text-sm hover:bg-accent aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary"
        labelClassName={nameClassName}
        onNavigate={onNavigate}
      />
      {/* Keeps the height of two lines: it stands at the lower edge, and may be drawn before its HTML is complete. */}
      <div className="min-h-25 mt-auto grid content-start gap-3">
        <InsecureOrigin nameClassName={nameClassName} />
        <ShellLink
          href="/privacidad/"
          className="flex min-h-11 items-center gap-2.5 rounded px-2.5 text-xs text-muted-foreground hover:bg-accent aria-[current=page]:text-primary"
          onNavigate={onNavigate}
        >
          <ShieldCheck aria-hidden className="size-4 shrink-0" />
          <span className={nameClassName}>{SHELL.local}</span>
        </ShellLink>
        <ThemeChoice />
      </div>
    </>
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
