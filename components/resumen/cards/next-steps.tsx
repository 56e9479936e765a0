import { FileDown, Landmark, PiggyBank } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useId } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import { showOverlay } from '@/lib/page/overlays';
import { STEPS } from '@/lib/text/resumen';

/** The way without an address opens the list of budgets. */
const WAYS = [
  { icon: PiggyBank, href: null, ...STEPS.presupuesto },
  { icon: Landmark, href: '/extractos/', ...STEPS.extracto },
  { icon: FileDown, href: '/ajustes/', ...STEPS.copia },
];

const WAY_CLASS = 'cursor-pointer text-left text-sm font-medium after:absolute after:inset-0';

/** Ways on while there are few expenses. */
export function NextSteps({ hasBudgets }: { hasBudgets: boolean }) {
  const id = useId();
  const ways = hasBudgets ? WAYS.filter(({ href }) => href !== null) : WAYS;
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-4 print:hidden">
      <CardTitle id={id}>{STEPS.title}</CardTitle>
      <ul className="mt-1 divide-y divide-border">
        {ways.map(({ icon: Icon, href, name, advice }) => (
          <li key={name} className="relative flex items-center gap-3 py-2 hover:bg-accent">
            <Icon aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
            <span className="min-w-0">
              {href === null ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className={WAY_CLASS}
                  onClick={() => {
                    showOverlay('presupuestos');
                  }}
                >
                  {name}
                </button>
              ) : (
                <Link href={href} className={WAY_CLASS}>
                  {name}
                </Link>
              )}
              <span className="block text-xs text-muted-foreground">{advice}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
