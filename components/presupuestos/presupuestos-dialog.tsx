import { useRef } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { addDays, mesOf } from '@/lib/domain/dates';
import { useCatalogoIfOpen } from '@/lib/hooks/use-catalogo';
import { useQuery } from '@/lib/hooks/use-query';
import { useToday } from '@/lib/hooks/use-today';
import { showOverlay } from '@/lib/page/overlays';
import { budgetProposals } from '@/lib/page/queries/presupuestos';
import { lastRecorded } from '@/lib/page/queries/resumen-query';
import { BUTTONS } from '@/lib/text/common';
import { PRESUPUESTOS } from '@/lib/text/presupuestos';
import { PresupuestosForm } from './presupuestos-form';

/** Shown once its proposals are known. */
export function PresupuestosDialog() {
  const catalogo = useCatalogoIfOpen();
  const proposed = useProposed(catalogo !== undefined);
  const leave = useRef<() => void>(null);
  if (!catalogo || proposed === undefined) return null;

  function close() {
    leave.current?.();
    showOverlay(null);
  }

  return (
    <Dialog onClose={close}>
      <DialogContent title={PRESUPUESTOS.title} closeLabel={BUTTONS.close} keepsOpen>
        <PresupuestosForm
          categorias={catalogo.categorias}
          proposed={proposed}
          leaveRef={leave}
          onDone={() => {
            showOverlay(null);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

/** Undefined while loading; null before a first month with expenses has ended. */
function useProposed(isOpen: boolean) {
  const today = useToday();
  const last = useQuery(isOpen ? lastRecorded(addDays(`${mesOf(today)}-01`, -1)) : null);
  const proposals = useQuery(last ? budgetProposals(last) : null);
  if (!last) return last === null ? null : undefined;
  return proposals && { ...proposals, mes: mesOf(last), isThisYear: last.slice(0, 4) === today.slice(0, 4) };
}
