import { useLayoutEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { notifyEntry } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import type { RefundSaid } from '@/components/reembolsos/store-refund';
import { focusFirst } from '@/components/ui/focus';
import { addEntries, editGasto } from '@/lib/db/edit-gastos';
import { withFields } from '@/lib/domain/gasto-rules';
import type { Act, MissingReference } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { completeDraft, type DraftFaults, type GastoDraft, isFilled } from '@/lib/domain/gasto-entry';
import type { StorageFault } from '@/lib/domain/result';
import { useFormat } from '@/lib/hooks/use-format';
import { useSaving } from '@/lib/hooks/use-saving';
import { perform } from '@/lib/page/acts/history';
import { gastosByIds } from '@/lib/page/queries/queries';
import { STARTERS } from '@/lib/sample/generate-sample';
import { notSaved } from '@/lib/text/common-later';
import { ENTRY } from '@/lib/text/entry';
import { type EntryDraftOptions, useEntryDraft } from './use-entry-draft';

/** Keeps the form open for the next expense. */
export const AND_NEXT = 'and-next';

/** A change elsewhere to the edited expense. */
type Conflict = 'changed' | 'gone';

type EntryFormOptions = EntryDraftOptions & {
  /** Selector of the first focused control, '' for none. */
  focusOn?: string;
  /** For fields that have come back: they take no focus from another control, and do not scroll. */
  isBack?: boolean;
  onDone: () => void;
};

/** Said until the person changes a field. */
type EntryNote = { kind: 'refund'; said: RefundSaid } | { kind: 'failure'; text: string };

/** A line stands before the amount, or in its place. */
const FIRST_FIELD = 'textarea, input';

const FAULTY =
  '[aria-invalid=true]:is(input, select, button, textarea), [aria-invalid=true] input:checked, [aria-invalid=true] input';

export function useEntryForm({ focusOn = 'input', isBack = false, onDone, ...options }: EntryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaving();
  const { inRow = false } = options;
  const entry = useEntryDraft(options, saving.isSaving);
  const { draft, origin, isTouched, faults, setFaults, follow, end } = entry;
  const { note, change, takeLine, noteRefund, fail } = useEntryNote(entry, form, inRow);

  useFirstFocus(form, focusOn, { isBack, inRow });

  function begin(values: Partial<GastoDraft>, isOneTap = false) {
    change(values, isOneTap);
    focusFirst(form.current, 'input');
  }

  function refuse(found: DraftFaults) {
    flushSync(() => {
      setFaults(found);
    });
    focusFirst(form.current, FAULTY);
  }

  /** Not for a form that was left: another may be open. A list knows which row is done. */
  function done() {
    if (inRow || form.current) onDone();
  }

  const { conflict, saved, save, takeRefunds } = useEntrySave(entry, saving, form, { refuse, fail, done });

  function empty() {
    entry.empty();
    focusFirst(form.current, 'input');
  }

  function saveWith(values: Partial<GastoDraft>) {
    void save(true, change(values));
  }

  /** With nothing but what is saved, «Guardar» ends the form. */
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const andNext = asksForNext(event.nativeEvent.submitter);
    if (saved && !andNext) onDone();
    else void save(andNext);
  }

  return {
    ...{ form, draft, origin, isTouched, faults, conflict, note, noteRefund },
    filled: isFilled(draft, options.initial),
    saved,
    busy: saving.busy,
    ...{ change, follow, takeLine, begin, empty, end, done, save, saveWith, submit, takeRefunds },
  };
}

function asksForNext(submitter: HTMLElement | null): boolean {
  return submitter instanceof HTMLButtonElement && submitter.value === AND_NEXT;
}

function useEntryNote(
  entry: ReturnType<typeof useEntryDraft>,
  form: RefObject<HTMLFormElement | null>,
  inRow: boolean,
) {
  const [note, setNote] = useState<EntryNote | null>(null);

  function change(part: Partial<GastoDraft>, isOneTap = false): GastoDraft {
    setNote(null);
    return entry.change(part, isOneTap);
  }

  function takeLine(part: Partial<GastoDraft>, before: Partial<GastoDraft>) {
    setNote(null);
    entry.takeLine(part, before);
  }

  function noteRefund(said: RefundSaid) {
    setNote({ kind: 'refund', said });
  }

  /** In the form itself, if it is still there. */
  function fail(reason: string) {
    if (inRow || !form.current) toast.error(ENTRY.saveFailed, { description: reason });
    else setNote({ kind: 'failure', text: `${ENTRY.saveFailed}. ${reason}` });
  }

  return { note, change, takeLine, noteRefund, fail };
}

