import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { exchangeFile } from '../support/exchange-file';
import { expect, test } from './engine-test';
import { chooseFile, countGastos, importFile } from './store-file';

const LARGE = exchangeFile(10_000);

test('a large file is imported whole', async ({ app }) => {
  await importFile(app, LARGE);
  await app.says(/Gastos Importados 10\.?000/);
  expect(await countGastos(app)).toBe(10_000);
});

test('a file with bad rows brings the good ones, and names the others', async ({ app }) => {
  await importFile(app, buildFile([buildGastoFields(), buildGastoFields({ cantidad: -3 })]));
  await app.says('Gasto 2:');
  expect(await countGastos(app)).toBe(1);
});

test('a file that is no JSON is refused, and stays chosen', async ({ app }) => {
  await chooseFile(app, '{');
  await app.press('button', 'Importar Gastos');
  await app.says('Error al procesar el archivo. Verifica que sea un JSON válido.');
  await app.sees('button', 'Importar Gastos');
});

test('an import that is cancelled leaves nothing', async ({ app }) => {
  // Long enough for a slow driver to find the button.
  await chooseFile(app, exchangeFile(40_000));
  await app.press('button', 'Importar Gastos');
  await app.press('button', 'Cancelar');
  await app.sees('button', 'Importar Gastos');
  expect(await countGastos(app)).toBe(0);
});

test('an import that is reloaded in the middle leaves nothing, or all', async ({ app }) => {
  await chooseFile(app, LARGE);
  await app.press('button', 'Importar Gastos');
  await app.says(/[1-9]\d ?%/);
  await app.reload();
  await app.sees('heading', 'Importar Gastos');
  expect([0, 10_000]).toContain(await countGastos(app));
});

// Titles become names of folders, in which Chromium may find no file if they are not plain ASCII.
for (const [when, said, ...tag] of [
  ['as its import ends', /Importar Otro Archivo/, '@few'],
  ['in the middle of an import', /[2-9]\d ?%/],
] as const)
  test(`a page that is left ${when} lets go of the write lock`, { tag: [...tag] }, async ({ app }) => {
    await chooseFile(app, LARGE);
    await app.leaveOnce(said, 'gastos/');
    await app.press('button', 'Importar Gastos');
    await app.sees('heading', 'Gastos');
    // Less than any wait is ended in.
    const isFree = await app.read(() => {
      const queue = new AbortController();
      setTimeout(() => {
        queue.abort();
      }, 8000);
      return navigator.locks
        .request('mis-gastos:write', { signal: queue.signal }, () => true)
        .catch(() => false);
    });
    expect(isFree).toBe(true);
    expect([0, 10_000]).toContain(await countGastos(app));
    await app.key('n');
    await app.type('Cantidad', '3');
    await app.press('radio', /./);
    await app.press('button', 'Guardar');
    await app.says(/Guardado: .*3,00 €/);
  });
