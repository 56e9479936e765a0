import { SquarePen, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Fecha } from '@/lib/domain/dates';
import type { Reembolso } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { BUTTONS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { REFUNDS } from '@/lib/text/reembolsos';

type RefundLineProps = {
  refund: Reembolso;
  onReceive: (today: Fecha) => void;
  onEdit: () => void;
  onRemove: () => void;
};

export function RefundLine({ refund, onReceive, onEdit, onRemove }: RefundLineProps) {
  const format = useFormat();
  const today = useToday();
  const cantidad = format.cantidad(toCents(refund.cantidad));
  const details = [refund.de, format.shortDay(refund.fecha)].filter((part) => part !== undefined);
  const what = [cantidad, ...details].map(shorten).join(', ');
  const isOwed = refund.estado === 'esperado';
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1">
      <p className="min-w-0 flex-1 text-sm">
        <span className="font-medium tabular-nums">{isOwed ? REFUNDS.owed(cantidad) : cantidad}</span>
        <span className="block truncate text-xs text-muted-foreground">
          <bdi>{details.map(shorten).join(' · ')}</bdi>
        </span>
      </p>
      {isOwed ? (
        <Button
          variant="outline"
          size="small"
          className="order-last mb-1 w-full sm:order-none sm:mb-0 sm:w-auto"
          aria-label={REFUNDS.about(REFUNDS.receive, what)}
          onClick={() => {
            onReceive(today);
          }}
        >
          {REFUNDS.receive}
        </Button>
      ) : null}
      <Button
        variant="ghost"
        size="icon"
        aria-label={REFUNDS.about(REFUNDS.edit, what)}
        title={REFUNDS.edit}
        onClick={onEdit}
      >
        <SquarePen aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={REFUNDS.about(BUTTONS.delete, what)}
        title={BUTTONS.delete}
        className="text-destructive"
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
