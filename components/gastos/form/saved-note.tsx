import { useState, type ReactNode } from 'react';
import type { RefundSaid } from '@/components/reembolsos/store-refund';
import { cn } from '@/components/ui/cn';
import type { Act } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { useFormat } from '@/lib/hooks/use-format';
import { undo } from '@/lib/page/history';
import { openEntryOf } from '@/lib/page/opened-entry';
import { BECOME, changeFaultSentence, HISTORY } from '@/lib/text/acts';
import { BUTTONS } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/entry';
import { REFUNDED } from '@/lib/text/reembolsos';

/** The place beside the footer's buttons; above them where text is large. */
export const SAID_CLASS =
  'min-w-0 flex-1 tight:[@media(height>=40rem)]:min-h-11 tight:[@media(height>=40rem)]:basis-full';

/** Says in the form's footer what was saved last, where a toast would move the keys. */
export function SavedNote({ act }: { act: Act }) {
  const format = useFormat();
  const stored = act.change.gastos[0]?.after;
  if (!stored) return null;
  const gasto = readableGasto(stored);
  const cantidad = format.cantidad(toCents(gasto.cantidad));
  const nombre = shownNombre(gasto.nombre);
  return (
    <ActNote
      act={act}
      done={{ shown: ENTRY.saved(cantidad, nombre), spoken: BECOME.added(nombre, cantidad) }}
      undone={{ shown: ENTRY.takenBack(cantidad), spoken: BECOME.removed(nombre, cantidad) }}
    >
      <NoteButton
        label={ENTRY.moreOfSaved}
        onPress={() => {
          openEntryOf(gasto);
        }}
      />
    </ActNote>
  );
}

type RefundNoteProps = {
  said: RefundSaid;
  /** Hears of the expense without what was said. */
  onUndone: (gasto: Gasto) => void;
};

/** Says as {@link SavedNote} what was done to a refund. */
export function RefundNote({
  said: { act, kind, isNew, cantidad, title, effect },
  onUndone,
}: RefundNoteProps) {
  const undone =
    kind === 'removed' ? REFUNDED.again(cantidad) : isNew ? REFUNDED.gone(cantidad) : REFUNDED.asBefore;
  return (
    <ActNote
      act={act}
      done={{ shown: REFUNDED.noted[kind](cantidad, effect), spoken: title }}
      undone={{ shown: undone, spoken: undone }}
      onUndone={() => {
        const before = act.change.gastos[0]?.before;
        if (before) onUndone(readableGasto(before));
      }}
    />
  );
}

type Said = { shown: string; spoken: string };

type ActNoteProps = {
  act: Act;
  done: Said;
  undone: Said;
  onUndone?: () => void;
  /** Buttons beside the one that undoes. */
  children?: ReactNode;
};

function ActNote({ act, done, undone, onUndone, children }: ActNoteProps) {
  const { isUndone, fault, takeBack } = useUndo(act, onUndone);
  const { shown, spoken } = isUndone ? undone : done;
  return (
    <div className={cn(SAID_CLASS, '-my-px text-sm leading-tight')}>
      <p role="status" className={fault === null ? 'truncate tabular-nums' : 'line-clamp-2 text-destructive'}>
        {fault ?? (
          <>
            <span className="sr-only">{spoken}</span>
            <span aria-hidden>{shown}</span>
          </>
        )}
      </p>
      {isUndone || fault !== null ? null : (
        <div className="flex gap-[min(0.75rem,2.5vw)]">
          <NoteButton label={BUTTONS.undo} onPress={() => void takeBack()} />
          {children}
        </div>
      )}
    </div>
  );
}

/** `fault`: the reason, in words, for which the act cannot be undone. */
function useUndo(act: Act, onUndone: (() => void) | undefined) {
  const [tried, setTried] = useState<{ act: Act; fault: string | null } | null>(null);
  async function takeBack() {
    const outcome = await undo(act);
    if (outcome.ok) onUndone?.();
    else if (outcome.fault === 'cancelled') return;
    const fault = outcome.ok ? null : `${HISTORY.undoFailed}. ${changeFaultSentence(outcome.fault)}`;
    setTried({ act, fault });
  }
  const last = tried?.act === act ? tried : null;
  return { isUndone: last !== null && last.fault === null, fault: last?.fault ?? null, takeBack };
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
