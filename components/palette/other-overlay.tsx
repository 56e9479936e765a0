import { lazyPart } from '@/components/ui/lazy-part';

const SHEETS = {
  shortcuts: lazyPart(() => import('./shortcuts-help').then((module) => module.ShortcutsHelp)),
  presupuestos: lazyPart(() =>
    import('@/components/presupuestos/presupuestos-dialog').then((module) => module.PresupuestosDialog),
  ),
};

/** An overlay that no key opens before it is loaded. */
export function OtherOverlay({ shown }: { shown: keyof typeof SHEETS }) {
  const Sheet = SHEETS[shown];
  return <Sheet />;
}
