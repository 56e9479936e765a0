import { storeGastos } from '../bench/store-gastos';
import { expect, test, toastWith } from '../support/site-test';

const MANY = 50_000;

test('a change of very many expenses says how far it is, and can be called off', async ({ page }) => {
  await storeGastos(page, MANY);
  await page.goto('gastos/?todo');
  const found = page.getByRole('status').filter({ hasText: /^[\d.]+ gastos$/ });
  await expect(found).toHaveText('50.000 gastos');
  await page.getByRole('checkbox', { name: 'Seleccionar todos' }).click();
  await page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Cambiar…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar 50.000 gastos' });
  await dialog.getByLabel('Estado').selectOption('pendiente');
  await dialog.getByRole('button', { name: 'Cambiar 50.000 gastos' }).click();
  const running = dialog.getByRole('region', { name: 'Cambio en curso' });
  await expect(running.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await running.getByRole('button', { name: 'Cancelar' }).click();
  await expect(toastWith(page, 'Cancelado: no se ha cambiado nada')).toBeVisible();
  await expect(running).toHaveCount(0);
  await page.goto('gastos/?todo&estado=pendiente');
  await expect(found).not.toHaveText('50.000 gastos');
});
