import { useState } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import { REFUNDS } from '@/lib/text/reembolsos';
import { AskButton, Refunds } from './refunds';
import type { RefundSaid } from './store-refund';

type StoredRefundsProps = {
  gasto: Gasto;
  onStored: (gasto: Gasto) => void;
  onSaid: (said: RefundSaid) => void;
};

/** The last part of an expense's form; an expense without refunds only offers to add one. */
export function StoredRefunds({ gasto, onStored, onSaid }: StoredRefundsProps) {
  const [isOpen, setOpen] = useState(gasto.reembolsos !== undefined);
  if (isOpen)
    return (
      <section aria-label={REFUNDS.title} className="border-t border-border pt-3">
        <Refunds opened={gasto} {...{ onStored, onSaid }} />
      </section>
    );
  return (
    <AskButton
      onPress={() => {
        setOpen(true);
      }}
    />
  );
}
