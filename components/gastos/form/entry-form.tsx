import { type ComponentProps, type ReactNode, useState } from 'react';
import { faultText } from '@/components/gasto/gasto-control';
import type { StoredRefunds as StoredRefundsPart } from '@/components/reembolsos/refunds';
import { FieldError } from '@/components/ui/field';
import type { Gasto } from '@/lib/domain/entities';
import { hasEtiqueta, readEtiquetas, withEtiquetas } from '@/lib/domain/etiquetas';
import { type DraftFaults, etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import type { Guess, Guesses as GastoGuesses } from '@/lib/domain/guess/gasto-guesser';
import { centsToDecimal } from '@/lib/domain/money';
import { useGuess } from '@/lib/hooks/use-entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useSetting } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import type { EntryChoices } from '@/lib/page/queries/entry-choices';
import { saveOnTap } from '@/lib/page/settings/entry-settings';
import { nombreOf, suggestedBy } from '@/lib/page/queries/index-queries';
import { TOUCH_QUERY } from '@/lib/page/device/pad-query';
import { stickyEtiqueta, stickyOn } from '@/lib/page/settings/sticky-etiqueta';
import type { LineQuestion } from '@/lib/read/line/line-text';
import { readSumSoFar } from '@/lib/read/read-cantidad';
import { alikeEvidence, ENTRY, guessEvidence, guessWithEvidence, LINE_FIELD } from '@/lib/text/entry';
import { type Format, shorten, shownEtiqueta } from '@/lib/text/format';
import { CantidadPad, useCantidadPad } from './cantidad-pad';
import { CategoriaField } from './categoria-field';
import { EntryCantidad } from './entry-cantidad';
import { DayChips, MetodoAndEstado, Texts } from './entry-details';
import { EntryFooter } from './entry-footer';
import { LineQuestionBox, OfferButton } from './line-question-box';
import { useEntryForm } from './use-entry-form';

type EntryFormProps = {
  choices: EntryChoices;
  initial: GastoDraft;
  beginning?: GastoDraft | undefined;
  gasto: Gasto | null;
  newKey?: string;
  /** Stands above the amount. */
  offered?: ReactNode;
  /** True if it begins with a draft that was left. */
  hasComeBack?: boolean;
  /** Open questions of the line that filled the form. */
  asked?: readonly LineQuestion[] | undefined;
  /** Says how that line was read. */
  notice?: string | undefined;
  /** Shows the field for a line at once, with this text. */
  typedLine?: string | undefined;
  /** No guess replaces these fields. */
  saidBefore?: readonly (keyof GastoDraft)[] | undefined;
  onDone: () => void;
};

export function EntryForm(props: EntryFormProps) {
  const { choices, offered, asked = [], initial, beginning = initial, gasto } = props;
  const { form, entry, pad, line, savesOnTap } = useOpenForm(props);
  const { draft, faults, change } = entry;
  const parts = { choices, draft, faults, change };
  const isNew = gasto === null;
  return (
    <form
      ref={form}
      noValidate
      // The form's footer says what toasts would.
      data-hides-toasts
      onSubmit={entry.submit}
      onFocus={pad.onFocus}
      className="@container/window flex min-h-0 flex-1 flex-col"
    >
      {/* Else a row with room kept for it would grow no higher than that. */}
      <div className="grid flex-1 auto-rows-max grid-cols-1 content-start gap-2 overflow-y-auto overflow-x-hidden px-4 py-3 sm:gap-4 sm:p-5">
        {props.notice ? <FieldError role="status">{props.notice}</FieldError> : null}
        <Questions {...{ asked, choices }} said={beginning} onAnswer={change} />
        {offered}
        <EntryCantidad
          {...{ entry, choices, isNew, savesOnTap }}
          {...line}
          hasComeBack={props.hasComeBack ?? false}
          fieldProps={pad.fieldProps}
        />
        <CategoriaOfEntry {...{ entry, choices, savesOnTap }} onlyLine={line.onlyLine} />
        <DayChips {...parts} />
        <MetodoAndEstado {...parts} initial={initial} />
        <Texts {...parts} />
        <Etiquetas {...{ draft, change, isNew }} />
        {isNew ? <Guesses {...{ entry, choices }} /> : null}
        {gasto ? (
          <StoredRefunds gasto={gasto} onStored={entry.takeRefunds} onSaid={entry.noteRefund} />
        ) : null}
      </div>
      {pad.isShown ? <CantidadPad {...pad.padProps} /> : null}
      <EntryFooter {...{ entry, choices, gasto }} />
    </form>
  );
}

type EntryParts = { entry: Omit<ReturnType<typeof useEntryForm>, 'form'>; choices: EntryChoices };

function loadEtiquetas() {
  return import('@/components/etiquetas/etiquetas-field');
}

/** Its room is there before it is loaded, and that of a tag that begins to go on. */
function Etiquetas({ isNew, ...props }: Pick<EntryParts['entry'], 'draft' | 'change'> & { isNew: boolean }) {
  const loaded = useLoaded(loadEtiquetas, true);
  const last = stickyOn(useSetting(stickyEtiqueta), useToday());
  const sticky = isNew ? last : null;
  const [wasSticky] = useState(sticky !== null);
  return (
    <div className={roomOf(isNew, wasSticky)}>
      {loaded && <loaded.EntryEtiquetas {...props} {...{ isNew, sticky, wasSticky }} />}
    </div>
  );
}

function roomOf(isNew: boolean, wasSticky: boolean): string {
  if (wasSticky) return 'min-h-44 sm:min-h-40';
  return isNew ? 'min-h-42 sm:min-h-28' : 'min-h-31 sm:min-h-28';
}

export function loadRefunds() {
  return import('@/components/reembolsos/refunds');
}

function StoredRefunds(props: ComponentProps<typeof StoredRefundsPart>) {
  const loaded = useLoaded(loadRefunds, true);
  return loaded && <loaded.StoredRefunds {...props} />;
}

type CategoriaOfEntryProps = EntryParts & Record<'onlyLine' | 'savesOnTap', boolean>;

/** With an amount, a tap on a tile saves. */
function CategoriaOfEntry({ entry, choices, onlyLine, savesOnTap }: CategoriaOfEntryProps) {
  const { draft, faults, change, saveWith } = entry;
  function saveAs(categoria: string) {
    saveWith({ categoria });
  }
  return (
    <CategoriaField
      choices={choices}
      value={draft.categoria}
      error={categoriaFault(faults, onlyLine)}
      onChange={(categoria) => {
        change({ categoria }, true);
      }}
      onPress={savesOnTap && draft.cantidad !== '' ? saveAs : undefined}
    />
  );
}

/** With touch, the line replaces the amount. */
function useOpenForm(props: EntryFormProps) {
  const { choices, newKey, asked = [], typedLine, ...options } = props;
  const beginsWithLine = typedLine !== undefined;
  // From a line from outside: categories, not keys, are needed next.
  const isRead = props.asked !== undefined && (options.beginning ?? options.initial).cantidad !== '';
  const { form, ...entry } = useEntryForm({
    ...options,
    newKey,
    habits: choices,
    focusOn: firstFocus(options.gasto !== null || isRead, beginsWithLine),
  });
  const pad = useCantidadPad(entry.draft, entry.change);
  const [isLine, onSwitch] = useState(beginsWithLine);
  const savesOnTap = useSetting(saveOnTap) && pad.isTouch && newKey !== undefined && asked.length === 0;
  const line = { isLine, onSwitch, typedLine, onlyLine: isLine && pad.isTouch };
  return { form, entry, pad, line, savesOnTap };
}

/** Under a line, the categories ask for what it did not say. */
function categoriaFault(faults: DraftFaults, onlyLine: boolean): string | undefined {
  return onlyLine && faults.categoria === 'not-chosen'
    ? LINE_FIELD.categoria
    : faultText(faults, 'categoria');
}

/** With touch no field opens a keyboard over an expense that says all; a line takes the focus when it comes. */
function firstFocus(isSaid: boolean, beginsWithLine: boolean): string {
  const hasTouch = matchMedia(TOUCH_QUERY).matches;
  return hasTouch && (isSaid || beginsWithLine) ? '' : 'input';
}

type QuestionsProps = Pick<ComponentProps<typeof LineQuestionBox>, 'choices' | 'onAnswer'> & {
  asked: readonly LineQuestion[];
  /** The values that the line said. */
  said: GastoDraft;
};

function Questions({ asked, said, choices, onAnswer }: QuestionsProps) {
  const { typed } = readSumSoFar(said.cantidad, useFormat().marks);
  return asked.map((question) => (
    <LineQuestionBox
      key={`${question.field}-${question.start}`}
      asked={question}
      cantidad={typed.kind === 'cantidad' ? typed.cantidad : null}
      {...{ choices, onAnswer }}
    />
  ));
}

/** Its room is there from the beginning if the dialog ends below it. */
function Guesses({ entry: { draft, change, follow }, choices }: EntryParts) {
  const guesses = useGuess(true, draft, ({ categoriaId, metodoPagoId, etiquetas = [] }) => {
    follow({
      categoria: nombreOf(choices.categorias, categoriaId),
      metodoPago: nombreOf(choices.metodosPago, metodoPagoId),
      etiquetas: etiquetas.map(({ value }) => value),
    });
  });
  return (
    <div className="sm:min-h-10">
      {guesses ? <GuessLine {...{ guesses, choices, draft }} onTake={change} /> : null}
    </div>
  );
}

type GuessLineProps = {
  guesses: GastoGuesses;
  choices: EntryChoices;
  draft: GastoDraft;
  onTake: (values: Partial<GastoDraft>) => void;
};

function GuessLine({ guesses, choices, draft, onTake }: GuessLineProps) {
  const format = useFormat();
  const suggested = draft.categoria === null ? suggestedBy(choices.categorias, guesses) : null;
  const items = itemsOf({ guesses, choices, draft }, format);
  if (items.length === 0 && !suggested) return null;
  return (
    <div role="group" aria-label={ENTRY.guesses} className="flex flex-wrap items-center gap-1.5 text-sm">
      {suggested ? (
        <OfferButton
          label={suggested.categoria}
          evidence={alikeEvidence(suggested.because)}
          onTake={() => {
            onTake({ categoria: suggested.categoria });
          }}
        />
      ) : null}
      {items.map(({ label, guess, isTaken, values }) =>
        isTaken ? (
          <span key={label} className="wrap-anywhere min-w-0 text-muted-foreground">
            {guessWithEvidence(shorten(label), guess, format)}
          </span>
        ) : (
          <OfferButton
            key={label}
            label={label}
            evidence={guessEvidence(guess, format)}
            onTake={() => {
              onTake(values);
            }}
          />
        ),
      )}
    </div>
  );
}

function itemsOf({ guesses, choices, draft }: Omit<GuessLineProps, 'onTake'>, format: Format) {
  const { categoriaId, metodoPagoId, cents, etiquetas = [] } = guesses;
  const { kept } = readEtiquetas(draft.etiquetas);
  const categoria = nombreOf(choices.categorias, categoriaId);
  const metodoPago = nombreOf(choices.metodosPago, metodoPagoId);
  const cantidad = cents && format.plainNumber(Number(centsToDecimal(cents.value)));
  return [
    itemOf(categoriaId, categoria, draft.categoria === categoria, { categoria }),
    itemOf(metodoPagoId, metodoPago, draft.metodoPago === metodoPago, { metodoPago }),
    ...etiquetas.map((guess) =>
      itemOf(guess, shownEtiqueta(guess.value), hasEtiqueta(kept, guess.value), {
        etiquetas: etiquetasText(withEtiquetas(kept, [guess.value])),
      }),
    ),
    // An amount is never filled in by itself.
    draft.cantidad === '' && cantidad !== null
      ? itemOf(cents, cantidad, false, { cantidad, cantidadMeaning: null })
      : null,
  ].filter((item) => item !== null);
}

function itemOf(
  guess: Guess<unknown> | null,
  label: string | null,
  isTaken: boolean,
  values: Partial<GastoDraft>,
) {
  return guess === null || label === null ? null : { guess, label, isTaken, values };
}
