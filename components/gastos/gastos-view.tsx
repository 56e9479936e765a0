'use client';

import { Suspense } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { StorageGate } from '@/components/shell/storage-gate';
import { GASTOS } from '@/lib/text/screens';
import { GastosOfAddress } from './gastos-of-address';
import { GastosSkeleton } from './gastos-skeleton';

/** The list of expenses, a month at a time. */
export function GastosView() {
  return (
    <>
      <PageHeader title={GASTOS.title} />
      <div className="mx-auto max-w-3xl">
        <Suspense fallback={<GastosSkeleton />}>
          <StorageGate opening={<GastosSkeleton />}>
            <GastosOfAddress />
          </StorageGate>
        </Suspense>
      </div>
    </>
  );
}
