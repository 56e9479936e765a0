import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { holdScripts } from '../support/hold-scripts';
import { seed } from '../support/seed';
import { expect, holdWriteLock, storedCounts, test, toastWith } from '../support/site-test';
import { expectInView, openForm, PHONE, tapKeys } from '../support/touch-form';

test.use(PHONE);

test('an expense takes two taps besides its digits, and everything needed is in view', async ({ page }) => {
  await page.goto('gastos/');
  const form = await openForm(page);
  const save = form.getByRole('button', { name: 'Guardar', exact: true });
  const tile = form.getByRole('radio', { name: 'Transporte' }).locator('..');
  await expectInView(form.getByRole('textbox', { name: 'Cantidad' }), tile, save);
  await tapKeys(form, '4', '2', 'Sumar', '8', ',', '5');
  await expect(form.getByRole('status')).toHaveText(/^= 50,50.€/);
  await expectAccessible(page, 'form with the pad');
  await tile.tap();
  await expect(form.getByText(/^Guardado: Transporte, 50,50.€$/)).toBeVisible();
  expect(await liveRegionsWith(page, 'Guardado:')).toBe(1);
  await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('');
  await form.getByRole('button', { name: 'Más datos' }).tap();
  const edit = page.getByRole('dialog', { name: 'Editar gasto' });
  await expect(edit.getByRole('radio', { name: 'Transporte' })).toBeChecked();
});

test(
  'a tap without an amount, a long press, and the setting only choose a category',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('gastos/');
    const form = await openForm(page);
    const transport = form.getByRole('radio', { name: 'Transporte' });
    const home = form.getByRole('radio', { name: 'Hogar' });
    await transport.locator('..').tap();
    await expect(transport).toBeChecked();
    await tapKeys(form, '7');
    await home.locator('..').dispatchEvent('contextmenu');
    await expect(home).toBeChecked();
    await page.goto('ajustes/');
    await page.getByRole('switch', { name: 'Guardar al tocar la categoría' }).tap();
    await page.goto('gastos/');
    await openForm(page);
    await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('7');
    await tapKeys(form, '8');
    await transport.locator('..').tap();
    await expect(transport).toBeChecked();
    expect((await storedCounts(page)).gastos).toBe(0);
    await form.getByRole('button', { name: 'Guardar', exact: true }).tap();
    await expect(toastWith(page, 'Guardado: Transporte, 78,00 €')).toBeVisible();
  },
);

