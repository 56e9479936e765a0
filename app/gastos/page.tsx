import type { Metadata } from 'next';
import { GastosView } from '@/components/gastos/gastos-view';
import { GASTOS } from '@/lib/text/screens';

export const metadata: Metadata = { title: GASTOS.title };

export default function GastosPage() {
  return <GastosView />;
}
