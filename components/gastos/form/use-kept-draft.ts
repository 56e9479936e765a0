import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import type { DraftOrigin, GastoDraft } from '@/lib/domain/gasto-entry';
import { forgetDraft, keepDraft, keptDraftOf, setDraftShown, type KeptDraft } from '@/lib/page/kept-drafts';
import { offerDraft, withdrawDraftOffer } from './offer-draft';

type KeptDraftOptions = {
  /** The fields as they are where nobody has said anything, and as they are to be first. */
  initial: GastoDraft;
  beginning: GastoDraft;
  /** The expense that is being edited, null for a new one. */
  gasto: Gasto | null;
  /** Whether these are the fields of a row: it may go away by itself, a form only by the person's will. */
  inRow: boolean;
  /** Whether what was typed is being saved: what comes of that decides what becomes of it. */
  saving: RefObject<boolean>;
};

/** An expense's draft that outlives its fields: what was typed and not saved before is in it again. */
export function useKeptDraft({ initial, beginning, gasto, inRow, saving }: KeptDraftOptions) {
  const id = gasto?.id ?? null;
  const [found] = useState(() => keptDraftOf(id));
  const [kept] = useState<KeptDraft>(found ?? { gasto, initial, draft: beginning });
  const [draft, setDraft] = useState(kept.draft);
  const [origin] = useState<DraftOrigin | null>(kept.gasto && { draft: kept.initial, gasto: kept.gasto });
  // Two new expenses are not the same.
  const isOwn = id !== null || found !== undefined;
  const touched = Object.entries(kept.initial).some(([name, value]) => Reflect.get(draft, name) !== value);

  const onAway = useEffectEvent(() => {
    setDraftShown(id, false);
    if (!inRow) forgetDraft(id);
    else if (!saving.current) offerDraft(id);
  });
  useEffect(() => {
    if (!isOwn) return;
    setDraftShown(id, true);
    withdrawDraftOffer(id);
    return () => {
      onAway();
    };
  }, [id, isOwn]);

  useEffect(() => {
    if (!inRow) return;
    if (touched) keepDraft({ ...kept, draft });
    else forgetDraft(id);
  }, [id, inRow, kept, draft, touched]);

  return {
    draft,
    setDraft,
    origin,
    touched,
    /** It is saved, or given up. */
    forget: () => {
      if (!isOwn) return;
      forgetDraft(id);
      withdrawDraftOffer(id);
    },
    /** It could not be saved, and its fields are not on the page any more. */
    keep: () => {
      keepDraft({ ...kept, draft });
      offerDraft(id);
    },
  };
}
