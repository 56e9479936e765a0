import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { gastoRow } from '../support/gasto-row';
import { seed } from '../support/seed';
import { expect, test, toastWith } from '../support/site-test';
import { storedTables } from '../support/stored-rows';

function gasto(nombre: string, cantidad: number, etiquetas?: string[], fecha = '2026-01-12') {
  return buildGastoFields({ nombre, descripcion: nombre, cantidad, fecha, ...(etiquetas && { etiquetas }) });
}

const TAGGED = [
  gasto('Uno', 10, ['a']),
  gasto('Dos', 20, ['a', 'b']),
  gasto('Tres', 40, ['b'], '2025-12-30'),
];

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00+01:00') });
});

async function tagsByNombre(page: Page) {
  const { gastos } = await storedTables(page);
  return Object.fromEntries(
    (gastos as { nombre: string; etiquetas?: string[] }[]).map(({ nombre, etiquetas }) => [
      nombre,
      etiquetas,
    ]),
  );
}

test('search, filter and address find each expense once', async ({ page }) => {
  await seed(page, buildFile([...TAGGED, gasto('Fiesta', 5.05, ['🎉'])]));
  await page.goto('gastos/?todo');
  const total = page.getByRole('definition').first();
  for (const [q, sum] of [
    ['#a', '30,00'],
    ['#b', '60,00'],
    ['#a #b', '20,00'],
    ['#a -#b', '10,00'],
  ] as const) {
    await page.getByRole('searchbox').fill(q);
    await expect(total).toHaveText(new RegExp(`^${sum}\\s€$`));
  }
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtros' });
  const line = dialog.getByRole('combobox', { name: 'Etiquetas' });
  await line.fill('#a');
  await line.press('Enter');
  await line.fill('b');
  await line.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Ver 3 gastos' })).toBeVisible();
  await expectAccessible(page, 'filter by tags');
  await dialog.getByText('Todas', { exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Ver 1 gasto' })).toBeVisible();
  await dialog.getByText('Ninguna', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Ver 1 gasto' }).click();
  await expect(page).toHaveURL(/etiqueta=a,b&etiquetas=sin$/);
  await expect(gastoRow(page, 'Fiesta')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el filtro Sin #a ni #b' }).click();
  await expect(total).toHaveText(/^75,05\s€$/);
  // A tag that is chosen keeps the month of an address without a period.
  await page.goto('gastos/');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await line.fill('#a');
  await line.press('Enter');
  await expect(page).toHaveURL(/\?mes=\d{4}-\d\d&etiqueta=a$/);
  await page.goto(`gastos/?etiqueta=${encodeURIComponent('🎉')}`);
  await expect(total).toHaveText(/^5,05\s€$/);
  await page.goto('gastos/?todo&etiqueta=A');
  await expect(page.getByRole('button', { name: 'Quitar el filtro #a', exact: true })).toBeVisible();
  await page.goto('gastos/?etiqueta=a,b');
  await expect(total).toHaveText(/^70,00\s€$/);
  await gastoRow(page, 'Uno').getByRole('link', { name: '#a' }).click();
  await expect(page).toHaveURL(/\/gastos\/\?todo&etiqueta=a$/);
  await expect(total).toHaveText(/^30,00\s€$/);
});

test(
  'the keyboard tags a selection, takes a tag away, and undo brings all back after a reload',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(
      page,
      buildFile([gasto('Uno', 10, ['Lisboa']), gasto('Dos', 20), gasto('Tres', 40, ['casa'])]),
    );
    await page.goto('gastos/');
    await expect(gastoRow(page, 'Tres')).toBeVisible();
    const before = await storedTables(page);
    await gastoRow(page, 'Tres')
      .getByRole('button', { name: /^Editar/ })
      .focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Cambiar 3 gastos' });
    await expect(dialog.getByRole('combobox', { name: 'Añadir etiquetas' })).toBeFocused();
    await page.keyboard.type('#li');
    await expect(dialog.getByRole('option', { name: 'Lisboa', selected: true })).toBeVisible();
    await expectAccessible(page, 'tags of many');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(await tagsByNombre(page)).toEqual({ Uno: ['Lisboa'], Dos: ['Lisboa'], Tres: ['casa', 'Lisboa'] });
    await page.keyboard.press('e');
    await dialog.getByRole('combobox', { name: 'Quitar etiquetas' }).fill('lis');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => tagsByNombre(page)).toEqual({ Uno: undefined, Dos: undefined, Tres: ['casa'] });
    await page.getByRole('button', { name: 'Quitar la selección' }).click();
    await page.reload();
    await expect(gastoRow(page, 'Tres')).toBeVisible();
    for (const tags of [
      { Uno: ['Lisboa'], Dos: ['Lisboa'], Tres: ['casa', 'Lisboa'] },
      { Uno: ['Lisboa'], Dos: undefined, Tres: ['casa'] },
    ]) {
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Control+z');
      await expect.poll(() => tagsByNombre(page)).toEqual(tags);
    }
    expect(await storedTables(page)).toEqual(before);
  },
);

test(
  'a cell of the grid offers the tags in use that its hashtag begins, to Enter and to a press',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, buildFile([gasto('Uno', 10, ['Lisboa', 'Libros']), gasto('Dos', 20)]));
    await page.goto('gastos/');
    await gastoRow(page, 'Dos').getByText('Dos').first().click();
    const row = page.getByRole('form', { name: 'Editar el gasto' });
    const nombre = row.getByLabel('Nombre');
    await expect(nombre).toBeFocused();
    await page.keyboard.type('Tres #li');
    const options = row.getByRole('listbox', { name: 'Etiquetas en uso' }).getByRole('option');
    await expect(options).toHaveCount(2);
    await expectAccessible(page, 'tags offered in a cell');
    await options.filter({ hasText: 'Libros' }).click();
    await expect(nombre).toHaveValue('Tres');
    await expect(nombre).toBeFocused();
    await expect(options).toHaveCount(0);
    await page.keyboard.type(' #lis');
    await expect(options).toHaveText(['Lisboa']);
    await page.keyboard.press('Enter');
    await expect(nombre).toHaveValue('Tres');
    await page.keyboard.press('Enter');
    await expect(nombre).toHaveValue('Uno');
    expect(await tagsByNombre(page)).toEqual({ Uno: ['Lisboa', 'Libros'], Tres: ['Libros', 'Lisboa'] });
  },
);

