import { toast } from '@/components/acts/toast';
import { isDraftShown, keepDraft, keptDraftOf } from '@/lib/page/kept-drafts';
import { openEntryOf, openUnfinishedEntry } from '@/lib/page/opened-entry';
import { leaveUnfinished, newUnfinishedId, takeUnfinished } from '@/lib/page/unfinished';
import { shownNombre } from '@/lib/text/format';
import { DRAFTS, ENTRY } from '@/lib/text/gastos';

/** Fields missing for longer are gone; those of a moved row are back sooner. */
const AWAY_MS = 300;

/** Toasts by the expense's id or the unfinished entry's. */
const offers = new Map<number | string, number>();

/** Offers the kept draft of an expense, unless its fields are soon on the page again. */
export function offerDraft(id: number): void {
  setTimeout(() => {
    const kept = keptDraftOf(id);
    if (!kept || isDraftShown(id)) return;
    withdrawDraftOffer(id);
    const { gasto } = kept;
    const offer = toast.message(DRAFTS.unsaved, {
      description: shownNombre(gasto.nombre),
      lasts: true,
      action: {
        label: DRAFTS.goOn,
        onClick: () => {
          keepDraft(kept);
          openEntryOf(gasto);
        },
      },
    });
    offers.set(id, offer);
  }, AWAY_MS);
}

/** Call it if the fields are on the page again, or the draft is not kept any more. */
export function withdrawDraftOffer(id: number | string): void {
  const offer = offers.get(id);
  if (offer === undefined) return;
  offers.delete(id);
  toast.dismiss(offer);
}

/**
 * Leaves the form's unfinished entry and offers to go on; the next opened form offers it too. Set `lasts` if the person
 * believes it saved.
 */
export function offerUnfinished(id: string, lasts = false): void {
  if (!leaveUnfinished(id)) return;
  const offer = toast.message(lasts ? DRAFTS.unsaved : ENTRY.draftKept, {
    lasts,
    action: {
      label: DRAFTS.goOn,
      onClick: () => void goOn(id),
    },
  });
  offers.set(id, offer);
}

/** Does nothing if the entry is gone. */
export async function goOn(id: string): Promise<void> {
  const into = newUnfinishedId();
  withdrawDraftOffer(id);
  const content = await takeUnfinished(id, into);
  if (content) openUnfinishedEntry(into, content.kind);
}
