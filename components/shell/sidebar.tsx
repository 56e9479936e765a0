import {
  CreditCard,
  Landmark,
  LayoutDashboard,
  LockOpen,
  type LucideIcon,
  Monitor,
  Moon,
  ReceiptText,
  Settings,
  ShieldCheck,
  Sun,
  Tags,
  Upload,
  WalletMinimal,
} from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useId, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cn } from '@/components/ui/cn';
import { AS_IT_CAME, neverChanges } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { useTheme } from '@/lib/hooks/use-setting';
import type { Theme } from '@/lib/page/settings/appearance';
import { TITLES } from '@/lib/text/common';
import { SHELL } from '@/lib/text/shell';

/** `onBar`: the phone's bar has a place for it. */
type Route = { href: string; label: string; icon: LucideIcon; onBar: boolean };

/** The screens in the order of every menu. */
export const ROUTES: readonly Route[] = [
  { href: '/', label: TITLES.resumen, icon: LayoutDashboard, onBar: true },
  { href: '/gastos/', label: TITLES.gastos, icon: ReceiptText, onBar: true },
  { href: '/categorias/', label: TITLES.categorias, icon: Tags, onBar: true },
  { href: '/importar/', label: TITLES.importar, icon: Upload, onBar: false },
  { href: '/extractos/', label: TITLES.extractos, icon: Landmark, onBar: false },
  { href: '/metodos-pago/', label: TITLES.metodosPago, icon: CreditCard, onBar: false },
  { href: '/ajustes/', label: TITLES.ajustes, icon: Settings, onBar: false },
  { href: '/privacidad/', label: TITLES.privacidad, icon: ShieldCheck, onBar: false },
];

/** Grows with the window, not the text size: four links must fit side by side. */
export const BAR_LINK =
  'grid h-16 grid-rows-[1.25rem_1lh] content-center justify-items-center gap-1 text-[min(0.75rem,3.25vw)] text-muted-foreground aria-[current]:font-semibold aria-[current]:text-primary focus-visible:-outline-offset-2';

type NavigationLinksProps = {
  only?: 'on-bar' | 'off-bar';
  className: string;
  linkClassName: string;
  labelClassName?: string;
  /** Navigates in place of the link. */
  onNavigate?: (href: string) => void;
};

export function Navigation({ label, ...links }: NavigationLinksProps & { label: string }) {
  return (
    <nav aria-label={label}>
      <NavigationLinks {...links} />
    </nav>
  );
}

/** For a landmark that has more than these. */
export function NavigationLinks({
  only,
  className,
  linkClassName,
  labelClassName,
  onNavigate,
}: NavigationLinksProps) {
  const pathname = usePathname();
  return (
    <ul className={className}>
      {ROUTES.filter(({ onBar }) => !only || onBar === (only === 'on-bar')).map(
        ({ href, label: name, icon: Icon }) => (
          <li key={href} className="min-w-0">
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className={linkClassName}
              onNavigate={
                onNavigate &&
                (() => {
                  onNavigate(href);
                })
              }
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className={labelClassName}>{name}</span>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

const THEMES: readonly { theme: Theme; icon: LucideIcon }[] = [
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Monitor },
];

export function ThemeChoice({ named = false }: { named?: boolean }) {
  const [current, setTheme] = useTheme();
  const name = useId();
  return (
    <fieldset
      className={cn('flex gap-1 rounded bg-muted p-1', named ? 'flex-wrap' : 'collapsed:md:flex-col')}
    >
      <legend className="sr-only">{SHELL.theme}</legend>
      {THEMES.map(({ theme, icon: Icon }) => (
        <label
          key={theme}
          title={named ? undefined : SHELL.themes[theme]}
          className={cn(
            'has-checked:bg-card has-checked:text-foreground has-checked:shadow-xs forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-ring flex h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-sm text-sm text-muted-foreground md:h-9',
            named ? 'max-sm:h-14 max-sm:flex-col max-sm:gap-1' : 'collapsed:md:flex-none',
          )}
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === current}
            onChange={() => {
              setTheme(theme);
            }}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          <span className={named ? '' : 'sr-only'}>{SHELL.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export const SIDEBAR_ID = 'barra-lateral';

export const SIDEBAR_ROOM = '(width >= 48rem)';

/** Afterwards puts the palette's button here. */
export const PALETTE_PLACE_ID = 'barra-paleta';

export const MENU_LINK =
  'flex h-11 items-center gap-3 rounded px-2.5 text-sm hover:bg-accent aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary';

const NAME_CLASS = 'collapsed:sr-only';

/** On a phone, which has the bar, it stays as it came: half of what an opening would hydrate. */
export function Sidebar() {
  const isSeen = useStore(isSidebarSeen);
  return (
    <aside
      id={SIDEBAR_ID}
      aria-label={SHELL.sidebar}
      className="collapsed:w-17 sticky top-0 hidden h-dvh w-60 shrink-0 flex-col overflow-y-auto border-r border-border bg-sidebar p-3 md:flex print:hidden"
      suppressHydrationWarning
    >
      {isSeen ? <SidebarContent /> : AS_IT_CAME}
    </aside>
  );
}

/** Afterwards sets it on a window that is made wide enough. */
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
    // One line high: it may be drawn before its HTML is complete.
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
