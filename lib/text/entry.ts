import { DAYS } from './common';
import { CHOICE_FAULTS } from './common-later';
import { CANTIDAD_LIMITS, NO_CANTIDAD, SUM_FAULTS } from './sums';

export const ENTRY = {
  andNext: 'y otro',
  moreCategorias: (count: string) => `Más (${count})`,
  recents: 'Recientes',
  otherDay: DAYS.other,
  guesses: 'Sugerencias',
  estadoIs: (estado: string) => `Estado: ${estado}. Cambiar`,
  otherMetodo: 'Otro método',
  draft: 'Recuperar borrador',
  discardDraft: 'Descartar el borrador',
  emptyDraft: 'Vaciar',
  draftKept: 'Borrador guardado',
  saved: (cantidad: string, nombre: string) => `✓ ${cantidad} ${nombre}`,
  takenBack: (cantidad: string) => `Eliminado: ${cantidad}`,
  moreOfSaved: 'Más datos',
  saving: 'Guardando…',
  saveFailed: 'No se ha podido guardar el gasto',
  ambiguous: '¿Qué cantidad es?',
  belowRefunded: (cantidad: string) => `Ya te han devuelto ${cantidad}: no puede ser menos.`,
  belowOwed: (cantidad: string) =>
    `Entre lo devuelto y lo que te deben suman ${cantidad}: no puede ser menos.`,
  faults: {
    cantidad: {
      ...SUM_FAULTS,
      empty: '¿Cuánto ha sido?',
      'no-number': NO_CANTIDAD,
      ...CANTIDAD_LIMITS,
    },
    categoria: CHOICE_FAULTS.categoria,
    metodoPago: CHOICE_FAULTS.metodoPago,
    fecha: { 'no-day': 'Elige un día que exista.' },
    estado: { 'not-chosen': 'Elige un estado.' },
    nombre: { 'too-long': 'Es demasiado largo: 200 caracteres como mucho.' },
    descripcion: { 'too-long': 'Es demasiado larga: 2.000 caracteres como mucho.' },
  },
} as const;
