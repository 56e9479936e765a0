import type { Page } from '@playwright/test';
import { exchangeFile } from '../support/exchange-file';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { openBlankPage } from '../support/blank-page';
import { seed } from '../support/seed';
import {
  emptyListWays,
  expect,
  importFile,
  jsonFile,
  recordByKey,
  storedCounts,
  test,
  toastWith,
} from '../support/site-test';
import { storedTables } from '../support/stored-rows';

const FILE = exchangeFile(328);

function marker(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('mis-gastos:stored'));
}

/** Has the page find settings of before, beside what else it finds; they are set once only. */
async function findSettings(page: Page, settings: Record<string, object>): Promise<void> {
  await page.addInitScript((given) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [name, value] of Object.entries(given)) {
      const mark = `set by the test: ${name}`;
      if (sessionStorage.getItem(mark) === null)
        localStorage.setItem(`mis-gastos:${name}`, JSON.stringify(value));
      sessionStorage.setItem(mark, 'yes');
    }
  }, settings);
}

/** Has expenses stored, and the marker that says how many. */
async function storeAndNote(page: Page, settings: Record<string, object> = {}): Promise<void> {
  await seed(page, FILE);
  await findSettings(page, { stored: { gastos: 328, at: '2026-06-01T10:00:00.000Z' }, ...settings });
}

/** Takes databases away while the program is not there to see it. */
async function wipe(page: Page, ...names: string[]): Promise<void> {
  await openBlankPage(page);
  await page.evaluate(async (gone) => {
    for (const name of gone)
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
  }, names);
}

function lossNotice(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Aquí había 328 gastos' });
}

async function resetAll(page: Page): Promise<void> {
  await page.goto('importar/');
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resetear' }).click();
  await expect(toastWith(page, 'Database reset successfully')).toBeVisible();
}

test('a wipe is told from a first run, on both screens, until the person begins afresh', async ({ page }) => {
  await seed(page, FILE);
  await page.goto('');
  await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
  // It is written once the page is calm.
  await expect.poll(() => marker(page), { timeout: 15_000 }).toContain('"gastos":328');
  await wipe(page, 'mis-gastos', 'mis-gastos-programa');
  for (const screen of ['', 'gastos/']) {
    await page.goto(screen);
    await expect(lossNotice(page)).toContainText('Mis Gastos no ha borrado nada');
    await expect(lossNotice(page).getByRole('link', { name: 'Restaurar copia' })).toHaveAttribute(
      'href',
      /\/ajustes\/$/,
    );
    await expect(page.getByRole('button', { name: 'Probar con datos de ejemplo' })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Empezar de cero' }).click();
  await expect(emptyListWays(page)).toBeVisible();
  await page.goto('');
  await expect(page.getByRole('button', { name: 'Probar con datos de ejemplo' })).toBeVisible();
});

test(
  'where the second database has outlived the wipe, its copy is restored at once',
  { tag: '@slow' },
  async ({ page }) => {
    await storeAndNote(page);
    await page.goto('ajustes/');
    await expect(page.getByText('Todavía no hay ninguna.')).toBeVisible();
    await keepCopy(page);
    await wipe(page, 'mis-gastos');
    await page.goto('');
    await lossNotice(page).getByRole('button', { name: 'Restaurar la copia del 3 jun 2026' }).click();
    await expect(toastWith(page, 'Copia restaurada')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
    expect(await storedCounts(page)).toEqual({ gastos: 328, categorias: 10, metodosPago: 4 });
  },
);

test('a reset is no loss: not at once, not after a reload', { tag: '@slow' }, async ({ page }) => {
  await storeAndNote(page);
  await resetAll(page);
  expect(await marker(page)).toContain('"gastos":0');
  await page.goto('');
  await expect(page.getByRole('button', { name: 'Probar con datos de ejemplo' })).toBeVisible();
  await wipe(page, 'mis-gastos');
  await page.goto('gastos/');
  await expect(emptyListWays(page)).toBeVisible();
});

test(
  'the browser is asked for protection with the first save, once, and its answer stands in the settings',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.persist = () => {
        sessionStorage.setItem(
          'asked',
          `${sessionStorage.getItem('asked') ?? ''}${navigator.userActivation.isActive}`,
        );
        return Promise.resolve(false);
      };
      StorageManager.prototype.persisted = () => Promise.resolve(false);
    });
    function asked(): Promise<string | null> {
      return page.evaluate(() => sessionStorage.getItem('asked'));
    }
    await page.goto('gastos/?nuevo');
    for (const cantidad of ['9', '8']) {
      await page.getByRole('textbox', { name: 'Cantidad' }).fill(cantidad);
      await page.getByRole('radio', { name: 'Hogar' }).locator('..').click();
      await page.getByRole('button', { name: 'Guardar y otro' }).click();
      await expect(page.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('');
      expect(await asked()).toBe('true');
    }
    await page.goto('ajustes/');
    const health = page.getByRole('region', { name: 'Estado del almacenamiento' });
    await expect(health).toContainText('Tu navegador no lo permite por ahora');
    await expect(health.getByRole('definition').first()).toHaveText('2');
    await health.getByRole('button', { name: 'Proteger los datos' }).click();
    await expect.poll(asked).toBe('truetrue');
  },
);

test('the browser is asked with the first import', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem('asked', String(navigator.userActivation.isActive));
      return Promise.resolve(true);
    };
  });
  await importFile(page, jsonFile(FILE));
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('true');
});

