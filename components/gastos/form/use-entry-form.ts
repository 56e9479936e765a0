import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/acts/toast';
import { focusFirst } from '@/components/ui/focus';
import type { Gasto } from '@/lib/domain/entities';
import {
  completeDraft,
  newDraft,
  type DraftFaults,
  type GastoDraft,
  type GastoEntry,
} from '@/lib/domain/gasto-entry';
import { addEntry, saveEntry, storedGasto } from '@/lib/page/gasto-acts';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { BUSY_MS } from '@/lib/page/write-wait';
import { useFormat } from '@/lib/hooks/use-format';
import { STARTERS } from '@/lib/sample/starters';
import { notSaved } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/gastos';
import { notifyEntry } from '@/components/acts/notify-entry';
import { useKeptDraft } from './use-kept-draft';

/** The value of the submit button that leaves the form open for the next expense. */
export const AND_NEXT = 'and-next';

/** What became of an expense elsewhere while it was being edited here. */
export type Conflict = 'changed' | 'gone';

type EntryFormOptions = {
  choices: EntryChoices;
  /** What the form begins with. */
  initial: GastoDraft;
  /** The expense that is being edited, null for a new one. */
  gasto: Gasto | null;
  /** The control that has the focus first. */
  focusOn?: string;
  /** Whether these are the fields of a row, which may go away and come back by themselves. */
  inRow?: boolean;
  /** Whether they have come back: then they take no focus from where the person is by now, and scroll nothing. */
  isBack?: boolean;
  onDone: () => void;
};

/** An entry form's state: what is typed, what is wrong with it, and what happens when it is sent. */
export function useEntryForm({
  choices,
  initial,
  gasto,
  focusOn = 'input',
  inRow = false,
  isBack = false,
  onDone,
}: EntryFormOptions) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const saving = useRef(false);
  const [busy, setBusy] = useState(false);
  const { draft, setDraft, origin, touched, forget, keep } = useKeptDraft({ initial, gasto, inRow, saving });
  const [faults, setFaults] = useState<DraftFaults>({});
  const [stored, setStored] = useState(origin?.gasto ?? null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  useEffect(() => {
    if (isBack && document.activeElement !== document.body) return;
    focusFirst(form.current, focusOn, { preventScroll: isBack });
  }, [focusOn, isBack]);

  function change(part: Partial<GastoDraft>) {
    setDraft({ ...draft, ...part });
    const kept = Object.entries(faults).filter(([field]) => !(field in part));
    setFaults(Object.fromEntries(kept));
  }

  /** A nombre known from history brings its method, and its category unless the person has chosen one. */
  function changeNombre(nombre: string) {
    const habit = gasto ? undefined : choices.suggestions.find((suggestion) => suggestion.nombre === nombre);
    change({
      nombre,
      categoria: draft.categoria ?? habit?.categoria ?? null,
      metodoPago: habit?.metodoPago ?? draft.metodoPago,
    });
  }

  /** Shows what is wrong and moves the focus to the first control that was refused. */
  function refuse(found: DraftFaults) {
    flushSync(() => {
      setFaults(found);
    });
    focusFirst(
      form.current,
      '[aria-invalid=true]:is(input, select), [aria-invalid=true] input:checked, [aria-invalid=true] input',
    );
  }

  /** From here on, saving goes over what the expense has become elsewhere. */
  async function showConflict(id: number) {
    const now = await storedGasto(id);
    setStored(now ?? null);
    setConflict(now ? 'changed' : 'gone');
  }

  async function store(entry: GastoEntry): Promise<boolean> {
    const saved = await (stored ? saveEntry(stored, entry) : addEntry(entry, STARTERS));
    if (saved.ok) {
      if (saved.value) notifyEntry(saved.value, format);
      return true;
    }
    if (saved.fault === 'categoria-missing') refuse({ categoria: 'missing' });
    else if (saved.fault === 'metodo-missing') refuse({ metodoPago: 'missing' });
    else if (saved.fault === 'changed-elsewhere') {
      if (stored) await showConflict(stored.id);
    } else if (saved.fault !== 'cancelled')
      toast.error(ENTRY.saveFailed, { description: notSaved(saved.fault) });
    return false;
  }

  /** Closes the form, unless it was left meanwhile: another one may be open. A list knows which row is done. */
  function done() {
    if (inRow || form.current) onDone();
  }

  async function save(andNext = false): Promise<void> {
    const entry = completeDraft(draft, format.marks, origin);
    if (!entry.ok) {
      refuse(entry.fault);
      return;
    }
    if (saving.current) return;
    saving.current = true;
    const timer = setTimeout(() => {
      setBusy(true);
    }, BUSY_MS);
    const isStored = await store(entry.value);
    clearTimeout(timer);
    setBusy(false);
    saving.current = false;
    if (!isStored) {
      if (!form.current) keep();
      return;
    }
    forget();
    if (!andNext || !form.current) {
      done();
      return;
    }
    setDraft(newDraft(draft.fecha, draft.metodoPago));
    setFaults({});
    focusFirst(form.current, 'input');
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    void save(submitter instanceof HTMLButtonElement && submitter.value === AND_NEXT);
  }

  return {
    form,
    draft,
    origin,
    touched,
    faults,
    conflict,
    busy,
    change,
    changeNombre,
    forget,
    done,
    save,
    submit,
  };
}
