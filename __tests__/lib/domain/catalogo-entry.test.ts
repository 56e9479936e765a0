import {
  CATALOGO_RULES,
  type CatalogoDraft,
  catalogoDraftOf,
  completeCatalogoDraft,
  newCatalogoDraft,
} from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { buildCategoria, buildCategoriaFields } from '../../support/build-gasto';

test('a category stores every field of the form', () => {
  const fields = { ...buildCategoriaFields(), presupuesto: 3 };
  expect(CATALOGO_RULES.categorias.storedFields(fields)).toEqual(fields);
});

test('a method takes nombre, descripcion and icono alone', () => {
  expect(CATALOGO_RULES.metodosPago.storedFields({ ...buildCategoriaFields(), presupuesto: 3 })).toEqual({
    nombre: 'Alimentación',
    descripcion: 'Comida',
    icono: '🍎',
  });
});

const SPANISH = { group: '.', decimal: ',' };
const rows = [buildCategoria({ id: 1, nombre: 'Alimentación' }), buildCategoria({ id: 2, nombre: 'Ocio' })];

type Asked = { table?: CatalogoTable; accepted?: string };

function complete(draft: Partial<CatalogoDraft>, { table = 'categorias', accepted = '' }: Asked = {}) {
  return completeCatalogoDraft(
    { ...newCatalogoDraft('categorias'), nombre: 'Hogar', ...draft },
    { table, marks: SPANISH, rows, origin: null, accepted: accepted || null },
  );
}

/** Completes an edit of a stored row in which only the given fields were touched. */
function completeEdit(row: (typeof rows)[number], typed: Partial<CatalogoDraft>, presupuesto = '') {
  const draft = catalogoDraftOf(row, presupuesto);
  return completeCatalogoDraft(
    { ...draft, ...typed },
    { table: 'categorias', marks: SPANISH, rows: [row, ...rows], origin: { row, draft }, accepted: null },
  );
}

test('a nombre is enough', () => {
  expect(complete({})).toEqual({
    ok: true,
    value: { nombre: 'Hogar', descripcion: '', color: 'gray', icono: '🏷️' },
  });
});

test('texts are trimmed, the nombre is in NFC, and of the icono the first character is kept', () => {
  const typed = { nombre: ' Educacio\u0301n ', descripcion: ' Libros ', icono: ' 👨‍👩‍👧‍👦🍎x', color: 'teal' };
  expect(complete(typed)).toEqual({
    ok: true,
    value: { nombre: 'Educaci\u00f3n', descripcion: 'Libros', color: 'teal', icono: '👨‍👩‍👧‍👦' },
  });
});

test.each([
  ['', 'empty'],
  [' \t ', 'empty'],
  ['\u200b\u2060', 'empty'],
  ['x'.repeat(101), 'too-long'],
  ['x'.repeat(10_000), 'too-long'],
  ['Ocio', 'taken'],
  [' Ocio ', 'taken'],
  ['ocio', { similar: 'Ocio' }],
  ['ALIMENTACION', { similar: 'Alimentación' }],
])('the nombre %j is refused', (nombre, fault) => {
  expect(complete({ nombre })).toEqual({ ok: false, fault: { nombre: fault } });
});

test('a nombre of 100 characters passes', () => {
  expect(complete({ nombre: 'x'.repeat(100) }).ok).toBe(true);
});

test('a similar nombre passes once the person accepts it, another one does not', () => {
  expect(complete({ nombre: 'ocio' }, { accepted: 'ocio' }).ok).toBe(true);
  expect(complete({ nombre: 'OCIO' }, { accepted: 'ocio' }).ok).toBe(false);
  expect(complete({ nombre: 'Ocio' }, { accepted: 'Ocio' }).ok).toBe(false);
});

test.each([
  ['#FF8800', '#ff8800'],
  [' f80 ', '#f80'],
  ['red', 'red'],
  ['', 'gray'],
])('the color %j is stored as %j', (color, stored) => {
  expect(complete({ color })).toMatchObject({ ok: true, value: { color: stored } });
});

test.each(['#ff88', 'gris', 'rgb(0,0,0)', '#ff88001', 'Red', 'red;'])('the color %j is refused', (color) => {
  expect(complete({ color })).toEqual({ ok: false, fault: { color: 'no-color' } });
});

test.each([
  ['250', 250],
  ['1.234,56', 1234.56],
  ['1.234', 1234],
])('the presupuesto %j is %d', (presupuesto, cantidad) => {
  expect(complete({ presupuesto })).toMatchObject({ ok: true, value: { presupuesto: cantidad } });
});

test('an empty presupuesto leaves no field', () => {
  const completed = complete({ presupuesto: ' ' });
  expect(completed.ok && Object.keys(completed.value)).toEqual(['nombre', 'descripcion', 'color', 'icono']);
});

test.each([
  ['0', 'not-positive'],
  ['1e3', 'no-number'],
  ['1,234', { asDecimal: 1.234, asGrouped: 1234 }],
])('the presupuesto %j is refused', (presupuesto, fault) => {
  expect(complete({ presupuesto })).toEqual({ ok: false, fault: { presupuesto: fault } });
});

test.each([
  ['decimal', 1.23],
  ['grouped', 1230],
] as const)('an ambiguous presupuesto that was meant %s is %d', (presupuestoMeaning, cantidad) => {
  expect(complete({ presupuesto: '1,230', presupuestoMeaning })).toMatchObject({
    value: { presupuesto: cantidad },
  });
});

test('everything that is wrong is named at once', () => {
  const typed = { nombre: '', color: '?', presupuesto: 'x', descripcion: 'y'.repeat(501) };
  expect(complete(typed)).toEqual({
    ok: false,
    fault: { nombre: 'empty', color: 'no-color', presupuesto: 'no-number', descripcion: 'too-long' },
  });
});

test('what is left as it was stays as it is stored, whatever a file brought', () => {
  const { id, ...fields } = buildCategoria({
    id: 9,
    nombre: 'x'.repeat(10_000),
    descripcion: ` ${'y'.repeat(1000)} `,
    color: 'url(nowhere)',
    icono: 'ABC',
    presupuesto: 1.2345,
  });
  expect(completeEdit({ id, ...fields }, {}, '1,2345')).toEqual({ ok: true, value: fields });
});

test('an edit may keep its own nombre but not take another one', () => {
  const [row] = rows as [(typeof rows)[0]];
  expect(completeEdit(row, { nombre: 'alimentación' }).ok).toBe(true);
  expect(completeEdit(row, { nombre: 'Ocio' })).toMatchObject({ fault: { nombre: 'taken' } });
});

test('a presupuesto that is emptied goes', () => {
  const completed = completeEdit(buildCategoria({ id: 9, presupuesto: 50 }), { presupuesto: '' }, '50');
  expect(completed.ok && 'presupuesto' in completed.value).toBe(false);
});

test('an icono that is emptied becomes the usual one of its table', () => {
  expect(complete({ icono: '  ' })).toMatchObject({ value: { icono: '🏷️' } });
  expect(complete({ icono: '' }, { table: 'metodosPago' })).toMatchObject({ value: { icono: '💳' } });
});
