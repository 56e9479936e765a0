import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { fechaOf } from '@/lib/domain/dates';
import { expect, test } from './engine-test';
import { countGastos, importFile } from './store-file';

const TODAY = fechaOf(new Date());
const THREE = buildFile([
  buildGastoFields({ nombre: 'Alquiler', cantidad: 800, fecha: TODAY }),
  buildGastoFields({ nombre: 'Café', cantidad: 1.5, fecha: TODAY }),
  buildGastoFields({ nombre: 'Cine', cantidad: 9, fecha: TODAY }),
]);

test('a first visit begins with the sample in one press', async ({ app }) => {
  await app.open('');
  await app.press('button', 'Probar con datos de ejemplo');
  await app.sees('region', 'Estás viendo datos de ejemplo');
  await app.sees('region', 'Últimos gastos');
  expect(await countGastos(app)).toBeGreaterThan(10);
});

test('a first expense is recorded by the form', async ({ app }) => {
  await app.open('gastos/?nuevo');
  await app.type('Cantidad', '12,50');
  await app.press('radio', 'Hogar');
  await app.press('button', 'Guardar');
  await app.says('Guardado: Hogar, 12,50 €');
  await app.misses('dialog', 'Nuevo gasto');
  await app.reload();
  await app.says('1 gasto');
});

test('a line records an expense, by keys alone', async ({ app }) => {
  await importFile(app, THREE);
  await app.key('k', 'Control');
  await app.type('Paleta de comandos', 'cafe 2,10 ayer', 'combobox');
  await app.sees('option', /^Añadir: Cafe, 2,10/);
  await app.key('Enter');
  await app.says('Guardado: Café, 2,10 €');
  expect(await countGastos(app)).toBe(4);
});

test('what was typed outlives a reload', async ({ app }) => {
  await app.open('gastos/?nuevo');
  await app.type('Cantidad', '47,30');
  await app.press('radio', 'Salud');
  await app.reload();
  await app.press('button', 'Guardar');
  await app.says('Guardado: Salud, 47,30 €');
});

test('the list finds by words, without accents', async ({ app }) => {
  await importFile(app, THREE);
  await app.open('gastos/');
  await app.says('3 gastos');
  await app.type(/Buscar/, 'cafe', 'searchbox');
  await app.says('1 gasto');
  await app.sees('button', 'Editar Café');
  await app.misses('button', 'Editar Cine');
});

test('an expense is edited, and the edit taken back after a reload', async ({ app }) => {
  await importFile(app, THREE);
  await app.open('gastos/');
  await app.press('button', 'Editar Cine');
  await app.type('Cantidad', '11');
  await app.key('Enter');
  await app.says('11,00 €');
  await app.reload();
  await app.says('11,00 €');
  await app.key('z', 'Control');
  await app.says('9,00 €');
});

test('an expense is deleted and comes back, also after a reload', { tag: '@few' }, async ({ app }) => {
  await importFile(app, THREE);
  await app.open('gastos/');
  await app.press('checkbox', 'Seleccionar Café');
  await app.press('button', /^Eliminar/);
  await app.says('2 gastos');
  await app.press('button', 'Deshacer');
  await app.says('3 gastos');
  await app.press('checkbox', 'Seleccionar Café');
  await app.press('button', /^Eliminar/);
  await app.says('2 gastos');
  await app.sees('button', 'Deshacer');
  await app.reload();
  await app.says('2 gastos');
  await app.key('z', 'Control');
  await app.says('3 gastos');
});

test('many are deleted at once and come back', async ({ app }) => {
  await importFile(app, THREE);
  await app.open('gastos/');
  await app.press('checkbox', 'Seleccionar Café');
  await app.press('checkbox', 'Seleccionar Cine');
  await app.says('2 seleccionados');
  await app.press('button', /^Eliminar/);
  await app.says('1 gasto');
  expect(await countGastos(app)).toBe(1);
  await app.press('button', 'Deshacer');
  await app.says('3 gastos');
});

test('a category is made', async ({ app }) => {
  await importFile(app, THREE);
  await app.open('categorias/');
  await app.press('button', 'Nueva categoría');
  await app.type('Nombre', 'Viajes');
  await app.key('Enter');
  await app.sees('link', 'Viajes');
});

test('the start page answers with the month', async ({ app }) => {
  await importFile(app, THREE);
  await app.open('');
  await app.says('810,50 €');
  await app.sees('region', 'Últimos gastos');
});

test('back and forward lead to screens that show what is stored now', async ({ app }) => {
  await importFile(app, THREE);
  await app.open('gastos/');
  await app.says('3 gastos');
  await app.open('ajustes/');
  await app.back();
  await app.sees('button', 'Editar Cine');
  await app.forward();
  await app.sees('heading', 'Ajustes');
  await app.back();
  await app.says('3 gastos');
  await app.press('checkbox', 'Seleccionar Cine');
  await app.press('button', /^Eliminar/);
  await app.says('2 gastos');
  await app.open('ajustes/');
  await app.back();
  await app.says('2 gastos');
});

test('the form is filled, and sent, by keyboard alone', async ({ app }) => {
  await importFile(app, THREE);
  await app.open('gastos/');
  await app.says('3 gastos');
  await app.key('n');
  await app.focuses('textbox', 'Cantidad');
  await app.write('12,50');
  await app.tabsTo('radio', /./);
  await app.write(' ');
  await app.tabsTo('combobox', 'Nombre');
  await app.write('Libro');
  await app.key('Enter');
  await app.says('Guardado: Libro, 12,50 €');
  await app.focuses('heading', 'Gastos');
});
