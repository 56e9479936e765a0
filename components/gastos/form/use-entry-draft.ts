import { useRef, useState, type RefObject } from 'react';
import { fechaOf } from '@/lib/domain/dates';
import { newDraft, type DraftFaults, type GastoDraft } from '@/lib/domain/gasto-entry';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { useKeptDraft, type KeptDraftOptions } from './use-kept-draft';

type Habits = Pick<EntryChoices, 'suggestions' | 'metodoOfCategoria'>;

export type EntryDraftOptions = KeptDraftOptions & {
  habits: Habits;
  /** Fields said before the form was there. */
  saidBefore?: readonly (keyof GastoDraft)[] | undefined;
};

/** The draft and its faults. In a new expense, untouched fields follow those they depend on. */
export function useEntryDraft(options: EntryDraftOptions, saving: RefObject<boolean>) {
  const { habits, initial, gasto, saidBefore = [] } = options;
  const kept = useKeptDraft(options, saving);
  const { draft, setDraft, type } = kept;
  const [faults, setFaults] = useState<DraftFaults>({});
  /** The fields that the person has filled. */
  const said = useRef(new Set<string>(saidBefore));
  /** The text that the usual category was found for; null if none was found. */
  const followed = useRef<string | null>(null);

  /** Answers the changed draft, which one tap alone does not make worth keeping. */
  function change(part: Partial<GastoDraft>, isOneTap = false): GastoDraft {
    for (const field of Object.keys(part)) said.current.add(field);
    const following = gasto ? {} : followingOf(part, said.current, habits, initial);
    const changed = { ...draft, ...part, ...following };
    if (following.categoria !== undefined) followed.current = textOf(changed);
    type(changed, isOneTap);
    const left = Object.entries(faults).filter(([field]) => !(field in part) && !(field in following));
    setFaults(Object.fromEntries(left));
    return changed;
  }

  /** Fills untouched fields with usual values for the nombre. The category goes again with its nombre. */
  function follow({ categoria, metodoPago }: Pick<GastoDraft, 'categoria' | 'metodoPago'>) {
    followed.current = textOf(draft);
    setDraft((current) => ({
      ...current,
      ...(!said.current.has('categoria') && { categoria: categoria ?? initial.categoria }),
      ...(!said.current.has('metodoPago') && metodoPago !== null && { metodoPago }),
    }));
  }

  /** Without the usual category of another text, if the one of this text is not known yet. */
  function settled(typed: GastoDraft): GastoDraft {
    const isOfAnother = followed.current !== null && followed.current !== textOf(typed);
    return isOfAnother && !said.current.has('categoria') ? { ...typed, categoria: initial.categoria } : typed;
  }

  /** Fields that the line says no more get their initial values and count as unfilled. */
  function takeLine(part: Partial<GastoDraft>, before: readonly (keyof GastoDraft)[]) {
    const gone = before.filter((field) => !(field in part));
    change({ ...Object.fromEntries(gone.map((field) => [field, initial[field]])), ...part });
    for (const field of gone) said.current.delete(field);
  }

  /** Gives all fields their usual values. */
  function empty() {
    said.current.clear();
    followed.current = null;
    type(initial);
    setFaults({});
  }

  /** Begins another expense of the same day and method. */
  function beginNext() {
    said.current.clear();
    followed.current = null;
    setDraft(newDraft(draft.fecha, draft.metodoPago));
    setFaults({});
  }

  return { ...kept, faults, setFaults, change, follow, settled, takeLine, empty, beginNext };
}

/** The text that values are guessed by. */
function textOf({ nombre, descripcion }: GastoDraft): string {
  return nombre.trim() || descripcion.trim();
}

/**
 * A known nombre brings its category and method, a category its last method, a future day «pendiente». None replaces a
 * field that is in `said`.
 */
function followingOf(
  { nombre, categoria, fecha }: Partial<GastoDraft>,
  said: ReadonlySet<string>,
  { suggestions, metodoOfCategoria }: Habits,
  initial: GastoDraft,
): Partial<GastoDraft> {
  const habit = suggestions.find((suggestion) => suggestion.nombre === nombre);
  const chosen = categoria ?? (said.has('categoria') ? null : habit?.categoria) ?? null;
  const metodoPago = habit?.metodoPago ?? (chosen === null ? undefined : metodoOfCategoria.get(chosen));
  return {
    ...(chosen !== null && chosen !== categoria && { categoria: chosen }),
    ...(metodoPago !== undefined && !said.has('metodoPago') && { metodoPago }),
    ...(fecha !== undefined &&
      !said.has('estado') && { estado: fecha > fechaOf(new Date()) ? 'pendiente' : initial.estado }),
  };
}
