import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import {
  chooseFile,
  expect,
  holdWriteLock,
  jsonFile,
  resultCounts,
  storedCounts,
  test,
} from '../support/site-test';
import { importResults } from '../support/import-screen';

const HOUSEHOLD = '__tests__/support/hogar-real.json';
const APPLY_TO_ALL = /^Aplicar a los 346 Usar el nombre como descripción en los 346$/;

/** An expense with names in the place of ids. */
function byNames(categoria: string) {
  return {
    ...buildGastoFields(),
    categoriaId: undefined,
    metodoPagoId: undefined,
    categoria,
    metodoPago: 'efectivo',
  };
}

/** One expense for every kind of fault, and some without. */
const MIXED = {
  ...buildFile(),
  categorias: [...buildFile().categorias, { id: 2, nombre: 'alimentacion' }],
  gastos: [
    buildGastoFields(),
    buildGastoFields({
      nombre: 'Una compra con un nombre que no cabe de ninguna manera en una sola línea de un teléfono',
    }),
    { ...buildGastoFields(), descripcion: '' },
    { ...buildGastoFields(), fecha: '04/03/2026' },
    { ...buildGastoFields(), fecha: '13/4/2026' },
    { ...buildGastoFields(), cantidad: '12,50' },
    { ...buildGastoFields(), cantidad: -3 },
    { ...buildGastoFields(), nombre: 'x'.repeat(5000), cantidad: 'y'.repeat(5000) },
    buildGastoFields({ categoriaId: 77, metodoPagoId: 88 }),
    null,
    byNames('Alimentación'),
    byNames('Viajes y otras cosas que nadie ha puesto todavía en ninguna categoría'),
    byNames('Regalos'),
  ],
};

function opener(page: Page) {
  return page.getByRole('button', { name: 'Revisar antes de importar' });
}

function review(page: Page) {
  return page.getByRole('region', { name: 'Revisión del archivo' });
}

async function reviewed(page: Page): Promise<void> {
  await expect(review(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
}

async function openReview(page: Page, file: Parameters<typeof chooseFile>[1]): Promise<void> {
  await chooseFile(page, file);
  await opener(page).click();
  await reviewed(page);
}

/** A count of the review, by its label. */
function countOf(page: Page, label: string) {
  return review(page).locator(`dt:text-is("${label}") + dd`);
}

test('a real household: 346 without a description are mended at once, and all 2,176 are imported', async ({
  page,
}) => {
  await openReview(page, HOUSEHOLD);
  await expect(countOf(page, 'Total Gastos')).toHaveText('2.176');
  await expect(countOf(page, 'Se importarán')).toHaveText('1.830');
  await expect(countOf(page, 'Errores')).toHaveText('346');
  await expect(page.getByText('Se muestran los primeros 200 de 346 gastos con errores.')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(200);
  expect(await storedCounts(page)).toEqual({ gastos: 0, categorias: 0, metodosPago: 0 });

  await page.getByRole('button', { name: APPLY_TO_ALL }).click();
  await reviewed(page);
  await expect(countOf(page, 'Se importarán')).toHaveText('2.176');
  await page.getByRole('button', { name: /^Deshacer Usar el nombre/ }).click();
  await reviewed(page);
  await expect(countOf(page, 'Errores')).toHaveText('346');
  await page.getByRole('button', { name: APPLY_TO_ALL }).click();
  await reviewed(page);
  await expect(page.getByRole('region', { name: /Avisos/ }).getByRole('listitem')).toHaveCount(0);

  // The corrections wait while another page is visited.
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Resumen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
  await menu.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('region', { name: 'Revisión del archivo' })).toBeVisible();
  await page.getByRole('button', { name: 'Revisar antes de importar' }).click();
  await expect(page.getByText('Se importará con tus correcciones.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(importResults(page)).toBeFocused({
    timeout: 30_000,
  });
  expect(await resultCounts(page)).toEqual({
    'Total Gastos': '2.176',
    'Gastos Importados': '2.176',
    Categorías: '27',
    Métodos: '5',
    Errores: '0',
  });
  expect(await storedCounts(page)).toEqual({ gastos: 2176, categorias: 27, metodosPago: 5 });

  // Once more: everything is there already.
  await page.getByRole('button', { name: 'Importar Otro Archivo' }).click();
  await openReview(page, HOUSEHOLD);
  await page.getByRole('button', { name: APPLY_TO_ALL }).click();
  await reviewed(page);
  await expect(countOf(page, 'Posibles duplicados')).toHaveText('2.176');
  await page.getByRole('switch', { name: 'Omitir posibles duplicados' }).click();
  await expect(countOf(page, 'Se importarán')).toHaveText('0');
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(page.getByText('Se han omitido 2176 posibles duplicados.')).toBeVisible({ timeout: 30_000 });
  expect(await resultCounts(page)).toMatchObject({
    'Total Gastos': '2.176',
    'Gastos Importados': '0',
    Errores: '0',
  });
  expect((await storedCounts(page)).gastos).toBe(2176);
});

test(
  'the page with 346 errors under review ends where its last card ends',
  { tag: '@slow' },
  async ({ page }) => {
    await openReview(page, HOUSEHOLD);
    const errors = page.getByRole('region', { name: 'Gastos con errores' });
    // What would make the page longer is there: far more rows than the region shows.
    expect(await errors.evaluate((element) => element.scrollHeight / element.clientHeight)).toBeGreaterThan(
      10,
    );
    const { page: whole, cards } = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      cards: Math.max(
        ...Array.from(
          document.querySelectorAll('main [data-slot=card]'),
          (card) => card.getBoundingClientRect().bottom + window.scrollY,
        ),
      ),
    }));
    expect(cards).toBeGreaterThan(1000);
    expect(whole - cards).toBeLessThan(300);
  },
);

