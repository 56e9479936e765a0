import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fechaOf } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { readEtiquetas, withEtiquetas } from '@/lib/domain/etiquetas';
import { type DraftFaults, etiquetasText, type GastoDraft, isFilled } from '@/lib/domain/gasto-entry';
import { endDraft, keepDraft, keptDraft, leaveDraft } from '@/lib/page/acts/drafts';
import type { EntryChoices } from '@/lib/page/queries/entry-choices';
import { type DraftKey, openDrafts } from '@/lib/page/overlays';
import { freshDraft } from '@/lib/page/settings/sticky-etiqueta';
import { offerDraft, offerEdit, withdrawDraftOffer } from './draft-offers';

type KeptDraftOptions = {
  /** Values of an untouched form. */
  initial: GastoDraft;
  /** Values said before the form was there. */
  beginning?: GastoDraft | undefined;
  /** Null for a new expense. */
  gasto: Gasto | null;
  /** Keeps a new expense until it is saved. */
  newKey?: string | undefined;
  /** For a row's fields, which may go and come back by themselves; a form goes by the person's will. */
  inRow?: boolean;
};

/** Offers what was typed if the fields are left unsaved. */
function useKeptDraft(
  { initial, beginning = initial, gasto, newKey, inRow = false }: KeptDraftOptions,
  /** True while a save is running; its result decides if the draft is kept. */
  saving: RefObject<boolean>,
) {
  const [begun] = useState(() => {
    const found = gasto && keptDraft(gasto.id);
    return found?.kind === 'edit' ? found : { gasto, initial, draft: beginning };
  });
  const [draft, setDraft] = useState(begun.draft);
  const [origin] = useState(begun.gasto && { draft: begun.initial, gasto: begun.gasto });
  const key = gasto?.id ?? newKey;

  function isTouched(typed: GastoDraft) {
    return Object.entries(begun.initial).some(([name, value]) => Reflect.get(typed, name) !== value);
  }

  function keep(typed: GastoDraft) {
    if (key === undefined) return;
    if (begun.gasto) keepDraft(key, { ...begun, kind: 'edit', gasto: begun.gasto, draft: typed });
    else keepDraft(key, { kind: 'gasto', draft: typed });
  }

  /** One tap is soon done again: it begins no draft, but changes one. */
  function type(typed: GastoDraft, isOneTap = false) {
    setDraft(typed);
    if (key === undefined || (gasto && !inRow)) return;
    if (isOneTap && !keptDraft(key)) return;
    if (gasto ? isTouched(typed) : isFilled(typed, initial)) keep(typed);
    else if (keptDraft(key)) endDraft(key);
  }

  useDraftOnPage(key, inRow, saving, () => {
    if (!gasto && isFilled(beginning, initial)) keep(beginning);
  });

  return {
    draft,
    setDraft,
    type,
    origin,
    isTouched: isTouched(draft),
    end: () => {
      if (key === undefined) return;
      endDraft(key);
      withdrawDraftOffer(key);
    },
    offer: () => {
      if (typeof key === 'string') offerDraft(key, true);
      else if (key !== undefined) {
        keep(draft);
        offerEdit(key);
      }
    },
  };
}

/** Holds a draft open while its fields are on the page. */
function useDraftOnPage(
  key: DraftKey | undefined,
  inRow: boolean,
  saving: RefObject<boolean>,
  begin: () => void,
) {
  const onOpened = useEffectEvent(begin);
  const onLeft = useEffectEvent((left: DraftKey) => {
    if (typeof left === 'string') {
      if (!saving.current) offerDraft(left);
      return;
    }
    leaveDraft(left);
    if (!inRow) endDraft(left);
    else if (!saving.current) offerEdit(left);
  });
  useEffect(() => {
    if (key === undefined) return;
    openDrafts.add(key);
    withdrawDraftOffer(key);
    onOpened();
    return () => {
      onLeft(key);
    };
  }, [key]);
}

type Habits = Pick<EntryChoices, 'suggestions' | 'metodoOfCategoria'>;

