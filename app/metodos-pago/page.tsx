import type { Metadata } from 'next';
import { MetodosPagoView } from '@/components/metodos-pago/metodos-pago-view';
import { CATALOGO_SCREENS } from '@/lib/text/catalogo-words';

export const metadata: Metadata = { title: CATALOGO_SCREENS.metodosPago.title };

export default function MetodosPagoPage() {
  return <MetodosPagoView />;
}
