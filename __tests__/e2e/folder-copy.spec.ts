import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { seed } from '../support/seed';
import { expect, recordByKey, test } from '../support/site-test';

/** How the names of the two files end; what comes before is the device's. */
const ENDINGS = ['-a.json', '-b.json'];
const DATA = buildFile([buildGastoFields(), buildGastoFields(), buildGastoFields()]);

/** Gives the page a picker that answers a folder of the origin's private file system: the browser's own is not tested. */
async function providePicker(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('copias', { create: true }),
    });
  });
}

/** How many expenses each of the two files holds; null for one that is not there. */
function storedInFolder(page: Page): Promise<(number | null)[]> {
  return page.evaluate(async (endings) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('copias', { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return Promise.all(
      endings.map(async (ending) => {
        const name = names.find((each) => each.endsWith(ending)) ?? ending;
        // It is there before it holds anything, and for a moment not to be found while what was written takes its place.
        const text = await folder
          .getFileHandle(name)
          .then((handle) => handle.getFile())
          .then((file) => file.text())
          .catch(() => '');
        return text === '' ? null : (JSON.parse(text) as { gastos: unknown[] }).gastos.length;
      }),
    );
  }, ENDINGS);
}

/** The same once half a minute more has passed. */
async function storedLater(page: Page): Promise<(number | null)[]> {
  await page.clock.fastForward(30_000);
  return storedInFolder(page);
}

/** When the data last changed, as a tab knows it. */
function notedChange(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('mis-gastos:folder-changed'));
}

function folderCard(page: Page) {
  return page.getByRole('region', { name: 'Copia automática en una carpeta' });
}

async function turnOn(page: Page): Promise<void> {
  await seed(page, DATA);
  await page.goto('ajustes/');
  await folderCard(page).getByRole('button', { name: 'Elegir carpeta' }).click();
  await expect(folderCard(page)).toContainText('Carpeta: «copias»');
  await expect(folderCard(page)).toContainText('(3 gastos)');
}

async function reset(page: Page): Promise<void> {
  await page.goto('importar/');
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resetear' }).click();
  await expect(page.getByText('Database reset successfully')).toBeVisible();
}

test('a folder gets a copy at once, and another in its second file after a change', async ({ page }) => {
  await providePicker(page);
  await turnOn(page);
  expect(await storedInFolder(page)).toEqual([3, null]);
  await expect(page.getByText('Hoy (3 gastos)')).toBeVisible();

  await recordByKey(page, '1');
  // Calm, but not a minute after the last one.
  await page.clock.runFor(15_000);
  expect(await storedInFolder(page)).toEqual([3, null]);
  await page.clock.runFor(50_000);
  await expect.poll(() => storedInFolder(page)).toEqual([3, 4]);

  await recordByKey(page, '2');
  await page.clock.runFor(70_000);
  await expect.poll(() => storedInFolder(page)).toEqual([5, 4]);
  await expect(folderCard(page)).toContainText('(5 gastos)');

  await folderCard(page).getByRole('button', { name: 'Desactivar' }).click();
  await expect(folderCard(page).getByRole('button', { name: 'Elegir carpeta' })).toBeVisible();
  await recordByKey(page, '3');
  await page.clock.runFor(70_000);
  expect(await storedInFolder(page)).toEqual([5, 4]);
});

test(
  'copies go on after the clock was ahead once, and «Copiar ahora» writes one at once',
  { tag: '@slow' },
  async ({ page }) => {
    await providePicker(page);
    await turnOn(page);
    await page.evaluate(() => {
      const ahead = Date.now() + 400 * 86_400_000;
      const written = { started: ahead, at: new Date(ahead).toISOString(), gastos: 3 };
      localStorage.setItem('mis-gastos:folder-written', JSON.stringify(written));
      localStorage.setItem('mis-gastos:folder-changed', String(ahead - 1));
    });
    await page.reload();
    await expect(folderCard(page)).toContainText('Carpeta: «copias»');
    await expect(folderCard(page)).not.toContainText('Última copia');
    await expect.poll(() => storedLater(page)).toEqual([3, 3]);
    await recordByKey(page, '1');
    await expect.poll(() => storedLater(page)).toContain(4);

    await recordByKey(page, '2');
    await folderCard(page).getByRole('button', { name: 'Copiar ahora' }).click();
    await expect(folderCard(page)).toContainText('(5 gastos)');
  },
);

test('of two tabs only one writes', { tag: '@slow' }, async ({ page, context }) => {
  await providePicker(page);
  await turnOn(page);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('gastos/?todo');
  await expect(other.getByText('3 gastos').first()).toBeVisible();
  await recordByKey(page, '1');
  // Both note the change and hear of the other's note, which else would come only after the minute that passes next.
  await expect(other.getByText('4 gastos').first()).toBeVisible();
  await expect.poll(async () => (await notedChange(page)) === (await notedChange(other))).toBe(true);
  await Promise.all([page.clock.runFor(70_000), other.clock.runFor(70_000)]);
  await expect.poll(() => storedInFolder(page)).toEqual([3, 4]);
  await Promise.all([page.clock.runFor(70_000), other.clock.runFor(70_000)]);
  expect(await storedInFolder(page)).toEqual([3, 4]);
});

test(
  'a near-empty copy is not written over a full one before the person says so',
  { tag: '@slow' },
  async ({ page }) => {
    await providePicker(page);
    await turnOn(page);
    await reset(page);
    await page.clock.runFor(70_000);
    await page.goto('ajustes/');
    const notice = folderCard(page).getByRole('alert');
    await expect(notice).toContainText('ahora hay 0 gastos y la última de la carpeta tiene 3 gastos');
    expect(await storedInFolder(page)).toEqual([3, null]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, 'asked about a smaller copy');
    await folderCard(page).getByRole('button', { name: 'Guardar igualmente' }).click();
    await expect(notice).toHaveCount(0);
    expect(await storedInFolder(page)).toEqual([3, 0]);
  },
);

test(
  'a permission that was lost is said, and asked for again in a gesture',
  { tag: '@slow' },
  async ({ page }) => {
    await providePicker(page);
    await turnOn(page);
    await page.addInitScript(() => {
      let state: PermissionState = 'prompt';
      Object.assign(FileSystemHandle.prototype, {
        queryPermission: () => Promise.resolve(state),
        requestPermission: () => {
          state = 'granted';
          return Promise.resolve(state);
        },
      });
    });
    await page.reload();
    await expect(folderCard(page)).toContainText('Carpeta: «copias»');
    await recordByKey(page, '1');
    await page.clock.runFor(70_000);
    await expect(folderCard(page).getByRole('alert')).toContainText('ha dejado de permitir');
    expect(await storedInFolder(page)).toEqual([3, null]);
    await folderCard(page).getByRole('button', { name: 'Volver a permitir' }).click();
    await expect(folderCard(page)).toContainText('(4 gastos)');
    await expect(folderCard(page).getByRole('alert')).toHaveCount(0);
    expect(await storedInFolder(page)).toEqual([3, 4]);
  },
);

test('a browser without folders says so and offers no button', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
  });
  await page.goto('ajustes/');
  await expect(folderCard(page)).toContainText('Este navegador no puede guardar copias por sí solo');
  await expect(folderCard(page).getByRole('button')).toHaveCount(0);
});
