import type { Metadata } from 'next';
import { GastosView } from '@/components/gastos/gastos-view';
import { TITLES } from '@/lib/text/common';

export const metadata: Metadata = { title: TITLES.gastos };

export default function GastosPage() {
  return <GastosView />;
}
