import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { notifyAct } from '@/components/shell/notify-change';
import type { Fecha } from '@/lib/domain/dates';
import { completeDraft, newDraft, type DraftFaults, type GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { addEntry, type EntryChoices } from '@/lib/hooks/use-quick-add';
import { STARTERS } from '@/lib/sample/starters';
import { ENTRY } from '@/lib/text/screens';
import { notSaved } from '@/lib/text/storage-sentences';

/** The value of the submit button that leaves the form open for the next expense. */
export const AND_NEXT = 'and-next';

/** The entry form's state: what is typed, what is wrong with it, and what happens when it is sent. */
export function useEntryForm(choices: EntryChoices, today: Fecha, onDone: () => void) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const saving = useRef(false);
  const [draft, setDraft] = useState(() => newDraft(today, presetMetodo(choices)));
  const [faults, setFaults] = useState<DraftFaults>({});

  useEffect(() => {
    focusFirst(form.current, 'input');
  }, []);

  function change(part: Partial<GastoDraft>) {
    setDraft({ ...draft, ...part });
    const kept = Object.entries(faults).filter(([field]) => !(field in part));
    setFaults(Object.fromEntries(kept));
  }

  /** A nombre known from history brings its method, and its category unless the person has chosen one. */
  function changeNombre(nombre: string) {
    const habit = choices.suggestions.find((suggestion) => suggestion.nombre === nombre);
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
    focusFirst(form.current, 'input[aria-invalid=true], [aria-invalid=true] input');
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const andNext = submitter instanceof HTMLButtonElement && submitter.value === AND_NEXT;
    const entry = completeDraft(draft, format.marks);
    if (!entry.ok) {
      refuse(entry.fault);
      return;
    }
    if (saving.current) return;
    saving.current = true;
    const saved = await addEntry(entry.value, STARTERS);
    saving.current = false;
    if (!saved.ok) {
      if (saved.fault === 'categoria-missing') refuse({ categoria: 'missing' });
      else if (saved.fault === 'metodo-missing') refuse({ metodoPago: 'missing' });
      else if (saved.fault !== 'changed-elsewhere')
        toast.error(ENTRY.saveFailed, { description: notSaved(saved.fault) });
      return;
    }
    const { cantidad, nombre } = entry.value;
    if (saved.value)
      notifyAct(saved.value, format, ENTRY.savedDetail(format.amount(toCents(cantidad)), nombre));
    if (!andNext) {
      onDone();
      return;
    }
    setDraft(newDraft(draft.fecha, draft.metodoPago));
    setFaults({});
    focusFirst(form.current, 'input');
  }

  return { form, draft, faults, change, changeNombre, save };
}

function presetMetodo({ lastMetodoPago, metodosPago }: EntryChoices): string | null {
  return lastMetodoPago ?? metodosPago[0]?.nombre ?? null;
}

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}
