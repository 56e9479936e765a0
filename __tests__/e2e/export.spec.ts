import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { ExchangeFile, Gasto } from '@/lib/domain/entities';
import { buildFile, buildLongFile } from '../support/build-file';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import {
  expect,
  holdGastos,
  importFile,
  jsonFile,
  resultCounts,
  storedCounts,
  test,
  toastWith,
} from '../support/site-test';
import { storedTables } from '../support/stored-rows';

const FILE: ExchangeFile = {
  categorias: [
    { ...buildCategoria({ id: 9, nombre: 'Hogar' }), presupuesto: 250.5 },
    buildCategoria({ id: 4, nombre: '-Ocio; «y» más' }),
  ],
  metodosPago: [buildMetodoPago({ id: 3 }), buildMetodoPago({ id: 1, nombre: 'Tarjeta, la roja' })],
  gastos: [
    buildGastoFields({
      nombre: '=HYPERLINK("http://x";"y")',
      descripcion: 'dos\r\nlíneas 🎉',
      cantidad: 1234.5,
      categoriaId: 4,
      metodoPagoId: 1,
    }),
    buildGastoFields({ nombre: 'Luz', categoriaId: 9, metodoPagoId: 3, estado: 'pendiente', cantidad: 0.1 }),
    buildGastoFields({
      nombre: 'Luz',
      fecha: '2025-12-31',
      categoriaId: 9,
      metodoPagoId: 3,
      cantidad: 1.005,
    }),
  ],
};

/** Presses a button and answers the name and the bytes of what it downloads. */
async function download(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer; path: string }> {
  const started = page.waitForEvent('download');
  await button.click();
  const file = await started;
  const path = await file.path();
  return { name: file.suggestedFilename(), bytes: await readFile(path), path };
}

/** The day as the page's clock has it, YYYY-MM-DD. */
function localDay(page: Page): Promise<string> {
  return page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
}

/** Opens the import screen with the expenses of the file stored. */
async function openImport(page: Page): Promise<void> {
  await seed(page, FILE);
  await page.goto('importar/');
  await expect(page.getByRole('button', { name: 'Exportar JSON' })).toBeEnabled();
}

async function reset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resetear' }).click();
  await expect(toastWith(page, 'Database reset successfully')).toBeVisible();
}

/** What is stored, with the names that ids lead to in the place of the ids. */
async function storedByName(page: Page) {
  const { gastos, categorias, metodosPago } = await storedTables(page);
  function withoutId(row: object) {
    return { ...row, id: null };
  }
  return {
    categorias: categorias.map(withoutId),
    metodosPago: metodosPago.map(withoutId),
    gastos: gastos.map((gasto: Gasto) => ({
      ...withoutId(gasto),
      categoriaId: categorias.find(({ id }) => id === gasto.categoriaId)?.nombre,
      metodoPagoId: metodosPago.find(({ id }) => id === gasto.metodoPagoId)?.nombre,
    })),
  };
}

test('everything exported, reset and imported is the same again', async ({ page }) => {
  await openImport(page);
  const before = await storedByName(page);
  const { name, bytes } = await download(page, page.getByRole('button', { name: 'Exportar JSON' }));
  expect(name).toBe(`gastos-${await localDay(page)}.json`);
  await expect(toastWith(page, 'Archivo descargado: 3 gastos, 1.235,61 €')).toBeVisible();
  await reset(page);
  expect(await storedCounts(page)).toEqual({ gastos: 0, categorias: 0, metodosPago: 0 });
  await expect(page.getByText('Todavía no hay gastos que exportar.')).toBeVisible();
  await importFile(page, jsonFile(bytes.toString('utf8'), name));
  expect(await storedByName(page)).toEqual(before);
});

test(
  'the CSV has exactly the bytes that a spreadsheet reads, its marks those of the person’s locale',
  { tag: '@slow' },
  async ({ page }) => {
    await openImport(page);
    const { name, bytes } = await download(page, page.getByRole('button', { name: 'Exportar CSV' }));
    expect(name).toMatch(/^gastos-\d{4}-\d\d-\d\d\.csv$/);
    const lines = [
      'Fecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado',
      `2026-01-15;"'=HYPERLINK(""http://x"";""y"")";"dos\r\nlíneas 🎉";1234,50;"'-Ocio; «y» más";Tarjeta, la roja;pagado`,
      '2026-01-15;Luz;Compra de la semana;0,10;Hogar;Efectivo;pendiente',
      '2025-12-31;Luz;Compra de la semana;1,005;Hogar;Efectivo;pagado',
      '',
    ];
    expect(bytes.toString('hex')).toBe(
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(lines.join('\r\n'))]).toString('hex'),
    );

    await page.evaluate(() => {
      localStorage.setItem('mis-gastos:locale', 'es-MX');
    });
    await page.reload();
    const mexican = await download(page, page.getByRole('button', { name: 'Exportar CSV' }));
    expect(mexican.bytes.toString()).toContain(`,1234.50,'-Ocio; «y» más,"Tarjeta, la roja",pagado\r\n`);
  },
);

