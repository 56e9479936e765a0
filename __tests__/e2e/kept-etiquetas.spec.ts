import type { Locator, Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, test, toastWith } from '../support/site-test';
import { storedTables } from '../support/stored-rows';

/** 10,50 #viaje, 20 #viaje #ocio, 40 #ocio, and 5,25 without a tag. */
const TAGGED = [['viaje'], ['viaje', 'ocio'], ['ocio'], undefined].map((etiquetas, at) =>
  buildGastoFields({
    nombre: `Gasto ${at}`,
    cantidad: [10.5, 20, 40, 5.25][at] ?? 0,
    fecha: `2026-01-0${at + 1}`,
    ...(etiquetas && { etiquetas }),
  }),
);

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00+01:00') });
  await seed(page, buildFile(TAGGED));
});

function tags(page: Page): Locator {
  return page.getByRole('list', { name: 'Etiquetas' }).getByRole('listitem');
}

async function choose(page: Page, nombre: string, action: string) {
  await page.getByRole('button', { name: `Acciones de «#${nombre}»` }).press('Enter');
  await page.getByRole('button', { name: action }).press('Enter');
}

async function tagsOfRows(page: Page) {
  const { gastos } = await storedTables(page);
  return gastos.map((gasto) => Reflect.get(gasto, 'etiquetas') as unknown);
}

test('by keyboard: rename, join and remove tags, undone after a reload row for row', async ({ page }) => {
  await page.goto('categorias/');
  await expect(tags(page)).toHaveCount(2);
  await expect(tags(page).first()).toContainText(/#ocio\s*60,00\s€/);
  await expectAccessible(page, 'tags');
  const before = await storedTables(page);

  await choose(page, 'viaje', 'Cambiar nombre');
  const field = page.getByRole('combobox', { name: 'Nombre' });
  await expect(field).toBeFocused();
  await expectAccessible(page, 'name of a tag');
  await page.keyboard.type('Lisboa');
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Etiqueta cambiada en 2 gastos')).toContainText('«#viaje» es ahora «#Lisboa»');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await choose(page, 'Lisboa', 'Cambiar nombre');
  await page.keyboard.type('Ocio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'ya existe' })).toContainText(
    'El gasto que tiene las dos se queda con una.',
  );
  await expectAccessible(page, 'two tags to join');
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Etiquetas unidas en 2 gastos')).toBeVisible();
  await expect(tags(page)).toHaveCount(1);
  await expect(tags(page)).toContainText(/70,50\s€/);

  await choose(page, 'ocio', 'Eliminar');
  await expect(toastWith(page, 'Etiqueta eliminada de 3 gastos')).toBeVisible();
  await expect(tags(page)).toHaveCount(0);
  expect(await tagsOfRows(page)).toEqual([undefined, undefined, undefined, undefined]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const count of [1, 2, 2]) {
    await page.keyboard.press('Control+z');
    await expect(tags(page)).toHaveCount(count);
  }
  await expect(page.getByRole('link', { name: '#viaje' })).toBeVisible();
  expect(await storedTables(page)).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'the start page leads by tag to its expenses, and new ones go on with it',
    { tag: '@slow' },
    async ({ page }) => {
      // Without a month, so few expenses are but listed.
      await page.goto('./?mes=2026-01');
      const figure = page.getByRole('region', { name: 'Etiquetas' });
      await expect(figure).toContainText('Un gasto con dos etiquetas cuenta en las dos');
      await expectAccessible(page, 'figure of tags');
      await figure.getByRole('link', { name: /^#viaje: 30,50/ }).tap();
      await expect(page).toHaveURL(/mes=2026-01&etiqueta=viaje/);

      const head = page.getByRole('region', { name: '#viaje' });
      await expect(head).toContainText(/30,50\s€ · 2 gastos · 1–2 ene/);
      await head.getByRole('button', { name: 'Seguir con #viaje' }).tap();
      await expectAccessible(page, 'going on with a tag');
      await page.getByRole('button', { name: 'Empezar' }).tap();
      await expect(head).toContainText('Seguir con #viaje hasta el 22 ene');
      await expectAccessible(page, 'head of a tag');

      await page.reload();
      await page.getByRole('link', { name: 'Nuevo gasto' }).first().tap();
      const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
      const chip = form.getByRole('button', { name: 'Seguir con #viaje hasta el 22 ene' });
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page, 'form with a tag that goes on');
      await chip.tap();
      await expect(chip).toHaveAttribute('aria-pressed', 'false');
      await chip.tap();
      await form.getByRole('button', { name: '7', exact: true }).tap();
      await form.getByRole('radio').first().locator('..').tap();
      await expect.poll(() => tagsOfRows(page)).toHaveLength(5);
      expect((await tagsOfRows(page)).at(-1)).toEqual(['viaje']);
    },
  );

  test(
    'a category has its tags as parts, and says where an expense counts twice',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('gastos/?mes=2026-01&cat=1');
      const parts = page.getByRole('list', { name: 'Alimentación' });
      await expect(parts).toContainText(/#ocio\s*60,00\s€\s*#viaje\s*30,50\s€\s*sin etiqueta\s*5,25\s€/);
      await expect(page.getByText('Un gasto con dos etiquetas cuenta en las dos')).toBeVisible();
      await expectAccessible(page, 'tags of a category');
      await parts.getByRole('link', { name: /^sin etiqueta/ }).tap();
      await expect(page.getByRole('button', { name: 'Editar Gasto 3' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Editar Gasto 2' })).toHaveCount(0);
    },
  );
});
