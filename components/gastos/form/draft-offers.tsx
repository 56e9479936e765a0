import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { Unfinished } from '@/lib/domain/unfinished';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { endUnfinished, moveUnfinished, unfinishedOffers, type UnfinishedOffer } from '@/lib/page/unfinished';
import { shorten, type Format } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import { LINES } from '@/lib/text/line';
import { goOn, withdrawDraftOffer } from './offer-draft';

type DraftOffersProps = {
  /** The first answer only: later drafts would move the form. */
  offered: readonly UnfinishedOffer[] | null;
  /** False once something else is typed. */
  isShown: boolean;
  /** The form keeps a taken draft under this id. */
  unfinishedId: string;
  onTake: (values: GastoDraft) => void;
};

/** Offers unsaved expenses and lines of all tabs. Shows the first; a button shows the others. */
export function DraftOffers({ offered, isShown, unfinishedId, onTake }: DraftOffersProps) {
  const format = useFormat();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const now = useQuery(isShown ? unfinishedOffers : null);
  const stillThere = new Set((now ?? offered)?.map(({ id }) => id).filter((id) => !dropped.includes(id)));
  const [first, ...others] = offered?.filter(({ id }) => stillThere.has(id)) ?? [];
  if (!isShown || !first) return null;

  function drop(id: string) {
    withdrawDraftOffer(id);
    setDropped([...dropped, id]);
  }
  function take(one: UnfinishedOffer) {
    drop(one.id);
    if (one.content.kind === 'lines') void goOn(one.id);
    else {
      moveUnfinished(one, unfinishedId);
      onTake(one.content.draft);
    }
  }
  function offer(one: UnfinishedOffer) {
    return {
      said: saidOf(one.content, format),
      onTake: () => {
        take(one);
      },
      onDiscard: () => {
        endUnfinished(one.id);
        drop(one.id);
      },
    };
  }
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1">
        <Offer {...offer(first)} discardLabel={ENTRY.discardDraft} />
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
        ? others.map((one) => {
            const { said, ...acts } = offer(one);
            return (
              <div key={one.id} className="flex items-center gap-1">
                <Offer {...acts} said={said} discardLabel={ENTRY.discardThatDraft(said)} />
              </div>
            );
          })
        : null}
    </div>
  );
}

function saidOf(content: Unfinished, format: Format): string {
  if (content.kind === 'lines') return format.count(content.text.split('\n').length, LINES.lines);
  const { cantidad, nombre, descripcion, categoria } = content.draft;
  return shorten([cantidad, nombre || categoria || descripcion].filter(Boolean).join(' · '));
}

type OfferProps = { said: string; discardLabel: string; onTake: () => void; onDiscard: () => void };

function Offer({ said, discardLabel, onTake, onDiscard }: OfferProps) {
  return (
    <>
      <Button variant="outline" className="min-w-0 flex-1 justify-start" onClick={onTake}>
        {ENTRY.draft}
        <span className="truncate font-normal text-muted-foreground">{said}</span>
      </Button>
      <Button variant="ghost" size="icon" aria-label={discardLabel} onClick={onDiscard}>
        <X aria-hidden />
      </Button>
    </>
  );
}
