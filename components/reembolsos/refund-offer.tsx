import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { toCents } from '@/lib/domain/money';
import { netCents, openCents } from '@/lib/domain/reembolsos';
import { useFormat } from '@/lib/hooks/use-format';
import { useFoundGastos } from '@/lib/hooks/use-found-gastos';
import { useSaving } from '@/lib/hooks/use-saving';
import type { TypedRefund } from '@/lib/read/line/refund-line';
import { shownNombre } from '@/lib/text/format';
import { REFUNDS } from '@/lib/text/reembolsos';
import { storeReceived } from './store-refund';

type RefundOfferProps = { line: TypedRefund; onStored: () => void };

/** Asks which of the latest expenses the money of a line came back for; a press stores it. */
export function RefundOffer({ line: { cantidad, words }, onStored }: RefundOfferProps) {
  const id = useId();
  const format = useFormat();
  const { run } = useSaving();
  const cents = toCents(cantidad);
  const found = useFoundGastos(words).filter((gasto) => openCents(gasto) >= cents);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <p id={id} className="text-sm font-medium">
        {REFUNDS.which(format.cantidad(cents))}
      </p>
      {found.length === 0 ? <p className="text-sm text-muted-foreground">{REFUNDS.noneFound}</p> : null}
      {found.map((gasto) => (
        <Button
          key={gasto.id}
          variant="outline"
          className="justify-start tabular-nums"
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
    </div>
  );
}
