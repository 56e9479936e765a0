import type { Locator, Page } from '@playwright/test';
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

type Charges = readonly (readonly [text: string, amount: number])[];

/** Forty shops of no known trade, none like another. */
const FORTY: Charges = Array.from({ length: 40 }, (_, place): Charges[number] => {
  const letters = [place % 5, Math.floor(place / 5)].map((at) => 'BDFGLMPR'.charAt(at));
  return [`${letters.join('O')}OXINTAR`, 400 - place];
});

/** A statement with a charge for each shop. */
function statement(charges: Charges, month = '05'): { name: string; mimeType: string; buffer: Buffer } {
  const rows = charges.map(
    ([text, amount], place) =>
      `${String((place % 28) + 1).padStart(2, '0')}/${month}/2026;${text};-${amount.toFixed(2).replace('.', ',')}`,
  );
  const text = `Fecha;Concepto;Importe\n28/${month}/2026;NOMINA;1500,00\n${rows.join('\n')}\n`;
  return { name: `${month}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** Has a statement read, and answers its review. */
async function openReview(page: Page, ...given: Parameters<typeof statement>): Promise<Locator> {
  await page.goto('extractos/');
  await page.getByLabel('Extracto del banco').setInputFiles(statement(...given));
  return page.getByRole('region', { name: 'Lo que hay en el extracto' });
}

async function bring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importar movimientos' }).click();
  await expect(importResults(page)).toBeFocused();
}

async function importStatement(page: Page, ...given: Parameters<typeof statement>): Promise<void> {
  const review = await openReview(page, ...given);
  await review.getByLabel('Método de pago').selectOption({ label: 'Tarjeta de crédito' });
  await bring(page);
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
  await importStatement(page, SHOPS);
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
  await expect(page.getByRole('option', { name: 'Crear «Tren»' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(cards(page).getByRole('heading', { name: 'Renfe Viajeros' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page).getByRole('heading', { name: 'Acme' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toBeHidden();

  await page.getByRole('button', { name: 'Clasificar 3 gastos' }).click();
  await expect(cards(page).getByRole('heading', { name: 'Acme' })).toBeFocused();
  await cards(page).getByRole('button', { name: 'No es un gasto' }).click();
  await expect(cards(page).getByRole('status')).toHaveText('Eliminado: Acme');
  await expect(cards(page).getByRole('heading', { name: 'Cosas' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page).getByRole('status')).toHaveText('Saltado: Cosas');
  // Skipped on an earlier day: it comes last, also after a reload.
  await expect(cards(page).getByRole('heading', { name: 'Renfe Viajeros' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Clasificar 2 gastos' }).click();
  await expect(cards(page).getByRole('heading', { name: 'Renfe Viajeros' })).toBeFocused();
  await expect(cards(page).getByText('Como Renfe')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await expect(cards(page).getByText('Clasificado por ahora: 1 comercio, 1 gasto')).toBeVisible();
  await expectAccessible(page);
  await cards(page).getByRole('button', { name: 'Repasar los saltados' }).click();
  await cards(page).getByRole('button', { name: 'Casa' }).click();
  await expect(cards(page).getByText('Todo clasificado: 2 comercios, 2 gastos')).toBeVisible();
  await expect.poll(() => categoriasOf(page)).toEqual(['Tren', 'Tren', 'Casa']);
  expect(await storedCounts(page)).toMatchObject({ gastos: 3, categorias: 4 });
});

test(
  'classifies forty unknown shops of a statement before its import, by forty-five keys',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, { ...SEEDED, gastos: [] });
    const review = await openReview(page, FORTY);
    let keys = 0;
    async function press(key: string) {
      keys += 1;
      await page.keyboard.press(key);
    }
    const door = page.getByRole('button', { name: 'Clasificar antes (40 gastos)' });
    await expect(door).toBeEnabled();
    await expect(review.getByRole('heading')).toBeFocused();
    await press('Tab');
    await press('T');
    await expect(review.getByLabel('Método de pago')).toHaveValue('1');
    await press('Tab');
    await expect(door).toBeFocused();
    await press('Enter');
    for (const [place] of FORTY.entries()) {
      await expect(cards(page).getByRole('progressbar')).toHaveAccessibleName(`Comercio ${place + 1} de 40`);
      await press('1');
    }
    await expect(cards(page).getByText('Todo clasificado: 40 comercios, 40 gastos')).toBeVisible();
    await expectAccessible(page);
    await press('Enter');
    await expect(cards(page)).toBeHidden();
    expect(keys).toBeLessThanOrEqual(FORTY.length + 5);
    await expect(page.getByLabel(/^Categoría de /).first()).toHaveValue('1');
    await bring(page);
    expect(await categoriasOf(page)).toEqual(FORTY.map(() => 'Casa'));
    await expect(page.getByRole('button', { name: /^Clasificar/ })).toBeHidden();

    // Always so: the next statement takes the category over.
    await openReview(page, FORTY.slice(0, 2), '06');
    await expect(page.getByLabel(/^Categoría de /).first()).toHaveValue('1');
    await expect(page.getByRole('button', { name: /^Clasificar/ })).toBeHidden();
  },
);

test(
  'remembers what is no expense, from a review and from stored expenses',
  { tag: '@slow' },
  async ({ page }) => {
    const charges: Charges = [
      ['HIPOTECA CAJA', 500],
      ['CUOTA CLUB NAUTICO', 80],
      ['MERCADONA', 9],
    ];
    const review = await openReview(page, charges);
    await review.getByLabel('Método de pago').selectOption({ label: 'Tarjeta de crédito' });
    await page.getByRole('button', { name: 'Clasificar antes (3 gastos)' }).click();
    await expect(cards(page).getByRole('heading', { name: 'Hipoteca Caja' })).toBeFocused();
    await cards(page).getByRole('button', { name: 'No es un gasto' }).click();
    await expect(cards(page).getByRole('status')).toHaveText('No se importa: Hipoteca Caja');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/no es un gasto$/)).toBeVisible();
    await expectAccessible(page);
    await bring(page);
    await page.getByRole('button', { name: 'Clasificar 2 gastos' }).click();
    await expect(cards(page).getByRole('heading', { name: 'Cuota Club Nautico' })).toBeFocused();
    await cards(page).getByRole('button', { name: 'No es un gasto' }).click();
    await expect(cards(page).getByRole('status')).toHaveText('Eliminado: Cuota Club Nautico');
    await page.keyboard.press('Escape');
    await expect.poll(() => categoriasOf(page)).toHaveLength(1);

    await openReview(page, charges, '06');
    const aside = page.getByRole('region', { name: /^Quizá no son gastos \(2\)/ });
    await expect(aside.getByText(/2026 · dijiste que no lo es$/)).toHaveCount(2);
    await expect(aside.getByLabel(/^Importar Hipoteca Caja/)).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Contar como gasto: Cuota Club Nautico' }).click();
    await bring(page);

    await openReview(page, charges, '07');
    await expect(page.getByRole('region', { name: /^Quizá no son gastos \(1\)/ })).toBeVisible();
    await expect(page.getByLabel(/^Importar Cuota Club Nautico/)).toBeChecked();
  },
);

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

  test(
    'classifies forty shops by one tap each, back over cards and closed in the middle',
    { tag: '@slow' },
    async ({ page }) => {
      await seed(page, { ...SEEDED, gastos: [] });
      await importStatement(page, [...FORTY, ['VOXINTARES LARGO', 5], ['VOXINTARES', 4]]);
      const heading = cards(page).getByRole('heading', { level: 3 });
      const bar = cards(page).getByRole('progressbar');
      const likely = cards(page).getByRole('group', { name: '¿En qué categoría van?' });
      const casa = likely.getByRole('button', { name: 'Casa' });
      const back = cards(page).getByRole('button', { name: 'Deshacer' });
      let taps = 0;
      async function tap(button: Locator) {
        taps += 1;
        await button.tap();
      }
      async function expectAt(place: number) {
        await expect(bar).toHaveAccessibleName(`Comercio ${place} de 42`);
      }
      await tap(page.getByRole('button', { name: 'Clasificar 42 gastos' }));
      for (let place = 1; place <= 20; place += 1) {
        await expectAt(place);
        await tap(casa);
      }
      await expectAt(21);
      const before = taps;
      const shop = await heading.textContent();
      for (const place of [20, 19, 18]) {
        await back.tap();
        await expectAt(place);
      }
      await expect
        .poll(async () => (await categoriasOf(page)).filter((nombre) => nombre === 'Casa').length)
        .toBe(17);
      for (const place of [18, 19, 20]) {
        await expectAt(place);
        await casa.tap();
      }
      await expectAt(21);
      await expect(heading).toHaveText(shop ?? '');
      // Back closes the cards; they go on where they were left.
      await page.goBack();
      await expect(cards(page)).toBeHidden();
      await page.getByRole('button', { name: 'Clasificar 22 gastos' }).tap();
      await expect(heading).toHaveText(shop ?? '');
      taps = before;
      for (let left = 20; left > 0; left -= 1) {
        await expect(bar).toHaveAccessibleName(`Comercio ${21 - left} de 22`);
        await tap(casa);
      }
      // Two alike go by one tap.
      await expect(cards(page).getByRole('checkbox', { name: /^Voxintares/i })).toBeChecked();
      await tap(casa);
      await expect(cards(page).getByText('Todo clasificado: 22 comercios, 22 gastos')).toBeVisible();
      await tap(cards(page).getByRole('button', { name: 'Listo' }));
      expect(taps).toBe(1 + 41 + 1);
      await expect.poll(() => categoriasOf(page)).toEqual(Array(42).fill('Casa'));
    },
  );

  test(
    "has nothing over or under the buttons of the cards, an import's toasts neither",
    { tag: '@slow' },
    async ({ page }) => {
      await importStatement(page, SHOPS);
      await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
      await page.getByRole('button', { name: 'Clasificar 10 gastos' }).tap();
      await expect(cards(page).getByRole('heading', { name: 'Mercadona' })).toBeVisible();
      await expect(page.locator('[data-sonner-toast]').first()).toBeHidden();
      const box = await cards(page).boundingBox();
      expect(box && Math.round(box.y + box.height)).toBe(740);
      for (const button of await cards(page).locator('button:enabled').all())
        await button.click({ trial: true });
    },
  );
});
