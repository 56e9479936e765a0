import { CatalogoView } from '@/components/catalogo/catalogo-view';

/** All categories, what is spent on each, and what can be done with them. */
export function CategoriasView() {
  return <CatalogoView table="categorias" />;
}
