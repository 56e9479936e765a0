import type { Page } from '@playwright/test';
import { buildFile, buildLongFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import {
  chooseFile,
  errorLines,
  expect,
  holdWriteLock,
  importFile,
  jsonFile,
  resultCounts,
  storedCounts,
  test,
  toastWith,
} from '../support/site-test';
import { importResults } from '../support/import-screen';

test(
  'the button opens a picker for .json files, and the chosen file can be cleared',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('importar/');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Seleccionar Archivo' }).click();
    const file = jsonFile('x'.repeat(1536), 'mis datos.json');
    await (await chooser).setFiles(file);
    await expect(page.getByText('mis datos.json')).toBeVisible();
    await expect(page.getByText('1,50 KB')).toBeVisible();
    await expect(page.getByText(/Formato esperado/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Importar Gastos' })).toBeFocused();

    await page.getByRole('button', { name: 'Quitar archivo' }).click();
    await expect(page.getByRole('button', { name: 'Seleccionar Archivo' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Procesar Importación' })).toHaveCount(0);
    await expect(page.getByLabel('Archivo JSON')).toHaveAttribute('accept', /\.json/);
  },
);

test('a click anywhere on the drop zone opens the picker', { tag: '@slow' }, async ({ page }) => {
  await page.goto('importar/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Arrastra tu archivo JSON aquí').click();
  await (await chooser).setFiles(jsonFile(buildFile()));
  await expect(page.getByRole('heading', { name: 'Procesar Importación' })).toBeVisible();
});

test('takes a dropped file, and refuses one of another type', { tag: '@slow' }, async ({ page }) => {
  await page.goto('importar/');
  const zone = page.getByText('Arrastra tu archivo JSON aquí');
  // By then the page listens.
  await expect(page.getByText('Todavía no hay gastos que exportar.')).toBeVisible();
  await zone.dispatchEvent('drop', { dataTransfer: await transferOf(page, ['foto.png', 'image/png']) });
  await expect(toastWith(page, 'Solo se permiten archivos JSON')).toBeVisible();
  await zone.dispatchEvent('drop', { dataTransfer: await transferOf(page, ['gastos.json', '']) });
  await expect(page.getByText('gastos.json')).toBeVisible();
});

/** What a drag carries: files of these names and types. */
function transferOf(page: Page, ...files: readonly (readonly [name: string, type: string])[]) {
  return page.evaluateHandle((carried) => {
    const transfer = new DataTransfer();
    for (const [name, type] of carried) transfer.items.add(new File(['[]'], name, { type }));
    return transfer;
  }, files);
}

/** Drops files on the screen's heading. Answers whether that would leave the page alone. */
async function dropOnHeading(page: Page, ...names: string[]): Promise<boolean> {
  const transfer = await transferOf(page, ...names.map((name) => [name, ''] as const));
  return page
    .getByRole('heading', { level: 1 })
    .evaluate(
      (heading, dataTransfer) =>
        !heading.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
      transfer,
    );
}

test('a file dropped anywhere on the screen is taken, the first JSON one of several', async ({ page }) => {
  await page.goto('importar/');
  const card = page.getByRole('region', { name: 'Importar Gastos' });
  await expect(page.getByRole('heading', { name: 'Exportar tus datos' })).toBeVisible();
  expect(await dropOnHeading(page, 'uno.json')).toBe(true);
  await expect(card).toContainText('uno.json');
  expect(await dropOnHeading(page, 'foto.png', 'dos.json', 'tres.json')).toBe(true);
  await expect(card).toContainText('dos.json');
  await expect(toastWith(page, 'Se ha elegido «dos.json»')).toBeVisible();
  // Elsewhere nothing takes it, and it does not replace the page either. The screen is left inside the page.
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Gastos', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos', exact: true })).toBeFocused();
  expect(await dropOnHeading(page, 'cuatro.json')).toBe(true);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Importar' }).click();
  await expect(card).toContainText('dos.json');
  expect(await dropOnHeading(page, 'cinco.json')).toBe(true);
  await expect(card).toContainText('cinco.json');
});

for (const { width, height, tag } of [
  { width: 360, height: 740, tag: [] },
  { width: 1280, height: 800, tag: '@slow' },
])
  test(`the import of a chosen file comes into view at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('importar/');
    const examples = page.getByText('Con sus categorías y métodos de pago.');
    const exporting = page.getByRole('heading', { name: 'Exportar tus datos' });
    await exporting.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    // From wherever the person has scrolled to.
    await dropOnHeading(page, 'lejos.json');
    const button = page.getByRole('button', { name: 'Importar Gastos' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(button).toBeFocused();
    await expect(page.getByText('lejos.json')).toBeVisible();
    await expect(page.getByText('2 Bytes')).toBeVisible();
    await expect(examples).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(before);
    // And from where it is in view already, nothing moves.
    const top = await page.evaluate(() => window.scrollY);
    await page.getByLabel('Archivo JSON').setInputFiles(jsonFile(buildFile(), 'cerca.json'));
    await expect(page.getByText('cerca.json')).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.getByRole('button', { name: 'Quitar archivo' }).click();
    await expect(page.getByRole('button', { name: 'Seleccionar Archivo' })).toBeFocused();
    await expect(examples).toBeVisible();
  });

test('imports, says what happened to every item, and starts over', async ({ page }) => {
  const gastos = [
    buildGastoFields(),
    { ...buildGastoFields(), nombre: ' ', cantidad: -1 },
    buildGastoFields({ categoriaId: 77, metodoPagoId: 88 }),
    null,
  ];
  await importFile(page, jsonFile(buildFile(gastos)));
  expect(await resultCounts(page)).toEqual({
    'Total Gastos': '4',
    'Gastos Importados': '1',
    Categorías: '1',
    Métodos: '1',
    Errores: '3',
  });
  await expect(errorLines(page)).toHaveText([
    'Gasto 2: nombre es requerido y debe ser string, cantidad debe ser un número positivo',
    'Gasto 3: Categoría con ID 77 no existe, Método de pago con ID 88 no existe',
    'Gasto 4: gasto debe ser un objeto',
  ]);
  await expect(
    toastWith(page, '1 categorías importadas, 1 métodos de pago importados, 1 gastos importados'),
  ).toBeVisible();
  await expect(toastWith(page, '3 gastos no pudieron ser importados')).toBeVisible();

  await page.getByRole('button', { name: 'Importar Otro Archivo' }).click();
  await expect(page.getByRole('button', { name: 'Seleccionar Archivo' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Procesar Importación' })).toHaveCount(0);

  await importFile(page, jsonFile(buildFile()));
  expect(await resultCounts(page)).toMatchObject({ 'Gastos Importados': '1', Categorías: '0', Métodos: '0' });
  await expect(toastWith(page, '1 gastos importados').first()).toBeVisible();
  expect(await storedCounts(page)).toEqual({ gastos: 2, categorias: 1, metodosPago: 1 });
});

test(
  'shows the progress, which never goes back, and runs in a worker',
  { tag: '@slow' },
  async ({ page }) => {
    const worker = page.waitForEvent('worker');
    await chooseFile(page, jsonFile(buildLongFile(10_000)));
    await worker;
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
        if (value) seen.push(Number(value));
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('button', { name: 'Importar Gastos' }).click();
    await expect(page.getByText('Procesando gastos...')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progreso de la importación' })).toBeVisible();
    await expect(page.getByText(/^\d+%$/)).toBeVisible();
    await expect(importResults(page)).toBeVisible({
      timeout: 30_000,
    });
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(new Set(seen).size).toBeGreaterThan(5);
    expect([seen[0], seen.at(-1)]).toEqual([0, 100]);
    await expect.poll(() => page.workers().length).toBe(0);
  },
);

test.describe('without a network once the screen is calm', () => {
  test.use({ expectedLog: /ERR_INTERNET_DISCONNECTED/ });

  test(
    'a file is looked through and imported, and the results are whole',
    { tag: '@slow' },
    async ({ page }) => {
      const loads = { begun: 0, under: 0 };
      page.on('request', () => {
        loads.begun += 1;
        loads.under += 1;
      });
      page.on('requestfinished', () => {
        loads.under -= 1;
      });
      await page.goto('importar/');
      await expect(page.getByLabel('Archivo JSON')).toBeEnabled();
      await expect
        .poll(async () => {
          const { begun } = loads;
          await page.evaluate(async () => {
            for (let turn = 0; turn < 20; turn += 1)
              await new Promise((resolve) => requestIdleCallback(resolve));
          });
          return { ...loads, begun: loads.begun - begun };
        })
        .toEqual({ begun: 0, under: 0 });
      await page.context().setOffline(true);
      await page.getByLabel('Archivo JSON').setInputFiles(jsonFile(buildFile()));
      await page.getByRole('button', { name: 'Revisar antes de importar' }).click();
      await expect(page.getByRole('region', { name: 'Procesar Importación' })).toContainText('Se importarán');
      await page.getByRole('button', { name: 'Importar Gastos' }).click();
      expect(await resultCounts(page)).toMatchObject({ 'Gastos Importados': '1' });
      await expect(page.getByRole('button', { name: 'Deshacer importación', exact: true })).toBeVisible();
    },
  );
});

test('once the results are there, nothing below them moves', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseFile(page, jsonFile(buildFile()));
  const exporting = page.getByRole('region', { name: 'Exportar tus datos' });
  await expect(exporting.getByText('Todavía no hay gastos que exportar.')).toBeVisible();
  const atFirst = exporting.evaluate(
    (card) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main dl')) return;
          observer.disconnect();
          resolve(card.getBoundingClientRect().top + window.scrollY);
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
  );
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  const top = await atFirst;
  await expect(page.getByText('El archivo cuadra con tus datos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deshacer importación', exact: true })).toBeVisible();
  expect(await exporting.evaluate((card) => card.getBoundingClientRect().top + window.scrollY)).toBe(top);
});

test('a file that is given up takes its worker with it', { tag: '@slow' }, async ({ page }) => {
  await chooseFile(page, jsonFile(buildLongFile(100)));
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'Quitar archivo' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test(
  'a double click or a second Enter starts one import and does not cancel it',
  { tag: '@slow' },
  async ({ page }) => {
    for (const start of ['dblclick', 'Enter'] as const) {
      await chooseFile(page, jsonFile(buildLongFile(1_000)));
      const button = page.getByRole('button', { name: 'Importar Gastos' });
      await expect(button).toBeFocused();
      if (start === 'dblclick') await button.dblclick();
      else for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter');
      await expect(importResults(page)).toBeFocused({
        timeout: 30_000,
      });
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
      await page.getByRole('button', { name: 'Importar Otro Archivo' }).click();
    }
    expect((await storedCounts(page)).gastos).toBe(2_000);
  },
);

test('«Cancelar» in the middle leaves nothing behind and the file selected', async ({ page }) => {
  await chooseFile(page, jsonFile(buildLongFile(20_000)));
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  const bar = await page.getByRole('progressbar').elementHandle();
  // Asked in each frame, and answered by a key: a click looks for its place first, and the import would go on meanwhile.
  await page.waitForFunction((shown) => Number(shown.getAttribute('aria-valuenow')) > 5, bar);
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(toastWith(page, 'Importación cancelada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar Gastos' })).toBeFocused();
  await expect(page.getByText('gastos.json')).toBeVisible();
  expect(await storedCounts(page)).toEqual({ gastos: 0, categorias: 0, metodosPago: 0 });
});

test('the import goes on while the person visits other screens', { tag: '@slow' }, async ({ page }) => {
  await chooseFile(page, jsonFile(buildFile()));
  const letGo = await holdWriteLock(page);
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(page.getByText('Procesando gastos...')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Resumen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeFocused();
  expect((await storedCounts(page)).gastos).toBe(0);
  await letGo();
  await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
  await menu.getByRole('link', { name: 'Importar' }).click();
  await expect(importResults(page)).toBeVisible();
  expect((await resultCounts(page))['Gastos Importados']).toBe('1');
});

test('leaving the page during an import is asked about', async ({ page }) => {
  await chooseFile(page, jsonFile(buildFile()));
  await holdWriteLock(page);
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(page.getByText('Procesando gastos...')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Importar Gastos' })).toBeVisible();
});

test(
  'two tabs that import the same file at once leave no category twice',
  { tag: '@slow' },
  async ({ page, context }) => {
    const other = await context.newPage();
    const file = jsonFile(buildLongFile(1_000));
    await chooseFile(page, file);
    await chooseFile(other, file);
    await Promise.all([
      page.getByRole('button', { name: 'Importar Gastos' }).click(),
      other.getByRole('button', { name: 'Importar Gastos' }).click(),
    ]);
    for (const tab of [page, other]) {
      await expect(importResults(tab)).toBeVisible({
        timeout: 30_000,
      });
      expect((await resultCounts(tab))['Gastos Importados']).toBe('1.000');
    }
    const created = [await resultCounts(page), await resultCounts(other)].map((counts) => counts.Categorías);
    expect(created.toSorted()).toEqual(['0', '1']);
    expect(await storedCounts(page)).toEqual({ gastos: 2_000, categorias: 1, metodosPago: 1 });
  },
);
