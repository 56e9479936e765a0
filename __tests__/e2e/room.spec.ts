import type { Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../config/browser-and-server';
import { buildGastoFields } from '../support/build-gasto';
import { ALL_WIDTHS, expectRoom } from '../support/expect-room';
import { seed } from '../support/seed';
import {
  chooseFile,
  emptyListWays,
  expect,
  holdWriteLock,
  importFile,
  jsonFile,
  test,
  toastWith,
  showAllTime,
} from '../support/site-test';
import { importResults } from '../support/import-screen';

/** A word that fits into no line. */
const LONG = `Compra${'muylarga'.repeat(20)}`;

const CATEGORIAS = [
  'Vivienda',
  'Alimentación y droguería',
  'Transporte',
  'Ocio',
  'Salud',
  LONG,
  'Regalos',
  'Mascotas',
].map((nombre, index) => ({
  id: index + 1,
  nombre,
  ...(index < 5 ? { presupuesto: [900, 100, 40, 12_345_678.9, 20][index] } : {}),
}));

/** Sixteen months, with names and amounts of every length. */
const FILE = {
  categorias: CATEGORIAS,
  metodosPago: ['Tarjeta de crédito', 'Efectivo', LONG].map((nombre, index) => ({ id: index + 1, nombre })),
  gastos: Array.from({ length: 16 }, (_, back) => {
    const first = new Date(2026, 9 - back, 1, 12);
    const mes = `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`;
    return CATEGORIAS.map(({ nombre }, index) =>
      buildGastoFields({
        nombre: `${nombre} ${back}`,
        cantidad: index === 3 ? 1_234_567.89 : 10.25 * (index + 1) + back * 3.1,
        fecha: `${mes}-${String(2 + index * 2).padStart(2, '0')}`,
        categoriaId: index + 1,
        metodoPagoId: (index % 3) + 1,
        estado: ['pagado', 'pendiente', 'en disputa con el banco'][index % 3] ?? '',
      }),
    );
  }).flat(),
};

/** The same with 1,010 expenses that a file can get wrong. */
const FAULTY = {
  ...FILE,
  gastos: [
    ...FILE.gastos,
    { ...buildGastoFields(), descripcion: '' },
    { ...buildGastoFields(), fecha: '04/03/2026' },
    { ...buildGastoFields(), cantidad: '12,50' },
    { ...buildGastoFields(), nombre: 'x'.repeat(5000), cantidad: 'y'.repeat(5000) },
    buildGastoFields({ categoriaId: 77, metodoPagoId: 88 }),
    null,
    ...['vivienda', `${LONG}a`].map((categoria) => ({
      ...buildGastoFields(),
      categoriaId: undefined,
      metodoPagoId: undefined,
      categoria,
      metodoPago: 'efectivo',
    })),
    ...Array.from({ length: 1002 }, () => ({ ...buildGastoFields(), cantidad: -3 })),
  ],
};

// Scrollbars take room, which a headless browser hides.
test.use({ launchOptions: { ...LAUNCH_OPTIONS, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-10-17T12:00:00+02:00') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Every state of an import, one after the other. */
async function walkImport(page: Page, widths: readonly number[]): Promise<void> {
  await page.goto('');
  await expect(page.getByRole('button', { name: 'Probar con datos de ejemplo' })).toBeVisible();
  await expectRoom(page, 'start, empty', widths);
  await page.goto('importar/');
  await expect(page.getByText('Todavía no hay gastos que exportar.')).toBeVisible();
  await expectRoom(page, 'import, no file', widths);
  await chooseFile(page, jsonFile(FAULTY, `${LONG}.json`));
  await expect(page.getByRole('button', { name: 'Ver los 1.010 con errores' })).toBeVisible();
  await expectRoom(page, 'file selected', widths);
  await page.getByRole('button', { name: 'Revisar antes de importar' }).click();
  await expect(page.getByRole('region', { name: 'Revisión del archivo' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expectRoom(page, 'review', widths);
  const letGo = await holdWriteLock(page);
  await page.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectRoom(page, 'importing', widths);
  await letGo();
  await expect(importResults(page)).toBeFocused();
  await page.getByText('El archivo cuadra con tus datos').click();
  await page.getByText('ID de tus categorías y métodos de pago').click();
  await expect(page.getByRole('heading', { name: 'Importaciones anteriores' })).toBeVisible();
  await expectRoom(page, 'results', widths);
}

/** Opens the form for a new expense: with what is entered often, below the amount. */
async function openForm(page: Page): Promise<void> {
  await page.goto('gastos/?nuevo');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await expect(form.getByRole('group', { name: 'Recientes' }).getByRole('button').first()).toBeVisible();
}

test('nothing of an import, a list and a form leaves its card, or the page, at any width', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await walkImport(page, [320, 768]);
  await page.goto('gastos/');
  await expect(page.getByText('8 gastos').first()).toBeVisible();
  await expectRoom(page, 'list', [320, 1024]);
  await openForm(page);
  await expectRoom(page, 'form', [360], 600);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the toasts of an import leave its counts and the next steps free', async ({ page }) => {
    await importFile(page, jsonFile(FAULTY));
    const toasts = ['gastos importados', 'gastos no pudieron ser importados'].map((text) =>
      toastWith(page, text),
    );
    for (const toast of toasts) await expect(toast).toHaveCSS('opacity', '1');
    const card = page.getByRole('region', { name: 'Procesar Importación' });
    const steps = ['Importar Otro Archivo', 'Ver Gastos', 'Revisar los 1.010', 'Descargar gastos rechazados'];
    const free = [card.locator('dl'), ...steps.map((name) => card.getByRole('button', { name }))];
    const tops = await Promise.all(toasts.map(async (toast) => (await toast.boundingBox())?.y ?? 0));
    for (const element of free) {
      await expect(element).toBeInViewport({ ratio: 1 });
      const box = await element.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(Math.min(...tops));
    }
  });
});

for (const { width, height, details } of [
  { width: 320, height: 640, details: {} },
  { width: 900, height: 900, details: { tag: '@slow' } },
])
  test(
    `at ${width} px the last expense can be scrolled out from under the bar of a selection`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const gastos = Array.from({ length: 30 }, (_, place) => buildGastoFields({ nombre: `Gasto ${place}` }));
      await seed(page, { ...FILE, gastos });
      await page.goto('gastos/?todo');
      await page.getByRole('button', { name: 'Seleccionar', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Seleccionar Gasto 3', exact: true }).check({ force: true });
      const bar = page.getByRole('region', { name: 'Selección' });
      await expect(bar.getByRole('button', { name: 'Me han devuelto…' })).toBeVisible();
      await expect(page.locator('[data-gasto]')).toHaveCount(gastos.length);
      await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
      });
      await expect
        .poll(async () => {
          const last = await page.locator('[data-gasto]').last().boundingBox();
          const over = await bar.boundingBox();
          return (over?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
        })
        .toBeGreaterThanOrEqual(0);
    },
  );

test(
  'the list of errors shows five of them at once, each beside what it is about',
  { tag: '@slow' },
  async ({ page }) => {
    await importFile(page, jsonFile(FAULTY));
    const list = page.getByRole('region', { name: 'Detalle de los errores' });
    await expect(list.getByText('«Supermercado», 12,50, 15 ene 2026')).toBeVisible();
    const seen = await list.evaluate((region) => {
      region.scrollTop = 1e6;
      const { top, bottom } = region.getBoundingClientRect();
      return [...region.querySelectorAll('li')].filter((line) => {
        const box = line.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
      }).length;
    });
    expect(seen).toBeGreaterThanOrEqual(5);
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(128);
  },
);

test('a dialog dims the scrollbar’s place as well', { tag: '@slow' }, async ({ page }) => {
  await page.goto('importar/');
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const [own, under] = await page.evaluate(() =>
    [document.documentElement, document.body].map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(own).not.toBe(under);
});

test.describe('every state at every width', { tag: '@slow' }, () => {
  test.describe.configure({ timeout: 15 * 60_000 });

  test('import', ({ page }) => walkImport(page, ALL_WIDTHS));

  test('what is empty', async ({ page }) => {
    await page.goto('gastos/');
    await expect(emptyListWays(page)).toBeVisible();
    await expectRoom(page, 'list, empty', ALL_WIDTHS);
    for (const [address, text] of [
      ['categorias/', 'Todavía no hay categorías'],
      ['metodos-pago/', 'Todavía no hay métodos de pago'],
      ['404.html', 'Esta página no existe'],
      ['privacidad/', 'Lo que está garantizado'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(text).first()).toBeVisible();
      await expectRoom(page, address, ALL_WIDTHS);
    }
    await page.goto('importar/');
    await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectRoom(page, 'reset question', ALL_WIDTHS);
  });

  test('start page', async ({ page }) => {
    await seed(page, FILE);
    for (const address of ['', '?desde=2026-01-01&hasta=2026-12-31']) {
      await page.goto(address);
      await expect(page.getByRole('region', { name: 'Mes a mes' })).toBeVisible();
      await expectRoom(page, `start ${address}`, ALL_WIDTHS);
    }
    await page.getByRole('switch', { name: 'Por categoría' }).click();
    await page.getByRole('button', { name: 'Ver como tabla: Categorías' }).click();
    await page.getByRole('button', { name: /^Elegir mes/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page, 'start, with a table and the months', ALL_WIDTHS);
  });

  test('start page with text twice as large', async ({ page }) => {
    const rents = ['06', '07', '08', '09'].map((mes) =>
      buildGastoFields({ nombre: 'Alquiler', cantidad: 850, fecha: `2026-${mes}-20` }),
    );
    await seed(page, {
      categorias: [{ id: 1, nombre: 'Vivienda', presupuesto: 1234.5 }],
      metodosPago: [{ id: 1, nombre: 'Tarjeta' }],
      gastos: [
        ...rents,
        ...Array.from({ length: 10 }, () => buildGastoFields({ cantidad: 9.35, fecha: '2026-10-11' })),
      ],
    });
    await enlargeByPage(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('');
    await expect(page.getByRole('button', { name: 'No se repite: Alquiler' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Presupuestos' })).toContainText('93,50 € de 1.234,50 €');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('numbers of thousands of millions, with text twice as large', async ({ page }) => {
    const categorias = [{ id: 1, nombre: 'Vivienda', presupuesto: 9_007_199_254_740.99 }];
    const gastos = ['08', '09', '10'].flatMap((mes) => [
      buildGastoFields({ nombre: 'Alquiler', cantidad: 9_007_199_254.99, fecha: `2026-${mes}-12` }),
      buildGastoFields({ cantidad: 1_234_567_890.12, fecha: `2026-${mes}-03`, estado: 'pendiente' }),
      // With ten expenses or fewer, the start page is their list alone.
      ...['04', '05'].map((day) => buildGastoFields({ cantidad: 9.35, fecha: `2026-${mes}-${day}` })),
    ]);
    await seed(page, { categorias, metodosPago: [{ id: 1, nombre: 'Tarjeta' }], gastos });
    await enlargeByPage(page);
    for (const address of ['', '?mes=2026-09', 'gastos/', 'categorias/']) {
      await page.goto(address);
      await expect(page.getByText('Vivienda').first()).toBeVisible();
      await expectRoom(page, `numbers, ${address}`, [360]);
    }
  });

  test('list', async ({ page }) => {
    await seed(page, FILE);
    await page.goto('gastos/');
    await expect(page.getByText('8 gastos').first()).toBeVisible();
    await expectRoom(page, 'list', ALL_WIDTHS);
    await page.getByRole('button', { name: /^Elegir periodo/ }).click();
    await expect(page.getByRole('dialog', { name: 'Elegir periodo' })).toBeVisible();
    await expectRoom(page, 'period', ALL_WIDTHS);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Editar Ocio 0' }).click();
    await expect(page.getByRole('form', { name: 'Editar el gasto' })).toBeVisible();
    await expectRoom(page, 'row editor', [1024, 1280]);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Seleccionar Ocio 0' }).check();
    await expect(page.getByRole('region', { name: 'Selección' })).toBeVisible();
    await expectRoom(page, 'selection', ALL_WIDTHS);
    await page.getByRole('button', { name: 'Cambiar…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page, 'change of many', ALL_WIDTHS);
    await page.keyboard.press('Escape');
    // A selection is a layer with an entry in the history, as a dialog is.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Selección' })).toBeHidden();
    await page.goto('gastos/?todo&q=compra&cat=6&estado=otro');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page, 'filters', ALL_WIDTHS);
  });

  test('form', async ({ page }) => {
    await seed(page, FILE);
    await openForm(page);
    for (const height of [480, 600, 800])
      await expectRoom(page, `form, ${height} px high`, ALL_WIDTHS, height);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    for (const height of [600, 800])
      await expectRoom(page, `form refused, ${height} px high`, ALL_WIDTHS, height);
  });

  for (const [whose, enlarge, widths] of [
    ['the browser’s', enlargeByBrowser, [768, 1024, 1280, 1920, 2200]],
    ['the page’s', enlargeByPage, [1280, 1920, 2200]],
  ] as const)
    test(`with ${whose} text twice as large, each column of the list is in view`, async ({ page }) => {
      await seed(page, FILE);
      await enlarge(page);
      await page.goto('gastos/');
      await expect(page.getByText('8 gastos').first()).toBeVisible();
      await expectRoom(page, 'list, large text', widths);
    });

  test('categories, methods and settings', async ({ page }) => {
    await seed(page, FILE);
    for (const address of ['categorias/', 'metodos-pago/']) {
      await page.goto(address);
      await showAllTime(page);
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('gastos');
      await expectRoom(page, address, ALL_WIDTHS);
    }
    await page.goto('ajustes/');
    await expect(page.getByRole('figure', { name: 'Vista previa' })).toBeVisible();
    await expectRoom(page, 'settings', ALL_WIDTHS);
    await page.getByRole('button', { name: 'Descargar copia de seguridad' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page, 'backup', ALL_WIDTHS);
  });

  test('statements', async ({ page }) => {
    await page.goto('extractos/');
    await page.getByRole('button', { name: 'Pegar texto' }).click();
    await expectRoom(page, 'statements', ALL_WIDTHS);
    const review = page.getByRole('region', { name: 'Lo que hay en el extracto' });
    for (const name of ['03-caixabanknow-dias-bajos', '23-bancolombia-sin-cabecera', '15-revolut-es']) {
      const path = new URL(`../support/extractos/${name}.csv`, import.meta.url).pathname;
      await page.getByLabel('Extracto del banco').setInputFiles(path);
      await expect(page.getByText(`${name}.csv`, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Nuevos/ })).toBeVisible();
      await expectRoom(page, name, ALL_WIDTHS);
    }
    await page
      .getByRole('button', { name: /^\d+ movimientos/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Ingresos/ }).click();
    await expectRoom(page, 'statement, unfolded', ALL_WIDTHS);
    await review.getByLabel('Método de pago').selectOption({ label: 'Tarjeta de crédito' });
    await page.getByRole('button', { name: 'Importar movimientos' }).click();
    await expect(importResults(page)).toBeFocused();
    await expectRoom(page, 'statement, imported', ALL_WIDTHS);
  });
});

test('with text twice as large, every button is as high as its lines', { tag: '@slow' }, async ({ page }) => {
  await enlargeByPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('ajustes/');
  const backup = page.getByRole('button', { name: 'Descargar copia de seguridad' });
  await expect(backup).toBeVisible();
  const overfull = await page
    .locator('[data-slot=button]')
    .filter({ hasText: /\S/ })
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map((button) => button.textContent),
    );
  expect(overfull).toEqual([]);
  expect((await backup.boundingBox())?.height).toBeGreaterThan(88);
});

async function enlargeByBrowser(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}

async function enlargeByPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}
