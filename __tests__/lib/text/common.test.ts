import type { ChangeKind } from '@/lib/domain/change';
import { changeFaultSentence, DONE, TAKEN_BACK } from '@/lib/text/acts';
import { notCleared, notSaved, storageReason } from '@/lib/text/common-later';
import { createFormat } from '@/lib/text/format';

const format = createFormat({ locale: 'es-ES', currency: 'EUR' });

function doneSentence(kind: ChangeKind, rows: number): string {
  return format.choose(rows, DONE[kind](format.plainNumber(rows)));
}

it.each<[ChangeKind, string, string]>([
  ['gasto-added', 'Gasto guardado', '2 gastos guardados'],
  ['gastos-edited', 'Gasto modificado', '2 gastos modificados'],
  ['gastos-deleted', 'Gasto eliminado', '2 gastos eliminados'],
  ['categorias-added', 'Categoría creada', '2 categorías creadas'],
  ['categorias-edited', 'Categoría modificada', '2 categorías modificadas'],
  ['categorias-deleted', 'Categoría eliminada', '2 categorías eliminadas'],
  ['presupuestos-edited', 'Presupuesto guardado', '2 presupuestos guardados'],
  ['metodosPago-added', 'Método de pago creado', '2 métodos de pago creados'],
  ['metodosPago-edited', 'Método de pago modificado', '2 métodos de pago modificados'],
  ['metodosPago-deleted', 'Método de pago eliminado', '2 métodos de pago eliminados'],
])('%s is «%s», or «%s»', (kind, one, two) => {
  expect([doneSentence(kind, 1), doneSentence(kind, 2)]).toEqual([one, two]);
});

it.each<[ChangeKind, string, string]>([
  ['gastos-deleted', 'Gasto recuperado', '2 gastos recuperados'],
  ['categorias-merged', 'Categorías separadas', '2 categorías separadas'],
])('taken back, %s is «%s», or «%s»', (kind, one, two) => {
  const sentences = [1, 2].map((rows) => format.choose(rows, TAKEN_BACK[kind](format.plainNumber(rows))));

  expect(sentences).toEqual([one, two]);
});

it('writes the number of rows as the screen formats it', () => {
  expect(doneSentence('gastos-edited', 1830)).toBe('1.830 gastos modificados');
});

it.each([
  ['changed-since', 'Han cambiado desde entonces; no se ha tocado nada.'],
  ['in-use', 'Ya hay gastos que usan esa categoría o ese método. No se ha tocado nada.'],
  ['not-in-turn', 'Deshaz antes los cambios posteriores, con Ctrl+Z.'],
  ['disk-full', 'No queda espacio en este dispositivo. No se ha guardado nada.'],
  ['unknown', 'La base de datos no ha respondido. No se ha guardado nada.'],
] as const)('%s is «%s»', (fault, sentence) => {
  expect(changeFaultSentence(fault)).toBe(sentence);
});

it.each([
  'disk-full',
  'unavailable',
  'newer-version',
  'superseded',
  'closed',
  'no-answer',
  'stopped',
  'unknown',
] as const)('says of %s why, and that nothing was saved, or cleared', (fault) => {
  expect(storageReason(fault)).toMatch(/^[A-ZÁÉÍÓÚ].+[.]$/);
  expect(notSaved(fault)).toBe(`${storageReason(fault)} No se ha guardado nada.`);
  expect(notCleared(fault)).toBe(`${storageReason(fault)} No se ha borrado nada.`);
});
