import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { estadoChoices, faultText, GastoControl, showPicker } from '@/components/gasto/gasto-control';
import { RowFinder } from '@/components/gasto/row-finder';
import { Button } from '@/components/ui/button';
import { ChipInput, ChoiceFieldset, SCROLL_ROW, useChosenInView } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { Field, FieldError } from '@/components/ui/field';
import { addDays, type Fecha } from '@/lib/domain/dates';
import { type GastoDraft, placeholderOf } from '@/lib/domain/gasto-entry';
import { TEXT_FIELDS } from '@/lib/domain/gasto-fields';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import type { EntryChoices } from '@/lib/page/queries/entry-choices';
import { FIELDS, NONE } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import { type Format, shorten } from '@/lib/text/format';
import type { useEntryForm } from './use-entry-form';

/** The radio for days without a chip. */
const OTHER_DAY = 'other';

/** A finger or a mouse on «Otro día» opens the browser's picker; a key does not. */
function useDayPicker(chosen: Fecha, isOther: boolean, onAsk: () => void) {
  const rowRef = useChosenInView(chosen);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    // The day itself stands at the row's end.
    if (isOther && rowRef.current) rowRef.current.scrollLeft = rowRef.current.scrollWidth;
  }, [isOther, rowRef]);

  /** A click on the input follows a press on its label. A key gives only the second. */
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof HTMLInputElement)) {
      isPressed.current = target instanceof Element && target.closest('label') !== null;
      return;
    }
    if (isPressed.current && target.value === OTHER_DAY) {
      flushSync(onAsk);
      const field = rowRef.current?.querySelector<HTMLInputElement>('input[type=date]');
      field?.focus();
      if (field) showPicker(field);
    }
    isPressed.current = false;
  }

  return { row: rowRef, onClick };
}

type DayChipsProps = Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'change'>;

const NEAR_DAYS = 7;

/** For other days the last chip becomes a date field of its size. */
export function DayChips({ draft: { fecha: chosen }, faults, change }: DayChipsProps) {
  const format = useFormat();
  const today = useToday();
  const near = daysUntil(today);
  const [isAsked, setAsked] = useState(false);
  const isOther = isAsked || near.every((fecha) => fecha !== chosen);
  function ask() {
    setAsked(true);
  }
  const { row, onClick } = useDayPicker(chosen, isOther, ask);
  return (
    <ChoiceFieldset legend={FIELDS.fecha} choose="one" isLegendHidden>
      {(name) => (
        <div
          ref={row}
          className={cn(SCROLL_ROW, '-my-1.5 -mr-4 sm:-mr-5 sm:flex-wrap sm:overflow-x-visible')}
          onClick={onClick}
        >
          {near.map((fecha) => (
            <ChipInput
              key={fecha}
              type="radio"
              name={name}
              chip={{ value: fecha, label: labelOf(fecha, today, format) }}
              checked={!isOther && fecha === chosen}
              onChange={() => {
                setAsked(false);
                change({ fecha });
              }}
            />
          ))}
          <OtherDay
            {...{ name, isOther, chosen, change }}
            error={isOther ? faultText(faults, 'fecha') : undefined}
            onAsk={ask}
          />
        </div>
      )}
    </ChoiceFieldset>
  );
}

type OtherDayProps = Pick<DayChipsProps, 'change'> & {
  /** The name of the radios. */
  name: string;
  isOther: boolean;
  chosen: Fecha;
  error: string | undefined;
  onAsk: () => void;
};

function OtherDay({ name, isOther, chosen, error, change, onAsk }: OtherDayProps) {
  const errorId = useId();
  return (
    <div className="relative grid w-44 *:justify-center sm:w-40">
      <ChipInput
        type="radio"
        name={name}
        chip={{ value: OTHER_DAY, label: ENTRY.otherDay }}
        checked={isOther}
        onChange={onAsk}
      />
      {error ? (
        <FieldError
          id={errorId}
          className="absolute inset-y-0 right-full w-28 items-center bg-card text-[0.8125rem]/[1.15] sm:w-48"
        >
          {error}
        </FieldError>
      ) : null}
      {isOther ? (
        <GastoControl
          field="fecha"
          value={chosen}
          aria-label={FIELDS.fecha}
          aria-invalid={Boolean(error)}
          aria-describedby={error && errorId}
          className="absolute inset-0 h-11 rounded-full px-3.5 text-base sm:h-10 sm:text-sm"
          onChange={(fecha) => {
            change({ fecha });
          }}
        />
      ) : null}
    </div>
  );
}

