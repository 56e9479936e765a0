import { toast } from '@/components/acts/toast';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { isDraftShown, keepDraft, keptDraftOf, type DraftId } from '@/lib/page/kept-drafts';
import { newDraftSetting } from '@/lib/page/new-draft';
import { openEntryOf, openEntryOfLine, openNewEntry } from '@/lib/page/opened-entry';
import { shownNombre } from '@/lib/text/format';
import { DRAFTS, ENTRY } from '@/lib/text/gastos';

/** Milliseconds after which fields that went away do not come back by themselves, as those of a row that moves do. */
const AWAY_MS = 300;

const offers = new Map<DraftId, number>();

/** Says that what was typed is kept, unless its fields are soon on the page again, and offers them as a form. */
export function offerDraft(id: DraftId): void {
  setTimeout(() => {
    const kept = keptDraftOf(id);
    if (!kept || isDraftShown(id)) return;
    withdrawDraftOffer(id);
    const { gasto, draft } = kept;
    const offer = toast.message(DRAFTS.unsaved, {
      description: shownNombre(gasto?.nombre ?? draft.nombre),
      lasts: true,
      action: {
        label: DRAFTS.goOn,
        onClick: () => {
          keepDraft(kept);
          if (gasto) openEntryOf(gasto);
          else openNewEntry();
        },
      },
    });
    offers.set(id, offer);
  }, AWAY_MS);
}

/**
 * Says that what was typed for a new expense is kept, where that is more than what was kept before, and leads back to it.
 * It is offered the next time that the form is opened, too.
 */
export function offerNewDraft(before: GastoDraft | null): void {
  const draft = newDraftSetting.read();
  if (!draft || draft === before) return;
  toast.message(ENTRY.draftKept, {
    action: {
      label: DRAFTS.goOn,
      onClick: () => {
        openEntryOfLine({ draft, questions: [] });
      },
    },
  });
}

/** Takes that back: the fields are on the page again, or nothing is kept any more. */
export function withdrawDraftOffer(id: DraftId): void {
  const offer = offers.get(id);
  if (offer === undefined) return;
  offers.delete(id);
  toast.dismiss(offer);
}
