'use client';

import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { TITLES } from '@/lib/text/common';
import { GastosOpening, GastosScreen } from './gastos-screen';

export function GastosView() {
  return (
    <>
      <PageHeader title={TITLES.gastos} isBare />
      <div className="mx-auto max-w-3xl max-md:[--header-room:0rem] lg:max-w-7xl">
        <ScreenGate opening={<GastosOpening />}>
          <GastosScreen />
        </ScreenGate>
      </div>
    </>
  );
}
