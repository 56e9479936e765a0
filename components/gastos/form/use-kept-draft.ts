import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import { type DraftOrigin, type GastoDraft, isFilled } from '@/lib/domain/gasto-entry';
import { endDraft, keepDraft, keptDraft, leaveDraft } from '@/lib/page/drafts';
import { type DraftKey, openDrafts } from '@/lib/page/overlays';
import { offerDraft, offerEdit, withdrawDraftOffer } from './offer-draft';

export type KeptDraftOptions = {
  /** Values of an untouched form. */
  initial: GastoDraft;
  /** Values said before the form was there. */
  beginning?: GastoDraft | undefined;
  /** Null for a new expense. */
  gasto: Gasto | null;
  /** Keeps a new expense until it is saved. */
  newKey?: string | undefined;
  /** True for the fields of a row, which may go and come back by themselves; a form goes by the person's will. */
  inRow?: boolean;
};

/** Keeps what is typed into a new expense or a row, and offers it again if the fields are left before they are saved. */
export function useKeptDraft(
  { initial, beginning = initial, gasto, newKey, inRow = false }: KeptDraftOptions,
  /** True while a save is running; its result decides if the draft is kept. */
  saving: RefObject<boolean>,
) {
  const [begun] = useState(() => {
    const found = gasto && keptDraft(gasto.id);
    return found?.kind === 'edit' ? found : { gasto, initial, draft: beginning };
  });
  const [draft, setDraft] = useState(begun.draft);
  const [origin] = useState<DraftOrigin | null>(begun.gasto && { draft: begun.initial, gasto: begun.gasto });
  const key = gasto?.id ?? newKey;

  function isTouched(typed: GastoDraft) {
    return Object.entries(begun.initial).some(([name, value]) => Reflect.get(typed, name) !== value);
  }

  function keep(typed: GastoDraft) {
    if (key === undefined) return;
    if (begun.gasto) keepDraft(key, { ...begun, kind: 'edit', gasto: begun.gasto, draft: typed });
    else keepDraft(key, { kind: 'gasto', draft: typed });
  }

  /** One tap alone is soon done again: it begins no draft, but changes one. */
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
    /** Forgets a draft that is saved or given up. */
    end: () => {
      if (key === undefined) return;
      endDraft(key);
      withdrawDraftOffer(key);
    },
    /** Offers a draft whose save failed after its fields left the page. */
    offer: () => {
      if (typeof key === 'string') offerDraft(key, true);
      else if (key !== undefined) {
        keep(draft);
        offerEdit(key);
      }
    },
  };
}

/** Holds a draft open while its fields are on the page, and offers it if they are left before they are saved. */
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
