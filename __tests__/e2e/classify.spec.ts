import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible';
import { importResults } from '../support/import-screen';
import { seed } from '../support/seed';
import { expect, storedCounts, test } from '../support/site-test';
import { storedTables } from '../support/stored-rows';

const SHOPS = [
  ['MERCADONA VALENCIA', 312.4],
  ['IKEA ALFAFAR', 210],
  ['REPSOL E.S. LAS ROZAS', 160.5],
  ['RENFE VIAJEROS', 120],
  ['ZARA ONLINE', 90.2],
  ['FARMACIA SOL', 42.1],
  ['TALLERES PACO', 40],
  ['BAR LOS PACOS', 30.3],
  ['DECATHLON', 25],
  ['SPOTIFY AB', 11.99],
] as const;

/** A statement of unknown shops, one charge each. */
function statement(): { name: string; mimeType: string; buffer: Buffer } {
  const rows = SHOPS.map(
    ([text, amount], day) =>
      `${String(day + 1).padStart(2, '0')}/05/2026;${text};-${amount.toFixed(2).replace('.', ',')}`,
  );
  const text = `Fecha;Concepto;Importe\n31/05/2026;NOMINA;1500,00\n${rows.join('\n')}\n`;
  return { name: 'mayo.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function importStatement(page: Page): Promise<void> {
  await page.goto('extractos/');
  await page.getByLabel('Extracto del banco').setInputFiles(statement());
  const review = page.getByRole('region', { name: 'Lo que hay en el extracto' });
  await review.getByLabel('Método de pago').selectOption({ label: 'Tarjeta de crédito' });
  await page.getByRole('button', { name: 'Importar movimientos' }).click();
  await expect(importResults(page)).toBeFocused();
}

function cards(page: Page) {
  return page.getByRole('dialog', { name: 'Por clasificar' });
}

/** The names of the categories of all expenses, the newest first. */
async function categoriasOf(page: Page): Promise<(string | undefined)[]> {
  const { gastos, categorias } = (await storedTables(page)) as {
    gastos: { categoriaId: number }[];
    categorias: { id: number; nombre: string }[];
  };
  return gastos.map(({ categoriaId }) => categorias.find(({ id }) => id === categoriaId)?.nombre);
}

test('classifies a statement of ten unknown shops by one key each', async ({ page }) => {
  await importStatement(page);
  let keys = 0;
  async function press(key: string) {
    keys += 1;
    await page.keyboard.press(key);
  }
  // The door stands between the heading and the buttons of the result.
  await expect(page.getByRole('button', { name: 'Clasificar 10 gastos' })).toBeVisible();
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Clasificar 10 gastos' })).toBeFocused();
  await press('Enter');
  await expect(cards(page).getByRole('heading', { name: 'Mercadona', exact: true })).toBeFocused();
  await expect(cards(page).getByText('1 gasto · 312,40 €')).toBeVisible();
  await expect(cards(page).getByText('Supermercado: Mercadona lo es')).toBeVisible();
  for (const [place] of SHOPS.entries()) {
    await expect(cards(page).getByRole('progressbar')).toHaveAccessibleName(`Comercio ${place + 1} de 10`);
    await press('1');
  }
  await expect(cards(page).getByText('Todo clasificado: 10 comercios, 10 gastos')).toBeVisible();
  await expect(cards(page).getByRole('button', { name: 'Listo' })).toBeFocused();
  await press('Enter');
  await expect(cards(page)).toBeHidden();
  expect(keys).toBeLessThanOrEqual(SHOPS.length + 5);
  // The cards move on before the write has ended.
  await expect
    .poll(() => categoriasOf(page))
    .toEqual([
      'Supermercado',
      'Hogar',
      'Gasolina',
      'Transporte',
      'Ropa',
      'Farmacia',
      // The workshop's wider category is there already; «Coche» is the second button.
      'Transporte',
      'Restaurantes',
      'Deporte',
      'Suscripciones',
    ]);
});

const SEEDED = {
  categorias: [{ nombre: 'Casa' }, { nombre: 'Transporte' }, { nombre: 'Sin clasificar' }],
  metodosPago: [{ nombre: 'Tarjeta' }],
  gastos: [
    ['Renfe', 40],
    ['Renfe Viajeros', 30],
    ['Acme', 20],
    ['Cosas', 10],
  ].map(([nombre, cantidad]) => ({
    ...{ nombre, descripcion: nombre, cantidad, fecha: '2026-05-03' },
    ...{ categoriaId: 3, metodoPagoId: 1, estado: 'pagado' },
  })),
};

test('goes on where it was left, undoes a card, makes a category and removes what is no expense', async ({
  page,
}) => {
  await seed(page, SEEDED);
  await page.goto('categorias/?clasificar');
  await expect(cards(page).getByRole('heading', { name: 'Renfe', exact: true })).toBeFocused();
  await expect(cards(page).getByLabel(/^Renfe Viajeros/)).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('1');
  await expect(cards(page).getByText('Renfe y 1 más: Transporte')).toBeVisible();
  await expect(cards(page).getByRole('heading', { name: 'Acme' })).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await expect(cards(page).getByRole('heading', { name: 'Renfe', exact: true })).toBeFocused();
  await expect.poll(() => categoriasOf(page)).toEqual(Array(4).fill('Sin clasificar'));
  await cards(page)
    .getByLabel(/^Renfe Viajeros/)
    .uncheck();
  await cards(page).getByRole('button', { name: 'Otra' }).click();
  await page.keyboard.type('Tren');
  await page.keyboard.press('Enter');
  await expect(cards(page).getByRole('heading', { name: 'Renfe Viajeros' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page).getByRole('heading', { name: 'Acme' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toBeHidden();

  await page.getByRole('button', { name: 'Clasificar 3 gastos' }).click();
  await expect(cards(page).getByRole('heading', { name: 'Acme' })).toBeFocused();
  await cards(page).getByRole('button', { name: 'No es un gasto' }).click();
  await expect(cards(page).getByRole('heading', { name: 'Cosas' })).toBeFocused();
  await cards(page).getByRole('button', { name: 'Casa' }).click();
  await expect(cards(page).getByText('Clasificado por ahora: 2 comercios, 2 gastos')).toBeVisible();
  await cards(page).getByRole('button', { name: 'Repasar los saltados' }).click();
  await expect(cards(page).getByRole('heading', { name: 'Renfe Viajeros' })).toBeFocused();
  await expect(cards(page).getByText('Como Renfe')).toBeVisible();
  await page.keyboard.press('1');
  await expect(cards(page).getByText('Todo clasificado: 3 comercios, 3 gastos')).toBeVisible();
  await expect.poll(() => categoriasOf(page)).toEqual(['Tren', 'Tren', 'Casa']);
  expect(await storedCounts(page)).toMatchObject({ gastos: 3, categorias: 4 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('classifies by one tap a shop, and no button moves from card to card', async ({ page }) => {
    await seed(page, SEEDED);
    await page.goto('categorias/');
    await page.getByRole('button', { name: 'Clasificar 4 gastos' }).tap();
    await expect(cards(page).getByRole('heading', { name: 'Renfe', exact: true })).toBeVisible();
    const first = cards(page)
      .getByRole('group', { name: '¿En qué categoría van?' })
      .getByRole('button')
      .first();
    const box = await first.boundingBox();
    await first.tap();
    await expect(cards(page).getByRole('heading', { name: 'Acme' })).toBeVisible();
    expect(await first.boundingBox()).toEqual(box);
    await expectAccessible(page);
    await first.tap();
    await first.tap();
    await expect(cards(page).getByText('Todo clasificado: 4 comercios, 4 gastos')).toBeVisible();
  });
});
