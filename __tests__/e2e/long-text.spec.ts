import type { Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../config/browser-and-server';
import { buildGastoFields } from '../support/build-gasto';
import { expectRoom } from '../support/expect-room';
import { importResults } from '../support/import-screen';
import { seed } from '../support/seed';
import {
  chooseFile,
  expect,
  holdWriteLock,
  jsonFile,
  showQuery,
  test,
  toastWith,
  showAllTime,
} from '../support/site-test';

/** Lines of 500 characters: one word, and many. */
const WORD = 'W'.repeat(500);
const WORDS = 'una compra de muchas palabras '.repeat(17).slice(0, 500);

/** As much of a line as systems allow in the name of a file. */
const NAME = WORD.slice(0, 240);

/** Sixteen months in which every text is as long. */
const STORED = {
  categorias: [
    { id: 1, nombre: WORD, descripcion: WORDS, presupuesto: 40 },
    { id: 2, nombre: WORDS, descripcion: WORD, presupuesto: 10 },
    { id: 3, nombre: 'Ocio', icono: WORD },
  ],
  metodosPago: [
    { id: 1, nombre: WORD, descripcion: WORDS },
    { id: 2, nombre: WORDS, descripcion: WORD },
  ],
  gastos: Array.from({ length: 48 }, (_, place) => {
    const first = new Date(Date.UTC(2026, 9 - Math.floor(place / 3), 1));
    return buildGastoFields({
      nombre: [WORD, WORDS, `${WORD.slice(3)}${place}`][place % 3] ?? '',
      descripcion: [WORDS, WORD][place % 2] ?? '',
      cantidad: 12.5 + place,
      fecha: `${first.toISOString().slice(0, 8)}${String(2 + (place % 3) * 6).padStart(2, '0')}`,
      categoriaId: (place % 3) + 1,
      metodoPagoId: (place % 2) + 1,
      estado: ['pendiente', WORDS, WORD][place % 3] ?? '',
    });
  }),
};

/** A file with texts as long, also where they are wrong. */
const FAULTY = {
  categorias: [...STORED.categorias, { id: 9, nombre: '', icono: WORD }],
  metodosPago: STORED.metodosPago,
  gastos: [
    ...STORED.gastos.slice(0, 6),
    ...[WORD, WORDS].flatMap((line) => [
      { ...buildGastoFields(), nombre: line, cantidad: line },
      { ...buildGastoFields(), nombre: line, fecha: line },
      { ...buildGastoFields(), nombre: line, descripcion: '' },
      { ...buildGastoFields(), nombre: line, categoriaId: 77, metodoPagoId: 88 },
      {
        ...buildGastoFields(),
        nombre: line,
        categoriaId: undefined,
        metodoPagoId: undefined,
        categoria: `${line}x`,
        metodoPago: `${line}y`,
      },
    ]),
  ],
};

/** Expects of a state that nothing in it leaves its card, or the page; on a desk, with text twice as large as well. */
async function room(page: Page, state: string, widths = [320, 360, 768, 1280]): Promise<void> {
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  await expectRoom(page, state, widths);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await expectRoom(
    page,
    `${state}, large text`,
    widths.filter((width) => width >= 768),
  );
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
  await session.detach();
  if (before) await page.setViewportSize(before);
}

/** Waits for a toast and keeps it: one that has the focus stays. */
async function keepToast(page: Page, text: string): Promise<void> {
  await expect(toastWith(page, text)).toBeVisible();
  await toastWith(page, text).getByRole('button').first().focus();
}

// Scrollbars take room, which a headless browser hides.
test.use({ launchOptions: { ...LAUNCH_OPTIONS, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-10-17T12:00:00+02:00') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
});

test.describe('a line of 500 characters stays inside', { tag: '@slow' }, () => {
  test.describe.configure({ timeout: 15 * 60_000 });
  test('the start page', async ({ page }) => {
    await seed(page, STORED);
    await page.goto('');
    await expect(page.getByRole('region', { name: 'Mes a mes' })).toBeVisible();
    await room(page, 'start');
    await page.getByRole('switch', { name: 'Por categoría' }).click();
    for (const figure of ['Categorías', 'Mes a mes'])
      await page.getByRole('button', { name: `Ver como tabla: ${figure}` }).click();
    await room(page, 'start, with tables');
  });

  test('the list and what is done in it', async ({ page }) => {
    await seed(page, STORED);
    await page.goto('gastos/');
    await expect(page.getByText('3 gastos').first()).toBeVisible();
    await room(page, 'list');
    await page.emulateMedia({ media: 'print' });
    await room(page, 'printed list');
    await page.emulateMedia({ media: 'screen' });
    await page
      .getByRole('button', { name: /^Editar / })
      .first()
      .click();
    await expect(page.getByRole('form', { name: 'Editar el gasto' })).toBeVisible();
    await expectRoom(page, 'row editor', [1280]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('checkbox', { name: /^Seleccionar [^t]/ })
      .first()
      .check();
    await expect(page.getByRole('region', { name: 'Selección' })).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await room(page, 'change of many');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /Marcar como pagado/ })
      .first()
      .click();
    await keepToast(page, 'Pagado: ');
    await room(page, 'toast of a change');
  });

  test('looking for something', async ({ page }) => {
    await seed(page, STORED);
    await page.goto('gastos/?todo&cat=1,2&met=1');
    await expect(page.getByRole('list', { name: 'Filtros activos' })).toBeVisible();
    await room(page, 'filters on');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await room(page, 'filters');
    await page.keyboard.press('Escape');
    await showQuery(page, `todo&q=x${WORD}`);
    await expect(page.getByText(/^Nada|^Ningún/).first()).toBeVisible();
    await room(page, 'nothing found');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Paleta de comandos' });
    await palette.fill(WORD.slice(0, 30));
    await expect(page.getByRole('option').first()).toBeVisible();
    await room(page, 'palette');
    await palette.fill(`${WORDS} 12,345`);
    await expect(page.getByRole('option').first()).toBeVisible();
    await room(page, 'palette with a line');
  });

  test('the form', async ({ page }) => {
    await seed(page, STORED);
    await page.goto('gastos/?nuevo');
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await form.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
    await form.getByLabel('Nombre').fill(WORD.slice(0, 200));
    await room(page, 'form');
    await form.getByRole('button', { name: /^Estado: / }).click();
    await room(page, 'form, unfolded');
    await form.getByLabel('Nombre').fill(WORD);
    await form.getByRole('button', { name: 'Guardar', exact: true }).click();
    await room(page, 'form, refused');
    await page.keyboard.press('Escape');
    await keepToast(page, 'Borrador guardado');
    await room(page, 'draft kept');
    await page.keyboard.press('n');
    await expect(form.getByRole('button', { name: 'Vaciar' })).toBeVisible();
    await room(page, 'draft come back');
    await form.getByRole('button', { name: 'Escribir o dictar' }).click();
    await form.getByRole('textbox', { name: 'Escribir o dictar' }).fill(`${WORD} 12,345 ${WORDS}`);
    await room(page, 'line in the form');
  });

  test('several lines', async ({ page }) => {
    await seed(page, STORED);
    await page.goto('gastos/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Paleta de comandos' })).toBeFocused();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const lines = [`${WORD} 12,50`, `${WORDS} 1,234`, WORD].join('\n');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), lines);
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('dialog', { name: 'Varios gastos' })).toBeVisible();
    await room(page, 'lines');
  });

  test('categories and methods', async ({ page }) => {
    await seed(page, STORED);
    for (const address of ['categorias/', 'metodos-pago/']) {
      await page.goto(address);
      await showAllTime(page);
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('gastos');
      await room(page, address);
      await page
        .getByRole('button', { name: /^Acciones de / })
        .first()
        .click();
      await room(page, `${address}, menu`, [1280]);
      await page.getByRole('button', { name: 'Editar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await room(page, `${address}, dialog`);
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Acciones de / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await room(page, `${address}, removal`);
      await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
      await keepToast(page, 'ahora en');
      await room(page, `${address}, toast`);
    }
  });

  test('an import', async ({ page }) => {
    await seed(page, STORED);
    await chooseFile(page, jsonFile(FAULTY, `${NAME}.json`));
    await page.getByRole('button', { name: 'Revisar antes de importar' }).click();
    const review = page.getByRole('region', { name: 'Revisión del archivo' });
    await expect(review).toHaveAttribute('aria-busy', 'false');
    await room(page, 'review');
    const letGo = await holdWriteLock(page);
    await page.getByRole('button', { name: 'Importar Gastos' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await room(page, 'importing');
    await letGo();
    await expect(importResults(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Importaciones anteriores' })).toBeVisible();
    await page.getByText('Id de tus categorías y métodos de pago').click();
    await room(page, 'results');
    await page.getByRole('button', { name: /^Deshacer importación de / }).click();
    await keepToast(page, 'Importación deshecha');
    await room(page, 'import undone');
    await chooseFile(page, jsonFile('nada', `${NAME}.json`));
    await page.getByRole('button', { name: 'Importar Gastos' }).click();
    await keepToast(page, 'Error al procesar el archivo');
    await room(page, 'import refused');
  });

  test('statements', async ({ page }) => {
    await seed(page, STORED);
    await page.goto('extractos/');
    const rows = ['2', '8', '14'].map((day, place) => `${day}/10/2026;${WORD}${place};-${50 + place},10`);
    const file = {
      name: `${NAME}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(`${WORD}\nFecha;Concepto;Importe\n${rows.join('\n')}\n15/10/2026;${WORD};20,00\n`),
    };
    await page.getByLabel('Extracto del banco').setInputFiles(file);
    await expect(page.getByRole('heading', { name: /^Nuevos|^Quizá|^Posibles/ }).first()).toBeVisible();
    await room(page, 'statement');
    await page.getByLabel('Método de pago').first().selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Importar movimientos' }).click();
    await expect(importResults(page)).toBeFocused();
    await room(page, 'statement, imported');
    const sameRows = rows.map((row) => `${row.split(';')[0]};${row}`).join('\n');
    const otherForm = Buffer.from(`F. Operación;F. Valor;Concepto;Importe\n${sameRows}\n`);
    await page.getByLabel('Extracto del banco').setInputFiles({ ...file, buffer: otherForm });
    await expect(page.getByRole('heading', { name: /^¿Ya lo importaste/ })).toBeVisible();
    await room(page, 'statement, brought before');
    await page.getByLabel('Extracto del banco').setInputFiles({ ...file, buffer: Buffer.from('nada') });
    await room(page, 'statement, refused');
  });

  test('settings and backups', async ({ page }) => {
    await seed(page, STORED);
    const folder = NAME;
    await page.addInitScript((name) => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true }),
      });
    }, folder);
    await page.goto('ajustes/');
    await page.getByLabel('Nombre de este dispositivo').fill(WORD.slice(0, 40));
    await page.getByRole('button', { name: 'Elegir carpeta' }).click();
    await expect(page.getByText(/^Carpeta: /)).toBeVisible();
    await room(page, 'settings');
    const copia = {
      formato: 'mis-gastos',
      version: 1,
      creada: '2026-10-05T10:00:00.000Z',
      dispositivo: WORDS,
      gastos: 48,
      categorias: 3,
      metodosPago: 2,
      sha256: null,
    };
    for (const [state, content] of Object.entries({
      'a backup refused': 'nada',
      'a backup': { copia, ...STORED },
    })) {
      await page.getByRole('button', { name: 'Restaurar copia de seguridad' }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByLabel('Archivo de la copia de seguridad')
        .setInputFiles(jsonFile(content, `${NAME}.json`));
      await expect(
        dialog.getByRole('alert').or(dialog.getByRole('button', { name: 'Reemplazar' })),
      ).toBeVisible();
      await room(page, state);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});
