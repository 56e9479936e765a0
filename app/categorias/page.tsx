import type { Metadata } from 'next';
import { CatalogoView } from '@/components/catalogo/catalogo-view';
import { CATALOGO_SCREENS } from '@/lib/text/catalogo-words';

export const metadata: Metadata = { title: CATALOGO_SCREENS.categorias.title };

export default function CategoriasPage() {
  return <CatalogoView table="categorias" />;
}
