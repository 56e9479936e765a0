'use client';

import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { TITLES } from '@/lib/text/common';
import { ResumenScreen } from './resumen-screen';
import { ResumenSkeleton } from './resumen-skeleton';

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
