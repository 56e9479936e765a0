import { Copy, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { estadoChoices, faultText, GastoControl } from '@/components/gasto/gasto-control';
import { CantidadField } from '@/components/fields/cantidad-field';
import { withPageActs } from '@/components/acts/load-page-acts';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Field, FieldError } from '@/components/ui/field';
import type { Gasto } from '@/lib/domain/entities';
import { placeholderOf, type GastoDraft } from '@/lib/domain/gasto-entry';
import { TEXT_FIELDS } from '@/lib/domain/gasto-fields';
import type { LineQuestion } from '@/lib/domain/line/line-types';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { openEntryLike } from '@/lib/page/opened-entry';
import type { UnfinishedOffer } from '@/lib/page/unfinished';
import { nombreOf } from '@/lib/page/guessed-names';
import { useFormat } from '@/lib/hooks/use-format';
import { useGuess } from '@/lib/hooks/use-guess';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { BUTTONS, FIELDS, NONE } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { CORRECTING, ENTRY } from '@/lib/text/gastos';
import { CantidadPad } from './cantidad-pad';
import { CategoriaField } from './categoria-field';
import { DayChips } from './day-chips';
import { DraftOffers } from './draft-offers';
import { EntrySummary } from './entry-summary';
import { GuessLine } from './guess-line';
import { LineQuestionBox } from './line-question-box';
import { Recents } from './recents';
import { useCantidadPad } from './use-cantidad-pad';
import { AND_NEXT, useEntryForm } from './use-entry-form';

/** The module brings the grammar of lines, which an amount does not need. */
function loadLineField() {
  return import('./line-field');
}

type EntryFormProps = {
  choices: EntryChoices;
  initial: GastoDraft;
  /** Values said before the form was there. */
  beginning?: GastoDraft | undefined;
  gasto: Gasto | null;
  /** `id` keeps a new expense until it is saved; `offered` are the other unfinished ones. */
  unfinished?: { id: string; offered: readonly UnfinishedOffer[] | null };
  /** Open questions of the line that filled the form. */
  asked?: readonly LineQuestion[] | undefined;
  /** No guess replaces these fields. */
  saidBefore?: readonly (keyof GastoDraft)[] | undefined;
  onDone: () => void;
};

/** A new expense needs only amount and category; the rest has usual values. */
export function EntryForm({
  choices,
  initial,
  beginning,
  gasto,
  unfinished,
  asked = [],
  saidBefore,
  onDone,
}: EntryFormProps) {
  const { form, draft, faults, conflict, busy, change, follow, takeLine, begin, filled, done, submit } =
    useEntryForm({
      habits: choices,
      initial,
      beginning,
      gasto,
      unfinishedId: unfinished?.id,
      saidBefore,
      onDone,
    });
  const guesses = useGuess(gasto === null, draft, ({ categoriaId, metodoPagoId }) => {
    follow({
      categoria: nombreOf(choices.categorias, categoriaId),
      metodoPago: nombreOf(choices.metodosPago, metodoPagoId),
    });
  });
  const [isLine, setLine] = useState(false);
  const line = useLoaded(loadLineField, isLine);
  const pad = useCantidadPad(draft, change);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onFocus={pad.onFocus}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="grid flex-1 grid-cols-1 content-start gap-3 overflow-y-auto overflow-x-hidden px-4 py-3 sm:gap-4 sm:p-5">
        {conflict ? <FieldError role="alert">{CORRECTING[conflict]}</FieldError> : null}
        {asked.map((question) => (
          <LineQuestionBox
            key={`${question.field}-${question.start}`}
            asked={question}
            choices={choices}
            onAnswer={change}
          />
        ))}
        {unfinished ? (
          <DraftOffers
            offered={unfinished.offered}
            unfinishedId={unfinished.id}
            isShown={!filled}
            onTake={begin}
          />
        ) : null}
        {isLine && line ? <line.LineField choices={choices} onSaid={takeLine} onAnswer={change} /> : null}
        <div className="relative">
          {/* Before the amount, so that Tab leads from there to the categories. */}
          {gasto ? null : <LineSwitch isOn={isLine} onSwitch={setLine} />}
          <CantidadField draft={draft} fault={faults.cantidad} onChange={change} {...pad.fieldProps} />
        </div>
        {gasto || draft.cantidad !== '' ? null : <Recents recents={choices.recents} onTake={begin} />}
        <CategoriaField
          choices={choices}
          value={draft.categoria}
          error={faultText(faults, 'categoria')}
          onChange={(categoria) => {
            change({ categoria });
          }}
        />
        <DayChips
          value={draft.fecha}
          error={faultText(faults, 'fecha')}
          onChange={(fecha) => {
            change({ fecha });
          }}
        />
        <MetodoAndEstado {...{ choices, initial, draft, faults, change }} />
        <Texts {...{ choices, draft, faults, change }} />
        {guesses ? <GuessLine {...{ guesses, choices, draft }} onTake={change} /> : null}
      </div>
      {pad.isShown ? <CantidadPad onKey={pad.insert} onErase={pad.erase} /> : null}
      <div className="flex flex-wrap items-center justify-end gap-[min(0.5rem,2vw)] border-t border-border px-[min(1rem,4.5vw)] py-2 sm:px-5 sm:py-3">
        <EntrySummary draft={draft} choices={choices} />
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
            className="order-1 px-[min(0.75rem,3.5vw)]"
          >
            <span className="sr-only">{BUTTONS.save}</span>
            {ENTRY.next}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Stands beside the amount's label, where it takes no room. */
function LineSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => {
        onSwitch(!isOn);
      }}
      className="absolute -top-3 right-0 h-11 cursor-pointer rounded px-2 text-sm font-medium text-primary hover:bg-accent sm:-top-2 sm:h-9"
    >
      {ENTRY.line}
    </button>
  );
}

