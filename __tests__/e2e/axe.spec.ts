import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buildFile, buildLongFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { chooseFile, expect, importFile, jsonFile, test } from '../support/site-test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLORS = ['red', 'blue', 'green', 'yellow', 'purple', '#ff8800', '#0ea5e9', 'nada'];

const FULL = {
  categorias: COLORS.map((color, index) => ({
    id: index + 1,
    nombre: `Categoría ${color}`,
    color,
    icono: '🏷️',
  })),
  metodosPago: buildFile().metodosPago,
  gastos: [
    ...COLORS.map((_, index) =>
      buildGastoFields({
        categoriaId: index + 1,
        estado: ['pagado', 'pendiente', 'otro'][index % 3] ?? 'pagado',
      }),
    ),
    {},
  ],
};

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe reports nothing at ${width} px, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

      await page.goto('');
      await expect(page.getByRole('button', { name: 'Probar con datos de ejemplo' })).toBeVisible();
      await check(page, 'start, empty');
      await page.goto('gastos/');
      await expect(page.getByText('Todavía no hay gastos')).toBeVisible();
      await check(page, 'list, empty');
      await page.goto('ajustes/');
      await expect(page.getByRole('figure', { name: 'Vista previa' })).toBeVisible();
      await check(page, 'settings');
      await page.goto('categorias/');
      await expect(page.getByText('Todavía no hay categorías')).toBeVisible();
      await check(page, 'categories, empty');
      await page.goto('metodos-pago/');
      await expect(page.getByText('Todavía no hay métodos de pago')).toBeVisible();
      await check(page, 'methods, empty');
      await page.goto('404.html');
      await check(page, 'not found');
      await page.goto('importar/');
      await page.getByText('Id de tus categorías y métodos de pago').click();
      await check(page, 'import, no file');
      await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check(page, 'reset dialog');
      await page.keyboard.press('Escape');

      await chooseFile(page, jsonFile(buildLongFile(60_000)));
      await check(page, 'import, file selected');
      await page.getByRole('button', { name: 'Importar Gastos' }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await check(page, 'import, running');
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Quitar archivo' }).click();

      await importFile(page, jsonFile(FULL));
      await check(page, 'import, finished, with toasts');
      await page.getByText('Id de tus categorías y métodos de pago').click();
      await check(page, 'import, local ids');
      await page.goto('gastos/');
      await expect(page.getByText('8 gastos')).toBeVisible();
      await check(page, 'list, full');
      await page.getByRole('button', { name: /Elegir periodo/ }).click();
      await check(page, 'month picker');
      await page.keyboard.press('Escape');
      await page.goto('categorias/');
      await expect(page.getByText('1 gasto', { exact: true })).toHaveCount(COLORS.length);
      await check(page, 'categories, full');
      await page.goto('metodos-pago/');
      await expect(page.getByText('8 gastos')).toBeVisible();
      await check(page, 'methods, full');
      await page.goto('');
      await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
      await check(page, 'start, full');
      if (width < 768) {
        await page.getByRole('button', { name: 'Abrir el menú' }).click();
        await check(page, 'menu');
      } else {
        await page.getByRole('button', { name: 'Contraer la barra lateral' }).click();
        await check(page, 'sidebar collapsed');
      }
    });
  }
}

async function check(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, state).toEqual([]);
}
