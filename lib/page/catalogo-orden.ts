import { CATALOGO_ORDENES, type CatalogoOrden } from '@/lib/domain/catalogo-order';
import { createSetting } from './settings';

export const catalogoOrden = createSetting<CatalogoOrden>(
  'mis-gastos:catalogo-orden',
  (text) => CATALOGO_ORDENES.find((orden) => orden === text),
  'nombre',
);
