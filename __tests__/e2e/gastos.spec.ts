import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { expect, recordByKey, test } from '../support/site-test';
import { storeRows } from '../support/stored-rows';

const GASTOS = [
  buildGastoFields({ nombre: 'Cena', cantidad: 30.1, fecha: '2026-01-15', estado: 'pendiente' }),
  buildGastoFields({ nombre: 'Café', cantidad: 0.2, fecha: '2026-01-15' }),
  buildGastoFields({ nombre: 'Pan', cantidad: 2298.4, fecha: '2026-01-14', estado: 'en disputa' }),
  buildGastoFields({ nombre: 'Regalo', cantidad: 12, fecha: '2025-11-30' }),
];

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T23:59:00+01:00') });
  await seed(page, buildFile(GASTOS));
});

test('groups a month by day with totals, category, method and status', { tag: '@slow' }, async ({ page }) => {
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

test(
  'opens on the current month, and says when the last expenses were',
  { tag: '@slow' },
  async ({ page }) => {
    await page.clock.setSystemTime(new Date('2026-06-02T09:00:00+02:00'));
    await page.goto('gastos/');
    await expect(page.getByText('No hay gastos en junio de 2026')).toBeVisible();
    await expect(page.getByText('Tus últimos gastos son de enero de 2026')).toBeVisible();
    await page.getByRole('link', { name: 'Verlos' }).click();
    await expect(page.getByRole('region', { name: 'Gastos de enero de 2026' })).toBeVisible();
    await expect(page.getByText('Tus últimos gastos')).toHaveCount(0);
  },
);

test(
  'the arrows from a row lead to a row of the other month, and dialogs begin with a field and give the focus back',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('gastos/?mes=2026-01');
    await expect(page.getByRole('button', { name: 'Editar Cena' })).toBeVisible();
    await storeRows(page, 'gastos', [buildGastoFields({ nombre: 'Turrón', fecha: '2025-12-24' })]);
    await page.reload();
    await page.getByRole('button', { name: 'Editar Cena' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Editar Turrón' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('No hay gastos en febrero de 2026')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const filters = page.getByRole('button', { name: 'Filtros' });
    await filters.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filters).toBeFocused();
  },
);

test('what another tab records appears by itself', async ({ page, context }) => {
  await page.goto('gastos/');
  await expect(page.getByText('3 gastos')).toBeVisible();
  const other = await context.newPage();
  await other.goto('gastos/');
  await expect(other.getByText('3 gastos')).toBeVisible();
  await recordByKey(other, '7,77');
  await expect(page.getByText('7,77 €').first()).toBeVisible();
  await expect(page.getByText('4 gastos')).toBeVisible();
});

test('«Hoy» follows the clock while the page is open', { tag: '@slow' }, async ({ page }) => {
  await page.goto('gastos/');
  await expect(page.getByRole('heading', { name: /^Hoy/ })).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('heading', { name: /^Hoy/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Ayer/ })).toHaveText('Ayer30,30 €');
});

for (const screen of ['gastos/', '.'])
  test(
    `totals of any length stay in one line on ${screen}, at any width`,
    { tag: '@slow' },
    async ({ page }) => {
      for (const cantidad of [98_765_432_109.87, 1e21, 1e300]) {
        await page.goto(screen);
        await expect(page.getByRole('listitem').first()).toBeVisible();
        // The start page has its figures from the eleventh expense on.
        const long = buildGastoFields({ cantidad, fecha: '2026-01-15', estado: 'pendiente' });
        await storeRows(page, 'gastos', new Array<typeof long>(11).fill(long));
        await page.reload();
        const numbers = page.locator('[data-slot=fitted-number]');
        await expect(numbers.first()).toContainText(/\d(\sbill\.)?\s€$/);
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          await expect.poll(() => numbers.evaluateAll(misfits)).toEqual([]);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
            .toBe(true);
        }
      }
    },
  );

/** Runs in the page: the numbers that are not in one line, or wider than their place. */
function misfits(numbers: HTMLElement[]): string[] {
  return numbers
    .filter((number) => {
      const lines = Math.round(number.clientHeight / parseFloat(getComputedStyle(number).lineHeight));
      const tooWide = number.scrollWidth > number.clientWidth;
      return number.getClientRects().length !== 1 || lines !== 1 || tooWide;
    })
    .map((number) => number.innerText);
}
