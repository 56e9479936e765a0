import type { Likely } from '@/lib/statements/review/likely-categorias';
import { NOUNS } from './common';
import { alikeEvidence, guessEvidence } from './entry';
import { type Format, shorten } from './format';

export const FINDERS = {
  categorias: {
    all: 'Todas las categorías',
    find: 'Buscar una categoría',
    findOrMake: 'Buscar o crear categoría',
    none: 'Ninguna categoría se llama así',
    fresh: 'Categoría nueva',
    isFresh: 'Se crea',
    create: (nombre: string) => `Crear «${shorten(nombre)}»`,
  },
  metodosPago: {
    all: 'Todos los métodos de pago',
    find: 'Buscar un método de pago',
    none: 'Ningún método de pago se llama así',
  },
} as const;

export const CLASIFICAR = {
  title: 'Por clasificar',
  open: (format: Format, count: number) =>
    format.choose(count, ['Clasificar 1 gasto', `Clasificar ${format.plainNumber(count)} gastos`]),
  waiting: (format: Format, count: number) => `${format.count(count, NOUNS.gasto)} sin clasificar`,
  before: (format: Format, count: number) => `Clasificar antes (${format.count(count, NOUNS.gasto)})`,
  advice: 'Una tarjeta por comercio; cada respuesta vale para todos sus gastos.',
  finding: 'Buscando gastos sin clasificar…',
  notFound: 'No se han podido buscar los gastos sin clasificar',
  place: (place: string, of: string) => `Comercio ${place} de ${of}`,
  summary: (gastos: string, cantidad: string) => `${gastos} · ${cantidad}`,
  movements: (format: Format, count: number) => format.choose(count, ['Ver el gasto', 'Ver los gastos']),
  alike: 'También los parecidos',
  likely: '¿En qué categoría van?',
  other: 'Otra',
  noGasto: 'No es un gasto',
  skip: 'Saltar',
  always: 'Siempre así',
  alwaysAdvice: 'Vale también para los próximos extractos.',
  done: (nombre: string, more: string, categoria: string) => `${nombre}${more}: ${categoria}`,
  removed: {
    stored: (nombre: string, more: string) => `Eliminado: ${nombre}${more}`,
    review: (nombre: string, more: string) => `No se importa: ${nombre}${more}`,
  },
  skippedOne: (nombre: string) => `Saltado: ${nombre}`,
  andMore: (format: Format, count: number) => (count === 0 ? '' : ` y ${format.plainNumber(count)} más`),
  nothing: 'No hay gastos sin clasificar',
  allDone: (counted: string) => `Todo clasificado: ${counted}`,
  partDone: (counted: string) => `Clasificado por ahora: ${counted}`,
  skipped: (format: Format, count: number) =>
    format.choose(count, ['Has saltado 1 comercio.', `Has saltado ${format.plainNumber(count)} comercios.`]),
  again: 'Repasar los saltados',
  finish: 'Listo',
  shops: ['comercio', 'comercios'],
} as const;

export function likelySentence({ because }: Likely, nombre: string, format: Format): string {
  switch (because.kind) {
    case 'past':
      return guessEvidence({ ...because, because: { kind: 'nombre', text: nombre } }, format);
    case 'alike':
      return alikeEvidence(because.nombre);
    case 'trade':
      return because.by === 'shop'
        ? `${because.trade}: ${shorten(nombre)} lo es`
        : `${because.trade}: lo dice su nombre`;
    case 'usual':
      return '';
  }
}
