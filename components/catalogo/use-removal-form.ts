import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/acts/toast';
import { notifyAct } from '@/components/acts/notify-change';
import { focusFirst } from '@/components/ui/focus';
import { removeFromCatalogo } from '@/lib/db/edit-catalogo';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import type { Usage } from '@/lib/domain/catalogo-usage';
import { perform } from '@/lib/page/history';
import type { Act } from '@/lib/domain/change';
import { useFormat } from '@/lib/hooks/use-format';
import { useSaving } from '@/lib/hooks/use-saving';
import { CATALOGO } from '@/lib/text/catalogo';
import { changeFaultSentence } from '@/lib/text/acts';
import { NOUNS } from '@/lib/text/common';
import { shorten, type Format } from '@/lib/text/format';

/** `row` is null if the person chooses several rows to merge. */
export type RemovalFormProps = {
  table: CatalogoTable;
  by: 'deleted' | 'merged';
  row: CatalogoRow | null;
  /** The current rows of the table. */
  rows: readonly CatalogoRow[];
  usage: ReadonlyMap<number, Usage> | undefined;
  onDone: () => void;
  onCreate: () => void;
};

/** The reason why the rows stay. */
type RemovalFault = 'too-few' | 'no-destination' | 'destination-gone' | 'gone';

export function useRemovalForm({ table, by, row, rows, onDone }: RemovalFormProps) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { isSaving, busy, run } = useSaving();
  const [chosen, setChosen] = useState<readonly number[]>(row ? [row.id] : []);
  const [destination, setDestination] = useState<number | null>(null);
  const [fault, setFault] = useState<RemovalFault | null>(null);
  const places = rows.filter(({ id }) => (row ? id !== row.id : chosen.includes(id)));

  useEffect(() => {
    focusFirst(form.current, 'input, button');
  }, []);

  function choose(ids: readonly number[]) {
    setChosen(ids);
    setFault(null);
  }

  function chooseDestination(id: number) {
    setDestination(id);
    setFault(null);
  }

  /** Shows a fault and focuses the place to settle it. */
  function refuse(found: RemovalFault) {
    flushSync(() => {
      setFault(found);
    });
    focusFirst(form.current, found === 'too-few' ? 'input' : '[aria-invalid=true] input, [role=alert]');
  }

  async function remove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving.current) return;
    const place = places.find(({ id }) => id === destination);
    if (!row && places.length < 2) refuse('too-few');
    else if (!place) refuse('no-destination');
    else {
      const removed = await run(() => perform(`${table}-${by}`, removeFromCatalogo(table, chosen, place.id)));
      if (removed?.ok) {
        if (removed.value) notifyAct(removed.value, format, movedSentence(removed.value, place, format));
        // The person may have left this form.
        if (form.current) onDone();
      } else if (removed) explain(removed.fault);
    }
  }

  function explain(problem: Parameters<typeof changeFaultSentence>[0] | 'gone' | 'destination-gone') {
    if (problem === 'gone' || problem === 'destination-gone') refuse(problem);
    else if (problem !== 'in-use')
      toast.error(by === 'merged' ? CATALOGO.mergeFailed : CATALOGO.removeFailed, {
        description: changeFaultSentence(problem),
      });
  }

  return { form, busy, chosen, choose, places, destination, chooseDestination, fault, remove };
}

function movedSentence({ change }: Act, { nombre }: CatalogoRow, format: Format): string | undefined {
  const { length } = change.gastos;
  if (length === 0) return undefined;
  return CATALOGO.moved(format.count(length, NOUNS.gasto), shorten(nombre));
}
