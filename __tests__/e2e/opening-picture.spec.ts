import type { Page } from '@playwright/test';
import { fechaOf } from '@/lib/domain/dates';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { differenceFrom } from '../support/difference-from';
import { holdScripts } from '../support/hold-scripts';
import { seed } from '../support/seed';
import { expect, recordByKey, test, toastWith } from '../support/site-test';

const TODAY = new Date('2026-06-20T12:00:00+02:00');
const GASTOS = Array.from({ length: 40 }, (_, place) =>
  buildGastoFields({
    nombre: `Gasto ${place}`,
    cantidad: 10.5 + place,
    fecha: `2026-06-${String(1 + (place % 20)).padStart(2, '0')}`,
    estado: place % 3 ? 'pagado' : 'pendiente',
  }),
);

/** Waits until a picture is kept. */
async function pictureKept(page: Page): Promise<void> {
  await expect.poll(() => keptPictures(page)).not.toBe('');
}

/** Loads the page again as far as it goes without its scripts, and answers with what lets these come. */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  const letScriptsCome = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  // The picture comes before the HTML below it, such as the phone's bar.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    // A busy machine may take longer than the page waits for its scripts.
    document.documentElement.dataset.stuck = 'no';
    return document.fonts.ready;
  });
  return letScriptsCome;
}

function picture(page: Page) {
  return page.locator('#opening-picture > *');
}

for (const { width, height, theme, details } of [
  { width: 360, height: 740, theme: 'dark', details: {} },
  { width: 1280, height: 900, theme: 'light', details: { tag: '@slow' } },
] as const)
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height }, colorScheme: theme });

    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(TODAY);
      await seed(page, buildFile(GASTOS));
    });

    test('the list is seen with the first paint of its next visit, and nothing changes when it comes', async ({
      page,
    }) => {
      await page.goto('gastos/');
      await pictureKept(page);
      const letScriptsCome = await reloadWithoutScripts(page);
      await expect(picture(page).getByText('Gasto 39', { exact: true })).toBeVisible();
      await expect(page.getByText('Cargando').first()).toBeHidden();
      const pictured = await page.screenshot();
      letScriptsCome();
      await expect(picture(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Editar Gasto 39' })).toBeVisible();
      // On a busy machine the first screenshot may come between the picture and the list's own frame.
      await expect.poll(() => differenceFrom(page, pictured)).toBe('');
    });

    test('so is the answer of the start page, and it stays in its place', async ({ page }) => {
      await page.goto('');
      await pictureKept(page);
      const letScriptsCome = await reloadWithoutScripts(page);
      const answer = page.getByText('Llevas 1.200,00 €');
      await expect(picture(page).locator(answer)).toBeVisible();
      const place = await answer.boundingBox();
      letScriptsCome();
      await expect(picture(page)).toHaveCount(0);
      await expect(answer).toBeVisible();
      expect(await answer.boundingBox()).toEqual(place);
    });
  });

test(
  'what another tab changes is in the next picture, and a reset leaves none',
  { tag: '@slow' },
  async ({ page, context }) => {
    const fecha = fechaOf(new Date());
    await seed(page, buildFile(GASTOS.slice(0, 3).map((gasto) => ({ ...gasto, fecha }))));
    await page.goto('gastos/');
    await pictureKept(page);
    const other = await context.newPage();
    await other.goto('importar/');
    await recordByKey(other, '7,77');
    await expect.poll(() => keptPictures(other)).toMatch(/7,77/);
    await other.getByRole('button', { name: 'Resetear Base de Datos' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Resetear' }).click();
    await expect(toastWith(other, 'Database reset successfully')).toBeVisible();
    await expect(page.getByText('Todavía no hay gastos')).toBeVisible();
    await expect.poll(() => keptPictures(other)).toBe('');
  },
);

/** The pictures that are kept, as one text. */
function keptPictures(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('mis-gastos:picture:'))
      .map(([, text]) => String(text))
      .join(),
  );
}
