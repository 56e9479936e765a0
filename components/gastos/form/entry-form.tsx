import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { CantidadField } from '@/components/fields/cantidad-field';
import { faultText } from '@/components/gasto/gasto-control';
import { FieldError } from '@/components/ui/field';
import type { Gasto } from '@/lib/domain/entities';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import type { LineQuestion } from '@/lib/read/line/line-types';
import { readSumSoFar } from '@/lib/read/read-sum';
import { useFormat } from '@/lib/hooks/use-format';
import { useGuess } from '@/lib/hooks/use-guess';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useSetting } from '@/lib/hooks/use-setting';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { nombreOf } from '@/lib/page/guessed-names';
import { saveOnTap } from '@/lib/page/save-on-tap';
import { CORRECTING, ENTRY } from '@/lib/text/gastos';
import { LINE_FIELD } from '@/lib/text/line';
import { CantidadPad } from './cantidad-pad';
import { CategoriaField } from './categoria-field';
import { DayChips } from './day-chips';
import { OfferedLines, type LinesOffer } from './draft-offers';
import { EmptyDraft } from './empty-draft';
import { MetodoAndEstado, Texts } from './entry-details';
import { EntryFooter } from './entry-footer';
import { GuessLine } from './guess-line';
import { LineQuestionBox } from './line-question-box';
import { Recents } from './recents';
import { useCantidadPad } from './use-cantidad-pad';
import { useEntryForm } from './use-entry-form';

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
  /** Keeps a new expense until it is saved. */
  newKey?: string;
  /** Unfinished lines. */
  offered?: LinesOffer | undefined;
  /** True if the form begins with a draft that was left. */
  hasComeBack?: boolean;
  /** Open questions of the line that filled the form. */
  asked?: readonly LineQuestion[] | undefined;
  /** Shows the field for a line at once. */
  beginsWithLine?: boolean | undefined;
  /** No guess replaces these fields. */
  saidBefore?: readonly (keyof GastoDraft)[] | undefined;
  onDone: () => void;
};

/** A new expense needs only amount and category; the rest has usual values. */
export function EntryForm({
  choices,
  newKey,
  offered,
  hasComeBack = false,
  asked = [],
  beginsWithLine = false,
  ...options
}: EntryFormProps) {
  const { initial, gasto } = options;
  const { form, ...entry } = useEntryForm({
    ...options,
    newKey,
    habits: choices,
    focusOn: firstFocus(options.gasto !== null, beginsWithLine),
  });
  const { draft, faults, conflict, change } = entry;
  const pad = useCantidadPad(draft, change);
  const [isLine, setLine] = useState(beginsWithLine);
  const onlyLine = isLine && pad.isTouch;
  const savesOnTap = useSetting(saveOnTap) && pad.isTouch && newKey !== undefined && asked.length === 0;
  const parts = { choices, draft, faults, change };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={entry.submit}
      onFocus={pad.onFocus}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="grid flex-1 grid-cols-1 content-start gap-2 overflow-y-auto overflow-x-hidden px-4 py-3 sm:gap-4 sm:p-5">
        {conflict ? <FieldError role="alert">{CORRECTING[conflict]}</FieldError> : null}
        <Questions {...{ asked, choices }} said={options.beginning ?? initial} onAnswer={change} />
        {offered ? <OfferedLines offer={offered} /> : null}
        <Cantidad
          {...{ entry, choices, isLine, onlyLine, hasComeBack, savesOnTap }}
          onSwitch={setLine}
          isNew={gasto === null}
          fieldProps={pad.fieldProps}
        />
        <Categoria {...{ entry, choices, onlyLine, savesOnTap }} />
        <DayChips {...parts} />
        <MetodoAndEstado {...parts} initial={initial} />
        <Texts {...parts} />
        <Guesses {...{ entry, choices }} isNew={gasto === null} />
      </div>
      {pad.isShown ? <CantidadPad {...pad.padProps} /> : null}
      <EntryFooter {...{ entry, choices, gasto }} />
    </form>
  );
}

type CategoriaProps = Omit<PartProps, 'isNew'> & Record<'onlyLine' | 'savesOnTap', boolean>;

