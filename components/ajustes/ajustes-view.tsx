'use client';

import { Keyboard } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useId, useSyncExternalStore } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { ThemeChoice } from '@/components/shell/sidebar';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { usePreferences, useSetting } from '@/lib/hooks/use-setting';
import { setPreference } from '@/lib/page/chosen-preferences';
import { showOverlay } from '@/lib/page/overlays';
import { autoCents, saveOnTap } from '@/lib/page/entry-settings';
import { AJUSTES } from '@/lib/text/ajustes';
import { TITLES, WAITING } from '@/lib/text/common';
import { FormatCard } from './format-card';

const DataCards = lazyPart(() => import('./data-card').then((module) => module.DataCards), DataCardsLoading);

/** Each choice holds at once. Only the browser knows the settings, so they are not prerendered. */
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

/** False while a page is prerendered and until it is hydrated. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

/** Hidden on touch-only devices. */
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

/** Hidden where there is no touch. */
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