test(
  'where the browser cannot protect, the settings say so and saving works',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'storage', { value: undefined });
    });
    await importFile(page, jsonFile(FILE));
    await page.goto('ajustes/');
    await expect(page.getByText('No se puede pedir aquí')).toBeVisible();
    await expect(page.getByText('No se sabe')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proteger los datos' })).toHaveCount(0);
  },
);

test(
  'where the browser keeps no program, the settings say that it needs the network',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('ajustes/');
    const health = page.getByRole('region', { name: 'Estado del almacenamiento' });
    await expect(health.getByText('No disponible')).toBeVisible();
    await expect(health.getByRole('status')).toContainText('para abrirlo hace falta la red');
  },
);

test(
  'the reminder comes after 14 days without a copy, waits a week, and ends with a copy',
  { tag: '@slow' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-10-19T13:00:00+02:00'));
    await seed(page, FILE);
    await findSettings(page, { changes: { copyAt: null, changes: 1, since: '2026-10-05T10:00:00.000Z' } });
    await page.goto('');
    const reminder = page.getByRole('region', { name: /sin copia de seguridad/ });
    await expect(reminder).toContainText('Llevas 14 días sin copia de seguridad');
    await expect(reminder.getByRole('link', { name: 'Descargar copia' })).toHaveAttribute('href', /ajustes/);
    await reminder.getByRole('button', { name: 'Más tarde' }).click();
    await expect(reminder).toHaveCount(0);
    await page.clock.setFixedTime(new Date('2026-10-26T12:30:00+01:00'));
    await page.reload();
    await expect(reminder).toContainText('Llevas 21 días sin copia de seguridad');
    await page.evaluate(() => {
      localStorage.setItem('mis-gastos:last-copy', '{"at":"2026-10-26T11:00:00.000Z","gastos":328}');
    });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
    await expect(reminder).toHaveCount(0);
  },
);

test('the reminder comes with the 25th change', { tag: '@slow' }, async ({ page }) => {
  await seed(page, FILE);
  await findSettings(page, { changes: { copyAt: null, changes: 24, since: null } });
  await page.goto('');
  await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible();
  await expect(page.getByText(/sin copia de seguridad/)).toHaveCount(0);
  await recordByKey(page, '9');
  await expect(page.getByRole('region', { name: 'Llevas 25 cambios sin copia de seguridad' })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`axe reports nothing on health, loss and reminder at ${width} px`, EVERY_STATE, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeAndNote(page, { changes: { copyAt: null, changes: 25, since: null } });
    await page.goto('');
    await expect(page.getByText('Llevas 25 cambios sin copia de seguridad')).toBeVisible();
    await expectAccessible(page, 'reminder');
    await page.goto('ajustes/');
    await expect(page.getByRole('region', { name: 'Estado del almacenamiento' })).toContainText('328');
    await expectAccessible(page, 'health');
    await wipe(page, 'mis-gastos');
    for (const screen of ['', 'gastos/']) {
      await page.goto(screen);
      await expect(lossNotice(page)).toBeVisible();
      await expectAccessible(page, `loss on /${screen}`);
    }
  });
}

/** Puts a copy of what is stored into the second database, in the form in which the program keeps them. */
async function keepCopy(page: Page): Promise<void> {
  const content = JSON.stringify(await storedTables(page));
  await page.evaluate(async (json) => {
    const zipped = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'));
    const bytes = new Uint8Array(await new Response(zipped).arrayBuffer());
    const opening = indexedDB.open('mis-gastos-programa');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const transaction = opening.result.transaction(['copies', 'copyContents'], 'readwrite');
    const counts = { gastos: 328, categorias: 10, metodosPago: 4, bytes: bytes.length };
    transaction
      .objectStore('copies')
      .add({ id: 1, reason: 'gastos-deleted', at: '2026-06-03T10:00:00.000Z', ...counts });
    transaction.objectStore('copyContents').add(bytes, 1);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    opening.result.close();
  }, content);
}
