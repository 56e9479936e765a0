import { X } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { useIsLate } from '@/lib/hooks/use-entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import {
  draftOffers,
  endDraft,
  keepDraft,
  keptDraft,
  leaveDraft,
  newDraftKey,
  takeDraft,
} from '@/lib/page/acts/drafts';
import { type DraftKey, openDrafts, openEntryOf, openUnfinishedEntry } from '@/lib/page/overlays';
import { ENTRY, LINES } from '@/lib/text/entry';
import { shownNombre } from '@/lib/text/format';
import { DRAFTS } from '@/lib/text/gastos';

/** Fields missing for longer are gone; those of a moved row are back sooner. */
const AWAY_MS = 300;

/** Toasts by draft. */
const offers = new Map<DraftKey, number>();

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

/** The next opened form offers it too. Set `lasts` if the person believes it saved. */
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

/** For fields that are on the page again, and a draft that is not kept any more. */
export function withdrawDraftOffer(key: DraftKey): void {
  const offer = offers.get(key);
  if (offer === undefined) return;
  offers.delete(key);
  toast.dismiss(offer);
}

/** Does nothing if the draft is gone. */
async function goOn(key: string): Promise<void> {
  const into = newDraftKey();
  withdrawDraftOffer(key);
  const content = await takeDraft(key, into);
  if (content) openUnfinishedEntry(into, content.kind);
}

/** Long: a draft that comes too late does not come back into this form. */
const PATIENCE_MS = 1_000;

/** True once the stored drafts are read, or that takes too long. */
export function useAreDraftsRead(): boolean {
  const [areRead, setRead] = useState(false);
  const answer = useQuery(areRead ? null : draftOffers);
  const isLate = useIsLate(PATIENCE_MS);
  if (!areRead && answer) setRead(true);
  return areRead || answer !== undefined || isLate;
}

type OfferedLinesProps = { draftKey: string; text: string };

/** Unfinished lines, which another form takes. Keeps its room when they are thrown away. */
export function OfferedLines({ draftKey, text }: OfferedLinesProps) {
  const format = useFormat();
  const [isDropped, setDropped] = useState(false);
  const said = format.count(text.split('\n').length, LINES.lines);
  return (
    <div className={cn('flex items-center gap-1', isDropped && 'invisible')}>
      <Button
        variant="outline"
        className="min-w-0 flex-1 justify-start"
        onClick={() => {
          withdrawDraftOffer(draftKey);
          void goOn(draftKey);
        }}
      >
        {ENTRY.draft}
        <span className="truncate font-normal text-muted-foreground">{said}</span>
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={ENTRY.discardDraft}
        onClick={() => {
          endDraft(draftKey);
          withdrawDraftOffer(draftKey);
          setDropped(true);
        }}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