type FirstFocus = Required<Pick<EntryFormOptions, 'isBack' | 'inRow'>>;

function useFirstFocus(
  form: RefObject<HTMLFormElement | null>,
  focusOn: string,
  { isBack, inRow }: FirstFocus,
): void {
  // A key between the first paint and a later effect would go nowhere.
  useLayoutEffect(() => {
    if (isBack && document.activeElement !== document.body) return;
    // A browser would scroll a row that is in view to the middle.
    if (focusOn) focusFirst(form.current, focusOn, { preventScroll: isBack || inRow });
    else form.current?.closest<HTMLElement>('[role=dialog]')?.focus();
  }, [form, focusOn, isBack, inRow]);
}

type SaveAnswers = {
  refuse: (faults: DraftFaults) => void;
  fail: (reason: string) => void;
  done: () => void;
};

function useEntrySave(
  { draft, origin, setFaults, settled, end, offer, beginNext }: ReturnType<typeof useEntryDraft>,
  { run }: ReturnType<typeof useSaving>,
  form: RefObject<HTMLFormElement | null>,
  { refuse, fail, done }: SaveAnswers,
) {
  const format = useFormat();
  const { stored, setStored, takeRefunds } = useStored(origin?.gasto ?? null, setFaults);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saved, setSaved] = useState<Act | null>(null);

  async function save(andNext = false, typed = draft): Promise<void> {
    const { reembolsos = [] } = stored ?? {};
    const refunded = stored && origin && { ...origin, gasto: { ...origin.gasto, reembolsos } };
    const entry = completeDraft(settled(typed), format.marks, refunded);
    if (!entry.ok) {
      refuse(entry.fault);
      return;
    }
    const outcome = await run(() =>
      stored
        ? perform('gastos-edited', editGasto(stored, entry.value))
        : perform('gasto-added', addEntries([entry.value], STARTERS)),
    );
    if (outcome?.ok) goOn(outcome.value, andNext);
    else if (outcome) {
      await explain(outcome.fault);
      if (!form.current) offer();
    }
  }

  function goOn(act: Act | null, andNext: boolean) {
    const goesOn = andNext && form.current !== null;
    if (act && !goesOn) notifyEntry(act, format);
    end();
    if (goesOn) {
      setSaved(act);
      beginNext();
      focusFirst(form.current, FIRST_FIELD);
    } else done();
  }

  async function explain(fault: 'changed-elsewhere' | 'cancelled' | MissingReference | StorageFault) {
    if (fault === 'categoria-missing') refuse({ categoria: 'missing' });
    else if (fault === 'metodo-missing') refuse({ metodoPago: 'missing' });
    else if (fault === 'changed-elsewhere') await showConflict();
    else if (fault !== 'cancelled') fail(notSaved(fault));
  }

  /** From now on, saving overwrites the other change. */
  async function showConflict(): Promise<void> {
    if (!stored) return;
    const now = (await gastosByIds([stored.id]).read()).get(stored.id);
    setStored(now ?? null);
    setConflict(now ? 'changed' : 'gone');
  }

  // It is said until the next digit.
  return { conflict, saved: draft.cantidad === '' ? saved : null, save, takeRefunds };
}

/** The expense as the form knows it to be stored. A refund of its own is no change elsewhere. */
function useStored(gasto: Gasto | null, setFaults: ReturnType<typeof useEntryDraft>['setFaults']) {
  const [stored, setStored] = useState(gasto);
  function takeRefunds({ reembolsos }: Gasto) {
    setStored((before) => before && withFields(before, { reembolsos }));
    // An amount that the refunds ruled out may be right now.
    setFaults(({ cantidad: _, ...others }) => others);
  }
  return { stored, setStored, takeRefunds };
}
