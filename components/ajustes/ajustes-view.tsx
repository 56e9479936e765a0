'use client';

import { Keyboard } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { ThemeChoice } from '@/components/shell/theme-choice';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { setPreference } from '@/lib/page/chosen-preferences';
import { showOverlay } from '@/lib/page/overlay';
import { AJUSTES } from '@/lib/text/ajustes';
import { TITLES, WAITING } from '@/lib/text/common';
import { CopiesCard } from './copies-card';
import { DataCard } from './data-card';
import { FormatCard } from './format-card';

/** The settings; each choice holds at once. Only the browser knows them, so they are not prerendered. */
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
            <KeyboardCard />
            <ScreenGate opening={<Skeleton className="h-96 rounded-card" />}>
              <DataCard />
              <CopiesCard />
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

/** The switch for single-key shortcuts, and their list. Hidden on touch-only devices. */
function KeyboardCard() {
  const { shortcuts } = usePreferences();
  const id = useId();
  return (
    <Card aria-labelledby={id} className="not-any-pointer-fine:hidden">
      <CardTitle id={id}>{AJUSTES.keyboard}</CardTitle>
      <CardContent className="grid grid-cols-1 justify-items-start gap-5">
        <div className="flex w-full items-center justify-between gap-4">
          <div className="min-w-0">
            <p id={`${id}-switch`} className="text-sm font-medium">
              {AJUSTES.shortcuts}
            </p>
            <p id={`${id}-advice`} className="mt-0.5 text-pretty text-sm text-muted-foreground">
              {AJUSTES.shortcutsAdvice}
            </p>
          </div>
          <Switch
            aria-labelledby={`${id}-switch`}
            aria-describedby={`${id}-advice`}
            checked={shortcuts}
            onCheckedChange={(checked) => {
              setPreference('shortcuts', checked);
            }}
          />
        </div>
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
