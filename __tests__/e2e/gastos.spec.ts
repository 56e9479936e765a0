import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expect, importFile, jsonFile, test } from '../support/site-test';
import { storeRows } from '../support/stored-rows';

const GASTOS = [
  buildGastoFields({ nombre: 'Cena', cantidad: 30.1, fecha: '2026-01-15', estado: 'pendiente' }),
  buildGastoFields({ nombre: 'Café', cantidad: 0.2, fecha: '2026-01-15' }),
  buildGastoFields({ nombre: 'Pan', cantidad: 2298.4, fecha: '2026-01-14', estado: 'en disputa' }),
  buildGastoFields({ nombre: 'Regalo', cantidad: 12, fecha: '2025-11-30' }),
];

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T23:59:00+01:00') });
  await importFile(page, jsonFile(buildFile(GASTOS)));
});

test('groups a month by day with totals, category, method and status', async ({ page }) => {
  await page.goto('gastos/');
  const today = page.getByRole('region', { name: /^Hoy/ });
  await expect(today.getByRole('heading')).toHaveText('Hoy30,30 €');
  await expect(today.getByRole('listitem')).toHaveText([
    '15 ene 2026CaféCompra de la semana🍎Alimentación💵 EfectivoPagado0,20 €',
    '15 ene 2026CenaCompra de la semana🍎Alimentación💵 EfectivoPendiente30,10 €',
  ]);
  const yesterday = page.getByRole('region', { name: /^Ayer/ });
  await expect(yesterday.getByRole('listitem')).toHaveText([
    '14 ene 2026PanCompra de la semana🍎Alimentación💵 Efectivoen disputa2.298,40 €',
  ]);
  await expect(page.locator('dt', { hasText: 'Total' }).locator('+ dd')).toHaveText('2.328,70 €');
  await expect(page.locator('dt', { hasText: 'Pendiente' }).locator('+ dd')).toHaveText('30,10 €');
  await expect(page.getByText('3 gastos')).toBeVisible();
});

test('the month is in the address: arrows, picker, «Hoy», back and reload', async ({ page }) => {
  await page.goto('gastos/');
  await page.getByRole('button', { name: 'Mes anterior' }).click();
  await expect(page).toHaveURL(/\?mes=2025-12$/);
  await expect(page.getByText('No hay gastos en diciembre de 2025')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir periodo: diciembre de 2025' }).click();
  await page.getByRole('button', { name: 'noviembre de 2025' }).click();
  await expect(page).toHaveURL(/\?mes=2025-11$/);
  await expect(page.getByText('Regalo')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No hay gastos en diciembre de 2025')).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Elegir periodo: noviembre de 2025' })).toBeVisible();
  await page.getByRole('button', { name: 'Hoy' }).click();
  await expect(page.getByRole('region', { name: 'Gastos de enero de 2026' })).toBeVisible();
  await page.goto('gastos/?mes=2026-13');
  await expect(page.getByRole('region', { name: 'Gastos de enero de 2026' })).toBeVisible();
});

test('opens on the newest month with expenses when the current one has none', async ({ page }) => {
  await page.clock.setSystemTime(new Date('2026-06-02T09:00:00+02:00'));
  await page.goto('gastos/');
  await expect(page.getByRole('region', { name: 'Gastos de enero de 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Hoy' }).click();
  await expect(page.getByText('No hay gastos en junio de 2026')).toBeVisible();
});

test('an import in another tab appears by itself', async ({ page, context }) => {
  await page.goto('gastos/');
  await expect(page.getByText('3 gastos')).toBeVisible();
  const other = await context.newPage();
  await importFile(
    other,
    jsonFile(buildFile([buildGastoFields({ nombre: 'De la otra pestaña', fecha: '2026-01-10' })])),
  );
  await expect(page.getByText('De la otra pestaña')).toBeVisible();
  await expect(page.getByText('4 gastos')).toBeVisible();
});

test('«Hoy» follows the clock while the page is open', async ({ page }) => {
  await page.goto('gastos/');
  await expect(page.getByRole('heading', { name: /^Hoy/ })).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('heading', { name: /^Hoy/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Ayer/ })).toHaveText('Ayer30,30 €');
});

for (const width of [320, 360, 1280]) {
  test(`totals of any length stay in one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const cantidad of [98_765_432_109.87, 1e21, 1e300]) {
      const large = buildGastoFields({ cantidad, fecha: '2026-01-15', estado: 'pendiente' });
      await storeRows(page, 'gastos', [large]);
      for (const screen of ['.', 'gastos/']) {
        await page.goto(screen);
        const numbers = page.locator('[data-slot=fitted-number]');
        await expect(numbers.first()).toContainText(/\d\s€$/);
        for (const number of await numbers.all())
          expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
        const lines = numbers.evaluateAll((all) =>
          all.map((one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))),
        );
        expect(new Set(await lines)).toEqual(new Set([1]));
        if (cantidad < 1e21)
          expect(
            await numbers.evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth)),
          ).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        );
      }
    }
  });
}
