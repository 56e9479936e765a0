import { useState } from 'react';
import { notifyFault } from '@/components/acts/notify-change';
import type { Act } from '@/lib/domain/change';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { useFormat } from '@/lib/hooks/use-format';
import { undo } from '@/lib/page/history';
import { openEntryOf } from '@/lib/page/opened-entry';
import { BECOME, HISTORY } from '@/lib/text/acts';
import { BUTTONS } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/entry';

/** Says in the form's footer what was saved last, where a toast would move the keys. */
export function SavedNote({ act }: { act: Act }) {
  const format = useFormat();
  const [undone, setUndone] = useState<Act | null>(null);
  const stored = act.change.gastos[0]?.after;
  if (!stored) return null;
  const gasto = readableGasto(stored);
  const isUndone = undone === act;
  const cantidad = format.cantidad(toCents(gasto.cantidad));
  const nombre = shownNombre(gasto.nombre);

  async function takeBack() {
    const outcome = await undo(act);
    if (outcome.ok) setUndone(act);
    else notifyFault(HISTORY.undoFailed, outcome.fault);
  }

  return (
    <div className="-my-px min-w-0 flex-1 text-sm leading-tight">
      <p role="status" className="truncate tabular-nums">
        <span className="sr-only">{BECOME[isUndone ? 'removed' : 'added'](nombre, cantidad)}</span>
        <span aria-hidden>{isUndone ? ENTRY.takenBack(cantidad) : ENTRY.saved(cantidad, nombre)}</span>
      </p>
      {isUndone ? null : (
        <div className="flex gap-[min(0.75rem,2.5vw)]">
          <NoteButton label={BUTTONS.undo} onPress={() => void takeBack()} />
          <NoteButton
            label={ENTRY.moreOfSaved}
            onPress={() => {
              openEntryOf(gasto);
            }}
          />
        </div>
      )}
    </div>
  );
}

function NoteButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="min-h-6 cursor-pointer whitespace-nowrap rounded text-[min(0.875rem,3.8vw)] font-medium text-primary hover:underline"
      onClick={onPress}
    >
      {label}
    </button>
  );
}
