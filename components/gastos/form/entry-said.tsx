import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { raisedToasts } from '@/components/acts/toast';
import { cantidadFaultSentence } from '@/components/fields/cantidad-field';
import { WaitTitle } from '@/components/shell/use-write-wait';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { readSumSoFar } from '@/lib/read/read-sum';
import { useFormat } from '@/lib/hooks/use-format';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { writeWait } from '@/lib/page/long-writes';
import { ActButtons, ActWords, savedRefundNote, savedNote, useUndo } from './saved-note';
import type { useEntryForm } from './use-entry-form';

type EntrySaidProps = {
  entry: Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'saved' | 'note' | 'takeRefunds'>;
  choices: EntryChoices;
};

/** Small, so that three lines fit beside the buttons. */
const SENTENCE_CLASS = 'text-[0.8125rem]/[1.15]';

/** Says beside the footer's buttons, or above them if text is large, all that toasts say elsewhere, in one live region. */
export function EntrySaid({ entry, choices }: EntrySaidProps) {
  const { draft, faults, saved, note, takeRefunds } = entry;
  const format = useFormat();
  const isWaiting = useStore(writeWait).state === 'waiting';
  const told = useTold(draft);
  const acted = saved
    ? savedNote(saved, format)
    : note?.kind === 'refund'
      ? savedRefundNote(note.said, takeRefunds)
      : null;
  const undoing = useUndo(acted);
  const sentence = isWaiting ? <WaitTitle /> : told;
  const failure = sentence === null && note?.kind === 'failure' ? note.text : null;
  return (
    <div className="tight:[@media(height>=40rem)]:min-h-11 tight:[@media(height>=40rem)]:basis-full -my-px min-w-0 flex-1 text-sm leading-tight">
      <output className={cn('block', sentence === null ? undefined : SENTENCE_CLASS)}>
        {sentence ??
          (acted ? (
            <ActWords note={acted} undoing={undoing} />
          ) : failure === null ? (
            <Summary draft={draft} choices={choices} />
          ) : null)}
      </output>
      {acted && sentence === null ? <ActButtons note={acted} undoing={undoing} /> : null}
      {faults.cantidad && !acted && sentence === null ? (
        // For the eye: large text leaves the field alone in view, without the sentence above it.
        <p
          aria-hidden
          data-fault={cantidadFaultSentence(faults.cantidad, format)}
          className={cn(
            SENTENCE_CLASS,
            'tight:block hidden text-destructive before:content-[attr(data-fault)]',
          )}
        />
      ) : null}
      {failure === null ? null : (
        <FieldError role="alert" className={SENTENCE_CLASS}>
          {failure}
        </FieldError>
      )}
    </div>
  );
}

/** The words of a short-lived toast that came while the form is open, until the draft changes. */
function useTold(draft: GastoDraft): ReactNode {
  const newest = useStore(raisedToasts).at(-1);
  const [before] = useState(newest);
  const [came, setCame] = useState({ newest, draft });
  if (came.newest !== newest) setCame({ newest, draft });
  if (!newest || newest === before || came.draft !== draft) return null;
  const { title, description } = newest;
  return description === undefined ? (
    title
  ) : (
    <>
      {title}. {description}
    </>
  );
}

function Summary({ draft, choices }: { draft: GastoDraft; choices: EntryChoices }) {
  const format = useFormat();
  const { typed, isSum } = readSumSoFar(draft.cantidad, format.marks);
  const cantidad = typed.kind === 'cantidad' ? format.cantidad(toCents(typed.cantidad)) : '';
  const categoria = choices.categorias.find(({ nombre }) => nombre === draft.categoria);
  return (
    // Digits and tiles are heard where they are pressed.
    <span className="block" aria-live={isSum ? 'polite' : 'off'}>
      <span className="block truncate font-semibold tabular-nums">
        {isSum && cantidad ? `= ${cantidad}` : cantidad}
      </span>
      {categoria ? (
        <span className="block truncate text-muted-foreground">
          <span aria-hidden>{categoria.icono}</span> {categoria.nombre}
        </span>
      ) : null}
    </span>
  );
}
