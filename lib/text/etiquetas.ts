import { MAX_ETIQUETAS, MAX_GRAPHEMES } from '@/lib/domain/etiquetas';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import { EITHER } from './searching';

export const ETIQUETAS = {
  title: 'Etiquetas',
  inUse: 'Etiquetas en uso',
  ofMany: (gastos: string) => `Etiquetas de ${gastos}`,
  placeholder: '#viaje',
  create: (nombre: string) => `Nueva: ${nombre}`,
  remove: (nombre: string) => `Quitar la etiqueta ${nombre}`,
  fault: `Hasta ${MAX_GRAPHEMES} letras, sin «#», «,» ni «;».`,
  full: `Caben ${MAX_ETIQUETAS} etiquetas en un gasto.`,
  modo: 'Gastos con',
  modos: { alguna: 'Alguna', todas: 'Todas', sin: 'Ninguna' } satisfies Record<
    GastosFilter['etiquetasModo'],
    string
  >,
  added: 'Añadir etiquetas',
  removed: 'Quitar etiquetas',
} as const;

/** «#a o #b», «#a y #b», «Sin #a ni #b», «Sin etiquetas». */
export const FILTERED_BY: Record<GastosFilter['etiquetasModo'], (hashtags: readonly string[]) => string> = {
  alguna: (hashtags) => hashtags.join(EITHER),
  todas: (hashtags) => hashtags.join(' y '),
  sin: (hashtags) => `Sin ${hashtags.join(' ni ') || 'etiquetas'}`,
};
