'use client';

import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { TITLES } from '@/lib/text/common';
import { GastosOpening, GastosScreen } from './gastos-screen';

/** The list of expenses: a month, a range of days or everything. */
export function GastosView() {
  return (
    <>
      <PageHeader title={TITLES.gastos} />
      <div className="mx-auto max-w-3xl lg:max-w-7xl">
        <ScreenGate opening={<GastosOpening />}>
          <GastosScreen />
        </ScreenGate>
      </div>
    </>
  );
}
