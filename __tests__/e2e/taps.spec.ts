import type { Locator, Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { expect, storedCounts, test } from '../support/site-test';

/*
 * How many taps or keys a job takes, digits not counted. What is counted are the presses of the whole journey, from the
 * list on, as the browser sees them.
 */

async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let taps = 0;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Element && target.closest('[aria-label="Teclado numérico"]'))) taps += 1;
      },
      { capture: true },
    );
    Object.assign(window, { taps: () => taps });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'taps') as () => number)());
}

async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let keys = 0;
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (!/^[\d,]$/.test(key)) keys += 1;
      },
      { capture: true },
    );
    Object.assign(window, { keys: () => keys });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'keys') as () => number)());
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  async function openForm(page: Page): Promise<Locator> {
    await page.getByRole('link', { name: 'Nuevo gasto' }).last().tap();
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await expect(form.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
    return form;
  }

  async function tapKeys(form: Locator, ...keys: string[]): Promise<void> {
    const pad = form.getByRole('group', { name: 'Teclado numérico' });
    for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).tap();
  }

  function tileOf(form: Locator, nombre: string): Locator {
    return form.getByRole('radio', { name: nombre }).locator('..');
  }

  test('a plain expense takes two taps', async ({ page }) => {
    await page.goto('gastos/');
    const taps = await countTaps(page);
    const form = await openForm(page);
    await tapKeys(form, '1', '2');
    await tileOf(form, 'Hogar').tap();
    await expect(form.getByText(/^Guardado: Hogar, 12,00.€$/)).toBeVisible();
    expect(await taps()).toBe(2);
  });

  test('a shop that one knows takes two taps, and a long press on it only fills the form', async ({
    page,
  }) => {
    await seed(page, buildFile([buildGastoFields({ nombre: 'Café', cantidad: 1.8 })]));
    await page.goto('gastos/');
    const taps = await countTaps(page);
    const form = await openForm(page);
    const cafe = form.getByRole('group', { name: 'Recientes' }).getByRole('button', { name: 'Café' });
    await tapKeys(form, '2');
    await cafe.tap();
    await expect(form.getByText(/^Guardado: Café, 2,00.€$/)).toBeVisible();
    expect(await taps()).toBe(2);
    await tapKeys(form, '3');
    await cafe.dispatchEvent('contextmenu');
    await expect(form.getByLabel('Nombre')).toHaveValue('Café');
    await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('3');
    expect((await storedCounts(page)).gastos).toBe(2);
  });

  test('ten in a row take at most twenty taps, and no box moves', { tag: '@slow' }, async ({ page }) => {
    await seed(page, buildFile([buildGastoFields({ nombre: 'Café', cantidad: 1.8 })]));
    await page.goto('gastos/');
    const taps = await countTaps(page);
    const form = await openForm(page);
    const parts = [
      form.getByRole('textbox', { name: 'Cantidad' }),
      form.getByRole('group', { name: 'Recientes' }),
      form.getByRole('radio').first().locator('..'),
      form.getByRole('group', { name: 'Teclado numérico' }),
      form.getByRole('button', { name: 'Guardar', exact: true }),
    ];
    const before = await Promise.all(parts.map((part) => part.boundingBox()));
    for (let digit = 0; digit < 10; digit += 1) {
      await tapKeys(form, '1', String(digit));
      await form.getByRole('radio').first().locator('..').tap();
      await expect(form.getByText(new RegExp(`^Guardado: .*, 1${digit},00.€$`))).toBeVisible();
      expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(before);
    }
    await form.getByRole('button', { name: 'Guardar', exact: true }).tap();
    await expect(form).toBeHidden();
    expect(await taps()).toBeLessThanOrEqual(20);
    expect((await storedCounts(page)).gastos).toBe(11);
  });

  test('with «Céntimos automáticos» the pad fills up the cents, and sums go on', async ({ page }) => {
    await page.goto('ajustes/');
    await page.getByRole('switch', { name: 'Céntimos automáticos' }).tap();
    await page.goto('gastos/');
    const form = await openForm(page);
    const cantidad = form.getByRole('textbox', { name: 'Cantidad' });
    await tapKeys(form, '1', '2', '5', '0');
    await expect(cantidad).toHaveValue('12,50');
    await tapKeys(form, 'Sumar', '3', '00');
    await expect(cantidad).toHaveValue('12,50+3,00');
    await tapKeys(form, 'Borrar', 'Borrar', 'Dividir', '2', ',', '5');
    await expect(cantidad).toHaveValue('12,50+0,03÷2,5');
    await expect(form.getByRole('status')).toHaveText(/^= 12,51.€/);
    await tileOf(form, 'Hogar').tap();
    await expect(form.getByText(/^Guardado: Hogar, 12,51.€$/)).toBeVisible();
    await expect(cantidad).toHaveValue('');
  });

  test('a draft that has come back is typed on at its end', async ({ page }) => {
    await page.goto('gastos/');
    const form = await openForm(page);
    await tapKeys(form, '7');
    await page.goBack();
    await expect(form).toBeHidden();
    await openForm(page);
    await tapKeys(form, '5');
    await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('75');
    await form.getByRole('button', { name: 'Vaciar' }).tap();
    await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('');
  });
});

test('a plain expense takes five keys', async ({ page }) => {
  await page.goto('gastos/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = await countKeys(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
  await page.keyboard.type('12,50');
  for (const key of ['Tab', 't', 'r', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Guardado: Transporte, 12,50 €').first()).toBeVisible();
  expect(await keys()).toBeLessThanOrEqual(5);
});
