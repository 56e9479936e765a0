import { createFormat } from '@/lib/text/format';
import { REVIEW } from '@/lib/text/importar';
import { FINDINGS } from '@/lib/text/importar-review';
import { problemSentence } from '@/lib/text/extractos-review';
import { FIGURE } from '@/lib/text/resumen';
import { REDOING_IMPORT, UNDOING_IMPORT } from '@/lib/text/acts';
import { NOUNS } from '@/lib/text/common';

const format = createFormat({ locale: 'es-ES', currency: 'EUR' });
const PLACE = { sheet: null, row: 3, column: null };

function gastos(count: number): string {
  return format.count(count, NOUNS.gasto);
}

it.each<[what: string, say: (count: number) => string, one: string, two: string, many: string]>([
  [
    'review',
    (count) => FINDINGS.review(count, format),
    'Ver 1 gasto con errores',
    'Ver los 2 con errores',
    'Ver los 1.400 con errores',
  ],
  [
    'review rejected',
    (count) => FINDINGS.reviewRejected(count, format),
    'Revisar 1 gasto',
    'Revisar los 2',
    'Revisar los 1.400',
  ],
  [
    'apply',
    (count) => FINDINGS.apply(count, format),
    'Aplicar a 1 gasto',
    'Aplicar a los 2',
    'Aplicar a los 1.400',
  ],
  [
    'rule',
    (count) => FINDINGS.rule('estado-pagado', count, format),
    'Poner el estado «pagado» en 1 gasto',
    'Poner el estado «pagado» en los 2',
    'Poner el estado «pagado» en los 1.400',
  ],
  [
    'names',
    (count) => FINDINGS.names(['categorias'], count, format),
    'Usar las categorías por su nombre en 1 gasto',
    'Usar las categorías por su nombre en los 2',
    'Usar las categorías por su nombre en los 1.400',
  ],
  ['leave out', (count) => format.choose(count, REVIEW.leaveOut), 'Omitirlo', 'Omitirlos', 'Omitirlos'],
  [
    'undone',
    (count) => format.choose(count, UNDOING_IMPORT.removed(gastos(count))),
    'Se ha eliminado 1 gasto.',
    'Se han eliminado 2 gastos.',
    'Se han eliminado 1.400 gastos.',
  ],
  [
    'kept',
    (count) => format.choose(count, UNDOING_IMPORT.kept(format.plainNumber(count))),
    'Se conserva el que habías editado.',
    'Se conservan los 2 que habías editado.',
    'Se conservan los 1.400 que habías editado.',
  ],
  [
    'redone',
    (count) => format.choose(count, REDOING_IMPORT.restored(gastos(count))),
    'Se ha recuperado 1 gasto.',
    'Se han recuperado 2 gastos.',
    'Se han recuperado 1.400 gastos.',
  ],
  [
    'the rest of a picture',
    (count) => format.choose(count, FIGURE.rest(format.plainNumber(count))),
    'Ver la otra',
    'Ver las otras 2',
    'Ver las otras 1.400',
  ],
  [
    'a wrong count',
    (found) => problemSentence({ code: 'wrong-count', place: PLACE, found, expected: 1400 }, format),
    'Fila 3: hay 1 movimiento y el archivo dice 1.400.',
    'Fila 3: hay 2 movimientos y el archivo dice 1.400.',
    'Fila 3: hay 1.400 movimientos y el archivo dice 1.400.',
  ],
  [
    'a shifted row',
    (cells) => problemSentence({ code: 'shifted-row', place: PLACE, cells, header: 5 }, format),
    'Fila 3: tiene 1 celda y el encabezado 5.',
    'Fila 3: tiene 2 celdas y el encabezado 5.',
    'Fila 3: tiene 1.400 celdas y el encabezado 5.',
  ],
])('says of one, of two and of 1,400: %s', (_, say, ...expected) => {
  expect([1, 2, 1400].map(say)).toEqual(expected);
});
