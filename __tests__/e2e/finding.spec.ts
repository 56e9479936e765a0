import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { expect, showQuery, test } from '../support/site-test';

const FILE = {
  ...buildFile([
    buildGastoFields({ nombre: 'Cena', cantidad: 30.1, fecha: '2026-01-15', estado: 'pendiente' }),
    buildGastoFields({ nombre: 'Café', cantidad: 0.2, fecha: '2026-01-15' }),
    buildGastoFields({
      nombre: 'Autobús',
      cantidad: 12,
      fecha: '2026-01-03',
      categoriaId: 2,
      metodoPagoId: 2,
    }),
    buildGastoFields({ nombre: 'Pan', cantidad: 2298.4, fecha: '2026-01-14', estado: 'en disputa' }),
    buildGastoFields({ nombre: 'Cuota del año', cantidad: 7, fecha: '2025-11-30', categoriaId: 2 }),
    buildGastoFields({ nombre: 'Luz', cantidad: 40, fecha: '2024-02-29', descripcion: 'Factura de enero' }),
  ]),
  categorias: [
    { id: 1, nombre: 'Alimentación', descripcion: '', color: 'red', icono: '🍎' },
    { id: 2, nombre: 'Transporte', descripcion: '', color: 'blue', icono: '🚌' },
  ],
  metodosPago: [
    { id: 1, nombre: 'Efectivo', descripcion: '', icono: '💵' },
    { id: 2, nombre: 'Tarjeta', descripcion: '', icono: '💳' },
  ],
};

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00+01:00') });
  await seed(page, FILE);
  await page.goto('gastos/');
  await expect(found(page)).toHaveText('4 gastos');
});

test(
  'a search ignores case and accents, and finds words in name, description, category and method',
  { tag: '@slow' },
  async ({ page }) => {
    for (const [words, names] of [
      ['cafe', ['Café']],
      ['AUTOBUS', ['Autobús']],
      ['alimentacion efectivo', ['Café', 'Cena', 'Pan', 'Luz']],
      ['tarjeta', ['Autobús']],
    ] as const) {
      await search(page, words);
      await expectNames(page, names);
    }
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
    await expect(found(page)).toHaveText('4 gastos');
  },
);