for (const [width, height, details] of [
  [360, 640, {}],
  [740, 360, { tag: '@slow' }],
  [320, 640, { tag: '@slow' }],
  [390, 664, { tag: '@slow' }],
  [412, 785, { tag: '@slow' }],
] as const)
  test(
    `at ${width} × ${height} nothing in the form moves while it is typed into, refused, saved three times, and left`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await seedCafeAndPan(page);
      await page.goto('gastos/');
      const form = await openForm(page);
      const cantidad = form.getByRole('textbox', { name: 'Cantidad' });
      const save = form.getByRole('button', { name: 'Guardar', exact: true });
      // A wide and low window has no room for our own keys.
      const hasPad = width < 640;
      const expectBoxes = await rememberBoxes(
        form,
        form.getByRole('group', { name: 'Recientes' }),
        ...(hasPad ? [form.getByRole('group', { name: 'Teclado numérico' })] : []),
      );
      async function type(text: string): Promise<void> {
        await (hasPad ? tapKeys(form, ...Array.from(text)) : cantidad.pressSequentially(text));
        await expect(cantidad).toHaveValue(text);
        await expectBoxes();
      }

      await save.tap();
      await expect(form.getByText('¿Cuánto ha sido?')).toBeInViewport();
      await expectBoxes();
      await cantidad.fill('-5');
      await save.tap();
      await expect(cantidad).toHaveAccessibleDescription(/^Escríbela sin el signo menos/);
      await expectBoxes();
      await cantidad.fill('');
      await type('1,234');
      await save.tap();
      await expect(form.getByText('¿Qué cantidad es?')).toBeInViewport();
      await expectInView(
        form.getByRole('button', { name: '1.234,00 €' }),
        form.getByRole('button', { name: '1,234', exact: true }),
      );
      await expectBoxes();
      await expectAccessible(page, 'form that asks about the amount');
      await form.getByRole('button', { name: '1,234' }).tap();
      await expect(form.getByText('¿Qué cantidad es?')).toBeHidden();
      await expectBoxes();
      await cantidad.fill('');

      for (const digit of ['2', '3', '4']) {
        await type(digit);
        await save.tap();
        await expect(form.getByText('Elige una categoría.')).toBeVisible();
        await expectBoxes();
        await form.getByRole('radio', { name: 'Alimentación' }).locator('..').tap();
        await expect(form.getByText(new RegExp(`^Guardado: .*, ${digit},00.€$`))).toBeVisible();
        await expectBoxes();
      }
      await form.getByRole('button', { name: 'Deshacer' }).tap();
      await expect(form.getByText(/^Eliminado: .*, 4,00.€$/)).toBeVisible();
      await expectBoxes();
      expect((await storedCounts(page)).gastos).toBe(4);
      await expectAccessible(page, 'form that has saved');

      await type('1');
      await expect(form.getByText('Eliminado:')).toBeHidden();
      await expectBoxes();
      await page.goBack();
      await expect(form).toBeHidden();
      await openForm(page);
      await expect(cantidad).toHaveValue('1');
      await expectBoxes();
      await form.getByRole('button', { name: 'Vaciar' }).tap();
      await expect(cantidad).toHaveValue('');
      await expectBoxes();
    },
  );

for (const [width, height] of [
  [360, 640],
  [320, 568],
  [740, 360],
] as const)
  test(
    `at ${width} × ${height} a save that waits for another tab says so in the footer, and nothing moves`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await seedCafeAndPan(page);
      await page.goto('gastos/');
      const form = await openForm(page);
      const said = form.getByRole('status');
      const next = form.getByRole('button', { name: 'Guardar y otro' });
      await form.getByRole('textbox', { name: 'Cantidad' }).fill('3');
      // A tap would save.
      await form.getByRole('radio', { name: 'Alimentación' }).press('Space');
      const expectBoxes = await rememberBoxes(form, next);
      await said.evaluate((region) => {
        region.dataset.same = 'yes';
      });
      const letGo = await holdWriteLock(page);
      await next.tap();
      await expect(said).toHaveText('Tu cambio espera un momento');
      await expect(form.getByRole('button', { name: 'Guardando…' })).toBeVisible();
      await expect(toastWith(page, 'Tu cambio espera un momento')).toBeHidden();
      await expectBoxes('Guardando…');
      await expectInView(said);
      await expectAccessible(page, 'form whose save waits');
      await letGo();
      await expect(said).toHaveText(/^Guardado: .*, 3,00.€/);
      // Screen readers follow a region that was there before its words.
      await expect(said).toHaveAttribute('data-same', 'yes');
      await expectBoxes();
      expect((await storedCounts(page)).gastos).toBe(3);
    },
  );

test('a toast from before the form takes no room from it', { tag: '@slow' }, async ({ page }) => {
  await seedCafeAndPan(page);
  await page.goto('gastos/');
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Cantidad' }).fill('3');
  await form.getByRole('radio', { name: 'Alimentación' }).press('Space');
  const expectBoxes = await rememberBoxes(form);
  await form.getByRole('button', { name: 'Guardar', exact: true }).tap();
  const toast = toastWith(page, 'Guardado: ');
  await expect(toast).toBeVisible();
  await openForm(page);
  await expect(toast).toBeHidden();
  await expectBoxes();
  await expect(form.getByRole('status')).toBeEmpty();
});

