import type { Metadata } from 'next';
import { TITLES } from '@/lib/text/common';
import { CatalogoView } from '@/components/catalogo/catalogo-view';

export const metadata: Metadata = { title: TITLES.categorias };

export default function CategoriasPage() {
  return <CatalogoView table="categorias" />;
}