/** Unique: one form is open at a time. */
const ESTADO_FAULT = 'estado-fault';

type PartProps = Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'change'> & {
  choices: EntryChoices;
};

/** The first chip opens the list of methods, the second changes to the next state. */
function MetodoAndEstado({ choices, initial, draft, faults, change }: PartProps & { initial: GastoDraft }) {
  const [isOpen, setOpen] = useState(false);
  const metodo = choices.metodosPago.find(({ nombre }) => nombre === draft.metodoPago);
  const estados = estadoChoices(initial.estado).filter(({ value }) => value !== '');
  const estado = estados.find(({ value }) => value === draft.estado);
  const isFaulty = faults.metodoPago !== undefined;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1.5">
        <Button
          variant="outline"
          className="max-w-full rounded-full px-3.5 font-normal"
          aria-expanded={isOpen || isFaulty}
          aria-label={ENTRY.metodoIs(metodo?.nombre ?? NONE.metodoPago)}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {metodo ? <span aria-hidden>{metodo.icono}</span> : null}
          <span className="truncate">{metodo?.nombre ?? NONE.metodoPago}</span>
        </Button>
        <Button
          variant="outline"
          className="max-w-full rounded-full px-3.5 font-normal"
          aria-label={ENTRY.estadoIs(estado?.label ?? NONE.estado)}
          aria-invalid={faults.estado !== undefined}
          aria-describedby={faults.estado && ESTADO_FAULT}
          onClick={() => {
            const next =
              estados[(estados.findIndex(({ value }) => value === draft.estado) + 1) % estados.length];
            if (next) change({ estado: next.value });
          }}
        >
          <span className="truncate">{estado?.label ?? NONE.estado}</span>
        </Button>
      </div>
      {faults.estado ? <FieldError id={ESTADO_FAULT}>{faultText(faults, 'estado')}</FieldError> : null}
      {isOpen || isFaulty ? (
        <ChoiceChips
          legend={FIELDS.metodoPago}
          chips={choices.metodosPago
            .filter(({ nombre }) => nombre !== '')
            .map(({ nombre, icono }) => ({ value: nombre, label: nombre, icon: icono }))}
          value={draft.metodoPago}
          error={faultText(faults, 'metodoPago')}
          onChange={(metodoPago) => {
            change({ metodoPago });
          }}
        />
      ) : null}
    </div>
  );
}

function Texts({ choices, draft, faults, change }: PartProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {TEXT_FIELDS.map((field) => (
        <Field key={field} label={FIELDS[field]} error={faultText(faults, field)}>
          {(control) => (
            <GastoControl
              {...control}
              field={field}
              list={field === 'nombre' ? id : undefined}
              placeholder={shorten(placeholderOf(field, draft))}
              value={draft[field]}
              onChange={(text) => {
                change({ [field]: text });
              }}
            />
          )}
        </Field>
      ))}
      <datalist id={id}>
        {choices.suggestions.map(({ nombre }) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
    </div>
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
