import type { Page } from '@playwright/test';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { storedTables } from '../support/stored-rows';
import { seed } from '../support/seed';
import { holdScripts } from '../support/hold-scripts';
import { expect, recordByKey, storedCounts, test, toastWith } from '../support/site-test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('two taps record the first expense, the first before any script is there', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('gastos/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Nuevo gasto' }).last().tap();
    letScriptsCome();
    await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
    await page.keyboard.type('12,50');
    await page.getByRole('radio', { name: 'Transporte' }).locator('..').tap();
    await expect(page.getByRole('dialog').getByText('Guardado: Transporte, 12,50 €')).toBeVisible();
    await page.getByRole('button', { name: 'Guardar', exact: true }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Hoy/ }).getByRole('listitem')).toHaveText([
      '🚌Transporte💵 Efectivo12,50 €',
    ]);
    expect(await storedCounts(page)).toEqual({ gastos: 1, categorias: 5, metodosPago: 4 });
  });
});

test('a tip waits until an open form has closed', { tag: '@slow' }, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    localStorage.setItem('mis-gastos:tips', '2');
  });
  await page.goto('gastos/');
  await recordByKey(page, '7');
  await expect(toastWith(page, 'Guardado: ')).toBeVisible();
  await page.clock.fastForward(10_000);
  const tip = toastWith(page, 'También vale una sola línea');
  await expect(tip).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Nuevo gasto' })).toBeVisible();
  await expect(tip).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tip).toBeVisible();
});

test('by keyboard alone: n, amount, arrows, «y otro» keeps the date', { tag: '@slow' }, async ({ page }) => {
  await page.goto('gastos/');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Alimentación' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Transporte' })).toBeChecked();
  // A press of the mouse would open the browser's picker, which takes the next keys.
  await page.getByRole('radio', { name: 'Otro día' }).press('Space');
  await page.getByLabel('Fecha').fill('2026-01-31');
  await page.getByRole('button', { name: 'Guardar y otro' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Guardado: ')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('');
  await expect(page.getByLabel('Fecha')).toHaveValue('2026-01-31');
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('n');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what is pressed before any script is there is answered when they come', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('gastos/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.type('n12,50');
  letScriptsCome();
  await expect(page.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('12,50');
});

test(
  'what is wrong is said in its place, the first of it gets the focus, and nothing typed is lost',
  { tag: '@slow' },
  async ({ page }) => {
    await openForm(page);
    const cantidad = page.getByRole('textbox', { name: 'Cantidad' });
    await page.getByLabel('Nombre').fill('Sin terminar');
    for (const [typed, text] of [
      ['', '¿Cuánto ha sido?'],
      ['0', 'La cantidad tiene que ser mayor que cero.'],
      ['-5', 'Escríbela sin el signo menos. Si te han devuelto dinero, réstalo del gasto: 80-20.'],
      ['abc', 'Escribe una cantidad, por ejemplo 12,50.'],
      ['1e3', 'Escribe una cantidad, por ejemplo 12,50.'],
      ['1.23.456', 'Escribe una cantidad, por ejemplo 12,50.'],
      ['0,001', 'La cantidad no puede ser menor que una centésima.'],
      ['12,5678', 'Escribe la cantidad con dos decimales como mucho.'],
      ['90.071.992.547.410', 'Es demasiado grande para guardarla sin redondear.'],
    ] as const) {
      await cantidad.fill(typed);
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(cantidad).toBeFocused();
      await expect(cantidad).toHaveAttribute('aria-invalid', 'true');
      await expect(cantidad).toHaveAccessibleDescription(text);
    }
    await expect(page.getByRole('radiogroup', { name: 'Categoría' })).toHaveAccessibleDescription(
      'Elige una categoría.',
    );
    await cantidad.fill('1,234');
    await page.getByText('Hogar').click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(cantidad).toHaveAccessibleDescription(/¿Qué cantidad es\?/);
    await expectAccessible(page);
    await page.getByRole('button', { name: '1.234,00 €' }).click();
    await page.getByRole('radio', { name: 'Otro día' }).check({ force: true });
    await page.getByLabel('Fecha').fill('');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByLabel('Fecha')).toBeFocused();
    await page.getByLabel('Fecha').fill('2026-01-02');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(toastWith(page, 'Guardado: Sin terminar, 1.234,00 €')).toBeVisible();
  },
);

test('names from history bring their category and method', { tag: '@slow' }, async ({ page }) => {
  const file = buildFile([buildGastoFields({ nombre: 'Uber', categoriaId: 2, metodoPagoId: 2 })]);
  file.categorias.push({ id: 2, nombre: 'Transporte', descripcion: '', color: 'blue', icono: '🚌' });
  file.metodosPago.push({ id: 2, nombre: 'Tarjeta', descripcion: '', icono: '💳' });
  await seed(page, file);
  await openForm(page);
  await page.getByRole('textbox', { name: 'Cantidad' }).fill('9');
  await page.getByLabel('Nombre').fill('Uber');
  await expect(page.getByRole('radio', { name: 'Transporte' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
});

test(
  'a category that another tab has removed meanwhile is asked for again',
  { tag: '@slow' },
  async ({ page, context }) => {
    const unused = [
      { id: 1, nombre: 'Alimentación' },
      { id: 2, nombre: 'Otra' },
    ];
    await seed(page, { ...buildFile([]), categorias: unused });
    await openForm(page);
    await page.getByRole('textbox', { name: 'Cantidad' }).fill('9');
    await page.getByText('Alimentación', { exact: true }).last().click();
    const other = await context.newPage();
    await other.goto('categorias/');
    await other.getByRole('button', { name: 'Acciones de «Alimentación»' }).click();
    await other.getByRole('button', { name: 'Eliminar' }).click();
    await expect(toastWith(other, 'Categoría eliminada')).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Esa categoría ya no existe. Elige otra.')).toBeVisible();
    await page.getByRole('dialog').getByText('Otra', { exact: true }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(toastWith(page, 'Guardado: Otra, 9,00 €')).toBeVisible();
  },
);

test.describe('late in the evening in Mexico', () => {
  test.use({ timezoneId: 'America/Mexico_City', locale: 'es-MX' });

  test(
    'today is the local day, and what is stored passes the rules of the import',
    { tag: '@slow' },
    async ({ page }) => {
      // 23:30 there, and the next day already in London.
      await page.clock.install({ time: new Date('2026-04-01T05:30:00Z') });
      await openForm(page);
      await expect(page.getByRole('radio', { name: 'Hoy' })).toBeChecked();
      await page.getByRole('textbox', { name: 'Cantidad' }).fill('1,234.5');
      await page.getByText('Hogar').click();
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(toastWith(page, 'Guardado: Hogar, $1,234.50')).toBeVisible();
      const { gastos } = await storedTables(page);
      expect(gastos.map(({ fecha }) => fecha)).toEqual(['2026-03-31']);
      for (const { id, ...fields } of gastos)
        expect(validateGasto({ id, ...fields })).toEqual({ ok: true, value: fields });
      await page.clock.fastForward('31:00');
      await page.goto('gastos/?mes=2026-03');
      await expect(page.getByRole('heading', { name: /^Ayer/ })).toBeVisible();
    },
  );
});

for (const width of [360, 1280]) {
  test(`axe reports nothing on the form at ${width} px`, EVERY_STATE, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expectAccessible(page);
  });
}

async function openForm(page: Page): Promise<void> {
  await page.goto('gastos/?nuevo');
  await expect(page.getByRole('textbox', { name: 'Cantidad' })).toBeFocused();
}
