import { shorten } from './format';

export const CATEGORIA_FINDER = {
  all: 'Todas las categorías',
  find: 'Buscar una categoría',
  findOrMake: 'Buscar o crear categoría',
  none: 'Ninguna categoría se llama así',
  fresh: 'Categoría nueva',
  isFresh: 'Se crea',
  create: (nombre: string) => `Crear «${shorten(nombre)}»`,
} as const;

export const METODO_FINDER = {
  all: 'Todos los métodos de pago',
  find: 'Buscar un método de pago',
  none: 'Ningún método de pago se llama así',
} as const;
