import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/acts/toast';
import { focusFirst } from '@/components/ui/focus';
import { addEntries, editGasto } from '@/lib/db/edit-gastos';
import { fechaOf } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import {
  completeDraft,
  isFilled,
  newDraft,
  type DraftFaults,
  type GastoDraft,
  type GastoEntry,
} from '@/lib/domain/gasto-entry';
import { perform } from '@/lib/page/history';
import { gastosByIds } from '@/lib/page/queries';
import { endUnfinished, keepUnfinished, openUnfinished } from '@/lib/page/unfinished';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { BUSY_MS } from '@/lib/page/write-wait';
import { useFormat } from '@/lib/hooks/use-format';
import { STARTERS } from '@/lib/sample/starters';
import { notSaved } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/gastos';
import { notifyEntry } from '@/components/acts/notify-entry';
import { offerUnfinished } from './offer-draft';
import { useKeptDraft } from './use-kept-draft';

/** Keeps the form open for the next expense. */
export const AND_NEXT = 'and-next';

/** A change elsewhere to the edited expense. */
export type Conflict = 'changed' | 'gone';

type EntryFormOptions = {
  habits: Pick<EntryChoices, 'suggestions' | 'metodoOfCategoria'>;
  /** Values of an untouched form. */
  initial: GastoDraft;
  /** Values said before the form was there. */
  beginning?: GastoDraft | undefined;
  /** Null for a new expense. */
  gasto: Gasto | null;
  /** Keeps a new expense until it is saved. */
  unfinishedId?: string | undefined;
  /** Fields said before the form was there. */
  saidBefore?: readonly (keyof GastoDraft)[] | undefined;
  /** Selector of the first focused control. */
  focusOn?: string;
  /** True for the fields of a row, which may go and come back by themselves. */
  inRow?: boolean;
  /** True if the fields have come back: they take no focus from another control, and do not scroll. */
  isBack?: boolean;
  onDone: () => void;
};

export function useEntryForm({
  habits,
  initial,
  beginning = initial,
  gasto,
  unfinishedId,
  saidBefore = [],
  focusOn = 'input',
  inRow = false,
  isBack = false,
  onDone,
}: EntryFormOptions) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const saving = useRef(false);
  /** The fields that the person has filled. */
  const said = useRef(new Set<string>(saidBefore));
  const [busy, setBusy] = useState(false);
  const { draft, setDraft, origin, touched, forget, keep } = useKeptDraft({
    initial,
    beginning,
    gasto,
    inRow,
    saving,
  });
  const [faults, setFaults] = useState<DraftFaults>({});
  const [stored, setStored] = useState(origin?.gasto ?? null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  // A layout effect: a key between the first paint and a later effect would go nowhere.
  useLayoutEffect(() => {
    if (isBack && document.activeElement !== document.body) return;
    focusFirst(form.current, focusOn, { preventScroll: isBack });
  }, [focusOn, isBack]);

  /** Keeps the text of a new expense: it outlives the page. */
  function keepNew(typed: GastoDraft) {
    if (!unfinishedId) return;
    if (isFilled(typed, initial)) keepUnfinished(unfinishedId, { kind: 'gasto', draft: typed });
    else if (openUnfinished(unfinishedId)) endUnfinished(unfinishedId);
  }

  const onOpened = useEffectEvent(() => {
    if (unfinishedId && isFilled(beginning, initial)) keepNew(beginning);
  });
  const onLeft = useEffectEvent(() => {
    if (unfinishedId && !saving.current) offerUnfinished(unfinishedId);
  });
  useEffect(() => {
    onOpened();
    return () => {
      onLeft();
    };
  }, []);

  /** In a new expense, untouched fields follow those they depend on. */
  function change(part: Partial<GastoDraft>) {
    for (const field of Object.keys(part)) said.current.add(field);
    const following = gasto ? {} : followingOf(part);
    const changed = { ...draft, ...part, ...following };
    setDraft(changed);
    const kept = Object.entries(faults).filter(([field]) => !(field in part) && !(field in following));
    setFaults(Object.fromEntries(kept));
    keepNew(changed);
  }

  /**
   * A known nombre brings its category and method, a category its last method, a future day «pendiente». None replaces a
   * field that the person has filled.
   */
  function followingOf({ nombre, categoria, fecha }: Partial<GastoDraft>): Partial<GastoDraft> {
    const habit = habits.suggestions.find((suggestion) => suggestion.nombre === nombre);
    const chosen = categoria ?? (said.current.has('categoria') ? null : habit?.categoria) ?? null;
    const metodoPago =
      habit?.metodoPago ?? (chosen === null ? undefined : habits.metodoOfCategoria.get(chosen));
    return {
      ...(chosen !== null && chosen !== categoria && { categoria: chosen }),
      ...(metodoPago !== undefined && !said.current.has('metodoPago') && { metodoPago }),
      ...(fecha !== undefined &&
        !said.current.has('estado') && {
          estado: fecha > fechaOf(new Date()) ? 'pendiente' : initial.estado,
        }),
    };
  }

  /** Fills untouched fields with usual values for the nombre. The category goes again with its nombre. */
  function follow({ categoria, metodoPago }: { categoria: string | null; metodoPago: string | null }) {
    setDraft((current) => ({
      ...current,
      ...(!said.current.has('categoria') && { categoria: categoria ?? initial.categoria }),
      ...(!said.current.has('metodoPago') && metodoPago !== null && { metodoPago }),
    }));
  }

  /** Fields that the line says no more get their initial values and count as unfilled. */
  function takeLine(part: Partial<GastoDraft>, before: readonly (keyof GastoDraft)[]) {
    const gone = before.filter((field) => !(field in part));
    change({ ...Object.fromEntries(gone.map((field) => [field, initial[field]])), ...part });
    for (const field of gone) said.current.delete(field);
  }

  /** Fills in values as if the person had typed them. */
  function begin(values: Partial<GastoDraft>) {
    change(values);
    focusFirst(form.current, 'input');
  }

  function refuse(found: DraftFaults) {
    flushSync(() => {
      setFaults(found);
    });
    focusFirst(
      form.current,
      '[aria-invalid=true]:is(input, select, button), [aria-invalid=true] input:checked, [aria-invalid=true] input',
    );
  }

  /** From here on, saving overwrites the change made elsewhere. */
  async function showConflict(id: number) {
    const now = (await gastosByIds([id]).read()).get(id);
    setStored(now ?? null);
    setConflict(now ? 'changed' : 'gone');
  }

  async function store(entry: GastoEntry): Promise<boolean> {
    const saved = await (stored
      ? perform('gastos-edited', editGasto(stored, entry))
      : perform('gasto-added', addEntries([entry], STARTERS)));
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

  /** Skips a form that was left meanwhile: another may be open. A list knows which row is done. */
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
      if (form.current) return;
      keep();
      if (unfinishedId) offerUnfinished(unfinishedId, true);
      return;
    }
    forget();
    if (unfinishedId) endUnfinished(unfinishedId);
    if (!andNext || !form.current) {
      done();
      return;
    }
    said.current.clear();
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
    follow,
    takeLine,
    begin,
    filled: isFilled(draft, initial),
    forget,
    done,
    save,
    submit,
  };
}
