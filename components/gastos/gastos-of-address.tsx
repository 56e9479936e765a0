import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { isMes, mesOf, type Mes } from '@/lib/domain/dates';
import { useCatalogo, useGastosOfMes } from '@/lib/hooks/use-gastos';
import { setQuickAddOpen } from '@/lib/hooks/use-quick-add';
import { useToday } from '@/lib/hooks/use-today';
import { GastosSkeleton } from './gastos-skeleton';
import { GastosOfMonth } from './gastos-of-month';
import { MonthSwitch } from './month-switch';

/** The month that the address names, or the one to open on; every switch is a step of the browser's history. */
export function GastosOfAddress() {
  const params = useSearchParams();
  const asked = params.get('mes');
  useQuickAddOfAddress(params);
  const today = useToday();
  const mes = asked !== null && isMes(asked) ? asked : null;
  const shown = useGastosOfMes(mes, mesOf(today));
  const catalogo = useCatalogo();
  const current = mes ?? shown?.mes;
  if (!current) return <GastosSkeleton />;

  /** Next.js keeps its own state in step with the history of the window. */
  function goTo(chosen: Mes) {
    if (chosen !== asked) window.history.pushState(null, '', `?mes=${chosen}`);
  }

  return (
    <>
      <MonthSwitch mes={current} currentMes={mesOf(today)} onChange={goTo} />
      {shown && catalogo ? (
        <GastosOfMonth key={shown.mes} {...shown} catalogo={catalogo} today={today} />
      ) : (
        <GastosSkeleton />
      )}
    </>
  );
}

/** `?nuevo` opens the entry form, once: the address then names the list alone. */
function useQuickAddOfAddress(params: URLSearchParams): void {
  useEffect(() => {
    if (!params.has('nuevo')) return;
    setQuickAddOpen(true);
    const rest = new URLSearchParams(params);
    rest.delete('nuevo');
    window.history.replaceState(null, '', rest.size > 0 ? `?${rest.toString()}` : window.location.pathname);
  }, [params]);
}
