import { Plus } from 'lucide-react';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifyAct } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { rowChoice } from '@/components/gasto/gasto-control';
import { Button } from '@/components/ui/button';
import { CheckChips, ChoiceChips } from '@/components/ui/choice-chips';
import { FieldError } from '@/components/ui/field';
import { focusFirst } from '@/components/ui/focus';
import { useFocusFirst } from '@/components/ui/keyboard-focus';
import { removeFromCatalogo } from '@/lib/db/edit-catalogo';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { Act } from '@/lib/domain/change';
import type { CatalogoTable } from '@/lib/domain/entities';
import type { Usage } from '@/lib/domain/mes-summary';
import { useFormat } from '@/lib/hooks/use-format';
import { useSaving } from '@/lib/hooks/use-saving';
import { perform } from '@/lib/page/acts/history';
import { changeFaultSentence } from '@/lib/text/acts';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { type Format, shorten } from '@/lib/text/format';

export function RemovalForm(props: RemovalFormProps) {
  const { table, by, row, rows } = props;
  const { form, busy, chosen, choose, places, destination, chooseDestination, fault, remove } =
    useRemovalForm(props);
  const words = CATALOGO_SCREENS[table];
  const nowhere = row !== null && places.length === 0;
  return (
    <form ref={form} noValidate onSubmit={(event) => void remove(event)} className="flex min-h-0 flex-col">
      <div className="grid grid-cols-1 gap-5 overflow-y-auto p-5">
        <Explanation {...props} nowhere={nowhere} />
        {row ? null : (
          <CheckChips
            legend={CATALOGO.mergeWhich}
            chips={rows.map(rowChoice)}
            values={chosen.map(String)}
            error={fault === 'too-few' ? CATALOGO.faults.tooFew : undefined}
            onChange={(values) => {
              choose(values.map(Number));
            }}
          />
        )}
        {places.length > (row ? 0 : 1) ? (
          <DestinationField {...props} {...{ places, destination, fault }} onChoose={chooseDestination} />
        ) : null}
        {fault === 'gone' ? (
          <FieldError role="alert" tabIndex={-1}>
            {words.gone}
          </FieldError>
        ) : null}
      </div>
      <div className="flex flex-col border-t border-border p-4 sm:flex-row sm:justify-end">
        {nowhere ? <AddButton {...props} /> : <RemoveButton by={by} busy={busy} />}
      </div>
    </form>
  );
}

type DestinationFieldProps = Pick<RemovalFormProps, 'table' | 'by' | 'row'> & {
  places: readonly CatalogoRow[];
  destination: number | null;
  fault: RemovalFault | null;
  onChoose: (id: number) => void;
};

function DestinationField({ table, by, row, places, destination, fault, onChoose }: DestinationFieldProps) {
  const legend = by === 'deleted' ? CATALOGO_SCREENS[table].deleteTo : CATALOGO.mergeTo;
  return (
    <ChoiceChips
      legend={row ? legend : CATALOGO.survivor}
      chips={places.map(rowChoice)}
      value={destination === null ? null : String(destination)}
      error={destinationFault(table, fault)}
      onChange={(value) => {
        onChoose(Number(value));
      }}
    />
  );
}

function destinationFault(table: CatalogoTable, fault: RemovalFault | null): string | undefined {
  const words = CATALOGO_SCREENS[table];
  if (fault === 'no-destination') return words.noDestination;
  return fault === 'destination-gone' ? words.destinationGone : undefined;
}

function AddButton({ table, onCreate }: RemovalFormProps) {
  return (
    <Button onClick={onCreate}>
      <Plus aria-hidden />
      {CATALOGO_SCREENS[table].add}
    </Button>
  );
}

function RemoveButton({ by, busy }: { by: 'deleted' | 'merged'; busy: boolean }) {
  const text = by === 'deleted' ? BUTTONS.delete : CATALOGO.merge;
  return (
    <Button type="submit" variant={by === 'deleted' ? 'destructive' : 'primary'} aria-disabled={busy}>
      {busy ? CATALOGO.moving : text}
    </Button>
  );
}

function Explanation({ table, by, row, usage, nowhere }: RemovalFormProps & { nowhere: boolean }) {
  const format = useFormat();
  const words = CATALOGO_SCREENS[table];
  return (
    <p className="wrap-anywhere text-pretty text-sm text-muted-foreground">
      {row ? ofRow(row) : words.mergingMany}
    </p>
  );

  function ofRow({ id, nombre }: CatalogoRow): string {
    if (by === 'merged') return words.merging(shorten(nombre));
    const count = usage?.get(id)?.count;
    const gastos = count === undefined ? NOUNS.gasto[1] : format.count(count, NOUNS.gasto);
    if (!nowhere) return CATALOGO.has(shorten(nombre), gastos);
    return format.choose(count ?? 0, words.onlyOne(shorten(nombre), gastos));
  }
}

/** `row` is null if the person chooses several rows to merge. */
type RemovalFormProps = {
  table: CatalogoTable;
  by: 'deleted' | 'merged';
  row: CatalogoRow | null;
  rows: readonly CatalogoRow[];
  usage: ReadonlyMap<number, Usage> | undefined;
  onDone: () => void;
  onCreate: () => void;
};

type RemovalFault = 'too-few' | 'no-destination' | 'destination-gone' | 'gone';

function useRemovalForm({ table, by, row, rows, onDone }: RemovalFormProps) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form, 'input, button');
  const { isSaving, busy, run } = useSaving();
  const choice = useRemovalChoice(form, row);
  const { chosen, destination, refuse } = choice;
  const places = rows.filter(({ id }) => (row ? id !== row.id : chosen.includes(id)));

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

  return { ...choice, form, busy, places, remove };
}

function useRemovalChoice(form: RefObject<HTMLFormElement | null>, row: CatalogoRow | null) {
  const [chosen, setChosen] = useState<readonly number[]>(row ? [row.id] : []);
  const [destination, setDestination] = useState<number | null>(null);
  const [fault, setFault] = useState<RemovalFault | null>(null);

  function choose(ids: readonly number[]) {
    setChosen(ids);
    setFault(null);
  }

  function chooseDestination(id: number) {
    setDestination(id);
    setFault(null);
  }

  function refuse(found: RemovalFault) {
    flushSync(() => {
      setFault(found);
    });
    focusFirst(form.current, found === 'too-few' ? 'input' : '[aria-invalid=true] input, [role=alert]');
  }

  return { chosen, choose, destination, chooseDestination, fault, refuse };
}

function movedSentence({ change }: Act, { nombre }: CatalogoRow, format: Format): string | undefined {
  const { length } = change.gastos;
  if (length === 0) return undefined;
  return CATALOGO.moved(format.count(length, NOUNS.gasto), shorten(nombre));
}
