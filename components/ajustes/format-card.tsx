import { useId } from 'react';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { atFirstUse } from '@/lib/domain/at-first-use';
import { WEEKDAYS } from '@/lib/domain/week';
import { useFormat } from '@/lib/hooks/use-format';
import { setPreference } from '@/lib/page/chosen-preferences';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { AJUSTES, currencyChoices, localeChoices, type SelectChoice } from '@/lib/text/ajustes';
import { capitalize } from '@/lib/text/format';
import { FormatPreview } from './format-preview';

const choicesOfLocale = atFirstUse(localeChoices);
const choicesOfCurrency = atFirstUse(currencyChoices);

export function FormatCard() {
  const { locale, currency, firstWeekday } = usePreferences();
  const format = useFormat();
  const id = useId();
  const advice = `${id}-advice`;
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{AJUSTES.format}</CardTitle>
      <CardDescription>{AJUSTES.formatAdvice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <ChoiceField
            label={AJUSTES.locale}
            choices={choicesOfLocale()}
            value={locale}
            onChange={(chosen) => {
              setPreference('locale', chosen);
            }}
          />
          <ChoiceField
            label={AJUSTES.firstWeekday}
            choices={WEEKDAYS.map((day) => ({ value: String(day), label: capitalize(format.weekday(day)) }))}
            value={String(firstWeekday)}
            onChange={(chosen) => {
              const day = WEEKDAYS.find((weekday) => String(weekday) === chosen);
              if (day) setPreference('firstWeekday', day);
            }}
          />
          <ChoiceField
            label={AJUSTES.currency}
            choices={choicesOfCurrency()}
            value={currency}
            describedBy={advice}
            onChange={(chosen) => {
              setPreference('currency', chosen);
            }}
          />
          <p id={advice} className="text-pretty text-sm text-muted-foreground sm:self-end">
            {AJUSTES.neverConverts}
          </p>
        </div>
        <FormatPreview />
      </CardContent>
    </Card>
  );
}

type ChoiceFieldProps = {
  label: string;
  choices: readonly SelectChoice[];
  value: string;
  describedBy?: string;
  onChange: (value: string) => void;
};

function ChoiceField({ label, choices, value, describedBy, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <NativeSelect
          id={id}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
