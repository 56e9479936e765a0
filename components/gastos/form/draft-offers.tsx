import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { Unfinished } from '@/lib/domain/unfinished';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsLate } from '@/lib/hooks/use-is-late';
import { useQuery } from '@/lib/hooks/use-query';
import { draftOffers, endDraft, knownOffers, moveDraft, type DraftOffer } from '@/lib/page/drafts';
import { shorten, type Format } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import { LINES } from '@/lib/text/line';
import { goOn, withdrawDraftOffer } from './offer-draft';

/** Answers the drafts that are known first, or known without a reading if that takes too long. */
export function useFirstOffers(): readonly DraftOffer[] | undefined {
  const [first, setFirst] = useState<readonly DraftOffer[]>();
  const answer = useQuery(first ? null : draftOffers);
  const isLate = useIsLate();
  if (!first && answer) setFirst(answer);
  return first ?? answer ?? (isLate ? knownOffers() : undefined);
}

type DraftOffersProps = {
  /** The first answer only: later drafts would move the form. */
  offered: readonly DraftOffer[];
  /** False once something else is typed. */
  isShown: boolean;
  /** The key by which the form keeps a taken draft. */
  into: string;
  onTake: (values: GastoDraft) => void;
};

/** Offers unsaved expenses and lines of all tabs. Shows the first; a button shows the others. */
export function DraftOffers({ offered, isShown, into, onTake }: DraftOffersProps) {
  const format = useFormat();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const now = useQuery(isShown ? draftOffers : null);
  const left = new Set((now ?? offered).map(({ key }) => key).filter((key) => !dropped.includes(key)));
  const [first, ...others] = offered.filter(({ key }) => left.has(key));
  if (!isShown || !first) return null;

  function drop(key: string) {
    withdrawDraftOffer(key);
    setDropped([...dropped, key]);
  }
  function take(offer: DraftOffer) {
    drop(offer.key);
    if (offer.content.kind === 'lines') void goOn(offer.key);
    else {
      moveDraft(offer, into);
      onTake(offer.content.draft);
    }
  }
  function discard({ key }: DraftOffer) {
    endDraft(key);
    drop(key);
  }
  const acts = { onTake: take, onDiscard: discard };
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1">
        <Offer offer={first} discardLabel={() => ENTRY.discardDraft} {...acts} />
        {others.length === 0 ? null : (
          <Button
            variant="ghost"
            className="px-2"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {ENTRY.moreDrafts(format.plainNumber(others.length))}
          </Button>
        )}
      </div>
      {isOpen
        ? others.map((offer) => (
            <div key={offer.key} className="flex items-center gap-1">
              <Offer offer={offer} discardLabel={ENTRY.discardThatDraft} {...acts} />
            </div>
          ))
        : null}
    </div>
  );
}

function saidOf(content: Unfinished, format: Format): string {
  if (content.kind === 'lines') return format.count(content.text.split('\n').length, LINES.lines);
  const { cantidad, nombre, descripcion, categoria } = content.draft;
  return shorten([cantidad, nombre || categoria || descripcion].filter(Boolean).join(' · '));
}

type OfferProps = {
  offer: DraftOffer;
  discardLabel: (said: string) => string;
  onTake: (offer: DraftOffer) => void;
  onDiscard: (offer: DraftOffer) => void;
};

function Offer({ offer, discardLabel, onTake, onDiscard }: OfferProps) {
  const said = saidOf(offer.content, useFormat());
  return (
    <>
      <Button
        variant="outline"
        className="min-w-0 flex-1 justify-start"
        onClick={() => {
          onTake(offer);
        }}
      >
        {ENTRY.draft}
        <span className="truncate font-normal text-muted-foreground">{said}</span>
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={discardLabel(said)}
        onClick={() => {
          onDiscard(offer);
        }}
      >
        <X aria-hidden />
      </Button>
    </>
  );
}