test(
  '/gastos exports what it shows: a search over everything in its order, and a month',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, FILE);
    for (const [address, fechas, categorias] of [
      ['todo&q=luz&orden=cantidad-desc', ['2025-12-31', '2026-01-15'], ['Hogar']],
      ['mes=2026-01&estado=pendiente', ['2026-01-15'], ['Hogar']],
    ] as const) {
      await page.goto(`gastos/?${address}`);
      const opener = page.getByRole('button', { name: 'Exportar esta lista' });
      await opener.click();
      const menu = page.getByRole('dialog', { name: 'Exportar esta lista' });
      await expectAccessible(page, 'export menu');
      const { bytes } = await download(page, menu.getByRole('button', { name: 'Exportar JSON' }));
      const file = JSON.parse(bytes.toString()) as ExchangeFile;
      expect(file.gastos.map(({ fecha }) => fecha)).toEqual(fechas);
      expect(file.categorias.map(({ nombre }) => nombre)).toEqual(categorias);
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(toastWith(page, 'Archivo descargado: ')).toBeVisible();
    }
  },
);

test('both sides are shown by category, method and state', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openImport(page);
  await download(page, page.getByRole('button', { name: 'Exportar JSON' }));
  const card = page.getByRole('region', { name: 'Exportar tus datos' });
  // By key: the toast may lie over it.
  await card.locator('summary', { hasText: 'El archivo cuadra con tus datos' }).press('Enter');
  const row = card.getByRole('row', { name: /^Hogar/ });
  await expect(row.getByRole('cell')).toHaveText([/^1,11\s€2 gastos$/, /^1,11\s€2 gastos$/]);
  await expectAccessible(page, 'export done, details open');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('an export can be stopped, and a second one goes through', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildLongFile(1_000));
  await page.goto('importar/');
  const button = page.getByRole('button', { name: /^Export(?:ar JSON|ando)/ });
  await expect(button).toBeEnabled();
  const letGo = await holdGastos(page);
  await button.click();
  await page.getByRole('button', { name: 'Cancelar la exportación' }).click();
  await letGo();
  await expect(toastWith(page, 'Exportación cancelada')).toBeVisible();
  await expect(button).toBeFocused();
  const { bytes } = await download(page, button);
  expect((JSON.parse(bytes.toString()) as ExchangeFile).gastos).toHaveLength(1_000);
  // The one that is left waits for a file.
  await expect.poll(() => page.workers().length).toBe(1);
});

test(
  'what was rejected is downloaded, mended, dropped back and imported',
  { tag: '@slow' },
  async ({ page }) => {
    const gastos = [
      buildGastoFields(),
      { ...buildGastoFields(), nombre: 'Sin día', fecha: '15/01/2026' },
      'nada',
      { ...buildGastoFields(), nombre: 'Texto', cantidad: '12,50' },
    ];
    await importFile(page, jsonFile(buildFile(gastos)));
    await expectAccessible(page, 'results with rejected items');
    const { name, bytes } = await download(
      page,
      page.getByRole('button', { name: 'Descargar gastos rechazados' }),
    );
    expect(name).toBe(`gastos-rechazados-${await localDay(page)}.json`);
    const file = JSON.parse(bytes.toString()) as ReturnType<typeof buildFile>;
    expect(file.gastos).toEqual([
      { ...(gastos[1] as object), _error: 'fecha debe estar en formato YYYY-MM-DD' },
      { _error: 'gasto debe ser un objeto', _valor: 'nada' },
      { ...(gastos[3] as object), _error: 'cantidad debe ser un número positivo' },
    ]);
    const [noDay, , text] = file.gastos;
    const mended = {
      ...file,
      gastos: [
        { ...(noDay as object), fecha: '2026-01-15' },
        { ...(text as object), cantidad: 12.5 },
      ],
    };
    await page.getByRole('button', { name: 'Importar Otro Archivo' }).click();
    await importFile(page, jsonFile(mended, name));
    expect(await resultCounts(page)).toMatchObject({
      'Gastos Importados': '2',
      Errores: '0',
      Categorías: '0',
    });
    const stored = (await storedTables(page)).gastos;
    expect(stored.map(({ nombre }) => nombre)).toEqual(['Supermercado', 'Sin día', 'Texto']);
    expect(stored.some((gasto) => '_error' in gasto)).toBe(false);
  },
);
