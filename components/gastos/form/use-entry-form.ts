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
import { useFormat } from '@/lib/hooks/use-format';
import { STARTERS } from '@/lib/sample/starters';
import { notSaved } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/gastos';
import { notifyEntry } from '@/components/acts/notify-entry';

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
  onDone: () => void;
};

/** An entry form's state: what is typed, what is wrong with it, and what happens when it is sent. */
export function useEntryForm({ choices, initial, gasto, focusOn = 'input', onDone }: EntryFormOptions) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const saving = useRef(false);
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [stored, setStored] = useState(gasto);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [origin] = useState(gasto && { draft: initial, gasto });

  useEffect(() => {
    focusFirst(form.current, focusOn);
  }, [focusOn]);

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

  async function save(andNext = false): Promise<void> {
    const entry = completeDraft(draft, format.marks, origin);
    if (!entry.ok) {
      refuse(entry.fault);
      return;
    }
    if (saving.current) return;
    saving.current = true;
    const isStored = await store(entry.value);
    saving.current = false;
    if (!isStored) return;
    if (!andNext) {
      onDone();
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

  return { form, draft, faults, conflict, origin, change, changeNombre, save, submit };
}
