import dynamic from 'next/dynamic';

const SHEETS = {
  shortcuts: dynamic(() => import('./shortcuts-help').then((module) => module.ShortcutsHelp), { ssr: false }),
  presupuestos: dynamic(
    () => import('@/components/presupuestos/presupuestos-dialog').then((module) => module.PresupuestosDialog),
    { ssr: false },
  ),
};

/** An overlay that no key opens before it is loaded. */
export function OtherOverlay({ shown }: { shown: keyof typeof SHEETS }) {
  const Sheet = SHEETS[shown];
  return <Sheet />;
}
