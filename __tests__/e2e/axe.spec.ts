import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import {
  chooseFile,
  emptyListWays,
  expect,
  holdWriteLock,
  importFile,
  jsonFile,
  test,
  showAllTime,
} from '../support/site-test';

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
  ],
};

for (const width of [360, 1280])
  test(
    `axe reports nothing on what is empty, nor on an import, at ${width} px`,
    EVERY_STATE,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });

      await page.goto('');
      await expect(page.getByRole('button', { name: 'Probar con datos de ejemplo' })).toBeVisible();
      await expectAccessible(page, 'start, empty');
      await page.goto('gastos/');
      await expect(emptyListWays(page)).toBeVisible();
      await expectAccessible(page, 'list, empty');
      await page.goto('categorias/');
      await expect(page.getByText('Todavía no hay categorías')).toBeVisible();
      await expectAccessible(page, 'categories, empty');
      await page.goto('metodos-pago/');
      await expect(page.getByText('Todavía no hay métodos de pago')).toBeVisible();
      await expectAccessible(page, 'methods, empty');
      await page.goto('404.html');
      await expectAccessible(page, 'not found');
      await page.goto('importar/');
      await page.getByText('ID de tus categorías y métodos de pago').click();
      await expectAccessible(page, 'import, no file');
      await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'reset dialog');
      await page.keyboard.press('Escape');

      await chooseFile(page, jsonFile(buildFile()));
      await expectAccessible(page, 'import, file selected');
      // The import waits for its turn as long as another one would be writing.
      await holdWriteLock(page);
      await page.getByRole('button', { name: 'Importar Gastos' }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expectAccessible(page, 'import, running');
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('button', { name: 'Quitar archivo' })).toBeVisible();

      // The other import ends with its page.
      await page.reload();
      await importFile(page, jsonFile({ ...FULL, gastos: [...FULL.gastos, {}] }));
      await expectAccessible(page, 'import, finished, with toasts');
      await page.getByText('ID de tus categorías y métodos de pago').click();
      await expectAccessible(page, 'import, local ids');
    },
  );

for (const { width, details } of [
  { width: 360, details: EVERY_STATE },
  { width: 1280, details: { tag: '@axe' } },
])
  test(`axe reports nothing on what holds expenses, at ${width} px`, details, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seed(page, FULL);

    await page.goto('gastos/?mes=2026-01');
    await expect(page.getByText('8 gastos')).toBeVisible();
    await expectAccessible(page, 'list');
    await page.getByRole('button', { name: /Elegir periodo/ }).click();
    await expectAccessible(page, 'month picker');
    await page.keyboard.press('Escape');
    await page.goto('gastos/?nuevo');
    await expect(page.getByRole('dialog', { name: 'Nuevo gasto' })).toBeVisible();
    await expectAccessible(page, 'entry form');
    await page.goto('categorias/');
    await showAllTime(page);
    await expect(page.getByText('1 gasto', { exact: true })).toHaveCount(COLORS.length);
    await expectAccessible(page, 'categories');
    await page.goto('metodos-pago/');
    await showAllTime(page);
    await expect(page.getByText('8 gastos')).toBeVisible();
    await expectAccessible(page, 'methods');
    await page.goto('ajustes/');
    await expect(page.getByRole('figure', { name: 'Vista previa' })).toBeVisible();
    await expectAccessible(page, 'settings');
    await page.goto('privacidad/');
    await expectAccessible(page, 'privacy');
    await page.goto('');
    await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
    await expectAccessible(page, 'start');
    if (width < 768) {
      await page.getByRole('button', { name: 'Más', exact: true }).click();
      await expectAccessible(page, 'menu');
    } else {
      await page.getByRole('button', { name: 'Contraer la barra lateral' }).click();
      await expectAccessible(page, 'sidebar collapsed');
    }
  });
