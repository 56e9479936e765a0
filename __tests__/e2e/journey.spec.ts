import { readFileSync } from 'node:fs';
import {
  expect,
  importFile,
  recordByKey,
  resultCounts,
  storedCounts,
  test,
  toastWith,
} from '../support/site-test';

const REAL_FILE = new URL('../support/hogar-real.json', import.meta.url).pathname;

test('sample → import → list → reset', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-15T12:00:00'));
  await page.goto('importar/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Ejemplo' }).click();
  const sample = await download;
  expect(sample.suggestedFilename()).toBe('gastos-completo-ejemplo-2026-03-15.json');
  const path = await sample.path();
  const { gastos } = JSON.parse(readFileSync(path, 'utf8')) as {
    gastos: { cantidad: number; fecha: string }[];
  };
  await expect(
    toastWith(
      page,
      `Archivo descargado con 5 categorías, 4 métodos de pago y ${gastos.length} gastos de ejemplo`,
    ),
  ).toBeVisible();

  await importFile(page, {
    name: sample.suggestedFilename(),
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
  expect(await resultCounts(page)).toEqual({
    'Total Gastos': String(gastos.length),
    'Gastos Importados': String(gastos.length),
    Categorías: '5',
    Métodos: '4',
    Errores: '0',
  });

  await page.getByRole('button', { name: 'Ver Gastos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Elegir periodo: marzo de 2026' })).toBeVisible();
  const ofMarch = gastos.filter((gasto) => gasto.fecha.startsWith('2026-03'));
  const cents = ofMarch.reduce((sum, gasto) => sum + Math.round(gasto.cantidad * 100), 0);
  const total = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
  await expect(page.locator('dt', { hasText: 'Total' }).locator('+ dd')).toHaveText(
    total.format(cents / 100),
  );
  await expect(
    page.getByRole('region', { name: 'Gastos de marzo de 2026' }).getByRole('listitem'),
  ).toHaveCount(ofMarch.length);

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Importar' }).click();
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Estás seguro de querer resetear la base de datos?');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect((await storedCounts(page)).gastos).toBe(gastos.length);
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  await dialog.getByRole('button', { name: 'Resetear' }).click();
  await expect(toastWith(page, 'Database reset successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resetear Base de Datos' })).toBeFocused();
  expect(await storedCounts(page)).toEqual({ gastos: 0, categorias: 0, metodosPago: 0 });
});

test(
  'a household’s real file imports with the counts that are known of it',
  { tag: '@slow' },
  async ({ page }) => {
    await importFile(page, REAL_FILE);
    expect(await resultCounts(page)).toEqual({
      'Total Gastos': '2.176',
      'Gastos Importados': '1.830',
      Categorías: '27',
      Métodos: '5',
      Errores: '346',
    });
    await expect(toastWith(page, '346 gastos no pudieron ser importados')).toBeVisible();
    const cents = await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const open = indexedDB.open('mis-gastos');
          open.onerror = () => {
            reject(new Error('not opened'));
          };
          open.onsuccess = () => {
            const all = open.result.transaction('gastos').objectStore('gastos').getAll();
            all.onsuccess = () => {
              open.result.close();
              const rows = all.result as { cantidad: number }[];
              resolve(rows.reduce((sum, { cantidad }) => sum + Math.round(cantidad * 100), 0));
            };
          };
        }),
    );
    expect(cents).toBe(90_801_841);
  },
);

test('a first visit begins with the sample in one click', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('');
  await page.getByRole('button', { name: 'Probar con datos de ejemplo' }).click();
  const notice = page.getByRole('region', { name: 'Estás viendo datos de ejemplo' });
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('region', { name: 'Últimos gastos' }).getByRole('listitem')).toHaveCount(5);
  expect(await storedCounts(page)).toMatchObject({ categorias: 5, metodosPago: 4 });

  // What the person adds stays when the sample goes.
  await recordByKey(page, '12,50');
  await page.goto('');
  await notice.getByRole('button', { name: 'Borrar los datos de ejemplo' }).click();
  await expect(notice).toHaveCount(0);
  await expect(toastWith(page, 'Importación deshecha')).toBeVisible();
  expect(await storedCounts(page)).toMatchObject({ gastos: 1 });
});
