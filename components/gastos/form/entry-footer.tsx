import { Copy, Trash2 } from 'lucide-react';
import { withPageActs } from '@/components/acts/load-page-acts';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { Gasto } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { openEntryLike } from '@/lib/page/overlays';
import { BUTTONS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import { CORRECTING } from '@/lib/text/gastos';
import { EntrySaid } from './entry-said';
import { AND_NEXT, type useEntryForm } from './use-entry-form';

type EntryFooterProps = {
  entry: Pick<
    ReturnType<typeof useEntryForm>,
    'draft' | 'faults' | 'saved' | 'note' | 'takeRefunds' | 'busy' | 'conflict' | 'done'
  >;
  choices: EntryChoices;
  gasto: Gasto | null;
};

export function EntryFooter({ entry, choices, gasto }: EntryFooterProps) {
  const { busy, conflict, done } = entry;
  return (
    <div className="flex flex-wrap items-center justify-end gap-[min(0.5rem,2vw)] border-t border-border px-[min(1rem,4.5vw)] py-2 sm:px-5 sm:py-3">
      {conflict ? (
        <FieldError role="alert" className="w-full">
          {CORRECTING[conflict]}
        </FieldError>
      ) : null}
      <EntrySaid entry={entry} choices={choices} />
      {/* The first of them in the form, so that Enter saves and closes. */}
      <Button type="submit" aria-disabled={busy} className="relative order-2 px-[min(1rem,4.5vw)]">
        <SaveLabel busy={busy} />
      </Button>
      {gasto ? (
        <StoredActs gasto={gasto} onDone={done} />
      ) : (
        <Button
          type="submit"
          variant="outline"
          aria-disabled={busy}
          value={AND_NEXT}
          // In two lines on a phone, and given up for large text in a low window: what was saved needs the room.
          className="tight:[@media(height<40rem)]:hidden @max-[31rem]/window:leading-tight order-1 px-[min(0.75rem,2.4vw)]"
        >
          <span>
            {BUTTONS.save} <br className="@min-[31rem]/window:hidden" />
            {ENTRY.andNext}
          </span>
        </Button>
      )}
    </div>
  );
}

/** «Guardando…» stands in the room of «Guardar», so that no button moves. */
function SaveLabel({ busy }: { busy: boolean }) {
  if (!busy) return BUTTONS.save;
  return (
    <>
      <span aria-hidden className="invisible">
        {BUTTONS.save}
      </span>
      <span className="absolute inset-0 grid place-items-center text-xs tracking-tight">{ENTRY.saving}</span>
    </>
  );
}

function StoredActs({ gasto, onDone }: { gasto: Gasto; onDone: () => void }) {
  const format = useFormat();
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label={BUTTONS.delete}
        className="text-destructive"
        onClick={() => {
          void withPageActs(async ({ removeAndNotify }) => {
            if (await removeAndNotify([gasto.id], format)) onDone();
          });
        }}
      >
        <Trash2 aria-hidden />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={BUTTONS.duplicate}
        onClick={() => {
          openEntryLike(gasto);
        }}
      >
        <Copy aria-hidden />
      </Button>
    </>
  );
}
