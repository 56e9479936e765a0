import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import type { DraftOrigin, GastoDraft } from '@/lib/domain/gasto-entry';
import { forgetDraft, keepDraft, keptDraftOf, setDraftShown } from '@/lib/page/kept-drafts';
import { offerDraft, withdrawDraftOffer } from './offer-draft';

type KeptDraftOptions = {
  /** `initial`: an untouched form. `beginning`: the first values. */
  initial: GastoDraft;
  beginning: GastoDraft;
  /** Null for a new expense. */
  gasto: Gasto | null;
  /** True for the fields of a row: a row may go by itself, a form only by the person's will. */
  inRow: boolean;
  /** True while a save is running; its result decides if the draft is kept. */
  saving: RefObject<boolean>;
};

/** In a row, the draft of a stored expense outlives its fields, which start from it again. */
export function useKeptDraft({ initial, beginning, gasto, inRow, saving }: KeptDraftOptions) {
  const id = gasto?.id ?? null;
  const [kept] = useState(() => {
    const found = id === null ? undefined : keptDraftOf(id);
    return found ?? { gasto, initial, draft: beginning };
  });
  const [draft, setDraft] = useState(kept.draft);
  const [origin] = useState<DraftOrigin | null>(kept.gasto && { draft: kept.initial, gasto: kept.gasto });
  const touched = Object.entries(kept.initial).some(([name, value]) => Reflect.get(draft, name) !== value);

  const onAway = useEffectEvent((away: number) => {
    setDraftShown(away, false);
    if (!inRow) forgetDraft(away);
    else if (!saving.current) offerDraft(away);
  });
  useEffect(() => {
    if (id === null) return;
    setDraftShown(id, true);
    withdrawDraftOffer(id);
    return () => {
      onAway(id);
    };
  }, [id]);

  useEffect(() => {
    if (!inRow || !kept.gasto) return;
    if (touched) keepDraft({ ...kept, gasto: kept.gasto, draft });
    else forgetDraft(kept.gasto.id);
  }, [inRow, kept, draft, touched]);

  return {
    draft,
    setDraft,
    origin,
    touched,
    /** Forgets a draft that is saved or given up. */
    forget: () => {
      if (id === null) return;
      forgetDraft(id);
      withdrawDraftOffer(id);
    },
    /** Keeps a draft whose save failed after its fields left the page. */
    keep: () => {
      if (id === null || !kept.gasto) return;
      keepDraft({ ...kept, gasto: kept.gasto, draft });
      offerDraft(id);
    },
  };
}
