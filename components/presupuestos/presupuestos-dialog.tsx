import { type KeyboardEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { FittedText } from '@/components/ui/fitted-text';
import { addDays, type Mes, mesOf } from '@/lib/domain/dates';
import type { Cents } from '@/lib/domain/money';
import { type ProposedBudgets, totalOfPresupuestos } from '@/lib/domain/presupuestos-entry';
import { useCatalogoIfOpen } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { useToday } from '@/lib/hooks/use-today';
import { showOverlay } from '@/lib/page/overlays';
import { budgetProposals } from '@/lib/page/presupuestos';
import { lastRecorded } from '@/lib/page/resumen-query';
import { BUTTONS, TOTAL } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { PRESUPUESTOS } from '@/lib/text/presupuestos';
import {
  PresupuestoRow,
  type PresupuestosFormProps as FormProps,
  usePresupuestosForm,
} from './presupuestos-form';

/** `mes`: the last month behind the proposals; `spent` in it. */
type Proposed = ProposedBudgets & { spent: Cents; mes: Mes; isThisYear: boolean };

type PresupuestosFormProps = Omit<FormProps, 'proposals'> & { proposed: Proposed | null };

const NOTHING: Proposed['budgets'] = new Map();

function PresupuestosForm({ proposed, ...props }: PresupuestosFormProps) {
  const format = useFormat();
  const proposals = proposed?.budgets ?? NOTHING;
  const { form, busy, rows, typed, faults, hasEmpty, textOf, change, useAll, save } = usePresupuestosForm({
    ...props,
    proposals,
  });
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex min-h-0 flex-col">
      <div className="relative overflow-y-auto px-4 py-3 sm:px-5" onKeyDown={stepOnEnter}>
        <ProposalsOffer
          meses={proposals.size > 0 && proposed ? proposed.meses : 0}
          usable={hasEmpty}
          onUse={useAll}
        />
        <ul className="mt-1 divide-y divide-border">
          {rows.map((row, place) => (
            <PresupuestoRow
              key={row.id}
              categoria={row}
              proposal={proposals.get(row.id)}
              text={textOf(row)}
              fault={faults.get(row.id)}
              isLast={place === rows.length - 1}
              onChange={(one) => {
                change(row, one);
              }}
            />
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-border px-4 py-2 sm:px-5 sm:py-3">
        <Total cents={totalOfPresupuestos(rows, typed, format.marks)} proposed={proposed} />
        <Button type="submit" aria-disabled={busy}>
          {BUTTONS.save}
        </Button>
      </div>
    </form>
  );
}

type ProposalsOfferProps = {
  meses: number;
  usable: boolean;
  onUse: () => void;
};

function ProposalsOffer({ meses, usable, onUse }: ProposalsOfferProps) {
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-48 text-sm text-muted-foreground">
        {meses > 0
          ? format.choose(meses, PRESUPUESTOS.proposed(format.plainNumber(meses)))
          : PRESUPUESTOS.nothingProposed}
      </p>
      {meses > 0 ? (
        <Button variant="outline" size="small" aria-disabled={!usable} onClick={onUse}>
          {PRESUPUESTOS.useAll}
        </Button>
      ) : null}
    </div>
  );
}

function Total({ cents, proposed }: { cents: Cents; proposed: Proposed | null }) {
  const format = useFormat();
  return (
    <p className="@container min-w-0 flex-1 basis-40 text-sm tabular-nums">
      <span className="wrap-anywhere block font-semibold">
        <FittedText>{`${TOTAL}: ${format.cantidad(cents)}`}</FittedText>
      </span>
      {proposed ? (
        <span className="wrap-anywhere block text-muted-foreground">
          <FittedText>{spentText(proposed, format)}</FittedText>
        </span>
      ) : null}
    </p>
  );
}

function spentText({ mes, isThisYear, spent }: Proposed, format: Format): string {
  return PRESUPUESTOS.spent((isThisYear ? format.mesName : format.mes)(mes), format.cantidad(spent));
}

/** Enter, a phone's «siguiente», goes to the next field; from the last it saves. */
function stepOnEnter(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
    return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

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
function useProposed(isOpen: boolean): Proposed | null | undefined {
  const today = useToday();
  const last = useQuery(isOpen ? lastRecorded(addDays(`${mesOf(today)}-01`, -1)) : null);
  const proposals = useQuery(last ? budgetProposals(last) : null);
  if (!last) return last === null ? null : undefined;
  return proposals && { ...proposals, mes: mesOf(last), isThisYear: last.slice(0, 4) === today.slice(0, 4) };
}
