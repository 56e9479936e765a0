import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { SCROLL_ROW } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { canReceive } from '@/lib/domain/expected-refund';
import { toCents } from '@/lib/domain/money';
import { netCents } from '@/lib/domain/reembolsos';
import { useFormat } from '@/lib/hooks/use-format';
import { useFoundGastos } from '@/lib/hooks/use-found-gastos';
import { useSaving } from '@/lib/hooks/use-saving';
import type { TypedRefund } from '@/lib/read/line/read-line';
import { shownNombre } from '@/lib/text/format';
import { REFUNDS } from '@/lib/text/reembolsos';
import { storeReceived } from './store-refund';

type RefundOfferProps = {
  line: TypedRefund;
  onStored: () => void;
  /** Hears that the line is an expense after all. */
  onGasto: () => void;
};

/** Asks in a row which of the latest expenses the money of a line came back for; a press stores it. */
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
