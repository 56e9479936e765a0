import { type LucideIcon, SquarePen, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Fecha } from '@/lib/domain/dates';
import type { Gasto, Reembolso } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { netCents } from '@/lib/domain/reembolsos';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { useSaving } from '@/lib/hooks/use-saving';
import { useToday } from '@/lib/hooks/use-today';
import { gastosByIds } from '@/lib/page/queries/queries';
import { BUTTONS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { REFUNDS } from '@/lib/text/reembolsos';
import { RefundForm } from './refund-form';
import { deleteRefund, received, type RefundSaid, storeRefund } from './store-refund';

type RefundLineProps = {
  refund: Reembolso;
  onReceive: (today: Fecha) => void;
  onEdit: () => void;
  onRemove: () => void;
};

function RefundLine({ refund, onReceive, onEdit, onRemove }: RefundLineProps) {
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
      <IconButton act={REFUNDS.edit} icon={SquarePen} {...{ what }} onPress={onEdit} />
      <IconButton
        act={BUTTONS.delete}
        icon={Trash2}
        {...{ what }}
        className="text-destructive"
        onPress={onRemove}
      />
    </li>
  );
}

type IconButtonProps = {
  act: string;
  what: string;
  icon: LucideIcon;
  className?: string;
  onPress: () => void;
};

function IconButton({ act, what, icon: Icon, className, onPress }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={REFUNDS.about(act, what)}
      title={act}
      className={className}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </Button>
  );
}

type RefundsProps = {
  /** As it was when the refunds were opened. */
  opened: Gasto;
  takesFocus?: boolean;
  /** Called after each stored change; `isNew`: a refund was added. */
  onStored: (gasto: Gasto, isNew: boolean) => void;
  /** Says what was done; a toast does by default. */
  onSaid?: ((said: RefundSaid) => void) | undefined;
};

/** Each act is stored at once. */
export function Refunds({ opened, takesFocus = false, onStored, onSaid }: RefundsProps) {
  const format = useFormat();
  const { busy, run } = useSaving();
  const gasto = useQuery(gastosByIds([opened.id]))?.get(opened.id) ?? opened;
  const [edited, setEdited] = useState<Reembolso | null>(null);
  const { reembolsos = [] } = gasto;
  const [isAdding, setAdding] = useState(takesFocus || reembolsos.length === 0);
  const [net, gross] = [netCents(gasto), toCents(gasto.cantidad)];

  async function store(refund: Reembolso) {
    const isNew = !reembolsos.some(({ id }) => id === refund.id);
    const stored = await run(() => storeRefund(gasto.id, refund, format, onSaid));
    if (!stored) return;
    setEdited(null);
    setAdding(takesFocus);
    onStored(stored, isNew);
  }
  async function remove(refund: Reembolso) {
    const stored = await run(() => deleteRefund(gasto.id, refund, format, onSaid));
    if (stored) onStored(stored, false);
  }

  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm font-medium tabular-nums">
        {net === gross ? format.cantidad(gross) : REFUNDS.costs(format.cantidad(net), format.cantidad(gross))}
      </p>
      <RefundList {...{ reembolsos, store }} onEdit={setEdited} onRemove={(refund) => void remove(refund)} />
      {isAdding || edited ? (
        <RefundForm
          key={edited?.id ?? reembolsos.length}
          {...{ gasto, edited, busy, takesFocus }}
          onStore={(refund) => void store(refund)}
          onEnd={() => {
            setEdited(null);
          }}
        />
      ) : (
        <AskButton
          onPress={() => {
            setAdding(true);
          }}
        />
      )}
    </div>
  );
}

type StoredRefundsProps = {
  gasto: Gasto;
  onStored: (gasto: Gasto) => void;
  onSaid: (said: RefundSaid) => void;
};

/** An expense without refunds only offers to add one. */
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

type RefundListProps = {
  reembolsos: readonly Reembolso[];
  store: (refund: Reembolso) => Promise<void>;
  onEdit: (refund: Reembolso) => void;
  onRemove: (refund: Reembolso) => void;
};

function RefundList({ reembolsos, store, onEdit, onRemove }: RefundListProps) {
  if (reembolsos.length === 0) return null;
  return (
    <ul aria-label={REFUNDS.list} className="divide-y divide-border border-y border-border">
      {reembolsos.map((refund) => (
        <RefundLine
          key={refund.id}
          refund={refund}
          onReceive={(today) => void store(received(refund, today))}
          onEdit={() => {
            onEdit(refund);
          }}
          onRemove={() => {
            onRemove(refund);
          }}
        />
      ))}
    </ul>
  );
}

function AskButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="outline" className="justify-self-start" onClick={onPress}>
      <Undo2 aria-hidden />
      {REFUNDS.ask}
    </Button>
  );
}
