import { Copy, Trash2 } from 'lucide-react';
import { withPageActs } from '@/components/acts/load-page-acts';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import type { Gasto } from '@/lib/domain/entities';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { readSumSoFar } from '@/lib/read/read-sum';
import { useFormat } from '@/lib/hooks/use-format';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { openEntryLike } from '@/lib/page/opened-entry';
import { BUTTONS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import { CORRECTING } from '@/lib/text/gastos';
import { RefundNote, SAID_CLASS, SavedNote } from './saved-note';
import { AND_NEXT, type useEntryForm } from './use-entry-form';

type EntryFooterProps = {
  entry: Pick<
    ReturnType<typeof useEntryForm>,
    'draft' | 'saved' | 'note' | 'takeRefunds' | 'busy' | 'conflict' | 'done'
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
      <Said entry={entry} choices={choices} />
      {/* The first of them in the form, so that Enter saves and closes. */}
      <Button type="submit" aria-disabled={busy} className="order-2 px-[min(1rem,4.5vw)]">
        {busy ? ENTRY.saving : BUTTONS.save}
      </Button>
      {gasto ? (
        <StoredActs gasto={gasto} onDone={done} />
      ) : (
        <Button
          type="submit"
          variant="outline"
          aria-disabled={busy}
          value={AND_NEXT}
          // In two lines on a phone: what was saved needs the room.
          className="order-1 px-[min(0.75rem,2.4vw)] max-sm:leading-tight"
        >
          <span>
            {BUTTONS.save} <br className="sm:hidden" />
            {ENTRY.andNext}
          </span>
        </Button>
      )}
    </div>
  );
}

/** The place beside the buttons. */
function Said({ entry, choices }: Pick<EntryFooterProps, 'entry' | 'choices'>) {
  const { draft, saved, note, takeRefunds } = entry;
  if (saved) return <SavedNote act={saved} />;
  if (note?.kind === 'refund') return <RefundNote said={note.said} onUndone={takeRefunds} />;
  if (note) return <Failure>{note.text}</Failure>;
  return <Summary draft={draft} choices={choices} />;
}

/** Small, so that its lines fit beside the buttons. */
function Failure({ children }: { children: string }) {
  return (
    <FieldError role="alert" className={cn(SAID_CLASS, 'text-[0.8125rem]/[1.15]')}>
      {children}
    </FieldError>
  );
}

function Summary({ draft, choices }: { draft: GastoDraft; choices: EntryChoices }) {
  const format = useFormat();
  const { typed, isSum } = readSumSoFar(draft.cantidad, format.marks);
  const cantidad = typed.kind === 'cantidad' ? format.cantidad(toCents(typed.cantidad)) : '';
  const categoria = choices.categorias.find(({ nombre }) => nombre === draft.categoria);
  return (
    <output className={cn(SAID_CLASS, 'text-sm leading-tight')} aria-live={isSum ? 'polite' : 'off'}>
      <span className="block truncate font-semibold tabular-nums">
        {isSum && cantidad ? `= ${cantidad}` : cantidad}
      </span>
      {categoria ? (
        <span className="block truncate text-muted-foreground">
          <span aria-hidden>{categoria.icono}</span> {categoria.nombre}
        </span>
      ) : null}
    </output>
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
