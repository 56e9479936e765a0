import type { Locator, Page } from '@playwright/test';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, test, toastWith } from '../support/site-test';

const NOMBRES = [
  'Agua',
  'Casa',
  'Coche',
  'Cultura',
  'Luz',
  'Ocio',
  'Restaurantes',
  'Ropa',
  'Salud',
  'Supermercado',
];

/** Ten categories, each with its own amount in each of the months from June to October. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.setSystemTime(new Date('2026-11-25T12:00:00+01:00'));
  await seed(page, {
    categorias: NOMBRES.map((nombre, place) => ({ id: place + 1, nombre })),
    metodosPago: [{ id: 1, nombre: 'Tarjeta' }],
    gastos: ['06', '07', '08', '09', '10', '11'].flatMap((mes) =>
      NOMBRES.map((nombre, place) =>
        buildGastoFields({
          nombre,
          categoriaId: place + 1,
          cantidad: 10 * (place + 1) + (mes === '09' ? 0.5 : 0),
          fecha: `2026-${mes}-${mes === '06' ? '01' : '10'}`,
        }),
      ),
    ),
  });
  await page.goto(address);
}

function listOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Poner presupuestos' });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('ten budgets take two taps in their list, and one takes them back', async ({ page }) => {
    await open(page, '');
    await page
      .getByRole('region', { name: 'Cómo vas' })
      .getByRole('button', { name: 'Poner presupuestos' })
      .tap();
    const list = listOf(page);
    await expect(list.getByRole('textbox')).toHaveCount(10);
    await expectAccessible(page, 'proposals');
    await list.getByRole('button', { name: 'Usar la media de todas' }).tap();
    await expect(list.getByText('Total: 550,00 €')).toBeInViewport({ ratio: 1 });
    await expect(list.getByText('Gastado en octubre: 550,00 €')).toBeInViewport({ ratio: 1 });
    await list.getByRole('button', { name: 'Guardar' }).tap();
    const answer = page.getByRole('region', { name: 'Cómo vas' });
    await expect(answer).toContainText('550 € de presupuesto');
    await toastWith(page, '10 presupuestos guardados').getByRole('button', { name: 'Deshacer' }).tap();
    await expect(answer).toContainText('Llevas 550,00 €');
  });

  test('«back» closes the list and keeps what was typed', { tag: '@slow' }, async ({ page }) => {
    await open(page, 'categorias/');
    await page.getByRole('button', { name: 'Poner presupuestos' }).tap();
    const list = listOf(page);
    await list.getByRole('textbox', { name: 'Casa' }).fill('25');
    await page.goBack();
    await expect(list).toHaveCount(0);
    await expect(page).toHaveURL(/categorias\/$/);
    await toastWith(page, 'Hay cambios sin guardar').getByRole('button', { name: 'Seguir' }).tap();
    await expect(list.getByRole('textbox', { name: 'Casa' })).toHaveValue('25');
  });

  test('what September took in Restaurantes is two taps away', { tag: '@slow' }, async ({ page }) => {
    await open(page, 'categorias/');
    await page.getByRole('button', { name: /^Elegir periodo/ }).tap();
    await page.getByRole('button', { name: 'septiembre de 2026' }).tap();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Restaurantes' });
    await expect(row).toContainText('70,50 €');
    await expect(page).toHaveURL(/\?mes=2026-09$/);
    await expectAccessible(page, 'a month of categories');
    await row.getByRole('link').tap();
    await expect(page).toHaveURL(/gastos\/\?mes=2026-09&cat=7$/);
    await page.goBack();
    await expect(row).toContainText('70,50 €');
  });
});

test('by keyboard alone: from the palette through the list', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'categorias/');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('presup');
  await expect(page.getByRole('option', { name: 'Poner presupuestos' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  const list = listOf(page);
  await expect(list.getByRole('textbox', { name: 'Agua' })).toBeFocused();
  await page.keyboard.type('42+8,5');
  await expect(list.getByText('= 50,50 €')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('textbox', { name: 'Casa' })).toBeFocused();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('textbox', { name: 'Coche' })).toBeFocused();
  await list.getByRole('textbox', { name: 'Supermercado' }).focus();
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('textbox', { name: 'Casa' })).toBeFocused();
  await expect(list.getByText('El presupuesto tiene que ser mayor que cero.')).toBeVisible();
  await expectAccessible(page, 'a refused budget');
  await page.keyboard.press('Backspace');
  await list.getByRole('textbox', { name: 'Supermercado' }).focus();
  await page.keyboard.press('Enter');
  await expect(toastWith(page, '2 presupuestos guardados')).toBeVisible();
  await expect(page.getByText('quedan 140,50 € de 250,50 €')).toBeVisible();
  await page.getByRole('combobox', { name: 'Orden' }).selectOption('Gastado');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Supermercado');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('quedan')).toHaveCount(0);
});
