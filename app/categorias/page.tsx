import type { Metadata } from 'next';
import { CategoriasView } from '@/components/categorias/categorias-view';
import { TITLES } from '@/lib/text/common';

export const metadata: Metadata = { title: TITLES.categorias };

export default function CategoriasPage() {
  return <CategoriasView />;
}
