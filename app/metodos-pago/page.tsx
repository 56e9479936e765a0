import type { Metadata } from 'next';
import { MetodosPagoView } from '@/components/metodos-pago/metodos-pago-view';
import { TITLES } from '@/lib/text/common';

export const metadata: Metadata = { title: TITLES.metodosPago };

export default function MetodosPagoPage() {
  return <MetodosPagoView />;
}