for (const width of [320, 360])
  test(
    `at ${width} nothing moves while a line is typed, asked about, refused and saved`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await seedCafeAndPan(page);
      await page.goto('gastos/#linea=');
      const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
      const line = form.getByRole('textbox', { name: 'Escribir o dictar' });
      await expect(line).toBeFocused();
      const expectBoxes = await rememberBoxes(form, line);
      for (const text of [
        '12',
        '12,50 pan ayer efectivo pendiente en la panadería de la esquina',
        `3 ${'pan de molde '.repeat(12)}`,
        'taxi 1,234',
        'bizum recibido de Ana 20 €',
        'devuelto 1 café',
        `3 ${'pan de molde '.repeat(60)}`,
      ]) {
        await line.fill(text);
        await expectBoxes();
        if (text === 'taxi 1,234') await expectInView(form.getByRole('button', { name: '1.234,00 €' }));
      }
      await expectAccessible(page, 'line that is asked about');
      await line.fill('cuerda');
      await line.press('Enter');
      await expect(form.getByText('¿Cuánto ha sido?')).toBeInViewport();
      await expectBoxes();
      await line.fill('3 cuerda');
      await line.press('Enter');
      await expect(form.getByText('¿Categoría?')).toBeInViewport();
      await expectBoxes();
      await form.getByRole('radio', { name: 'Alimentación' }).locator('..').tap();
      await expect(form.getByText(/^Guardado: Cuerda, 3,00.€$/)).toBeVisible();
      await expectBoxes();
    },
  );

test(
  'with large text no label lies over another, and what was saved can be read',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto('gastos/?nuevo');
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    const toLine = form.getByRole('button', { name: 'Escribir o dictar' });
    await expect(toLine).toBeVisible();
    await expectInView(
      form.getByRole('heading', { name: 'Nuevo gasto' }),
      form.getByRole('textbox', { name: 'Cantidad' }),
    );
    expect(await bottomOf(toLine)).toBeLessThanOrEqual(
      await topOf(form.getByText('Cantidad', { exact: true })),
    );
    await page.keyboard.type('12,5');
    const said = form.getByRole('status');
    await expect(said).toHaveText(/^12,50.€/);
    expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await toLine.tap();
    const toPad = form.getByRole('button', { name: 'Teclado numérico' });
    await expect(toPad).toBeVisible();
    const label = form.locator('label', { hasText: /^Escribir o dictar$/ });
    expect(await bottomOf(toPad)).toBeLessThanOrEqual(await topOf(label));
  },
);

test(
  'with large text the answers to the amount are in view, and a fault lies over no label',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await seed(page, {
      ...buildFile([buildGastoFields()]),
      categorias: Array.from({ length: 10 }, (_, place) => ({ nombre: `Gasto ${place}` })),
    });
    await page.goto('gastos/?nuevo');
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    const cantidad = form.getByRole('textbox', { name: 'Cantidad' });
    await cantidad.fill('1,234');
    await form.getByRole('button', { name: 'Guardar', exact: true }).tap();
    await expectInView(
      form.getByRole('button', { name: '1.234,00 €' }),
      form.getByRole('button', { name: '1,234', exact: true }),
    );
    const fault = form.getByText('Elige una categoría.');
    expect(await bottomOf(fault)).toBeLessThanOrEqual(
      await topOf(form.getByRole('button', { name: 'Más (2)' })),
    );
  },
);

/** Counts the regions that a screen reader reads out, of those that are not hidden. */
function liveRegionsWith(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (said) =>
      [...document.querySelectorAll('output, [role=status], [role=alert], [aria-live=polite]')]
        .filter((region) => region.checkVisibility({ visibilityProperty: true }))
        .filter(({ textContent }) => textContent.includes(said)).length,
    text,
  );
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? 0;
}

