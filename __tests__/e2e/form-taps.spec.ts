import type { Page } from '@playwright/test';
import { addDays, fechaOf } from '@/lib/domain/dates';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, storedCounts, test } from '../support/site-test';
import { storedTables } from '../support/stored-rows';
import { expectInView, openForm, PHONE, tapKeys } from '../support/touch-form';

test.use(PHONE);

/** Counts taps on anything but the keys of the pad, from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    // Behind the window's own listeners: they hold back a press that would hit another element, which is tried again.
    document.addEventListener(
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

test('a plain expense takes two taps', async ({ page }) => {
  await page.goto('gastos/');
  const taps = await countTaps(page);
  const form = await openForm(page);
  await tapKeys(form, '1', '2');
  await form.getByRole('radio', { name: 'Hogar' }).locator('..').tap();
  await expect(form.getByText(/^Guardado: Hogar, 12.€$/)).toBeVisible();
  expect(await taps()).toBe(2);
});

test(
  'a shop that one knows takes two taps, and a long press on it only fills the form',
  { tag: '@slow' },
  async ({ page }) => {
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
  },
);

test('ten in a row take at most twenty taps, and no box moves', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildFile([buildGastoFields({ nombre: 'Café', cantidad: 1.8 })]));
  await page.goto('gastos/');
  const taps = await countTaps(page);
  const form = await openForm(page);
  const tile = form.getByRole('radio', { name: 'Alimentación' }).locator('..');
  const save = form.getByRole('button', { name: 'Guardar', exact: true });
  const parts = [
    form.getByRole('textbox', { name: 'Cantidad' }),
    form.getByRole('group', { name: 'Recientes' }),
    form.getByRole('group', { name: 'Teclado numérico' }),
    ...[tile, save],
  ];
  const before = await Promise.all(parts.map((part) => part.boundingBox()));
  for (let digit = 0; digit < 10; digit += 1) {
    await tapKeys(form, '1', String(digit));
    await tile.tap();
    await expect(form.getByText(new RegExp(`^Guardado: .*, 1${digit},00.€$`))).toBeVisible();
    expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(before);
  }
  await save.tap();
  await expect(form).toBeHidden();
  expect(await taps()).toBeLessThanOrEqual(20);
  expect((await storedCounts(page)).gastos).toBe(11);
});

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

test(
  'from the shortcut to a line, the same takes three taps: on its day, its method and its category',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('gastos/#linea=');
    const taps = await countTaps(page);
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await expect(form.getByRole('textbox', { name: 'Escribir o dictar' })).toBeFocused();
    await page.keyboard.type('12,50 Bar Pepe');
    await form.getByRole('radio', { name: 'Ayer' }).locator('..').tap();
    await form.getByRole('radio', { name: 'Tarjeta de crédito' }).locator('..').tap();
    await form.getByRole('radio', { name: 'Transporte' }).locator('..').tap();
    await expect(form.getByText(/^Guardado: Bar Pepe, 12,50.€$/)).toBeVisible();
    expect(await taps()).toBe(3);
    const { gastos, metodosPago } = await storedTables(page);
    expect(gastos).toMatchObject([{ nombre: 'Bar Pepe', fecha: daysBefore(1), cantidad: 12.5 }]);
    expect(metodosPago.find(({ id }) => id === gastos[0]?.metodoPagoId)?.nombre).toBe('Tarjeta de crédito');
  },
);

test('what comes from outside takes one tap', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildFile([buildGastoFields({ nombre: 'MERCADONA', cantidad: 20 })]));
  await page.goto(`gastos/#linea=${encodeURIComponent('12,50 bar pepe')}`);
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  const save = form.getByRole('button', { name: 'Guardar', exact: true });
  await expect(form.getByLabel('Nombre')).toHaveValue('Bar pepe');
  await expectAccessible(page, 'form of a line from outside');
  const taps = await countTaps(page);
  const tile = form.getByRole('radio', { name: 'Alimentación' }).locator('..');
  await expect(form.getByRole('group', { name: 'Teclado numérico' })).toBeHidden();
  await expectInView(tile, form.getByLabel('Nombre'), save);
  await tile.tap();
  await expect(form.getByText(/^Guardado: Bar pepe, 12,50.€$/)).toBeVisible();
  expect(await taps()).toBe(1);

  const sms = 'Compra de 31,20 EUR en MERCADONA con tarjeta *1234';
  await page.goto(`gastos/?sms#linea=${encodeURIComponent(sms)}`);
  await expect(form.getByLabel('Nombre')).toHaveValue('MERCADONA');
  await expect(form.getByRole('radio', { name: 'Alimentación' })).toBeChecked();
  const tapsOfSms = await countTaps(page);
  await save.tap();
  await expect(form).toBeHidden();
  expect(await tapsOfSms()).toBe(1);
  expect((await storedCounts(page)).gastos).toBe(3);

  const lines = 'pan 1,20\nleche 0,95 ayer\ndevuelto 3 pan';
  await page.goto(`gastos/?lines#linea=${encodeURIComponent(lines)}`);
  await expect(page.getByRole('dialog', { name: 'Varios gastos' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'lines from outside');
});

test('another day of this week takes three taps', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('gastos/');
  const taps = await countTaps(page);
  const form = await openForm(page);
  await tapKeys(form, '8');
  await form.getByRole('radiogroup', { name: 'Fecha' }).getByRole('radio').nth(4).locator('..').tap();
  await form.getByRole('radio', { name: 'Hogar' }).locator('..').tap();
  await expect(form.getByText(/^Guardado: Hogar, 8.€$/)).toBeVisible();
  expect(await taps()).toBe(3);
  expect((await storedTables(page)).gastos).toMatchObject([{ fecha: daysBefore(4) }]);
});

test(
  '«Otro día» shows its field in the row of days, above the pad, and moves nothing',
  { tag: '@slow' },
  async ({ page }) => {
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
  },
);

test(
  'on the narrowest phone an edit shows its day and its method, whatever their place',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const cine = buildGastoFields({ nombre: 'Cine', fecha: daysBefore(6), metodoPagoId: 2 });
    await seed(page, {
      ...buildFile([cine]),
      metodosPago: [{ nombre: 'Efectivo' }, { nombre: 'Tarjeta' }, { nombre: 'Bizum' }],
    });
    await page.goto('gastos/?todo');
    await page.getByRole('button', { name: 'Editar Cine' }).tap();
    const edit = page.getByRole('dialog', { name: 'Editar gasto' });
    for (const field of ['Fecha', 'Método de pago']) {
      const chosen = edit.getByRole('radiogroup', { name: field }).getByRole('radio', { checked: true });
      await expectInView(chosen.locator('..'));
    }
  },
);

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

test(
  'with «Céntimos automáticos» the pad fills up the cents, and sums go on',
  { tag: '@slow' },
  async ({ page }) => {
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
    await form.getByRole('radio', { name: 'Hogar' }).locator('..').tap();
    await expect(form.getByText(/^Guardado: Hogar, 12,51.€$/)).toBeVisible();
    await expect(cantidad).toHaveValue('');
  },
);

test(
  'a draft that has come back is typed on at its end, and emptied by «Vaciar»',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('gastos/');
    const form = await openForm(page);
    const cantidad = form.getByRole('textbox', { name: 'Cantidad' });
    await tapKeys(form, '7');
    await page.goBack();
    await expect(form).toBeHidden();
    await openForm(page);
    await tapKeys(form, '5');
    await expect(cantidad).toHaveValue('75');
    await expectAccessible(page, 'form whose draft has come back');
    await form.getByRole('button', { name: 'Vaciar' }).tap();
    await expect(cantidad).toHaveValue('');
    await form.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(cantidad).toHaveValue('75');
  },
);

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('a plain expense takes five keys besides its digits', async ({ page }) => {
    await page.goto('gastos/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
    await page.keyboard.type('12,50');
    for (const key of ['Tab', 't', 'r', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Guardado: Transporte, 12,50 €').first()).toBeVisible();
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test(
    'another day, another method, a guess and a fault move nothing',
    { tag: '@slow' },
    async ({ page }) => {
      const metodos = ['Efectivo', 'Tarjeta de crédito', 'Transferencia', 'Bizum', 'Cheque'];
      await seed(page, {
        ...buildFile([buildGastoFields({ nombre: 'Café', cantidad: 1.8 })]),
        metodosPago: metodos.map((nombre, place) => ({ id: place + 1, nombre })),
      });
      await page.goto('gastos/?nuevo');
      const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
      const days = form.getByRole('radiogroup', { name: 'Fecha' });
      const parts = [
        form,
        days,
        form.getByRole('radiogroup', { name: 'Categoría' }),
        form.getByRole('radiogroup', { name: 'Método de pago' }),
        form.getByLabel('Nombre'),
        form.getByRole('button', { name: 'Guardar', exact: true }),
      ];
      function boxes() {
        return Promise.all(parts.map((part) => part.boundingBox()));
      }
      await expect(days).toBeVisible();
      const before = await boxes();
      await days.getByText('Otro día').click();
      await form.getByLabel('Fecha', { exact: true }).fill('2026-01-31');
      expect(await boxes()).toEqual(before);
      await form.getByRole('button', { name: 'Otro método' }).click();
      await page
        .getByRole('option', { name: /Cheque|Bizum/ })
        .first()
        .click();
      await expect(form.getByRole('radio', { name: /Cheque|Bizum/ })).toBeChecked();
      expect(await boxes()).toEqual(before);
      await form.getByLabel('Nombre').fill('Café');
      await expect(form.getByRole('group', { name: 'Sugerencias' })).toBeVisible();
      expect(await boxes()).toEqual(before);
      await form.getByLabel('Fecha', { exact: true }).fill('');
      await form.getByRole('textbox', { name: 'Cantidad' }).fill('doce');
      await form.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(form.getByText('Escribe una cantidad, por ejemplo 12,50.')).toBeVisible();
      await expect(form.getByText('Elige un día que exista.')).toBeVisible();
      expect(await boxes()).toEqual(before);
      await expectAccessible(page, 'form with faults on a desk');
    },
  );

  test(
    'another category takes two presses, and five expenses one of seven',
    { tag: '@slow' },
    async ({ page }) => {
      const nombres = ['Café', 'Pan', 'Cine', 'Luz', 'Bar'];
      await seed(page, {
        ...buildFile(nombres.map((nombre) => buildGastoFields({ nombre }))),
        categorias: ['Alimentación', 'Ocio', 'Hogar'].map((nombre, place) => ({ id: place + 1, nombre })),
      });
      await page.goto('gastos/?mes=2026-01');
      await page.evaluate(() => {
        // Headless browsers draw no list of choices.
        HTMLSelectElement.prototype.showPicker = () => {
          document.documentElement.dataset.picker = 'shown';
        };
      });
      const presses = await countTaps(page);
      const rows = page.getByRole('main').getByRole('listitem');
      const cine = rows.filter({ hasText: 'Cine' });
      await cine.getByText('Alimentación').click();
      const categoria = page.getByRole('form', { name: 'Editar el gasto' }).getByLabel('Categoría');
      await expect(categoria).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-picker', 'shown');
      await expectAccessible(page, 'category of a row');
      // The press on a choice, in the browser's own list.
      await categoria.selectOption('Ocio');
      await expect(page.getByRole('form', { name: 'Editar el gasto' })).toBeHidden();
      await expect(cine).toContainText('Ocio');
      expect((await presses()) + 1).toBe(2);

      for (const nombre of nombres) await page.getByRole('checkbox', { name: nombre }).click();
      await page
        .getByRole('region', { name: 'Selección' })
        .getByRole('button', { name: 'Categoría' })
        .click();
      await expectAccessible(page, 'category of a selection');
      await page.getByRole('dialog', { name: 'Categoría' }).getByRole('button', { name: 'Hogar' }).click();
      await expect(rows.filter({ hasText: 'Hogar' })).toHaveCount(5);
      expect(await presses()).toBe(1 + 7);
    },
  );
});

function daysBefore(days: number): string {
  return addDays(fechaOf(new Date()), -days);
}
