import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Unfinished } from '@/lib/domain/gasto-entry';
import { useIsLate } from '@/lib/hooks/use-entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { type DraftOffer, draftOffers, endDraft } from '@/lib/page/drafts';
import { ENTRY, LINES } from '@/lib/text/entry';
import { goOn, withdrawDraftOffer } from './offer-draft';

/** Longer than for other readings: a draft that comes too late does not come back into this form. */
const PATIENCE_MS = 1_000;

/** True once the stored drafts are read, or if that takes too long. */
export function useAreDraftsRead(): boolean {
  const [areRead, setRead] = useState(false);
  const answer = useQuery(areRead ? null : draftOffers);
  const isLate = useIsLate(PATIENCE_MS);
  if (!areRead && answer) setRead(true);
  return areRead || answer !== undefined || isLate;
}

/** Unfinished lines, which another form takes. */
export type LinesOffer = DraftOffer & { content: Extract<Unfinished, { kind: 'lines' }> };

/** Offers unfinished lines. Keeps its room when they are thrown away. */
export function OfferedLines({ offer: { key, content } }: { offer: LinesOffer }) {
  const format = useFormat();
  const [isDropped, setDropped] = useState(false);
  const said = format.count(content.text.split('\n').length, LINES.lines);
  return (
    <div className={cn('flex items-center gap-1', isDropped && 'invisible')}>
      <Button
        variant="outline"
        className="min-w-0 flex-1 justify-start"
        onClick={() => {
          withdrawDraftOffer(key);
          void goOn(key);
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
          endDraft(key);
          withdrawDraftOffer(key);
          setDropped(true);
        }}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
