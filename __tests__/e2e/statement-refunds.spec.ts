import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, test, toastWith } from '../support/site-test';
import { storedTables } from '../support/stored-rows';

const ZARA = buildGastoFields({ nombre: 'Zara', descripcion: 'Zara', cantidad: 39.95, fecha: '2026-10-28' });
const TRAIN = buildGastoFields({ nombre: 'Renfe', descripcion: 'Renfe', cantidad: 60, fecha: '2026-11-02' });

const STATEMENT = [
  'Fecha;Concepto;Importe',
  '05/11/2026;DEVOLUCION ZARA;39,95',
  '06/11/2026;BIZUM DE RENFE;20,00',
  '07/11/2026;MERCADONA;-12,30',
  '12/11/2026;ALDI;-8,15',
  '13/11/2026;METRO;-2,40',
  '14/11/2026;LIDL;-21,05',
].join('\n');

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00+01:00') });
});

async function choose(page: Page): Promise<void> {
  if (!page.url().endsWith('/extractos/')) await page.goto('extractos/');
  await page
    .getByLabel('Extracto del banco')
    .setInputFiles({ name: 'noviembre.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) });
}

function returns(page: Page) {
  return page.getByRole('region', { name: /abonos? parecen? (?:una devolución|devoluciones)/ });
}

for (const { width, details } of [
  { width: 360, details: {} },
  { width: 1280, details: { tag: '@slow' } },
])
  test(
    `a return is ticked, its import lowers the month before, and undo after a reload takes it back at ${width}`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await seed(page, buildFile([ZARA, TRAIN]));
      await choose(page);
      await expect(returns(page).getByRole('heading')).toHaveText('2 abonos parecen devoluciones');
      const zara = returns(page).getByRole('checkbox', { name: /^Anotar la devolución: Zara/ });
      await expect(zara).toBeChecked();
      await expect(returns(page).getByText(/^De Zara, 28 oct 2026, 39,95\s€$/)).toBeVisible();
      await expect(returns(page).getByRole('checkbox', { name: /Renfe/ })).not.toBeChecked();
      await expect(page.getByText(/^Se anotará 1 devolución de 39,95\s€\.$/)).toBeVisible();
      await expectAccessible(page, `returns of a statement at ${width}`);
      const before = await storedTables(page);

      await page.getByLabel('Método de pago').first().selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Importar movimientos' }).click();
      await expect(toastWith(page, '1 devolución anotada')).toBeVisible();
      const results = page.getByRole('region', { name: 'Resultado de la importación' });
      await expect(results.getByText(/^Devuelto: 39,95\s€ de Zara, 28 oct 2026$/)).toBeVisible();
      await expect(results.getByText(/^Octubre de 2026 baja a 0,00\s€$/)).toBeVisible();
      await expectAccessible(page, `noted returns at ${width}`);

      await page.reload();
      await choose(page);
      await expect(page.getByRole('button', { name: 'Ya están (4)' })).toBeVisible();
      await expect(returns(page).getByRole('heading')).toHaveText('1 abono parece una devolución');
      await expect(returns(page).getByRole('checkbox', { name: /Renfe/ })).not.toBeChecked();

      await page.goto('importar/');
      await page.getByRole('button', { name: /^Deshacer importación de noviembre/ }).click();
      await expect(toastWith(page, 'Importación deshecha')).toContainText('4 gastos y 1 devolución');
      expect((await storedTables(page)).gastos).toEqual(before.gastos);
    },
  );

test('asks which of two expenses came back, by keyboard', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildFile([ZARA, { ...ZARA, fecha: '2026-11-01' }]));
  await choose(page);
  const box = returns(page).getByRole('checkbox', { name: /Zara/ });
  await expect(box).not.toBeChecked();
  const which = returns(page).getByRole('combobox', { name: /^Gasto devuelto: Zara/ });
  await expect(which).toHaveValue('');
  await which.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(box).toBeChecked();
  await expect(which.locator('option:checked')).toHaveText(/28 oct 2026/);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(which).toHaveValue('');
});
