import type { Metadata } from 'next';
import { EarlyEntry } from '@/components/gastos/form/early-entry';
import { GastosView } from '@/components/gastos/gastos-view';
import { TITLES } from '@/lib/text/common';

export const metadata: Metadata = { title: TITLES.gastos };

export default function GastosPage() {
  return (
    <>
      <EarlyEntry />
      <GastosView />
    </>
  );
}