function daysUntil(today: Fecha): Fecha[] {
  return Array.from({ length: NEAR_DAYS }, (_, ago) => addDays(today, -ago));
}

/** «Hoy», «Ayer», «lun 23». */
function labelOf(fecha: Fecha, today: Fecha, format: Format): string {
  return fecha < addDays(today, -1) ? format.nearDay(fecha) : format.day(fecha, today);
}

/** Unique: one form is open at a time. */
const ESTADO_FAULT = 'estado-fault';

type PartProps = Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'change'> & {
  choices: EntryChoices;
};

/** The most used methods, the others behind a button. A press sets the next state. */
export function MetodoAndEstado({
  choices,
  initial,
  draft,
  faults,
  change,
}: PartProps & { initial: GastoDraft }) {
  const estados = estadoChoices(initial.estado).filter(({ value }) => value !== '');
  const estado = estados.find(({ value }) => value === draft.estado);
  return (
    <div className="grid gap-2">
      <div className="flex gap-1.5">
        <MetodoChips {...{ choices, draft, faults, change }} />
        <Button
          variant="outline"
          className="min-w-25 max-w-full shrink-0 self-end rounded-full px-3.5 font-normal"
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
    </div>
  );
}

function MetodoChips({ choices, draft, faults, change }: PartProps) {
  const { shown, hasOthers } = metodosShown(choices, draft.metodoPago);
  const row = useChosenInView(draft.metodoPago);
  return (
    <ChoiceFieldset
      legend={FIELDS.metodoPago}
      error={faultText(faults, 'metodoPago')}
      choose="one"
      className="flex-1"
      isLegendHidden
    >
      {(name) => (
        <div ref={row} className={cn(SCROLL_ROW, '-my-1.5 sm:flex-wrap sm:overflow-x-visible')}>
          {shown.map(({ nombre, icono }) => (
            <ChipInput
              key={nombre}
              type="radio"
              name={name}
              chip={{ value: nombre, label: nombre, icon: icono }}
              checked={nombre === draft.metodoPago}
              onChange={() => {
                change({ metodoPago: nombre });
              }}
            />
          ))}
          {hasOthers ? <OtherMetodo {...{ choices, change }} /> : null}
        </div>
      )}
    </ChoiceFieldset>
  );
}

/** The chosen one replaces the last, so that the row stays as long. */
function metodosShown({ metodosPago, usualMetodos }: EntryChoices, chosen: string | null) {
  const usual = new Set(usualMetodos.map(({ nombre }) => nombre));
  const named = metodosPago.filter(({ nombre }) => nombre !== '');
  const rare = named.filter(({ nombre }) => nombre === chosen && !usual.has(nombre));
  const most = named.filter(({ nombre }) => usual.has(nombre));
  const shown = [...most.slice(0, most.length - rare.length), ...rare];
  return { shown, hasOthers: shown.length < named.length };
}

function OtherMetodo({ choices, change }: Pick<PartProps, 'choices' | 'change'>) {
  const [isFinding, setFinding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        className="shrink-0 rounded-full px-3.5 font-normal"
        aria-haspopup="dialog"
        onClick={() => {
          setFinding(true);
        }}
      >
        {ENTRY.otherMetodo}
      </Button>
      {isFinding ? (
        <RowFinder
          table="metodosPago"
          rows={choices.metodosPago}
          onChoose={(metodoPago) => {
            change({ metodoPago });
          }}
          onClose={() => {
            // Until the finder is gone, it keeps the focus.
            flushSync(() => {
              setFinding(false);
            });
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

export function Texts({ choices, draft, faults, change }: PartProps) {
  const id = useId();
  const [isInUse, setInUse] = useState(false);
  return (
    <div
      className="grid grid-cols-1 gap-3 sm:grid-cols-2"
      onFocus={() => {
        setInUse(true);
      }}
    >
      {TEXT_FIELDS.map((field) => (
        <Field key={field} label={FIELDS[field]} error={faultText(faults, field)}>
          {(control) => (
            <GastoControl
              {...control}
              field={field}
              name={field}
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
      {/* Hundreds of elements, which the opening of the form does not wait for. */}
      <datalist id={id}>
        {isInUse ? choices.suggestions.map(({ nombre }) => <option key={nombre} value={nombre} />) : null}
      </datalist>
    </div>
  );
}
