'use client';
import { Keyboard } from 'lucide-react';
import { useId } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { ThemeChoice } from '@/components/shell/sidebar';
import { ScreenGate } from '@/components/shell/storage-gate';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { lazyPart, useInBrowser } from '@/components/ui/lazy-part';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { atFirstUse } from '@/lib/domain/at-first-use';
import { addDays, weekdayOf, WEEKDAYS, weekOf } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences, useSetting } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import { setPreference } from '@/lib/page/settings/chosen-preferences';
import { autoCents, saveOnTap } from '@/lib/page/settings/entry-settings';
import { showOverlay } from '@/lib/page/overlays';
import { AJUSTES, currencyChoices, localeChoices } from '@/lib/text/ajustes';
import { TITLES, WAITING } from '@/lib/text/common';
import { capitalize } from '@/lib/text/format';

const choicesOfLocale = atFirstUse(localeChoices);
const choicesOfCurrency = atFirstUse(currencyChoices);

function FormatCard() {
  const { locale, currency } = usePreferences();
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
          <FirstWeekdayField />
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

function FirstWeekdayField() {
  const { firstWeekday } = usePreferences();
  const format = useFormat();
  return (
    <ChoiceField
      label={AJUSTES.firstWeekday}
      choices={WEEKDAYS.map((day) => ({ value: String(day), label: capitalize(format.weekday(day)) }))}
      value={String(firstWeekday)}
      onChange={(chosen) => {
        const day = WEEKDAYS.find((weekday) => String(weekday) === chosen);
        if (day) setPreference('firstWeekday', day);
      }}
    />
  );
}

type ChoiceFieldProps = {
  label: string;
  choices: ReturnType<typeof localeChoices>;
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

const EXAMPLE_CENTS = 229_840n;
/** Enough that the day is not called «Hoy» or «Ayer». */
const EXAMPLE_DAYS = 3;

function FormatPreview() {
  const format = useFormat();
  const { firstWeekday } = usePreferences();
  const today = useToday();
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded bg-muted p-4 sm:grid-cols-2 sm:items-center"
    >
      <figcaption id={id} className="text-xs font-medium text-muted-foreground sm:col-span-2">
        {AJUSTES.preview}
      </figcaption>
      <div className="wrap-anywhere grid grid-cols-1 gap-0.5">
        <p className="text-2xl font-semibold tabular-nums tracking-tight">{format.cantidad(EXAMPLE_CENTS)}</p>
        <p className="text-sm">{format.day(addDays(today, -EXAMPLE_DAYS), today)}</p>
      </div>
      <ol aria-label={AJUSTES.previewWeek} className="grid grid-cols-7 text-center">
        {weekOf(today, firstWeekday).map((fecha) => (
          <li key={fecha} aria-current={fecha === today ? 'date' : undefined} className="group grid gap-1">
            <span className="text-xs text-muted-foreground">{format.shortWeekday(weekdayOf(fecha))}</span>
            <span className="mx-auto flex size-7 items-center justify-center rounded-full text-sm tabular-nums group-aria-[current=date]:bg-primary group-aria-[current=date]:font-semibold group-aria-[current=date]:text-primary-foreground forced-colors:group-aria-[current=date]:outline-2">
              {Number(fecha.slice(8))}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const DataCards = lazyPart(() => import('./data-card').then((module) => module.DataCards), DataCardsLoading);

/** Only the browser knows the settings, so they are not prerendered. */
export function AjustesView() {
  const inBrowser = useInBrowser();
  return (
    <>
      <PageHeader title={TITLES.ajustes} />
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        {inBrowser ? (
          <>
            <FormatCard />
            <AppearanceCard />
            <TouchCard />
            <KeyboardCard />
            <ScreenGate opening={<DataCardsLoading />}>
              <DataCards />
            </ScreenGate>
          </>
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <>
      <p className="sr-only" role="status">
        {WAITING.loading}
      </p>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </>
  );
}

function DataCardsLoading() {
  return <Skeleton className="h-96 rounded-card" />;
}

function AppearanceCard() {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{AJUSTES.appearance}</CardTitle>
      <CardDescription>{AJUSTES.appearanceAdvice}</CardDescription>
      <CardContent>
        <ThemeChoice named />
      </CardContent>
    </Card>
  );
}

function KeyboardCard() {
  const { shortcuts } = usePreferences();
  const id = useId();
  return (
    <Card aria-labelledby={id} className="not-any-pointer-fine:hidden">
      <CardTitle id={id}>{AJUSTES.keyboard}</CardTitle>
      <CardContent className="grid grid-cols-1 justify-items-start gap-5">
        <SwitchRow
          label={AJUSTES.shortcuts}
          advice={AJUSTES.shortcutsAdvice}
          checked={shortcuts}
          onChange={(checked) => {
            setPreference('shortcuts', checked);
          }}
        />
        <Button
          variant="outline"
          onClick={() => {
            showOverlay('shortcuts');
          }}
        >
          <Keyboard aria-hidden />
          {AJUSTES.showShortcuts}
        </Button>
      </CardContent>
    </Card>
  );
}

function TouchCard() {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="not-any-pointer-coarse:hidden">
      <CardTitle id={id}>{AJUSTES.touch}</CardTitle>
      <CardContent className="grid gap-5">
        <SwitchRow
          label={AJUSTES.saveOnTap}
          advice={AJUSTES.saveOnTapAdvice}
          checked={useSetting(saveOnTap)}
          onChange={saveOnTap.write}
        />
        <SwitchRow
          label={AJUSTES.autoCents}
          advice={AJUSTES.autoCentsAdvice}
          checked={useSetting(autoCents)}
          onChange={autoCents.write}
        />
      </CardContent>
    </Card>
  );
}

type SwitchRowProps = {
  label: string;
  advice: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function SwitchRow({ label, advice, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex w-full items-center justify-between gap-4">
      <div className="min-w-0">
        <p id={id} className="text-sm font-medium">
          {label}
        </p>
        <p id={`${id}-advice`} className="mt-0.5 text-pretty text-sm text-muted-foreground">
          {advice}
        </p>
      </div>
      <Switch
        aria-labelledby={id}
        aria-describedby={`${id}-advice`}
        checked={checked}
        onCheckedChange={onChange}
      />
    </div>
  );
}
