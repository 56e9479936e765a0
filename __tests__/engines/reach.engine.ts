import { copyAsNextVersion } from '../support/next-deploy';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expect, test } from './engine-test';
import type { JourneyPage } from './journey-page';
import { countGastos, importFile } from './store-file';

const ONE = buildFile([buildGastoFields({ nombre: 'Cine', cantidad: 9 })]);

/** Visits until the browser has kept the program. */
async function keepForOffline(app: JourneyPage): Promise<void> {
  await app.open('');
  await app.sees('heading', 'Resumen');
  await app.read(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

test('the program opens without its host, and imports', { tag: '@few' }, async ({ app }) => {
  await keepForOffline(app);
  app.offline = true;
  await importFile(app, ONE);
  await app.open('gastos/?todo');
  await app.sees('button', 'Editar Cine');
});

test('a new version is offered, and loads', async ({ app, site }) => {
  await keepForOffline(app);
  const next = test.info().outputPath('next');
  await copyAsNextVersion('out', next);
  site.folder = next;
  await app.read(async () => {
    void (await navigator.serviceWorker.ready).update();
  });
  await app.press('button', 'Actualizar');
  await app.misses('button', 'Actualizar');
  await app.open('gastos/');
  await app.sees('heading', 'Gastos');
  expect(await app.read(() => document.querySelector('script[src*="-next.js"]') !== null)).toBe(true);
});

test('what one window records appears in another one', async ({ app, openAnother }) => {
  await importFile(app, ONE);
  await app.open('gastos/?todo');
  await app.says('1 gasto');
  const other = await openAnother();
  await other.open('gastos/?nuevo');
  await other.type('Cantidad', '7,77');
  await other.press('radio', /./);
  await other.press('button', 'Guardar');
  await other.says(/Guardado: .*7,77 €/);
  await app.says('2 gastos');
  await app.says('7,77 €');
  expect(await countGastos(app)).toBe(2);
});

test('a save waits for no window that holds the write lock and says nothing', async ({
  app,
  openAnother,
}) => {
  await app.open('privacidad/');
  await app.read(() => {
    void navigator.locks
      .request('mis-gastos:write', () => new Promise(() => undefined))
      .catch(() => undefined);
  });
  const other = await openAnother();
  await other.open('gastos/?nuevo');
  await other.type('Cantidad', '3');
  await other.press('radio', /./);
  await other.press('button', 'Guardar');
  await other.says('Tu cambio espera un momento');
  await other.says(/Guardado: .*3,00 €/);
});
