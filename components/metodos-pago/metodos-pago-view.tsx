import { CatalogoView } from '@/components/catalogo/catalogo-view';

/** All payment methods, what is paid with each, and what can be done with them. */
export function MetodosPagoView() {
  return <CatalogoView table="metodosPago" />;
}