test(
  'a search that finds nothing here shows what there is in other months, or which word is in no expense',
  { tag: '@slow' },
  async ({ page }) => {
    await search(page, 'ano');
    await expectNames(page, ['Cuota del año']);
    await expect(found(page)).toHaveText('0 gastos');
    await expect(page.getByRole('heading', { name: 'En otros meses' })).toBeVisible();
    await search(page, 'ano nada');
    await expect(page.getByText('No hay nada con «nada».')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar «nada»: 1 gasto' }).click();
    await expectNames(page, ['Cuota del año']);
    await search(page, 'nada');
    await page.getByRole('button', { name: 'Quitar la búsqueda' }).click();
    await expect(found(page)).toHaveText('4 gastos');
  },
);

test(
  'a search knows amounts and months, and shows what else there is in other months',
  { tag: '@slow' },
  async ({ page }) => {
    await search(page, '>10');
    await expectNames(page, ['Cena', 'Pan', 'Autobús', 'Luz']);
    await expect(page.getByText('y 1 en otros meses')).toBeVisible();
    await pickPeriod(page, 'Todo');
    await expectNames(page, ['Cena', 'Pan', 'Autobús', 'Luz']);
    await search(page, '2.298,4');
    await expectNames(page, ['Pan']);
    await search(page, 'noviembre');
    await expectNames(page, ['Cuota del año']);
    await expect(page.getByText(/en otros/)).toHaveCount(0);
  },
);

test('the palette finds an expense of any month and opens it, and leads to a month', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Paleta de comandos' }).fill('factura');
  await page.getByRole('option', { name: 'Luz, 40,00 €, 29 feb 2024' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar gasto' }).getByLabel('Nombre')).toHaveValue('Luz');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('noviembre');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gastos\/\?mes=2025-11$/);
  await expectNames(page, ['Cuota del año']);
});

test('a search is one journey from an example to all time, and its readings can be taken back', async ({
  page,
}) => {
  const box = page.getByRole('searchbox', { name: 'Buscar' });
  await page.keyboard.press('/');
  const examples = page.getByRole('group', { name: 'Ejemplos de búsqueda' });
  await expect(examples.getByRole('button')).toHaveText(['café', 'pendiente', '>2000']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('pendiente');
  await expectNames(page, ['Cena']);

  await search(page, 'transporte 20-1000');
  await expect(page.getByText('Ningún gasto coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar «20-1000»: 2 gastos' }).click();
  await expectNames(page, ['Autobús', 'Cuota del año']);
  const others = page.getByRole('heading', { name: 'En otros meses' });
  await expect(others.locator('..')).toHaveText(/1 gasto · 7,00.€$/);

  await search(page, '2024');
  await expectNames(page, ['Luz']);
  const readings = page.getByRole('list', { name: 'La búsqueda se ha entendido así' });
  await readings.getByRole('button', { name: /^Año 2024 o cantidad 2024/ }).click();
  await expect(box).toHaveValue('"2024"');
  await expect(page.getByText('Ningún gasto coincide')).toBeVisible();
  await search(page, 'ayer');
  await expectNames(page, ['Pan']);
  await expect(readings).toHaveText(/14 ene 2026/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the period stands beside the search, ✕ clears it and ← ends it', async ({ page }) => {
    await page.getByRole('button', { name: 'Buscar' }).tap();
    const box = page.getByRole('searchbox', { name: 'Buscar' });
    await expect(box).toBeFocused();
    await page.getByRole('group', { name: 'Ejemplos de búsqueda' }).getByText('pendiente').tap();
    await expectNames(page, ['Cena']);
    await expect(page.getByRole('button', { name: 'Elegir periodo: enero de 2026' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('button', { name: 'Mes anterior' })).toBeHidden();
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).tap();
    await expect(box).toHaveValue('');
    await expect(box).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar la búsqueda' }).tap();
    await expect(box).toBeHidden();
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Mes anterior' })).toBeVisible();
  });

  test('«back» ends a search without text, and leaves the page with the text of another', async ({
    page,
  }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'Gastos', exact: true }).tap();
    const opener = page.getByRole('button', { name: 'Buscar' });
    const box = page.getByRole('searchbox', { name: 'Buscar' });
    await opener.tap();
    await entersLayer(page);
    await page.goBack();
    await expect(box).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/\/gastos\/$/);

    await opener.tap();
    await entersLayer(page);
    await page.keyboard.type('cen');
    await expectNames(page, ['Cena']);
    await expect(page).toHaveURL(/\/gastos\/\?q=cen$/);
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).tap();
    await entersLayer(page);
    await page.getByRole('group', { name: 'Ejemplos de búsqueda' }).getByText('pendiente').tap();
    await expect(page).toHaveURL(/\/gastos\/\?q=pendiente$/);
    await page.getByRole('button', { name: 'Cerrar la búsqueda' }).tap();
    await expect(page).toHaveURL(/\/gastos\/$/);
    await opener.tap();
    await entersLayer(page);
    await page.getByRole('button', { name: 'Cerrar la búsqueda' }).tap();
    await expect.poll(() => page.evaluate(isLayer)).toBe(false);
    await opener.tap();
    await page.keyboard.type('pan');
    await expect(page).toHaveURL(/\?q=pan$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/gastos/);
    await page.goForward();
    await expect(box).toHaveValue('pan');
  });
});

function isLayer(): boolean {
  return 'dialog' in (history.state as object);
}

/** What «back» then closes. */
async function entersLayer(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isLayer)).toBe(true);
}

