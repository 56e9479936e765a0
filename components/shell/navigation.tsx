import {
  CreditCard,
  Landmark,
  LayoutDashboard,
  ReceiptText,
  Settings,
  ShieldCheck,
  Tags,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import { TITLES } from '@/lib/text/common';

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

/** The text grows with the window, not with the text size: four links must fit side by side. */
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
