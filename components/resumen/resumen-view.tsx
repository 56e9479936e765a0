'use client';

import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { TITLES } from '@/lib/text/common';
import { ResumenScreen } from './resumen-screen';
import { ResumenSkeleton } from './resumen-skeleton';

/** The start page: what to do first or, once there are expenses, where the money of a month or a year went. */
export function ResumenView() {
  return (
    <>
      <PageHeader title={TITLES.resumen} />
      <ScreenGate opening={<ResumenSkeleton />}>
        <ResumenScreen />
      </ScreenGate>
    </>
  );
}
