import { LayoutDashboard, ReceiptText, Settings, Upload, type LucideIcon } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { SHELL } from '@/lib/text/screens';

const AJUSTES_HREF = '/ajustes/';

/** The program's screens, in the order of every menu. */
export const ROUTES: readonly { href: string; label: string; icon: LucideIcon }[] = [
  { href: '/', label: SHELL.routes.resumen, icon: LayoutDashboard },
  { href: '/gastos/', label: SHELL.routes.gastos, icon: ReceiptText },
  { href: '/importar/', label: SHELL.routes.importar, icon: Upload },
  { href: AJUSTES_HREF, label: SHELL.routes.ajustes, icon: Settings },
];

type NavigationProps = {
  label: string;
  navClassName?: string;
  className: string;
  linkClassName: string;
  labelClassName?: string;
  onNavigate?: () => void;
};

/** A menu of the screens; the current one is marked. Its looks are its place's. */
export function Navigation({
  label,
  navClassName,
  className,
  linkClassName,
  labelClassName,
  onNavigate,
}: NavigationProps) {
  const pathname = usePathname();
  const routes = label === SHELL.bottomNavigation ? ROUTES.filter(isInBar) : ROUTES;
  return (
    <nav aria-label={label} className={navClassName}>
      <ul className={className}>
        {routes.map(({ href, label: name, icon: Icon }) => (
          <li key={href} className="min-w-0 flex-1">
            <Link
              href={href}
              prefetch={false}
              aria-current={pathname === href ? 'page' : undefined}
              className={linkClassName}
              onClick={onNavigate}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className={labelClassName}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The phone's bar has no room for what is rarely used. */
function isInBar({ href }: { href: string }): boolean {
  return href !== AJUSTES_HREF;
}
