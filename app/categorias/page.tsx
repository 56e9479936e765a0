import type { Metadata } from 'next';
import { CategoriasView } from '@/components/categorias/categorias-view';
import { CATALOGO_SCREENS } from '@/lib/text/catalogo-words';

export const metadata: Metadata = { title: CATALOGO_SCREENS.categorias.title };

export default function CategoriasPage() {
  return <CategoriasView />;
}