export type EntryDraftOptions = KeptDraftOptions & {
  habits: Habits;
  /** Fields said before the form was there. */
  saidBefore?: readonly (keyof GastoDraft)[] | undefined;
};

type Followed = Pick<GastoDraft, 'categoria' | 'metodoPago'> & { etiquetas: readonly string[] };

/** In a new expense, untouched fields follow those they depend on. */
export function useEntryDraft(options: EntryDraftOptions, saving: RefObject<boolean>) {
  const { habits, gasto, saidBefore = [] } = options;
  /** Values of untouched fields: a duplicate's are not the next expense's. */
  const [initial, setInitial] = useState(options.initial);
  const kept = useKeptDraft(options, saving);
  const { draft, setDraft, type } = kept;
  const [faults, setFaults] = useState<DraftFaults>({});
  const { said, noteFollowed, forget, settled } = useSaid(saidBefore, initial);

  /** One tap alone does not make the draft worth keeping. */
  function change(part: Partial<GastoDraft>, isOneTap = false): GastoDraft {
    for (const field of Object.keys(part)) said.current.add(field);
    const following = gasto ? {} : followingOf(part, said.current, habits, initial);
    const changed = { ...draft, ...part, ...following };
    if (following.categoria !== undefined) noteFollowed(changed);
    type(changed, isOneTap);
    setFaults(faultsBeside({ ...part, ...following }, faults));
    return changed;
  }

  /** Category and tags go again with their nombre. */
  function follow({ categoria, metodoPago, etiquetas }: Followed) {
    noteFollowed(draft);
    setDraft((current) => ({
      ...current,
      ...(!said.current.has('categoria') && { categoria: categoria ?? initial.categoria }),
      ...(!said.current.has('metodoPago') && metodoPago !== null && { metodoPago }),
      ...(!said.current.has('etiquetas') && { etiquetas: joinedEtiquetas(initial.etiquetas, etiquetas) }),
    }));
  }

  /** Fields that the line says no more get their initial value and count as unfilled. */
  function takeLine(part: Partial<GastoDraft>, before: Partial<GastoDraft>) {
    const gone = Object.entries(initial).filter(([field]) => field in before && !(field in part));
    change({ ...Object.fromEntries(gone), ...part });
    for (const [field] of gone) said.current.delete(field);
  }

  function empty() {
    forget();
    type(initial);
    setFaults({});
  }

  /** Begins another expense of the same day and method. */
  function beginNext() {
    forget();
    const next = freshDraft(draft.fecha, draft.metodoPago);
    setInitial(next);
    setDraft(next);
    setFaults({});
  }

  return { ...kept, faults, setFaults, change, follow, settled, takeLine, empty, beginNext };
}

/** `said`: fields that the person has filled. */
function useSaid(saidBefore: readonly string[], initial: GastoDraft) {
  const said = useRef(new Set(saidBefore));
  /** The text whose usual category was found; null for none. */
  const followed = useRef<string | null>(null);

  function noteFollowed(typed: GastoDraft) {
    followed.current = textOf(typed);
  }

  /** Without the usual category and tags of another text, while those of this one are unknown. */
  function settled(typed: GastoDraft): GastoDraft {
    if ([null, textOf(typed)].includes(followed.current)) return typed;
    return {
      ...typed,
      ...(!said.current.has('categoria') && { categoria: initial.categoria }),
      ...(!said.current.has('etiquetas') && { etiquetas: initial.etiquetas }),
    };
  }

  function forget() {
    said.current.clear();
    followed.current = null;
  }

  return { said, noteFollowed, settled, forget };
}

/** A fault goes once its field is changed. */
function faultsBeside(changed: Partial<GastoDraft>, faults: DraftFaults): DraftFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changed)));
}

function joinedEtiquetas(text: string, added: readonly string[]): string {
  return etiquetasText(withEtiquetas(readEtiquetas(text).kept, added));
}

/** The text that values are guessed by. */
function textOf({ nombre, descripcion }: GastoDraft): string {
  return nombre.trim() || descripcion.trim();
}

/**
 * A known nombre brings category and method, a category its last method, a future day «pendiente». Fields in `said`
 * stay.
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
