import type { Page } from '@playwright/test';
import { importResults } from '../support/import-screen';
import { expect, test } from '../support/site-test';
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
