import type { LineContext } from '@/lib/read/line/line-text';

export const TODAY = '2026-11-22';

const MARKS = { group: '.', decimal: ',' };
const POINT_MARKS = { group: ',', decimal: '.' };

function person(locale: string, currency: string, marks = MARKS): LineContext {
  return {
    ...{ today: TODAY, locale, currency, marks },
    categorias: [],
    metodosPago: [
      { id: 1, nombre: 'Efectivo' },
      { id: 2, nombre: 'Tarjeta de crédito' },
      { id: 3, nombre: 'Visa 4321' },
      { id: 4, nombre: 'Bizum' },
    ],
  };
}

/** One of each country, with the same methods. */
export const PEOPLE = {
  ES: person('es-ES', 'EUR'),
  MX: person('es-MX', 'MXN', POINT_MARKS),
  AR: person('es-AR', 'ARS'),
  CL: person('es-CL', 'CLP'),
  CO: person('es-CO', 'COP'),
  PE: person('es-PE', 'PEN', POINT_MARKS),
};

export type Country = keyof typeof PEOPLE;