test('a cancelled import keeps the corrections', { tag: '@slow' }, async ({ page }) => {
  await openReview(
    page,
    jsonFile(buildFile([buildGastoFields(), { ...buildGastoFields(), descripcion: '' }])),
  );
  await page.getByRole('button', { name: /^Aplicar a 1 / }).click();
  await reviewed(page);
  await holdWriteLock(page);
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Se importará con tus correcciones.')).toBeVisible();
  expect((await storedCounts(page)).gastos).toBe(0);
});

for (const width of [360, 1280]) {
  test(
    `axe reports nothing on the open review at ${width} px, and nothing scrolls sideways`,
    EVERY_STATE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await seed(page, buildFile());
      await openReview(page, jsonFile(MIXED));
      await expectAccessible(page, 'review');
      await page.getByRole('button', { name: /^Aplicar a 1 gasto Quitar el signo menos/ }).click();
      await page.getByRole('button', { name: /^Aplicar a los 3 Usar .* por su nombre/ }).click();
      await page.getByRole('switch').click();
      await reviewed(page);
      await expectAccessible(page, 'review, mended');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      const table = page.getByRole('region', { name: 'Gastos con errores' });
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await opener(page).click();
      await expectAccessible(page, 'review, closed with corrections');
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a chosen file shows what its import would add, above its button, and without frames inside', async ({
    page,
  }) => {
    await chooseFile(page, jsonFile(MIXED));
    const counts = page.getByText(/^Se importarán \d+ gastos\.$/);
    const button = page.getByRole('button', { name: 'Importar Gastos' });
    await expect(counts).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    const [above, below] = await Promise.all([counts.boundingBox(), button.boundingBox()]);
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

    await opener(page).tap();
    await reviewed(page);
    const framed = await review(page).evaluate(
      (region) =>
        [...region.querySelectorAll('dl > *, li, ul')].filter(
          (part) => parseFloat(getComputedStyle(part).borderLeftWidth) > 0,
        ).length,
    );
    expect(framed).toBe(0);
  });
});