test(
  'with large text on the narrowest phone, what is refused, typed and saved can be read',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto('gastos/?nuevo');
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    const save = form.getByRole('button', { name: 'Guardar', exact: true });
    await save.tap();
    await expectInView(form.locator('[data-fault="¿Cuánto ha sido?"]'), save);
    await expectAccessible(page, 'large form that refuses');
    await page.keyboard.type('12,5');
    const said = form.getByRole('status');
    await expect(said).toHaveText(/^12,50.€/);
    expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await form.getByRole('radio', { name: 'Hogar' }).locator('..').tap();
    await expect(form.getByText(/^Guardado: Hogar, 12,50.€$/)).toBeVisible();
    await expectInView(form.getByRole('button', { name: 'Deshacer' }), save);
  },
);

async function seedCafeAndPan(page: Page): Promise<void> {
  await seed(
    page,
    buildFile([
      buildGastoFields({ nombre: 'Café', cantidad: 1.8 }),
      buildGastoFields({ nombre: 'Pan', cantidad: 2.4 }),
    ]),
  );
}

/** Answers a check that tiles, chips, footer and `more` stand where they stood, whatever «Guardar» is called. */
async function rememberBoxes(form: Locator, ...more: Locator[]): Promise<(save?: string) => Promise<void>> {
  function partsWith(save: string) {
    return [
      ...more,
      form.getByRole('radio', { name: 'Alimentación' }).locator('..'),
      form.getByRole('radiogroup', { name: 'Fecha' }),
      form.getByRole('radiogroup', { name: 'Método de pago' }),
      form.getByRole('button', { name: save, exact: true }),
    ];
  }
  /** Scrolled up, so that what stands above can be compared wherever the focus led. */
  async function boxes(save = 'Guardar') {
    await form.evaluate((dialog) => {
      for (const part of dialog.querySelectorAll('form > div')) part.scrollTop = 0;
    });
    return Promise.all(partsWith(save).map((part) => part.boundingBox()));
  }
  const before = await boxes();
  return (save) => expect.poll(() => boxes(save)).toEqual(before);
}

test('with half a window left, the field in use, the amount, the category and «Guardar» are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('gastos/');
  const form = await openForm(page);
  await page.keyboard.type('12,5');
  // A tap would save.
  await form.getByRole('radio', { name: 'Hogar' }).press('Space');
  await form.getByLabel('Nombre').tap();
  const said = form.getByRole('status');
  await expect(said).toHaveText(/^12,50.€.*Hogar$/);
  await expectInView(
    form.getByLabel('Nombre'),
    said,
    form.getByRole('button', { name: 'Guardar', exact: true }),
  );
});

test(
  'where the keyboard lies over the page, as in Safari, the form stands above it',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen = Object.assign(new EventTarget(), { height: 640, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: seen });
      window.addEventListener('focusin', ({ target }) => {
        seen.height = target instanceof HTMLInputElement && target.inputMode !== 'none' ? 340 : 640;
        seen.dispatchEvent(new Event('resize'));
      });
    });
    await page.goto('gastos/');
    const form = await openForm(page);
    const save = form.getByRole('button', { name: 'Guardar', exact: true });
    await form.getByLabel('Nombre').tap();
    await expect.poll(async () => bottomOf(save)).toBeLessThanOrEqual(340);
    expect(await bottomOf(form.getByLabel('Nombre'))).toBeLessThanOrEqual(340);
    expect((await form.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  },
);

async function bottomOf(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
  return y + height;
}

test('a bill is split in three with seven keys of the pad', { tag: '@slow' }, async ({ page }) => {
  await page.goto('gastos/');
  const form = await openForm(page);
  await tapKeys(form, '1', '4', '5', ',', '8', 'Dividir', '3');
  await expect(form.getByRole('status')).toHaveText(/^= 48,60.€/);
  await form.getByRole('radio', { name: 'Hogar' }).locator('..').tap();
  await expect(form.getByText(/^Guardado: Hogar, 48,60.€$/)).toBeVisible();
});

