import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Gasto } from '@/lib/domain/entities';
import type { DraftOrigin, GastoDraft } from '@/lib/domain/gasto-entry';
import { forgetDraft, keepDraft, keptDraftOf, setDraftShown } from '@/lib/page/kept-drafts';
import { offerDraft, withdrawDraftOffer } from './offer-draft';

type KeptDraftOptions = {
  /** The fields as they are where nobody has said anything, and as they are to be first. */
  initial: GastoDraft;
  beginning: GastoDraft;
  /** The expense that is being edited, null for a new one. */
  gasto: Gasto | null;
  /** Whether these are the fields of a row: it may go away by itself, a form only by the person's will. */
  inRow: boolean;
  /** True while a save is running; its result decides if the draft is kept. */
  saving: RefObject<boolean>;
};

/** A draft; that of a stored expense outlives its fields: what was typed and not saved before is in it again. */
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
    /** It is saved, or given up. */
    forget: () => {
      if (id === null) return;
      forgetDraft(id);
      withdrawDraftOffer(id);
    },
    /** It could not be saved, and its fields are not on the page any more. */
    keep: () => {
      if (id === null || !kept.gasto) return;
      keepDraft({ ...kept, gasto: kept.gasto, draft });
      offerDraft(id);
    },
  };
}