test(
  'a search of ten thousand words uses as much as fits, says so, and can be loaded again',
  { tag: '@slow' },
  async ({ page }) => {
    const words = Array.from({ length: 10_000 }, (_, n) => `palabra${n}`).join(' ');
    await search(page, words);
    await expect(page.getByText('Ningún gasto coincide')).toBeVisible();
    await showQuery(page, `todo&q=${words}`);
    await expect(page.getByText(/^En una búsqueda caben 200 caracteres/)).toBeVisible();
    await expect(page.getByText('Ningún gasto coincide')).toBeVisible();
    await showQuery(page, '');
    await search(page, words);
    await expect(page).toHaveURL(/q=palabra0/);
    await page.reload();
    await expect(page.getByText('Ningún gasto coincide')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar la búsqueda' }).click();
    await expect(found(page)).toHaveText('4 gastos');
  },
);

test(
  'filters of every kind, several at once, live in the address and can be taken away',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Filtros' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtros' });
    await expect(dialog.getByText('Sin categoría')).toHaveCount(0);
    await dialog.getByText('Alimentación').click();
    await dialog.getByText('Otro', { exact: true }).click();
    await dialog.getByText('Pendiente').click();
    await dialog.getByLabel('Mínimo').fill('20');
    await dialog.getByLabel('Máximo').fill('1.000,50');
    await dialog.getByRole('button', { name: 'Ver 1 gasto' }).click();
    await expect(page).toHaveURL(/\?cat=1&estado=pendiente,otro&min=20\.00&max=1000\.50$/);
    await expectNames(page, ['Cena']);
    await page.getByRole('button', { name: 'Quitar el filtro ≤ 1.000,50 €' }).click();
    await expectNames(page, ['Cena', 'Pan']);
    await page.goBack();
    await expectNames(page, ['Cena']);
    await page.reload();
    await expectNames(page, ['Cena']);
    await expect(page.getByRole('button', { name: /Filtros\s*3 activos/ })).toBeVisible();
    await page.getByRole('list', { name: 'Filtros activos' }).getByText('Quitar filtros').click();
    await expect(found(page)).toHaveText('4 gastos');
  },
);

test(
  'periods: a year, a week, two days, everything, and their neighbours',
  { tag: '@slow' },
  async ({ page }) => {
    await pickPeriod(page, 'Este año');
    await expect(page).toHaveURL(/\?desde=2026-01-01&hasta=2026-12-31$/);
    await expectNames(page, ['Café', 'Cena', 'Pan', 'Autobús']);
    await page.getByRole('button', { name: 'Periodo anterior' }).click();
    await expectNames(page, ['Cuota del año']);
    await pickPeriod(page, 'Esta semana');
    await expect(page).toHaveURL(/\?desde=2026-01-12&hasta=2026-01-18$/);
    await expectNames(page, ['Café', 'Cena', 'Pan']);
    await pickPeriod(page, 'Todo');
    await expect(found(page)).toHaveText('6 gastos');
    await expect(cantidad(page, 'Total')).toHaveText('2.387,70 €');
    await expect(cantidad(page, 'Pendiente')).toHaveText('30,10 €');
    await expect(page.getByRole('button', { name: 'Periodo anterior' })).toBeDisabled();

    await page.getByRole('button', { name: /^Elegir periodo/ }).click();
    await page.getByLabel('Desde').fill('2026-02-01');
    await page.getByLabel('Hasta').fill('2024-02-01');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByLabel('Desde')).toHaveAccessibleDescription(
      'La fecha inicial es posterior a la final.',
    );
    await page.getByLabel('Hasta').fill('');
    await page.getByLabel('Desde').fill('2026-01-14');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/\?desde=2026-01-14$/);
    await expectNames(page, ['Café', 'Cena', 'Pan']);
  },
);

test(
  'a new expense takes category, method and status from the filters',
  { tag: '@slow' },
  async ({ page }) => {
    await showQuery(page, 'cat=2&metodo=2&estado=pendiente');
    await expect(page.getByText('Ningún gasto coincide')).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('radio', { name: 'Transporte' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Estado: Pendiente/ })).toBeVisible();
  },
);

function found(page: Page) {
  return page.getByRole('status').filter({ hasText: /gastos?$/ });
}

function cantidad(page: Page, label: string) {
  return page.locator('dt', { hasText: label }).locator('+ dd');
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(words);
}

async function pickPeriod(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Elegir periodo/ }).click();
  await page
    .getByRole('dialog', { name: 'Elegir periodo' })
    .getByRole('button', { name, exact: true })
    .click();
}

/** The names of the listed expenses, in their order. */
async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.getByRole('button', { name: /^Editar / })).toHaveText([...names]);
}
