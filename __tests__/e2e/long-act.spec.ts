import { exchangeFile } from '../support/exchange-file';
import { seed } from '../support/seed';
import { expect, holdGastos, test, toastWith } from '../support/site-test';

/** A change looks if it was called off before each 500 of them. */
const MANY = 1_200;

test('a change of many expenses that takes long says how far it is, and can be called off', async ({
  page,
}) => {
  await seed(page, exchangeFile(MANY));
  await page.goto('gastos/?todo');
  const found = page.getByRole('status').filter({ hasText: /^[\d.]+ gastos$/ });
  await expect(found).toHaveText('1.200 gastos');
  await page.getByRole('checkbox', { name: 'Seleccionar todos' }).click();
  await page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Cambiar…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar 1.200 gastos' });
  await dialog.getByLabel('Estado').selectOption('pendiente');
  const letGo = await holdGastos(page);
  await dialog.getByRole('button', { name: 'Cambiar 1.200 gastos' }).click();
  const running = dialog.getByRole('region', { name: 'Cambio en curso' });
  await expect(running.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await running.getByRole('button', { name: 'Cancelar' }).click();
  // The first of them are written, and taken back.
  await letGo();
  await expect(toastWith(page, 'Cancelado: no se ha cambiado nada')).toBeVisible();
  await expect(running).toHaveCount(0);
  await page.goto('gastos/?todo&estado=pendiente');
  await expect(found).toHaveText('600 gastos');
});
