import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { newDraftSetting } from '@/lib/page/new-draft';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';

type DraftOfferProps = { onTake: (values: GastoDraft) => void };

/** Offers what was typed for a new expense before and is not saved. Shown as long as nothing else has been typed. */
export function DraftOffer({ onTake }: DraftOfferProps) {
  const [kept, setKept] = useState(() => newDraftSetting.read());
  if (!kept) return null;
  const { cantidad, nombre, categoria } = kept;
  const said = [cantidad, nombre || categoria].filter(Boolean).join(' · ');
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="outline"
        className="min-w-0 flex-1 justify-start"
        onClick={() => {
          onTake(kept);
        }}
      >
        {ENTRY.draft}
        <span className="truncate font-normal text-muted-foreground">{shorten(said)}</span>
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={ENTRY.discardDraft}
        onClick={() => {
          newDraftSetting.write(null);
          setKept(null);
        }}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
