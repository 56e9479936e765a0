import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultText, GastoControl, showPicker } from '@/components/gasto/gasto-control';
import { ChipInput, ChoiceFieldset, SCROLL_ROW, useChosenInView } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { addDays, type Fecha } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import type { Format } from '@/lib/text/format';
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
  /** Of the radio. */
  name: string;
  isOther: boolean;
  chosen: Fecha;
  error: string | undefined;
  onAsk: () => void;
};

/** Its error covers the days before it. */
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
