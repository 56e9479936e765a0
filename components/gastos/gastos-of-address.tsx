import { useSearchParams } from 'next/navigation';
import { isMes, mesOf, type Mes } from '@/lib/domain/dates';
import { useCatalogo, useGastosOfMes } from '@/lib/hooks/use-gastos';
import { useToday } from '@/lib/hooks/use-today';
import { GastosSkeleton } from './gastos-skeleton';
import { GastosOfMonth } from './gastos-of-month';
import { MonthSwitch } from './month-switch';

/** The month that the address names, or the one to open on; every switch is a step of the browser's history. */
export function GastosOfAddress() {
  const asked = useSearchParams().get('mes');
  const today = useToday();
  const mes = asked !== null && isMes(asked) ? asked : null;
  const shown = useGastosOfMes(mes, mesOf(today));
  const catalogo = useCatalogo();
  const current = shown?.mes ?? mes;
  return (
    <>
      <MonthSwitch mes={current ?? mesOf(today)} currentMes={mesOf(today)} onChange={goTo} />
      {shown && catalogo ? (
        <GastosOfMonth key={shown.mes} {...shown} catalogo={catalogo} today={today} />
      ) : (
        <GastosSkeleton />
      )}
    </>
  );
}

/** Next.js keeps its own state in step with the history of the window. */
function goTo(mes: Mes): void {
  window.history.pushState(null, '', `?mes=${mes}`);
}
