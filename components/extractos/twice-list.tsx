import { useState } from 'react';
import { withPageActs } from '@/components/acts/load-page-acts';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { CountedTwice } from '@/lib/statements/known';
import { TWICE } from '@/lib/text/extractos-review';
import { shorten } from '@/lib/text/format';

export function TwiceList({ twice }: { twice: readonly CountedTwice[] }) {
  const format = useFormat();
  return (
    <ul className="mt-2 divide-y divide-border">
      {twice.map(({ id, nombre, descripcion, fecha, importe, seen }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="truncate text-sm font-medium" title={descripcion}>
              <bdi>{descripcion}</bdi>
            </p>
            <p className="text-pretty text-sm text-muted-foreground">
              {format.shortDay(fecha)} · {TWICE[seen]}
            </p>
          </div>
          <p className="text-right text-sm font-medium tabular-nums">{format.cantidad(BigInt(-importe))}</p>
          <RemoveButton id={id} label={TWICE.removeOf(shorten(nombre), format.shortDay(fecha))} />
        </li>
      ))}
    </ul>
  );
}

/** The row goes with its expense, so the focus moves to the review's heading first. */
function RemoveButton({ id, label }: { id: number; label: string }) {
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="outline"
      size="small"
      className="col-span-2 justify-self-start"
      aria-label={label}
      disabled={busy}
      onClick={() => {
        setBusy(true);
        document.querySelector<HTMLElement>('[data-step]')?.focus({ preventScroll: true });
        void withPageActs(async ({ removeAndNotify }) => {
          await removeAndNotify([id], format);
        }).finally(() => {
          setBusy(false);
        });
      }}
    >
      {TWICE.remove}
    </Button>
  );
}
