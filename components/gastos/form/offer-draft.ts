import { toast } from '@/components/acts/toast';
import { isDraftShown, keepDraft, keptDraftOf } from '@/lib/page/kept-drafts';
import { openEntryOf, openUnfinishedEntry } from '@/lib/page/opened-entry';
import { leaveUnfinished, newUnfinishedId, takeUnfinished } from '@/lib/page/unfinished';
import { shownNombre } from '@/lib/text/format';
import { DRAFTS, ENTRY } from '@/lib/text/gastos';

/** Milliseconds after which fields that went away do not come back by themselves, as those of a row that moves do. */
const AWAY_MS = 300;

/** The toasts that offer something, by the expense's id or by that of what is unfinished. */
const offers = new Map<number | string, number>();

/** Says that what was typed into an expense is kept, unless its fields are soon on the page again, and offers them as a form. */
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

/** Takes that back: the fields are on the page again, or nothing is kept any more. */
export function withdrawDraftOffer(id: number | string): void {
  const offer = offers.get(id);
  if (offer === undefined) return;
  offers.delete(id);
  toast.dismiss(offer);
}

/**
 * Has a form leave behind what is unfinished in it: says that it is kept, and leads back to it. It is offered the next time that
 * the form is opened, too. `lasts` is for what the person believes to be saved.
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

/** Opens the form for something unfinished; nothing happens where it is gone by now. */
export async function goOn(id: string): Promise<void> {
  const into = newUnfinishedId();
  withdrawDraftOffer(id);
  const content = await takeUnfinished(id, into);
  if (content) openUnfinishedEntry(into, content.kind);
}
