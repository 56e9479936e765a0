import { useEffect } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { fechaOf, mesOf } from '@/lib/domain/dates';
import { readAddress } from '@/lib/domain/query-address';
import { resumenPeriodOf } from '@/lib/domain/resumen-period';
import { loadDue } from '@/lib/page/load-once';
import { phase } from '@/lib/page/phase';
import { askResumen } from '@/lib/page/resumen-query';
import { TITLES } from '@/lib/text/common';
import { ResumenScreen } from './resumen-screen';
import { ResumenSkeleton } from './resumen-skeleton';
import { loadAnswer } from './use-answer';

('use client');

export function ResumenView() {
  useEffect(askAhead, []);
  return (
    <>
      <PageHeader title={TITLES.resumen} />
      <ScreenGate opening={<ResumenSkeleton />}>
        <ResumenScreen />
      </ScreenGate>
    </>
  );
}

/** While the page opens and the gate waits for its own questions; the screen asks again if one fails. */
function askAhead(): void {
  if (phase.getState() === 'calm') return;
  const today = fechaOf(new Date());
  const { period } = readAddress(new URLSearchParams(window.location.search));
  askResumen(resumenPeriodOf(period, mesOf(today)), today);
  for (const load of [loadAnswer, loadDue]) load().catch(() => undefined);
}
