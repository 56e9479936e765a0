import type { DayRange, Fecha } from '@/lib/domain/dates';
import { MAX_ETIQUETAS, MAX_GRAPHEMES } from '@/lib/domain/etiquetas';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import type { Forms } from './common';
import { type Format, shownEtiqueta, throughDay } from './format';
import { EITHER } from './gastos';

function quoted(nombre: string): string {
  return `«${shownEtiqueta(nombre)}»`;
}

export const ETIQUETA_LIST = {
  one: 'Etiqueta',
  last: (day: string) => `Último: ${day}`,
  actions: (nombre: string) => `Acciones de ${quoted(nombre)}`,
  rename: 'Cambiar nombre',
  renameTitle: 'Cambiar el nombre de la etiqueta',
  /** Once such a name is typed, `joining` says more. */
  hint: 'Con el nombre de otra etiqueta, se unen las dos.',
  joining: (nombre: string, gastos: string, other: string, otherGastos: string) =>
    `${quoted(other)} ya existe, con ${otherGastos}. Al unirlas, ${quoted(nombre)} desaparece y lo suyo (${gastos}) pasa a ${quoted(other)}.`,
  both: (count: string): Forms => [
    'El gasto que tiene las dos se queda con una.',
    `Los ${count} que tienen las dos se quedan con una.`,
  ],
  undoable: 'Puedes deshacerlo.',
  saving: 'Cambiando gastos…',
  failed: 'No se ha podido cambiar la etiqueta',
  gone: 'Ningún gasto tiene ya esa etiqueta',
  done: {
    renamed: (nombre: string, by: string) => `${quoted(nombre)} es ahora ${quoted(by)}`,
    merged: (nombre: string, by: string) => `${quoted(nombre)} está ahora en ${quoted(by)}`,
    removed: quoted,
  },
  inside: (nombre: string) => `${nombre}:`,
  untagged: 'sin etiqueta',
  countsInBoth: 'Un gasto con dos etiquetas cuenta en las dos',
} as const;

/** «12–19 oct», «28 sept – 3 oct», «12 oct»; with the year if it is not today's. */
export function daysText({ desde, hasta }: DayRange, today: Fecha, format: Format): string {
  const isThisYear = [desde, hasta].every((fecha) => fecha.slice(0, 4) === today.slice(0, 4));
  const write = isThisYear ? format.dayAndMes : format.shortDay;
  if (desde === hasta) return write(desde);
  if (desde.slice(0, 7) === hasta.slice(0, 7)) return `${Number(desde.slice(8))}–${write(hasta)}`;
  return `${write(desde)} – ${write(hasta)}`;
}

export const STICKY = {
  goOn: (nombre: string) => `Seguir con ${shownEtiqueta(nombre)}`,
  through: throughDay,
  until: (nombre: string, day: string) => `${STICKY.goOn(nombre)} ${throughDay(day)}`,
  stop: 'Dejar de seguir',
  explained: 'Los gastos nuevos la llevarán hasta ese día; puedes quitarla en cada uno.',
  lastDay: 'Hasta el día',
  noDay: 'Elige hoy o un día posterior.',
  begin: 'Empezar',
  ask: (nombre: string, gastos: string) => `¿Añadir ${shownEtiqueta(nombre)} a ${gastos}?`,
  yes: 'Sí',
  no: 'No',
} as const;

export const ETIQUETAS = {
  title: 'Etiquetas',
  inUse: 'Etiquetas en uso',
  ofMany: (gastos: string) => `Etiquetas de ${gastos}`,
  placeholder: '#viaje',
  create: (nombre: string) => `Nueva: ${nombre}`,
  remove: (nombre: string) => `Quitar la etiqueta ${nombre}`,
  fault: `Hasta ${MAX_GRAPHEMES} letras, sin «#», «,» ni «;».`,
  full: `Caben ${MAX_ETIQUETAS} etiquetas en un gasto.`,
  noRoom: (gastos: string) => `No caben más etiquetas en ${gastos}.`,
  modo: 'Gastos con',
  modos: { alguna: 'Alguna', todas: 'Todas', sin: 'Ninguna' } satisfies Record<
    GastosFilter['etiquetasModo'],
    string
  >,
  /** «#a o #b», «#a y #b», «Sin #a ni #b», «Sin etiquetas». */
  filtered: {
    alguna: (hashtags: readonly string[]) => hashtags.join(EITHER),
    todas: (hashtags: readonly string[]) => hashtags.join(' y '),
    sin: (hashtags: readonly string[]) => `Sin ${hashtags.join(' ni ') || 'etiquetas'}`,
  } satisfies Record<GastosFilter['etiquetasModo'], (hashtags: readonly string[]) => string>,
  added: 'Añadir etiquetas',
  removed: 'Quitar etiquetas',
} as const;
