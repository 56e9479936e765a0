import { useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { faultText, GastoControl } from '@/components/gasto/gasto-control';
import { ChipInput } from '@/components/ui/chip-input';
import { ChoiceFieldset } from '@/components/ui/choice-fieldset';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { SCROLL_ROW } from '@/components/ui/scroll-row';
import { addDays, type Fecha } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { FIELDS } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import type { useEntryForm } from './use-entry-form';

type DayChipsProps = Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'change'>;

const OTHER_DAY = 'other';
const NEAR_DAYS = 7;

/** The last week, a chip a day, and a date field for other days. Nothing below the row moves. */
export function DayChips({ draft: { fecha: chosen }, faults, change }: DayChipsProps) {
  const format = useFormat();
  const today = useToday();
  const errorId = useId();
  const error = faultText(faults, 'fecha');
  const near = Array.from({ length: NEAR_DAYS }, (_, ago) => addDays(today, -ago));
  const [isAsked, setAsked] = useState(false);
  const isOther = isAsked || near.every((fecha) => fecha !== chosen);
  const { row, onClick } = useDayPicker(isOther, () => {
    setAsked(true);
  });
  return (
    <div className="grid gap-2">
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
            <ChipInput
              type="radio"
              name={name}
              chip={{ value: OTHER_DAY, label: ENTRY.otherDay }}
              checked={isOther}
              onChange={() => {
                setAsked(true);
              }}
            />
            {isOther ? <OtherDay {...{ chosen, error, errorId, change }} /> : null}
          </div>
        )}
      </ChoiceFieldset>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

type OtherDayProps = Pick<DayChipsProps, 'change'> & {
  chosen: Fecha;
  error: string | undefined;
  errorId: string;
};

function OtherDay({ chosen, error, errorId, change }: OtherDayProps) {
  return (
    <GastoControl
      field="fecha"
      value={chosen}
      aria-label={FIELDS.fecha}
      aria-invalid={Boolean(error)}
      aria-describedby={error && errorId}
      className="h-11 w-auto shrink-0 rounded-full px-3.5 text-base sm:h-10 sm:text-sm"
      onChange={(fecha) => {
        change({ fecha });
      }}
    />
  );
}

/** «Hoy», «Ayer», «lun 23». */
function labelOf(fecha: Fecha, today: Fecha, format: Format): string {
  return fecha < addDays(today, -1) ? format.nearDay(fecha) : format.day(fecha, today);
}

/** Opens the browser's picker when a finger or a mouse presses «Otro día»; keys only choose the chip. */
function useDayPicker(isOther: boolean, onAsk: () => void) {
  const row = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    // The day itself stands at the row's end.
    if (isOther && row.current) row.current.scrollLeft = row.current.scrollWidth;
  }, [isOther]);

  /** A press on a label is followed by a click on its input. A key gives only the second. */
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof HTMLInputElement)) {
      isPressed.current = target instanceof Element && target.closest('label') !== null;
      return;
    }
    if (isPressed.current && target.value === OTHER_DAY) {
      flushSync(onAsk);
      showPicker(row.current?.querySelector<HTMLInputElement>('input[type=date]'));
    }
    isPressed.current = false;
  }

  return { row, onClick };
}

function showPicker(input: HTMLInputElement | null | undefined) {
  input?.focus();
  try {
    input?.showPicker();
  } catch {
    // The browser has no picker, or refuses to open it: the field has the focus.
  }
}
