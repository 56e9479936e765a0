'use client';

import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { Skeleton } from '@/components/ui/skeleton';
import { TITLES, WAITING } from '@/lib/text/common';
import { CopiesCard } from './copies-card';
import { DataCard } from './data-card';
import { FormatCard } from './format-card';
import { KeyboardCard } from './keyboard-card';
import { useId, useSyncExternalStore } from 'react';
import { ThemeChoice } from '@/components/shell/theme-choice';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { AJUSTES } from '@/lib/text/ajustes';

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
