import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { keptLinesSetting } from '@/lib/page/kept-lines';
import { newDraftSetting } from '@/lib/page/new-draft';
import { openLines } from '@/lib/page/opened-entry';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import { LINES } from '@/lib/text/line';

type DraftOffersProps = { onTake: (values: GastoDraft) => void };

/** Offers what was typed before and is not saved: an expense, or lines. Shown as long as nothing else has been typed. */
export function DraftOffers({ onTake }: DraftOffersProps) {
  const format = useFormat();
  const [draft, setDraft] = useState(() => newDraftSetting.read());
  const [lines, setLines] = useState(() => keptLinesSetting.read());
  return (
    <>
      {draft ? (
        <Offer
          said={[draft.cantidad, draft.nombre || draft.categoria].filter(Boolean).join(' · ')}
          onTake={() => {
            onTake(draft);
          }}
          onDiscard={() => {
            newDraftSetting.write(null);
            setDraft(null);
          }}
        />
      ) : null}
      {lines === '' ? null : (
        <Offer
          said={format.count(lines.split('\n').length, LINES.lines)}
          onTake={() => {
            openLines();
          }}
          onDiscard={() => {
            keptLinesSetting.write('');
            setLines('');
          }}
        />
      )}
    </>
  );
}

type OfferProps = { said: string; onTake: () => void; onDiscard: () => void };

function Offer({ said, onTake, onDiscard }: OfferProps) {
  return (
    <div className="flex items-center gap-1">
      <Button variant="outline" className="min-w-0 flex-1 justify-start" onClick={onTake}>
        {ENTRY.draft}
        <span className="truncate font-normal text-muted-foreground">{shorten(said)}</span>
      </Button>
      <Button variant="ghost" size="icon" aria-label={ENTRY.discardDraft} onClick={onDiscard}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
