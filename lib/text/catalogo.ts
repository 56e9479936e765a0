import type { CatalogoTable } from '@/lib/domain/entities';
import type { CatalogoOrden } from '@/lib/domain/catalogo-entry';
import type { Hue } from '@/lib/domain/color';
import { FIELDS, type Forms, GASTO_ROW, NOUNS, TITLES } from './common';
import { CHOICE_FAULTS } from './common-later';
import { CANTIDAD_FAULTS } from './sums';

export const CATALOGO = {
  merge: 'Unir',
  mergeWith: 'Unir con…',
  actions: (nombre: string) => `Acciones de «${nombre}»`,
  orden: 'Orden',
  ordenes: { nombre: FIELDS.nombre, spent: 'Gastado', part: '% gastado' } satisfies Record<
    CatalogoOrden,
    string
  >,
  ofBudget: GASTO_ROW.of,
  budget: (cantidad: string) => `Presupuesto: ${cantidad} al mes`,
  icono: 'Icono',
  otherIcono: 'Otro emoji',
  color: 'Color',
  otherColor: 'Otro color',
  presupuesto: 'Presupuesto mensual',
  noPresupuesto: 'Sin presupuesto',
  mergeTo: '¿Con cuál?',
  mergeWhich: '¿Cuáles?',
  survivor: '¿Cuál se queda?',
  has: (nombre: string, gastos: string) => `«${nombre}» tiene ${gastos}.`,
  moving: 'Moviendo gastos…',
  moved: (gastos: string, nombre: string) => `${gastos} ahora en «${nombre}»`,
  saveFailed: 'No se ha podido guardar',
  removeFailed: 'No se ha podido eliminar',
  mergeFailed: 'No se han podido unir',
  faults: {
    nombre: {
      empty: 'Escribe un nombre.',
      'too-long': 'Es demasiado largo: 100 caracteres como mucho.',
    },
    similar: (nombre: string) =>
      `Se parece mucho a «${nombre}», que ya existe. Pulsa «Guardar» otra vez si quieres los dos nombres.`,
    descripcion: { 'too-long': 'Es demasiado larga: 500 caracteres como mucho.' },
    color: { 'no-color': 'Elige un color.' },
    presupuesto: {
      ...CANTIDAD_FAULTS.sum,
      negative: 'Escribe el presupuesto sin el signo menos.',
      'no-number': 'Escribe una cantidad, por ejemplo 250, o déjalo vacío.',
      'not-positive': 'El presupuesto tiene que ser mayor que cero. Déjalo vacío si no hay.',
      'too-small': 'El presupuesto no puede ser menor que una centésima.',
      'too-precise': 'Escribe el presupuesto con dos decimales como mucho.',
      'too-large': 'Es demasiado grande para guardarlo sin redondear.',
    },
    conflict: {
      'changed-elsewhere':
        'Ha cambiado en otra pestaña mientras editabas. Lo que has escrito sigue aquí: pulsa «Guardar» otra vez para dejarlo así.',
      gone: 'Se ha eliminado en otra pestaña mientras editabas. Lo que has escrito sigue aquí: pulsa «Guardar» otra vez para crearlo de nuevo.',
    },
    tooFew: 'Elige al menos dos.',
  },
  colors: {
    red: 'Rojo',
    orange: 'Naranja',
    yellow: 'Amarillo',
    green: 'Verde',
    teal: 'Turquesa',
    blue: 'Azul',
    purple: 'Morado',
    pink: 'Rosa',
    gray: 'Gris',
  } satisfies Record<Hue, string>,
} as const;

type ScreenWords = {
  title: string;
  noun: Forms;
  add: string;
  addShort: string;
  edit: string;
  remove: string;
  merge: string;
  empty: string;
  emptyAdvice: string;
  starters: string;
  taken: string;
  gone: string;
  deleteTo: string;
  /** No other row could take its expenses. */
  onlyOne: (nombre: string, gastos: string) => Forms;
  merging: (nombre: string) => string;
  mergingMany: string;
  noDestination: string;
  destinationGone: string;
};

export const CATALOGO_SCREENS: Record<CatalogoTable, ScreenWords> = {
  categorias: {
    title: TITLES.categorias,
    noun: NOUNS.categoria,
    add: 'Nueva categoría',
    addShort: 'Nueva',
    edit: 'Editar categoría',
    remove: 'Eliminar categoría',
    merge: 'Unir categorías',
    empty: 'Todavía no hay categorías',
    emptyAdvice:
      'Crea la primera, o empieza con las de ejemplo: Alimentación, Transporte, Hogar, Salud y Educación.',
    starters: 'Usar estas cinco',
    taken: 'Ya hay una categoría con ese nombre.',
    gone: 'Esa categoría ya no existe.',
    deleteTo: '¿A qué categoría pasan sus gastos?',
    onlyOne: (nombre, gastos) => [
      `«${nombre}» tiene ${gastos} y no hay otra categoría para él. Crea antes otra.`,
      `«${nombre}» tiene ${gastos} y no hay otra categoría para ellos. Crea antes otra.`,
    ],
    merging: (nombre) => `«${nombre}» desaparece y sus gastos pasan a la que elijas. Puedes deshacerlo.`,
    mergingMany: 'Elige las que quieras unir; después eliges cuál se queda. Puedes deshacerlo.',
    noDestination: CHOICE_FAULTS.categoria['not-chosen'],
    destinationGone: CHOICE_FAULTS.categoria.missing,
  },
  metodosPago: {
    title: TITLES.metodosPago,
    noun: NOUNS.metodoPago,
    add: 'Nuevo método de pago',
    addShort: 'Nuevo',
    edit: 'Editar método de pago',
    remove: 'Eliminar método de pago',
    merge: 'Unir métodos de pago',
    empty: 'Todavía no hay métodos de pago',
    emptyAdvice:
      'Crea el primero, o empieza con los de ejemplo: Efectivo, Tarjeta de crédito, Transferencia y Cheque.',
    starters: 'Usar estos cuatro',
    taken: 'Ya hay un método de pago con ese nombre.',
    gone: 'Ese método de pago ya no existe.',
    deleteTo: '¿A qué método de pago pasan sus gastos?',
    onlyOne: (nombre, gastos) => [
      `«${nombre}» tiene ${gastos} y no hay otro método de pago para él. Crea antes otro.`,
      `«${nombre}» tiene ${gastos} y no hay otro método de pago para ellos. Crea antes otro.`,
    ],
    merging: (nombre) => `«${nombre}» desaparece y sus gastos pasan al que elijas. Puedes deshacerlo.`,
    mergingMany: 'Elige los que quieras unir; después eliges cuál se queda. Puedes deshacerlo.',
    noDestination: CHOICE_FAULTS.metodoPago['not-chosen'],
    destinationGone: CHOICE_FAULTS.metodoPago.missing,
  },
};
