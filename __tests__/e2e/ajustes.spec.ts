import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, storedCounts, test, toastWith } from '../support/site-test';

const DATA = buildFile([buildGastoFields({ nombre: 'Alquiler', cantidad: 2298.4, fecha: '2026-01-10' })]);

function preview(page: Page) {
  return page.getByRole('figure', { name: 'Vista previa' });
}

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Paleta de comandos' });
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Paleta de comandos' })).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
}

test.describe('preferences', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-14T12:00:00+01:00') });
    await seed(page, DATA);
  });

  test('hold at once, on other screens, after a reload and in other tabs', async ({ page, context }) => {
    await page.goto('ajustes/');
    const other = await context.newPage();
    await other.goto('gastos/?mes=2026-01');
    const total = other.getByRole('region', { name: 'Gastos de enero de 2026' });
    await expect(total).toContainText('2.298,40 €');
    await page.bringToFront();
    await expect(preview(page)).toContainText('2.298,40 €');
    await expect(preview(page)).toContainText('domingo, 11 de enero');
    await expect(preview(page).getByRole('listitem').first()).toHaveText('lun12');
    await page.getByRole('combobox', { name: 'Formato regional' }).selectOption('Español (México)');
    await expect(preview(page)).toContainText('$2,298.40');
    await expect(preview(page).getByRole('listitem').first()).toHaveText('dom11');
    await expect(total).toContainText('$2,298.40');

    await page.getByRole('combobox', { name: 'Moneda' }).selectOption('Euro (EUR)');
    await page.getByRole('combobox', { name: 'Primer día de la semana' }).selectOption('Sábado');
    await expect(preview(page)).toContainText('€2,298.40');
    await expect(preview(page).getByRole('listitem').first()).toHaveText('sáb10');
    await expect(total).toContainText('€2,298.40');

    await page.getByRole('combobox', { name: 'Formato regional' }).selectOption('Español (Colombia)');
    await expect(page.getByRole('combobox', { name: 'Moneda' })).toHaveValue('EUR');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Formato regional' })).toHaveValue('es-CO');
    await expect(page.getByRole('combobox', { name: 'Moneda' })).toHaveValue('EUR');
    await expect(preview(page).getByRole('listitem').first()).toHaveText('sáb10');
    await page.getByRole('link', { name: 'Gastos' }).first().click();
    await expect(page.getByText('€ 2.298,40').first()).toBeVisible();
  });

  test('that are broken in the storage count as not chosen', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['locale', 'currency', 'first-weekday', 'shortcuts', 'theme'])
        localStorage.setItem(`mis-gastos:${name}`, '{"roto":');
    });
    await page.goto('ajustes/');
    await expect(preview(page)).toContainText('2.298,40 €');
    await expect(page.getByRole('switch')).toBeChecked();
  });
});

test(
  'with shortcuts off, single keys do nothing and combinations work',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('ajustes/');
    const shortcuts = page.getByRole('switch', { name: 'Atajos de una sola tecla' });
    await shortcuts.focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(help).toBeVisible();
    await expect(help).toContainText('Mayús');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(shortcuts).toBeFocused();

    await page.keyboard.press('Space');
    await expect(shortcuts).not.toBeChecked();
    await expect(page.getByRole('link', { name: 'Nuevo gasto' })).not.toHaveAttribute('aria-keyshortcuts');
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await openPalette(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shortcuts).toBeFocused();

    await page.reload();
    await expect(shortcuts).not.toBeChecked();
    await page.keyboard.press('n');
    const open = page.getByRole('button', { name: 'Ver todos los atajos' });
    await open.click();
    await expect(help).toContainText('Los atajos de una sola tecla están desactivados');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  },
);

test(
  'the palette by keyboard alone: a page, a category without its accent, a search',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, DATA);
    await page.goto('');
    await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('ajus');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeFocused();

    await openPalette(page);
    await page.keyboard.type('alimentacion');
    await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName('Gastos de Alimentación');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gastos\/\?todo&cat=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeFocused();

    await openPalette(page);
    await page.keyboard.type('efec');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gastos\/\?todo&metodo=\d+$/);
    await openPalette(page);
    await page.keyboard.type('año & más');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'año & más');
  },
);

test(
  'the palette acts: theme, new expense, help; Escape returns the focus',
  { tag: '@slow' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('ajustes/');
    const currency = page.getByRole('combobox', { name: 'Moneda' });
    await currency.focus();
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(currency).toBeFocused();

    await openPalette(page);
    await page.keyboard.type('oscuro');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(currency).toBeFocused();

    await openPalette(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(currency).toBeFocused();

    await openPalette(page);
    await page.keyboard.type('nuevo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
    // What is typed into the form is not to be lost under another dialog.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(currency).toBeFocused();
  },
);

test('the palette undoes and does again', { tag: '@slow' }, async ({ page }) => {
  await page.goto('gastos/?nuevo');
  await page.getByRole('textbox', { name: 'Cantidad' }).fill('9');
  await page.getByText('Hogar').click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('1 gasto', { exact: true })).toBeVisible();
  for (const [typed, said, gastos] of [
    ['deshacer', 'Deshecho', 0],
    ['rehacer', 'Rehecho', 1],
  ] as const) {
    await openPalette(page);
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(toastWith(page, said)).toBeVisible();
    expect((await storedCounts(page)).gastos).toBe(gastos);
  }
});

for (const width of [360, 1280]) {
  test(`axe reports nothing on settings, help and palette at ${width} px`, EVERY_STATE, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('ajustes/');
    await expect(preview(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('switch').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver todos los atajos' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openPalette(page);
    await expectAccessible(page);
    await page.keyboard.type('te');
    await expectAccessible(page);
  });
}