test(
  'a line in the palette takes a hashtag, completed from those in use',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, buildFile([gasto('Uno', 10, ['Lisboa'])]));
    await page.goto('gastos/');
    await expect(gastoRow(page, 'Uno')).toBeVisible();
    await page.keyboard.press('Control+k');
    const line = page.getByRole('combobox');
    await line.fill('#lisboa');
    await expect(page.getByRole('option').first()).toHaveText('#Lisboa');
    await line.fill('12,50 taxi #li');
    await expect(page.getByRole('option').first()).toHaveText('#Lisboa');
    await page.keyboard.press('Enter');
    await expect(line).toHaveValue('12,50 taxi #Lisboa ');
    await expect(page.getByRole('option').first()).toHaveText(/^Añadir: Taxi, 12,50\s€/);
  },
);

test('a line from outside keeps its tags, whatever the form guesses', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildFile([gasto('Pan', 1.5, ['casa'])]));
  await page.goto(`gastos/#linea=${encodeURIComponent('12,50 pan #lisboa')}`);
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await expect(form.getByRole('radio', { name: 'Alimentación' })).toBeChecked();
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(form).toBeHidden();
  expect((await storedTables(page)).gastos).toMatchObject([
    { etiquetas: ['casa'] },
    { etiquetas: ['lisboa'] },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap adds one of the latest tags, and a tag of a row filters', async ({ page }) => {
    const many = Array.from({ length: 20 }, (_, place) => `${'larga '.repeat(5)}${place}`);
    await seed(
      page,
      buildFile([gasto('Uno', 10, ['Lisboa']), gasto('Dos', 20), gasto('Muchas', 1, many, '2026-01-02')]),
    );
    await page.goto('gastos/');
    await expectAccessible(page, 'rows with tags');
    await gastoRow(page, 'Dos').getByRole('button').first().tap();
    const dialog = page.getByRole('dialog', { name: 'Editar gasto' });
    await dialog.getByRole('option', { name: 'Lisboa' }).tap();
    await expectAccessible(page, 'tags of an expense');
    await dialog.getByRole('button', { name: 'Guardar' }).tap();
    await expect(toastWith(page, 'Modificado: Dos')).toBeVisible();
    expect(await tagsByNombre(page)).toMatchObject({ Dos: ['Lisboa'] });
    await gastoRow(page, 'Dos').getByRole('link', { name: '#Lisboa' }).tap();
    await expect(page).toHaveURL(/etiqueta=Lisboa$/);
    await expect(gastoRow(page, 'Muchas')).toHaveCount(0);
    await expect(gastoRow(page, 'Uno')).toBeVisible();
  });

  test(
    'a hashtag in a text offers the tags that it begins, and a tap takes one out of the text',
    { tag: '@slow' },
    async ({ page }) => {
      await seed(page, buildFile([gasto('Uno', 10, ['Lisboa']), gasto('Dos', 20, ['casa'])]));
      await page.goto('gastos/');
      await gastoRow(page, 'Dos').getByRole('button').first().tap();
      const dialog = page.getByRole('dialog', { name: 'Editar gasto' });
      await dialog.getByLabel('Nombre').fill('Dos #LIS');
      await expect(dialog.getByRole('option')).toHaveText(['Lisboa']);
      await dialog.getByRole('option', { name: 'Lisboa' }).tap();
      await expect(dialog.getByLabel('Nombre')).toHaveValue('Dos');
      await dialog.getByRole('button', { name: 'Guardar' }).tap();
      await expect.poll(() => tagsByNombre(page)).toEqual({ Uno: ['Lisboa'], Dos: ['casa', 'Lisboa'] });
    },
  );

  test(
    'the tags of a selection are a button of its bar, or in its menu',
    { tag: '@slow' },
    async ({ page }) => {
      await seed(page, buildFile([gasto('Uno', 10, ['Lisboa']), gasto('Dos', 20), gasto('Tres', 5)]));
      await page.goto('gastos/');
      await page.getByRole('button', { name: 'Seleccionar', exact: true }).tap();
      await page.getByRole('checkbox', { name: 'Seleccionar Dos' }).check({ force: true });
      const bar = page.getByRole('region', { name: 'Selección' });
      await bar.getByRole('button', { name: 'Más' }).tap();
      await expect(page.getByRole('dialog', { name: 'Más' })).toBeVisible();
      await expectAccessible(page, 'menu of a selection');
      await page.getByRole('button', { name: 'Etiquetas' }).tap();
      const dialog = page.getByRole('dialog', { name: /^Etiquetas de/ });
      await dialog.getByRole('option', { name: 'Lisboa' }).first().tap();
      await expectAccessible(page, 'tags of a selection');
      await dialog.getByRole('button', { name: 'Cambiar 1 gasto' }).tap();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('checkbox', { name: 'Seleccionar Tres' }).check({ force: true });
      await bar.getByRole('button', { name: 'Etiquetas' }).tap();
      await dialog.getByRole('combobox', { name: 'Quitar etiquetas' }).fill('lis');
      await dialog.getByRole('option', { name: 'Lisboa' }).last().tap();
      await dialog.getByRole('button', { name: 'Cambiar 2 gastos' }).tap();
      await expect
        .poll(() => tagsByNombre(page))
        .toEqual({ Uno: ['Lisboa'], Dos: undefined, Tres: undefined });
    },
  );

  test('a line says its tags, and the next begins without', { tag: '@slow' }, async ({ page }) => {
    await seed(page, buildFile([gasto('Uno', 10, ['casa'])]));
    await page.goto('gastos/?nuevo');
    await page.getByRole('button', { name: 'Escribir o dictar' }).tap();
    await page.getByRole('textbox', { name: 'Escribir o dictar' }).fill('12,50 pan #casa #Casa ayer');
    await expect(page.getByRole('list', { name: 'Entendido' })).toContainText('#casa');
    await expect(page.getByRole('button', { name: 'Quitar la etiqueta casa' })).toBeVisible();
  });
});
