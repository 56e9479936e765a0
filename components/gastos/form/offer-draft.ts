import { toast } from '@/components/acts/toast';
import { keepDraft, keptDraft, leaveDraft, newDraftKey, takeDraft } from '@/lib/page/drafts';
import { type DraftKey, openDrafts, openEntryOf, openUnfinishedEntry } from '@/lib/page/overlays';
import { shownNombre } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/entry';
import { DRAFTS } from '@/lib/text/gastos';

/** Fields missing for longer are gone; those of a moved row are back sooner. */
const AWAY_MS = 300;

/** Toasts by draft. */
const offers = new Map<DraftKey, number>();

/** Offers the left draft of an expense, unless its fields are soon on the page again. */
export function offerEdit(id: number): void {
  setTimeout(() => {
    const draft = keptDraft(id);
    if (draft?.kind !== 'edit' || openDrafts.has(id)) return;
    withdrawDraftOffer(id);
    const { gasto } = draft;
    const offer = toast.message(DRAFTS.unsaved, {
      description: shownNombre(gasto.nombre),
      lasts: true,
      action: {
        label: DRAFTS.goOn,
        onClick: () => {
          keepDraft(id, draft);
          openEntryOf(gasto);
        },
      },
    });
    offers.set(id, offer);
  }, AWAY_MS);
}

/**
 * Leaves a draft of new expenses and offers to go on; the next opened form offers it too. Set `lasts` if the person
 * believes it saved.
 */
export function offerDraft(key: string, lasts = false): void {
  if (!leaveDraft(key)) return;
  const offer = toast.message(lasts ? DRAFTS.unsaved : ENTRY.draftKept, {
    lasts,
    action: {
      label: DRAFTS.goOn,
      onClick: () => void goOn(key),
    },
  });
  offers.set(key, offer);
}

/** Call it if the fields are on the page again, or the draft is not kept any more. */
export function withdrawDraftOffer(key: DraftKey): void {
  const offer = offers.get(key);
  if (offer === undefined) return;
  offers.delete(key);
  toast.dismiss(offer);
}

/** Does nothing if the draft is gone. */
export async function goOn(key: string): Promise<void> {
  const into = newDraftKey();
  withdrawDraftOffer(key);
  const content = await takeDraft(key, into);
  if (content) openUnfinishedEntry(into, content.kind);
}
