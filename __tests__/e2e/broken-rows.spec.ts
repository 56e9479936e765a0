import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, showQuery, test, toastWith, showAllTime } from '../support/site-test';
import { storedTables } from '../support/stored-rows';

/** What another program may have stored: only the first expense is one of ours. */
const BROKEN = [
  { nombre: 'Solo nombre' },
  { fecha: '2026-01-14' },
  { fecha: '2026-01-13', nombre: null, descripcion: null, cantidad: null, estado: null, categoriaId: null },
  { fecha: '2026-01-12', nombre: 7, descripcion: [1], cantidad: '5', estado: {}, metodoPagoId: '1' },
  { fecha: 'ayer', nombre: 'Sin día' },
  { fecha: 20260101 },
  { fecha: null, estado: 3 },
  buildGastoFields({ nombre: 'Sin dueño', fecha: '2026-01-11', categoriaId: 99, metodoPagoId: 98 }),
];

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00+01:00') });
  const { categorias, metodosPago } = buildFile();
  await seed(page, {
    categorias: [...categorias, { id: 2, color: 5 }],
    metodosPago,
    gastos: [buildGastoFields({ nombre: 'Pan', cantidad: 2 }), ...BROKEN],
  });
});

test('every screen shows what can be read of them', async ({ page }) => {
  await page.goto('.');
  await expect(page.getByRole('region', { name: 'Últimos gastos' })).toContainText('Sin fecha');
  await page.goto('?mes=2026-01');
  await expect(page.getByRole('region', { name: 'Lo gastado' })).toContainText('47,50 €5 gastos');
  await page.goto('gastos/');
  await expect(list(page).getByRole('listitem')).toHaveCount(5);
  await expect(list(page)).toContainText(/Sin nombre.*Sin categoría.*Sin método de pago.*Sin estado/s);
  await expectAccessible(page, 'month');
  await page.goto('gastos/?todo');
  await expect(list(page).getByRole('listitem')).toHaveCount(9);
  await expect(page.getByRole('heading', { name: 'Sin fecha' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '9 gastos' })).toBeVisible();
  await expectAccessible(page, 'everything');
  for (const [address, count] of [
    ['todo&q=nombre', 1],
    ['todo&cat=0', 8],
    ['todo&estado=otro', 7],
    ['todo&min=1.00', 2],
    ['todo&orden=nombre-asc', 9],
    ['todo&orden=cantidad-desc', 9],
    ['desde=2026-01-12', 4],
    ['mes=2026-01&q=sin', 2],
  ] as const) {
    await showQuery(page, address);
    await expect(list(page).getByRole('listitem')).toHaveCount(count);
  }
  await page.goto('categorias/');
  await showAllTime(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Alimentación' })).toContainText(
    '2,00 €Comida1 gasto',
  );
  await expect(page.getByRole('link', { name: 'Sin nombre' })).toBeVisible();
  await page.goto('metodos-pago/');
  await showAllTime(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Efectivo' })).toContainText('1 gasto');
});

test(
  'the entry form offers what can be read, and its names of before',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('gastos/');
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await dialog.getByLabel('Cantidad').fill('3');
    await dialog.getByText('Alimentación').click();
    await dialog.getByLabel('Nombre').fill('Solo nombre');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(toastWith(page, 'Guardado: Solo nombre, 3,00 €')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'one is completed in the form, which asks for what is missing, and undone; one is deleted',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('gastos/');
      await expect(page.getByRole('button', { name: 'Editar Sin nombre' })).toHaveCount(3);
      const before = await storedTables(page);
      await expectAccessible(page, 'list');
      await page.getByRole('button', { name: 'Editar Sin nombre' }).first().tap();
      const dialog = page.getByRole('dialog', { name: 'Editar gasto' });
      await expect(dialog.getByLabel('Cantidad')).toHaveValue('');
      await dialog.getByRole('button', { name: 'Guardar' }).tap();
      await expect(dialog.getByLabel('Cantidad')).toBeFocused();
      for (const text of ['¿Cuánto ha sido?', 'Elige una categoría.', 'Elige un estado.'])
        await expect(dialog.getByText(text)).toBeVisible();
      await expectAccessible(page, 'form');
      await dialog.getByLabel('Cantidad').fill('7');
      await dialog.getByText('Alimentación').tap();
      await dialog.getByText('Efectivo').tap();
      await dialog.getByRole('button', { name: /^Estado: Sin estado/ }).tap();
      await dialog.getByRole('button', { name: 'Guardar' }).tap();
      await expect(toastWith(page, 'Modificado: Alimentación, 7,00 €')).toBeVisible();
      await toastWith(page, 'Modificado: ').getByRole('button', { name: 'Deshacer' }).tap();
      await expect(page.getByRole('button', { name: 'Editar Sin nombre' })).toHaveCount(3);
      expect(await storedTables(page)).toEqual(before);

      await page.getByRole('button', { name: 'Editar Sin nombre' }).first().tap();
      await dialog.getByRole('button', { name: 'Eliminar' }).tap();
      await expect(toastWith(page, 'Eliminado: Sin nombre, 0,00 €')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Editar Sin nombre' })).toHaveCount(2);
    },
  );
});

test(
  'one is edited in its row, which asks for what is missing; all of no category are mended',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('gastos/?todo');
    await page.getByRole('button', { name: 'Editar Solo nombre' }).click();
    const editor = page.getByRole('form', { name: 'Editar el gasto' });
    await editor.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(editor.getByRole('alert')).toContainText(
      /Elige un día que exista\..*Elige una categoría\..*Elige un estado\..*¿Cuánto ha sido\?/,
    );
    await editor.getByLabel('Fecha').fill('2026-01-15');
    await editor.getByLabel('Categoría').selectOption('Alimentación');
    await editor.getByLabel('Método').selectOption('Efectivo');
    await editor.getByLabel('Estado').selectOption('Pagado');
    await editor.getByLabel('Cantidad').fill('4,5');
    await page.keyboard.press('Enter');
    await expect(toastWith(page, 'Modificado: Solo nombre, 4,50 €')).toBeVisible();

    await page.goto('gastos/');
    await page.getByRole('button', { name: 'Corregir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar 7 gastos' });
    await dialog.getByLabel('Categoría').selectOption('Alimentación');
    await dialog.getByRole('button', { name: 'Cambiar 7 gastos' }).click();
    await expect(toastWith(page, '7 gastos modificados')).toBeVisible();
  },
);

function list(page: Page) {
  return page.getByRole('region', { name: /^Gastos de / });
}
