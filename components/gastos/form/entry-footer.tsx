import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { withPageActs } from '@/components/acts/load-page-acts';
import { raisedToasts } from '@/components/acts/toast';
import { cantidadFaultSentence } from '@/components/fields/cantidad-field';
import type { RefundSaid } from '@/components/reembolsos/store-refund';
import { WaitTitle } from '@/components/acts/long-act-notice';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import type { Act } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { useFormat } from '@/lib/hooks/use-format';
import type { EntryChoices } from '@/lib/page/queries/entry-choices';
import { undo } from '@/lib/page/acts/history';
import { writeWait } from '@/lib/page/acts/long-writes';
import { openEntryLike, openEntryOf } from '@/lib/page/overlays';
import { readSumSoFar } from '@/lib/read/read-cantidad';
import { BECOME, changeFaultSentence, HISTORY } from '@/lib/text/acts';
import { BUTTONS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import { type Format, shownNombre } from '@/lib/text/format';
import { CORRECTING } from '@/lib/text/gastos';
import { REFUNDED } from '@/lib/text/reembolsos';
import { AND_NEXT, type useEntryForm } from './use-entry-form';

type Said = { shown: string; spoken: string };

type ActNote = {
  act: Act;
  done: Said;
  undone: Said;
  more?: () => void;
  onUndone?: () => void;
};

function savedNote(act: Act, format: Format): ActNote | null {
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

/** `onUndone` hears of the expense without it. */
function savedRefundNote(
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

/** `fault`: why, in words, the act cannot be undone. */
function useUndo(note: ActNote | null) {
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

function ActWords({ note, undoing: { isUndone, fault } }: { note: ActNote; undoing: Undoing }) {
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
function ActButtons({ note, undoing }: { note: ActNote; undoing: Undoing }) {
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

type EntrySaidProps = {
  entry: Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'saved' | 'note' | 'takeRefunds'>;
  choices: EntryChoices;
};

/** Small, so that three lines fit beside the buttons. */
const SENTENCE_CLASS = 'text-[0.8125rem]/[1.15]';

/** One live region for all that toasts say elsewhere. */
function EntrySaid({ entry, choices }: EntrySaidProps) {
  const { draft, faults, saved, note, takeRefunds } = entry;
  const format = useFormat();
  const isWaiting = useStore(writeWait).state === 'waiting';
  const told = useTold(draft);
  const acted = saved
    ? savedNote(saved, format)
    : note?.kind === 'refund'
      ? savedRefundNote(note.said, takeRefunds)
      : null;
  const undoing = useUndo(acted);
  const sentence = isWaiting ? <WaitTitle /> : told;
  const failure = sentence === null && note?.kind === 'failure' ? note.text : null;
  return (
    <div className="tight:[@media(height>=40rem)]:min-h-11 tight:[@media(height>=40rem)]:basis-full -my-px min-w-0 flex-1 text-sm leading-tight">
      <output className={cn('block', sentence === null ? undefined : SENTENCE_CLASS)}>
        {sentence ??
          (acted ? (
            <ActWords note={acted} undoing={undoing} />
          ) : failure === null ? (
            <Summary draft={draft} choices={choices} />
          ) : null)}
      </output>
      {acted && sentence === null ? <ActButtons note={acted} undoing={undoing} /> : null}
      {faults.cantidad && !acted && sentence === null ? <FaultForEye fault={faults.cantidad} /> : null}
      {failure === null ? null : (
        <FieldError role="alert" className={SENTENCE_CLASS}>
          {failure}
        </FieldError>
      )}
    </div>
  );
}

/** Large text leaves only the field in view, without the sentence above it. */
function FaultForEye({ fault }: { fault: NonNullable<DraftFaults['cantidad']> }) {
  const format = useFormat();
  return (
    <p
      aria-hidden
      data-fault={cantidadFaultSentence(fault, format)}
      className={cn(SENTENCE_CLASS, 'tight:block hidden text-destructive before:content-[attr(data-fault)]')}
    />
  );
}

/** From a short-lived toast while the form is open, until the draft changes. */
function useTold(draft: GastoDraft): ReactNode {
  const newest = useStore(raisedToasts).at(-1);
  const [before] = useState(newest);
  const [came, setCame] = useState({ newest, draft });
  if (came.newest !== newest) setCame({ newest, draft });
  if (!newest || newest === before || came.draft !== draft) return null;
  const { title, description } = newest;
  return description === undefined ? (
    title
  ) : (
    <>
      {title}. {description}
    </>
  );
}

function Summary({ draft, choices }: { draft: GastoDraft; choices: EntryChoices }) {
  const format = useFormat();
  const { typed, isSum } = readSumSoFar(draft.cantidad, format.marks);
  const cantidad = typed.kind === 'cantidad' ? format.cantidad(toCents(typed.cantidad)) : '';
  const categoria = choices.categorias.find(({ nombre }) => nombre === draft.categoria);
  return (
    // Digits and tiles are heard where they are pressed.
    <span className="block" aria-live={isSum ? 'polite' : 'off'}>
      <span className="block truncate font-semibold tabular-nums">
        {isSum && cantidad ? `= ${cantidad}` : cantidad}
      </span>
      {categoria ? (
        <span className="block truncate text-muted-foreground">
          <span aria-hidden>{categoria.icono}</span> {categoria.nombre}
        </span>
      ) : null}
    </span>
  );
}

type EntryFooterProps = {
  entry: Pick<
    ReturnType<typeof useEntryForm>,
    'draft' | 'faults' | 'saved' | 'note' | 'takeRefunds' | 'busy' | 'conflict' | 'done'
  >;
  choices: EntryChoices;
  gasto: Gasto | null;
};

export function EntryFooter({ entry, choices, gasto }: EntryFooterProps) {
  const { busy, conflict, done } = entry;
  return (
    <div className="flex flex-wrap items-center justify-end gap-[min(0.5rem,2vw)] border-t border-border px-[min(1rem,4.5vw)] py-2 sm:px-5 sm:py-3">
      {conflict ? (
        <FieldError role="alert" className="w-full">
          {CORRECTING[conflict]}
        </FieldError>
      ) : null}
      <EntrySaid entry={entry} choices={choices} />
      {/* The first of them in the form, so that Enter saves and closes. */}
      <Button type="submit" aria-disabled={busy} className="relative order-2 px-[min(1rem,4.5vw)]">
        <SaveLabel busy={busy} />
      </Button>
      {gasto ? (
        <StoredActs gasto={gasto} onDone={done} />
      ) : (
        <Button
          type="submit"
          variant="outline"
          aria-disabled={busy}
          value={AND_NEXT}
          // In two lines on a phone. With large text in a low window, what was saved needs the room.
          className="tight:[@media(height<40rem)]:hidden @max-[31rem]/window:leading-tight order-1 px-[min(0.75rem,2.4vw)]"
        >
          <span>
            {BUTTONS.save} <br className="@min-[31rem]/window:hidden" />
            {ENTRY.andNext}
          </span>
        </Button>
      )}
    </div>
  );
}

/** In the room of «Guardar»: no button moves. */
function SaveLabel({ busy }: { busy: boolean }) {
  if (!busy) return BUTTONS.save;
  return (
    <>
      <span aria-hidden className="invisible">
        {BUTTONS.save}
      </span>
      <span className="absolute inset-0 grid place-items-center text-xs tracking-tight">{ENTRY.saving}</span>
    </>
  );
}

function StoredActs({ gasto, onDone }: { gasto: Gasto; onDone: () => void }) {
  const format = useFormat();
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label={BUTTONS.delete}
        className="text-destructive"
        onClick={() => {
          void withPageActs(async ({ removeAndNotify }) => {
            if (await removeAndNotify([gasto.id], format)) onDone();
          });
        }}
      >
        <Trash2 aria-hidden />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={BUTTONS.duplicate}
        onClick={() => {
          openEntryLike(gasto);
        }}
      >
        <Copy aria-hidden />
      </Button>
    </>
  );
}
