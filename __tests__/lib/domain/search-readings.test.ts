import { searchReadings } from '@/lib/domain/search-readings';
import { createFormat } from '@/lib/text/format';
import { readingLabel } from '@/lib/text/searching';
import { buildCategoria, buildMetodoPago } from '../../support/build-gasto';
import { buildCatalogo } from '../../support/build-query';

const catalogo = buildCatalogo(
  ['Comida', 'Pendiente', '2025', 'Ocio y música', 'Ocio'].map((nombre, place) =>
    buildCategoria({ id: place + 1, nombre }),
  ),
  [buildMetodoPago({ id: 1, nombre: 'Tarjeta Visa' }), buildMetodoPago({ id: 2, nombre: 'Comida' })],
);

/** The labels of what is read on Friday, 27 November 2026, with spaces that break. */
function labels(q: string): string[] {
  const format = createFormat({ locale: 'es-ES', currency: 'EUR' });
  return searchReadings(q, { today: '2026-11-27', firstWeekday: 1 }, catalogo).map((reading) =>
    readingLabel(reading, q.slice(reading.start, reading.end), format).replaceAll('\u00a0', ' '),
  );
}

it.each([
  ['mercadona', []],
  ['', []],
  ['mercadona 2024', ['Año 2024 o cantidad 2024']],
  ['2025', ['Año 2025 o cantidad 2025 o categoría 2025']],
  ['2024-2025', ['1 ene 2024 – 31 dic 2025 o de 2.024,00 € a 2.025,00 €']],
  ['octubre', ['Octubre']],
  ['oct 2024', ['Octubre de 2024']],
  ['15/10', ['15 oct']],
  ['24 de noviembre de 2025', ['24 nov 2025']],
  ['29/2', ['29 feb']],
  ['15/10/2025', ['15 oct 2025']],
  ['ayer', ['26 nov 2026']],
  ['esta semana', ['23 nov 2026 – 29 nov 2026']],
  ['764', ['Cantidad 764']],
  ['>20', ['Desde 20,01 €']],
  ['<20', ['Hasta 19,99 €']],
  ['20-30', ['De 20,00 € a 30,00 €']],
  ['pendiente', ['Pendiente o categoría Pendiente']],
  ['pagado', ['Pagado']],
  ['sin categoría', ['Sin categoría']],
  ['sin método', ['Sin método de pago']],
  ['COMIDA visa', ['Categoría Comida']],
  ['tarjeta visa 20-30', ['Método Tarjeta Visa', 'De 20,00 € a 30,00 €']],
  ['ocio y musica', ['Categoría Ocio y música']],
  ['ocio y', ['Categoría Ocio']],
  ['"ocio" "2025"', []],
])('«%s» is read as %j', (q, expected) => {
  expect(labels(q)).toEqual(expected);
});
