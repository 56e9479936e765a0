import { exchangeFile } from '../support/exchange-file';
import { seed } from '../support/seed';
import { expect, holdWriteLock, storedCounts, test, toastWith } from '../support/site-test';

const WAITS = 'Tu cambio espera un momento';

test('what waits for a long write says so, is stored after its form was left, and closes no other one', async ({
  page,
}) => {
  await seed(page, exchangeFile(30));
  await page.goto('gastos/');
  await expect(page.getByRole('region', { name: /^Gastos de / })).toBeVisible();
  const letGo = await holdWriteLock(page);
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await form.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
  await form.getByRole('radio').first().check({ force: true });
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await expect(form.getByRole('status')).toHaveText(WAITS);
  await expect(toastWith(page, WAITS)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(toastWith(page, WAITS)).toBeVisible();
  await page.keyboard.press('n');
  await form.getByRole('textbox', { name: 'Cantidad' }).fill('7');
  await expect(form.getByRole('status')).toHaveText(WAITS);
  await letGo();
  await expect(form.getByRole('status')).toContainText('Guardado: ');
  await form.getByRole('textbox', { name: 'Cantidad' }).fill('75');
  await expect(form.getByRole('status')).toHaveText(/^75/);
  await page.keyboard.press('Escape');
  await expect(toastWith(page, 'Guardado: ')).toBeVisible();
  await expect(toastWith(page, WAITS)).toHaveCount(0);
  expect((await storedCounts(page)).gastos).toBe(31);
});