function Categoria({ entry, choices, onlyLine, savesOnTap }: CategoriaProps) {
  const { draft, faults, change, saveWith } = entry;
  return (
    <CategoriaField
      choices={choices}
      value={draft.categoria}
      error={categoriaFault(faults, onlyLine)}
      onChange={(categoria) => {
        change({ categoria }, true);
      }}
      onPress={
        savesOnTap && draft.cantidad !== ''
          ? (categoria) => {
              saveWith({ categoria });
            }
          : undefined
      }
    />
  );
}

/** Under a line, the categories ask for what it did not say. */
function categoriaFault(faults: DraftFaults, onlyLine: boolean): string | undefined {
  return onlyLine && faults.categoria === 'not-chosen'
    ? LINE_FIELD.categoria
    : faultText(faults, 'categoria');
}

/** With touch no field opens a keyboard over what a stored expense says; a line takes the focus once it is there. */
function firstFocus(isStored: boolean, beginsWithLine: boolean): string {
  const hasTouch = matchMedia('(pointer: coarse)').matches;
  return hasTouch && (isStored || beginsWithLine) ? '' : 'input';
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

type PartProps = {
  entry: Omit<ReturnType<typeof useEntryForm>, 'form'>;
  choices: EntryChoices;
  isNew: boolean;
};

type CantidadProps = PartProps &
  Pick<ReturnType<typeof useCantidadPad>, 'fieldProps'> & {
    isLine: boolean;
    /** True if the line stands in the amount's place. */
    onlyLine: boolean;
    onSwitch: (isLine: boolean) => void;
    hasComeBack: boolean;
    savesOnTap: boolean;
  };

/** The amount is typed, said in a line, or comes with a recent expense. */
function Cantidad({ entry, choices, isNew, fieldProps, isLine, onlyLine, onSwitch, ...rest }: CantidadProps) {
  const { draft, faults, saved, change, takeLine } = entry;
  const loaded = useLoaded(loadLineField, isLine);
  const line = isLine && loaded && (
    <loaded.LineField
      choices={choices}
      onSaid={takeLine}
      onAnswer={change}
      fault={onlyLine ? faults.cantidad : undefined}
      saved={saved}
    />
  );
  function backToCantidad() {
    flushSync(() => {
      onSwitch(false);
    });
    fieldProps.inputRef.current?.focus();
  }
  if (line && onlyLine)
    return (
      <div className="relative">
        <FieldSwitch label={ENTRY.pad} onPress={backToCantidad} />
        {line}
      </div>
    );
  return (
    <>
      {line}
      <div className="relative">
        {/* Before the amount, so that Tab leads from there to the categories. */}
        {isNew ? (
          <FieldSwitch
            label={LINE_FIELD.label}
            isOn={onlyLine ? undefined : isLine}
            onPress={() => {
              onSwitch(!isLine);
            }}
          />
        ) : null}
        {rest.hasComeBack ? <EmptyDraft entry={entry} /> : null}
        <CantidadField draft={draft} fault={faults.cantidad} onChange={change} {...fieldProps} />
      </div>
      {isNew ? <UsualOnes {...{ entry, choices }} savesOnTap={rest.savesOnTap} /> : null}
    </>
  );
}

/** With an amount, a tap on a recent saves as one on a tile does. */
function UsualOnes({ entry, choices, savesOnTap }: Omit<PartProps, 'isNew'> & { savesOnTap: boolean }) {
  const { cantidad } = entry.draft;
  return (
    <Recents
      recents={choices.recents}
      typed={cantidad}
      onTake={(values) => {
        entry.begin(values, true);
      }}
      onPress={savesOnTap && cantidad !== '' ? entry.saveWith : undefined}
    />
  );
}

type FieldSwitchProps = { label: string; isOn?: boolean | undefined; onPress: () => void };

/** Stands beside the label of amount or line, where it takes no room; above it where text is large. */
function FieldSwitch({ label, isOn, onPress }: FieldSwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="tight:static tight:block absolute -top-3 right-0 h-11 cursor-pointer rounded px-2 text-sm font-medium text-primary hover:bg-accent sm:-top-2 sm:h-9"
    >
      {label}
    </button>
  );
}

function Guesses({ entry: { draft, change, follow }, choices, isNew }: PartProps) {
  const guesses = useGuess(isNew, draft, ({ categoriaId, metodoPagoId }) => {
    follow({
      categoria: nombreOf(choices.categorias, categoriaId),
      metodoPago: nombreOf(choices.metodosPago, metodoPagoId),
    });
  });
  return guesses ? <GuessLine {...{ guesses, choices, draft }} onTake={change} /> : null;
}
