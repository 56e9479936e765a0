import type { Starters } from '@/lib/domain/entities';
import { SAMPLE_CATEGORIAS, SAMPLE_METODOS_PAGO } from './vocabulary';

export const STARTERS: Starters = {
  categorias: SAMPLE_CATEGORIAS.map(({ nombre, descripcion, color, icono }) => ({
    nombre,
    descripcion,
    color,
    icono,
  })),
  metodosPago: SAMPLE_METODOS_PAGO.map(({ nombre, descripcion, icono }) => ({ nombre, descripcion, icono })),
};
