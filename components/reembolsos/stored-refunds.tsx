import { useState } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import { REFUNDS } from '@/lib/text/reembolsos';
import { AskButton, Refunds } from './refunds';

type StoredRefundsProps = { gasto: Gasto; onStored: (gasto: Gasto) => void };

/** The last part of an expense's form; an expense without refunds only offers to add one. */
export function StoredRefunds({ gasto, onStored }: StoredRefundsProps) {
  const [isOpen, setOpen] = useState(gasto.reembolsos !== undefined);
  if (isOpen)
    return (
      <section aria-label={REFUNDS.title} className="border-t border-border pt-3">
        <Refunds opened={gasto} onStored={onStored} />
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