for (const [title, size, textSize, details] of [
  ['in landscape above the keyboard', { width: 740, height: 180 }, '100%', {}],
  ['with large text', { width: 360, height: 640 }, '200%', { tag: '@slow' }],
  ['on the narrowest phone', { width: 320, height: 568 }, '100%', { tag: '@slow' }],
] as const)
  test(
    `${title} the amount in use and «Guardar» are in view, and nothing is cut off at the side`,
    details,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript((fontSize) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = fontSize;
        });
      }, textSize);
      await page.goto('gastos/');
      const form = await openForm(page);
      await page.keyboard.type('12,5');
      // A tap would save.
      await form.getByRole('radio', { name: 'Alimentación' }).press('Space');
      const save = form.getByRole('button', { name: 'Guardar', exact: true });
      const said = form.getByRole('status');
      await expect(said).toHaveText(/^12,50.€.*Alimentación$/);
      await expectInView(said, save);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(client);
      await save.tap();
      await expect(toastWith(page, 'Guardado: Alimentación, 12,50 €')).toBeVisible();
    },
  );

test('yesterday’s coffee of always takes four taps', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildFile([buildGastoFields({ nombre: 'Café', cantidad: 1.8 })]));
  await page.goto('gastos/');
  const form = await openForm(page);
  await expectInView(form.getByRole('button', { name: 'Café 1,8' }));
  await form.getByRole('button', { name: 'Café 1,8' }).tap();
  await expect(form.getByRole('status')).toHaveText(/^1,80.€.*Alimentación/);
  await form.getByRole('radio', { name: 'Ayer' }).locator('..').tap();
  await form.getByRole('button', { name: 'Guardar', exact: true }).tap();
  await expect(toastWith(page, 'Guardado: Café, 1,80 €')).toBeVisible();
});

test('back closes all categories, then the form, and what was typed survives that and a reload', async ({
  page,
}) => {
  const categorias = Array.from({ length: 40 }, (_, place) => ({
    id: place + 1,
    nombre: `Categoría ${place + 1}`,
  }));
  await seed(page, { ...buildFile([]), categorias });
  await page.goto('gastos/');
  const form = await openForm(page);
  await tapKeys(form, '7');
  await form.getByRole('button', { name: 'Más (32)' }).tap();
  const all = page.getByRole('dialog', { name: 'Buscar una categoría' });
  await expect(all).toBeVisible();
  await page.goBack();
  await expect(all).toHaveCount(0);
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Más (32)' }).tap();
  await all.getByRole('option', { name: 'Categoría 33' }).tap();
  await expect(form.getByRole('radio', { name: 'Categoría 33' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible();
  const again = await openForm(page);
  await expect(again.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('7');
  await expect(again.getByRole('radio', { name: 'Categoría 33' })).toBeChecked();
});

test('where the address asks for it, an amount can be typed before any script is there, and goes into the form', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('gastos/?nuevo', { waitUntil: 'commit' });
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  const cantidad = form.getByRole('textbox', { name: 'Cantidad' });
  await expect(cantidad).toBeFocused();
  await tapKeys(form, '4', '2', '9', 'Borrar', ',', '5');
  await expect(cantidad).toHaveValue('42,5');
  await expect(cantidad).toBeFocused();
  letScriptsCome();
  await expect(form.getByRole('radio', { name: 'Hogar' })).toBeVisible();
  await expect(cantidad).toHaveValue('42,5');
  await expect(cantidad).toBeFocused();
  await tapKeys(form, '0');
  await expect(form.getByRole('status')).toHaveText(/^42,50/);
  await form.getByRole('radio', { name: 'Hogar' }).locator('..').tap();
  await expect(form.getByText(/^Guardado: Hogar, 42,50.€$/)).toBeVisible();
  await form.getByRole('button', { name: 'Guardar', exact: true }).tap();
  await expect(form).toBeHidden();
  expect((await storedCounts(page)).gastos).toBe(1);
});
