import type { Metadata } from 'next';
import { CatalogoView } from '@/components/catalogo/catalogo-view';
import { CATALOGO_SCREENS } from '@/lib/text/catalogo-words';

export const metadata: Metadata = { title: CATALOGO_SCREENS.metodosPago.title };

export default function MetodosPagoPage() {
  return <CatalogoView table="metodosPago" />;
}
