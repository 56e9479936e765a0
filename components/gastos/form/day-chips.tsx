import { useState } from 'react';
import { GastoControl } from '@/components/gasto/gasto-control';
import { ChipInput } from '@/components/ui/chip-input';
import { ChoiceFieldset } from '@/components/ui/choice-fieldset';
import { Field } from '@/components/ui/field';
import { addDays } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { DAYS, FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/gastos';

type DayChipsProps = { value: string; error: string | undefined; onChange: (fecha: string) => void };

const OTHER_DAY = 'other';

export function DayChips({ value, error, onChange }: DayChipsProps) {
  const format = useFormat();
  const today = useToday();
  const near = [today, addDays(today, -1), addDays(today, -2)];
  const [isOther, setOther] = useState(!near.includes(value));
  const labels = [DAYS.today, DAYS.yesterday, format.nearDay(near[2] ?? today)];
  return (
    <div className="grid gap-2">
      <ChoiceFieldset legend={FIELDS.fecha} choose="one" isLegendHidden>
        {(name) => (
          <div className="flex flex-wrap gap-1.5">
            {near.map((fecha, place) => (
              <ChipInput
                key={fecha}
                type="radio"
                name={name}
                chip={{ value: fecha, label: labels[place] ?? fecha }}
                checked={!isOther && value === fecha}
                onChange={() => {
                  setOther(false);
                  onChange(fecha);
                }}
              />
            ))}
            <ChipInput
              type="radio"
              name={name}
              chip={{ value: OTHER_DAY, label: ENTRY.otherDay }}
              checked={isOther}
              onChange={() => {
                setOther(true);
              }}
            />
          </div>
        )}
      </ChoiceFieldset>
      {isOther || error ? (
        <Field label={FIELDS.fecha} error={error}>
          {(control) => <GastoControl {...control} field="fecha" value={value} onChange={onChange} />}
        </Field>
      ) : null}
    </div>
  );
}
