import { useId } from 'react';
import { notifyFault, undoAction } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { SCROLL_ROW } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { newReembolsoId, putReembolso, removeReembolso } from '@/lib/db/edit-reembolsos';
import type { Act, ChangeFault } from '@/lib/domain/change';
import { addMesesToMes, type Fecha, fechaOf, mesOf } from '@/lib/domain/dates';
import type { Gasto, Reembolso } from '@/lib/domain/entities';
import { canReceive, expectedRefund, netCents } from '@/lib/domain/reembolsos';
import { withFields } from '@/lib/domain/gasto-rules';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import type { Result, StorageFault } from '@/lib/domain/result';
import { useFormat } from '@/lib/hooks/use-format';
import { useFoundGastos } from '@/lib/hooks/use-found-gastos';
import { useSaving } from '@/lib/hooks/use-saving';
import { perform } from '@/lib/page/acts/history';
import { gastosOfMes } from '@/lib/page/queries/queries';
import type { TypedRefund } from '@/lib/read/line/read-line';
import { capitalize, type Format, shownNombre } from '@/lib/text/format';
import { REFUNDED, REFUNDS } from '@/lib/text/reembolsos';

export type RefundSaid = {
  act: Act;
  kind: keyof typeof REFUNDED.noted;
  /** False if the refund was there before. */
  isNew: boolean;
  /** Written. */
  cantidad: string;
  title: string;
  effect: string;
};

type Say = (said: RefundSaid, format: Format) => void;

function sayInToast({ act, title, effect }: RefundSaid, format: Format): void {
  toast.success(title, { description: effect, action: undoAction(act, format) });
}

/** The expense with its refund; null if it could not be stored, which a toast says. */
export async function storeRefund(
  id: number,
  refund: Reembolso,
  format: Format,
  say: Say = sayInToast,
): Promise<Gasto | null> {
  const stored = await perform('gastos-edited', putReembolso(id, refund));
  const kind = refund.estado ? 'owed' : 'back';
  const cantidad = format.cantidad(toCents(refund.cantidad));
  return notify(stored, refund, format, (gasto, act, effect) => {
    const isNew = !act.change.gastos[0]?.before?.reembolsos?.some(({ id: one }) => one === refund.id);
    const title = REFUNDED[kind](cantidad, shownNombre(gasto.nombre));
    say({ act, kind, isNew, cantidad, title, effect }, format);
  });
}

/** Takes the place of the same amount that was expected. */
export function storeReceived(gasto: Gasto, cantidad: number, format: Format): Promise<Gasto | null> {
  const today = fechaOf(new Date());
  const expected = expectedRefund(gasto, toCents(cantidad));
  const refund = expected ? received(expected, today) : { id: newReembolsoId(), cantidad, fecha: today };
  return storeRefund(gasto.id, refund, format);
}

export function received(refund: Reembolso, today: Fecha): Reembolso {
  return withFields(refund, { estado: undefined, fecha: today });
}

/** The expense without its refund; null as {@link storeRefund}. */
export async function deleteRefund(
  id: number,
  refund: Reembolso,
  format: Format,
  say: Say = sayInToast,
): Promise<Gasto | null> {
  const removed = await perform('gastos-edited', removeReembolso(id, refund.id));
  const cantidad = format.cantidad(toCents(refund.cantidad));
  return notify(removed, refund, format, (_, act, effect) => {
    say({ act, kind: 'removed', isNew: false, cantidad, title: REFUNDED.removed(cantidad), effect }, format);
  });
}

async function notify(
  performed: Result<Act | null, ChangeFault | StorageFault>,
  { fecha }: Reembolso,
  format: Format,
  say: (gasto: Gasto, act: Act, effect: string) => void,
): Promise<Gasto | null> {
  if (!performed.ok) {
    notifyFault(REFUNDED.failed, performed.fault);
    return null;
  }
  const act = performed.value;
  const { before, after } = act?.change.gastos[0] ?? {};
  if (!act || !before || !after) return null;
  const gasto = readableGasto(after);
  say(gasto, act, await effectOf(readableGasto(before), gasto, fecha, format));
  return gasto;
}

/** The expense's cost now or, if it is of another month than the refund, that month's sum. */
async function effectOf(before: Gasto, after: Gasto, refunded: Fecha, format: Format): Promise<string> {
  const [was, net] = [netCents(before), netCents(after)];
  const mes = mesOf(after.fecha);
  if (was === net || mes === mesOf(refunded))
    return REFUNDS.costs(format.cantidad(net), format.cantidad(toCents(after.cantidad)));
  const { totals } = summarizeMes((await gastosOfMes(mes).read()).gastos);
  const isNear = mes > addMesesToMes(mesOf(refunded), -12);
  const name = capitalize((isNear ? format.mesName : format.mes)(mes));
  return REFUNDED[net < was ? 'falls' : 'rises'](name, format.cantidad(totals.total));
}

type RefundOfferProps = {
  line: TypedRefund;
  onStored: () => void;
  /** For a line that is an expense after all. */
  onGasto: () => void;
};

/** A press stores the line's money as a refund. */
export function RefundOffer({ line: { cantidad, words }, onStored, onGasto }: RefundOfferProps) {
  const id = useId();
  const format = useFormat();
  const { run } = useSaving();
  const cents = toCents(cantidad);
  const found = useFoundGastos(words, cents)?.filter((gasto) => canReceive(gasto, cents));
  return (
    <div role="group" aria-labelledby={id} className={cn(SCROLL_ROW, '-my-1.5 -mr-4 sm:-mr-5')}>
      <p id={id} className="max-w-40 text-[0.8125rem]/[1.15] font-medium">
        {REFUNDS.which(format.cantidad(cents))}
      </p>
      {found?.length === 0 ? <p className="max-w-40 text-muted-foreground">{REFUNDS.noneFound}</p> : null}
      {found?.map((gasto) => (
        <Button
          key={gasto.id}
          variant="outline"
          className="tabular-nums"
          onClick={() => {
            void run(() => storeReceived(gasto, cantidad, format)).then((stored) => {
              if (stored) onStored();
            });
          }}
        >
          <span className="truncate">
            {[shownNombre(gasto.nombre), format.cantidad(netCents(gasto)), format.shortDay(gasto.fecha)].join(
              ', ',
            )}
          </span>
        </Button>
      ))}
      <Button variant="ghost" onClick={onGasto}>
        {REFUNDS.isGasto}
      </Button>
    </div>
  );
}
