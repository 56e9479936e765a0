import type { Metadata } from 'next';
import { TITLES } from '@/lib/text/common';
import { CatalogoView } from '@/components/catalogo/catalogo-view';

export const metadata: Metadata = { title: TITLES.metodosPago };

export default function MetodosPagoPage() {
  return <CatalogoView table="metodosPago" />;
}
