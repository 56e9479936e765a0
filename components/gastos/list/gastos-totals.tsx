import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { FittedNumber } from '@/components/ui/fitted-number';
import type { Cents } from '@/lib/domain/money';
import type { Totals } from '@/lib/domain/gastos-query';
import { useFormat } from '@/lib/hooks/use-format';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { ESTADO_NAMES, NOUNS, TOTAL } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos';

type GastosTotalsProps = { totals: Totals; complete: boolean; children?: ReactNode };

/** The children stand beside the count. */
export function GastosTotals({ totals: { count, total, pending }, complete, children }: GastosTotalsProps) {
  const format = useFormat();
  return (
    <div
      aria-busy={!complete}
      className="@container flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 sm:gap-x-5"
    >
      <dl className="flex min-w-0 flex-wrap items-baseline gap-x-3 sm:gap-x-5">
        <Cantidad label={TOTAL} cents={complete ? total : null} />
        <Cantidad
          label={ESTADO_NAMES.pendiente}
          cents={complete ? pending : null}
          className={pending === 0n ? 'max-sm:hidden' : 'text-warning'}
        >
          <Clock aria-hidden className="size-3.5 sm:hidden" />
        </Cantidad>
      </dl>
      <p role="status" className="text-xs tabular-nums text-muted-foreground sm:text-sm">
        {complete ? format.count(count, NOUNS.gasto) : FINDING.counting}
      </p>
      {children}
    </div>
  );
}

type CantidadProps = {
  label: string;
  /** Null while unknown. */ cents: Cents | null;
  className?: string;
  children?: ReactNode;
};

/** On a phone the label is only read aloud, or an icon stands for it. */
function Cantidad({ label, cents, className, children }: CantidadProps) {
  const format = useFormat();
  return (
    <div className={cn('flex min-w-0 items-baseline gap-0.5 sm:gap-1', className)}>
      <dt className="flex text-xs text-muted-foreground">
        <span className="max-sm:sr-only">{label}</span>
        {children}
      </dt>
      <dd className="min-w-0 font-semibold tabular-nums tracking-tight">
        {cents === null ? (
          '…'
        ) : (
          <FittedNumber size={1.125} whole={format.cantidad(cents)}>
            {briefCantidad(cents, 20, format)}
          </FittedNumber>
        )}
      </dd>
    </div>
  );
}
