import type { Metadata } from 'next';
import { EarlyEntry } from '@/components/gastos/form/early-entry';
import { GastosView } from '@/components/gastos/gastos-screen';
import { StuckNotice } from '@/components/shell/stuck-notice';
import { TITLES } from '@/lib/text/common';
import { STUCK } from '@/lib/text/opening';

export const metadata: Metadata = { title: TITLES.gastos };

export default function GastosPage() {
  return (
    <>
      <EarlyEntry>
        <StuckNotice className="stuck:block rounded">{STUCK.form}</StuckNotice>
      </EarlyEntry>
      <GastosView />
    </>
  );
}
