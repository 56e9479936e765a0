import type { Page } from '@playwright/test';
import { addDays, fechaOf } from '@/lib/domain/dates';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, test } from '../support/site-test';
import { storedTables } from '../support/stored-rows';
import { expectInView, openForm, PHONE, tapKeys } from '../support/touch-form';

test.use(PHONE);

/** Counts taps on anything but the keys of the pad, from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Element && target.closest('[aria-label="Teclado numérico"][role=group]'))
          return;
        const { dataset } = document.documentElement;
        dataset.taps = String(Number(dataset.taps) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.taps));
}

test('a new shop, yesterday and in cash, takes three taps and a line', async ({ page }) => {
  await page.goto('gastos/');
  const taps = await countTaps(page);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Escribir o dictar' }).tap();
  const line = form.getByRole('textbox', { name: 'Escribir o dictar' });
  await expect(line).toBeFocused();
  await expect(form.getByRole('group', { name: 'Teclado numérico' })).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Cantidad' })).toBeHidden();
  // The system's keyboard takes its part of the window.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.keyboard.type('12,50 Bar Pepe ayer efectivo');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('radiogroup', { name: 'Categoría' })).toHaveAccessibleDescription(
    '¿Categoría?',
  );
  const tile = form.getByRole('radio', { name: 'Transporte' }).locator('..');
  await expectInView(line, tile, form.getByRole('button', { name: 'Guardar', exact: true }));
  await expectAccessible(page, 'line without a category');
  await tile.tap();
  await expect(form.getByText(/^Guardado: Bar Pepe, 12,50.€$/)).toBeVisible();
  await expect(line).toHaveValue('');
  expect(await taps()).toBe(3);
  const { gastos, metodosPago } = await storedTables(page);
  expect(gastos[0]).toMatchObject({ nombre: 'Bar Pepe', fecha: daysBefore(1) });
  expect(metodosPago.find(({ id }) => id === gastos[0]?.metodoPagoId)?.nombre).toBe('Efectivo');
});

test('another day of this week takes three taps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('gastos/');
  const taps = await countTaps(page);
  const form = await openForm(page);
  await tapKeys(form, '8');
  await form.getByRole('radiogroup', { name: 'Fecha' }).getByRole('radio').nth(4).locator('..').tap();
  await form.getByRole('radio', { name: 'Hogar' }).locator('..').tap();
  await expect(form.getByText(/^Guardado: Hogar, 8,00.€$/)).toBeVisible();
  expect(await taps()).toBe(3);
  expect((await storedTables(page)).gastos).toMatchObject([{ fecha: daysBefore(4) }]);
});

test('«Otro día» shows its field in the row of days, above the pad, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('gastos/');
  const form = await openForm(page);
  const pad = form.getByRole('group', { name: 'Teclado numérico' });
  const days = form.getByRole('radiogroup', { name: 'Fecha' });
  const before = await Promise.all([pad.boundingBox(), days.boundingBox()]);
  await days.getByText('Otro día').tap();
  const field = form.getByLabel('Fecha', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.fill('2026-01-31');
  expect(await Promise.all([pad.boundingBox(), days.boundingBox()])).toEqual(before);
  await expectAccessible(page, 'form with another day');
});

test('an edit opens readable, and a tap on a field edits it', async ({ page }) => {
  await seed(page, buildFile([buildGastoFields({ nombre: 'Cine', cantidad: 30.8, fecha: '2026-01-05' })]));
  await page.goto('gastos/?mes=2026-01');
  await page.getByRole('button', { name: 'Editar Cine' }).tap();
  const edit = page.getByRole('dialog', { name: 'Editar gasto' });
  const cantidad = edit.getByRole('textbox', { name: 'Cantidad' });
  await expect(cantidad).toHaveValue('30,80');
  await expect(edit).toBeFocused();
  const tile = edit.getByRole('radio', { checked: true, name: 'Alimentación' }).locator('..');
  await expectInView(cantidad, tile, edit.getByLabel('Nombre'), edit.getByLabel('Fecha', { exact: true }));
  const pad = edit.getByRole('group', { name: 'Teclado numérico' });
  await expect(pad).toBeHidden();
  await cantidad.tap();
  await expect(pad).toBeVisible();
  await edit.getByLabel('Nombre').tap();
  await expect(pad).toBeHidden();
});

function daysBefore(days: number): string {
  return addDays(fechaOf(new Date()), -days);
}
