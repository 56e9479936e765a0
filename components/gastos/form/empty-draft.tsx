import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { BUTTONS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import type { useEntryForm } from './use-entry-form';

type EmptyDraftProps = {
  entry: Pick<ReturnType<typeof useEntryForm>, 'draft' | 'filled' | 'empty' | 'begin'>;
};

/** Empties a form whose draft has come back, and takes that back in the same place until something is typed. */
export function EmptyDraft({ entry: { draft, filled, empty, begin } }: EmptyDraftProps) {
  const [emptied, setEmptied] = useState<GastoDraft | null>(null);
  const [isOver, setOver] = useState(false);
  // Saved, erased by hand, or typed anew.
  if (!isOver && filled === (emptied !== null)) setOver(true);
  if (isOver) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      // In the amount’s box, under what stands over it.
      className="tight:top-[4.375rem] absolute right-0.5 top-[1.625rem] h-12 text-primary sm:h-14"
      onClick={() => {
        setEmptied(emptied ? null : draft);
        if (emptied) begin(emptied);
        else empty();
      }}
    >
      {emptied ? BUTTONS.undo : ENTRY.emptyDraft}
    </Button>
  );
}
