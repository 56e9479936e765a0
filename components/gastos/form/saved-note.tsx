import { useState } from 'react';
import type { RefundSaid } from '@/components/reembolsos/store-refund';
import type { Act } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { undo } from '@/lib/page/history';
import { openEntryOf } from '@/lib/page/overlays';
import { BECOME, changeFaultSentence, HISTORY } from '@/lib/text/acts';
import { BUTTONS } from '@/lib/text/common';
import { shownNombre, type Format } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/entry';
import { REFUNDED } from '@/lib/text/reembolsos';

type Said = { shown: string; spoken: string };

/** An act of the form in words, done and undone. */
type ActNote = {
  act: Act;
  done: Said;
  undone: Said;
  /** Opens the stored expense. */
  more?: () => void;
  onUndone?: () => void;
};

/** Says what was saved last, where a toast would move the keys. */
export function savedNote(act: Act, format: Format): ActNote | null {
  const stored = act.change.gastos[0]?.after;
  if (!stored) return null;
  const gasto = readableGasto(stored);
  const cantidad = format.cantidad(toCents(gasto.cantidad));
  const nombre = shownNombre(gasto.nombre);
  return {
    act,
    done: { shown: ENTRY.saved(cantidad, nombre), spoken: BECOME.added(nombre, cantidad) },
    undone: { shown: ENTRY.takenBack(cantidad), spoken: BECOME.removed(nombre, cantidad) },
    more: () => {
      openEntryOf(gasto);
    },
  };
}

/** Says what was done to a refund. `onUndone` hears of the expense without it. */
export function savedRefundNote(
  { act, kind, isNew, cantidad, title, effect }: RefundSaid,
  onUndone: (gasto: Gasto) => void,
): ActNote {
  const undone =
    kind === 'removed' ? REFUNDED.again(cantidad) : isNew ? REFUNDED.gone(cantidad) : REFUNDED.asBefore;
  return {
    act,
    done: { shown: REFUNDED.noted[kind](cantidad, effect), spoken: title },
    undone: { shown: undone, spoken: undone },
    onUndone: () => {
      const before = act.change.gastos[0]?.before;
      if (before) onUndone(readableGasto(before));
    },
  };
}

/** `fault`: the reason, in words, for which the act cannot be undone. */
export function useUndo(note: ActNote | null) {
  const [tried, setTried] = useState<{ act: Act; fault: string | null } | null>(null);
  async function takeBack() {
    if (!note) return;
    const { act, onUndone } = note;
    const outcome = await undo(act);
    if (outcome.ok) onUndone?.();
    else if (outcome.fault === 'cancelled') return;
    const fault = outcome.ok ? null : `${HISTORY.undoFailed}. ${changeFaultSentence(outcome.fault)}`;
    setTried({ act, fault });
  }
  const last = note && tried?.act === note.act ? tried : null;
  return { isUndone: last !== null && last.fault === null, fault: last?.fault ?? null, takeBack };
}

type Undoing = ReturnType<typeof useUndo>;

export function ActWords({ note, undoing: { isUndone, fault } }: { note: ActNote; undoing: Undoing }) {
  const { shown, spoken } = isUndone ? note.undone : note.done;
  if (fault !== null) return <span className="line-clamp-2 text-destructive">{fault}</span>;
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden className="block truncate tabular-nums">
        {shown}
      </span>
    </>
  );
}

/** None once the act was undone, or cannot be. */
export function ActButtons({ note, undoing }: { note: ActNote; undoing: Undoing }) {
  const { isUndone, fault, takeBack } = undoing;
  if (isUndone || fault !== null) return null;
  return (
    <div className="flex gap-[min(0.75rem,2.5vw)]">
      <NoteButton label={BUTTONS.undo} onPress={() => void takeBack()} />
      {note.more ? <NoteButton label={ENTRY.moreOfSaved} onPress={note.more} /> : null}
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
