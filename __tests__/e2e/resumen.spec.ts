import type { Page } from '@playwright/test';
import { buildGastoFields } from '../support/build-gasto';
import { EVERY_STATE, expectAccessible } from '../support/expect-accessible';
import { seed, type Seed } from '../support/seed';
import { expect, showQuery, storedCounts, test, toastWith } from '../support/site-test';

const TODAY = new Date('2026-10-17T12:00:00+02:00');

const CATEGORIAS = ['Vivienda', 'Alimentación', 'Transporte', 'Ocio', 'Salud', 'Ropa', 'Regalos', 'Mascotas'];
const COLORS = ['blue', 'green', 'orange', 'purple', 'red', 'pink', 'yellow', 'teal'];

/** Sixteen months: a rent, and something of each category now and then. */
const FILE = {
  categorias: CATEGORIAS.map((nombre, index) => ({
    id: index + 1,
    nombre,
    color: COLORS[index],
    icono: '🏷️',
    ...(index < 3 ? { presupuesto: [900, 100, 40][index] } : {}),
  })),
  metodosPago: ['Tarjeta', 'Efectivo', 'Transferencia'].map((nombre, index) => ({
    id: index + 1,
    nombre,
    icono: '💳',
  })),
  gastos: Array.from({ length: 16 }, (_, back) => {
    const first = new Date(2026, 9 - back, 1, 12);
    const mes = `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`;
    return [
      buildGastoFields({ nombre: 'Alquiler', cantidad: 850, fecha: `${mes}-01`, metodoPagoId: 3 }),
      ...CATEGORIAS.map((nombre, index) =>
        buildGastoFields({
          nombre: `${nombre} ${back}`,
          cantidad: 10.25 * (index + 1) + back * 3.1,
          fecha: `${mes}-${String(2 + index * 2).padStart(2, '0')}`,
          categoriaId: index + 1,
          metodoPagoId: (index % 3) + 1,
          estado: index === 4 ? 'pendiente' : 'pagado',
        }),
      ),
    ];
  }).flat(),
};

/** Opens the summary of what is stored: the sixteen months, where nothing else is given. */
async function open(page: Page, address = '', stored: Seed = FILE): Promise<void> {
  await seed(page, stored);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Mes a mes' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: TODAY });
});

for (const [period, address] of [
  ['month', ''],
  ['year', '?desde=2026-01-01&hasta=2026-12-31'],
] as const)
  test(
    `every mark of a ${period} leads to a list whose total is the mark’s value`,
    { tag: '@slow' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, address);
      await page.getByRole('switch', { name: 'Por categoría' }).click();
      await page.getByRole('button', { name: 'Ver las otras 2' }).click();
      const marks = await page.locator('figure a').evaluateAll((links) =>
        links.flatMap((link) => {
          const [, cantidad] =
            /: (\d[\d.,]*,\d\d) €/.exec((link.ariaLabel ?? '').replaceAll('\u00a0', ' ')) ?? [];
          return cantidad && cantidad !== '0,00' ? [{ href: link.getAttribute('href') ?? '', cantidad }] : [];
        }),
      );
      expect(marks.length).toBeGreaterThan(20);
      const known = new Map(marks.map(({ href, cantidad }) => [href, cantidad]));
      await page.goto('gastos/');
      await expect(page.getByRole('definition').first()).toBeVisible();
      for (const [href, cantidad] of known) {
        await showQuery(page, href.slice(href.indexOf('?') + 1));
        await expect(page.getByRole('definition').first(), href).toHaveText(`${cantidad} €`);
      }
    },
  );

test(
  'with text twice as large, the steps stay beside the month on a phone',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const [before, after] = ['Mes anterior', 'Mes siguiente'].map((name) =>
      page.getByRole('button', { name }),
    );
    const place = await before?.boundingBox();
    expect(place).not.toBeNull();
    expect((await after?.boundingBox())?.y).toBe(place?.y);
  },
);

test('at 360 × 740 the answer, its line and three budgets are seen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const answer = page.getByRole('region', { name: 'Cómo vas' });
  await expect(answer).toContainText(/Te has pasado|Te quedan|Los recibos que vienen/);
  await expect(answer.getByRole('link').last()).toHaveAccessibleName(/^Hasta el sábado, 17 de octubre/);
  const budgets = page.getByRole('region', { name: 'Presupuestos' }).getByRole('listitem');
  await expect(budgets).toHaveCount(3);
  const bar = await page.getByRole('navigation', { name: 'Secciones' }).boundingBox();
  for (const seen of [answer, ...(await budgets.all())]) {
    const box = await seen.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test(
  'at 1280 × 900 a month takes at most one and a half windows, in two columns; at 1920 in three',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(1350);
    expect((await columnsOf(page)).length).toBe(2);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(async () => (await columnsOf(page)).length).toBe(3);
    await expectFilled(page);
  },
);

test(
  'at 1920 no column stands empty where nothing but the latest expenses comes before the pictures',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const categorias = FILE.categorias.map((categoria) => ({ ...categoria, presupuesto: undefined }));
    await open(page, '?mes=2026-03', { ...FILE, categorias });
    await expect.poll(async () => (await columnsOf(page)).length).toBe(3);
    await expectFilled(page);
  },
);

test('Tab stops at most 40 times, at each picture once', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  const stops = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')].filter(
        (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
      ).length,
  );
  expect(stops).toBeLessThanOrEqual(40);
  for (const name of ['Cómo vas', 'Categorías', 'Mes a mes', 'Día a día'])
    await expect(page.getByRole('region', { name }).locator('a:not([tabindex="-1"])')).toHaveCount(1);
});

/** Of two categories: the pictures are low. */
const LITTLE = { ...FILE, gastos: FILE.gastos.filter(({ categoriaId }) => categoriaId < 3) };

for (const [amount, stored, details] of [
  ['much', FILE, {}],
  ['little', LITTLE, { tag: '@slow' }],
] as const)
  test(`nothing moves while the page loads, with ${amount} to show`, details, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
        const before = Number(Reflect.get(window, 'shift'));
        Object.assign(window, { shift: values.reduce((sum, value) => sum + value, before) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await open(page, '', stored);
      await expect(page.getByRole('region', { name: 'Día a día' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Cómo vas' }).getByRole('link')).toHaveCount(17);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.001);
    }
  });

test('by touch, one press on a mark opens its expenses', { tag: '@slow' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.clock.install({ time: TODAY });
  await open(page);
  await page.getByRole('region', { name: 'Categorías' }).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/gastos\/\?mes=2026-10&cat=1/);
  await context.close();
});

test(
  'at 320 px, with text twice as large, the month and the amounts are whole',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('button', { name: /^Elegir mes: octubre de 2026/ })).toHaveText(
      /octubre de 2026/i,
    );
    const cut = await page
      .locator('nav[aria-label="Periodo"] *, [aria-label="Cómo vas"] p, [aria-label="Lo gastado"] dd')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          .map((element) => element.textContent),
      );
    expect(cut).toEqual([]);
  },
);

test('a month is picked among those of a year', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^Elegir mes/ }).click();
  await page.getByRole('button', { name: 'marzo de 2026' }).click();
  await expect(page).toHaveURL(/\?mes=2026-03$/);
  await expect(page.getByRole('button', { name: /^Elegir mes: marzo/ })).toBeFocused();
});

test('by keyboard, every mark is reached, and its list opened', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  const categorias = page.getByRole('region', { name: 'Categorías' });
  const count = await categorias.getByRole('link').count();
  expect(count).toBe(6);
  await categorias.getByRole('button', { name: 'Ver como tabla: Categorías' }).focus();
  await page.keyboard.press('Tab');
  await expect(categorias.getByRole('link').first()).toBeFocused();
  for (let index = 1; index < count; index += 1) await page.keyboard.press('ArrowDown');
  await expect(categorias.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gastos\/\?mes=2026-10&cat=/);
});

test('another month, a year, and back: the address holds them', async ({ page }) => {
  await open(page);
  const period = page.getByRole('navigation', { name: 'Periodo' });
  await period.getByRole('button', { name: 'Mes anterior' }).click();
  await expect(page).toHaveURL(/\?mes=2026-09$/);
  await expect(page.getByText('el 1 de septiembre')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Próximos recibos' })).toHaveCount(0);
  await period.getByRole('button', { name: 'Año' }).click();
  await expect(page).toHaveURL(/desde=2026-01-01&hasta=2026-12-31$/);
  await expect(page.getByText('Media al mes')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Media al mes')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Día a día' })).toContainText('septiembre');
});

test(
  'what repeats is added as pending with one press, and taken back',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page);
    const { gastos } = await storedCounts(page);
    const card = page.getByRole('region', { name: 'Próximos recibos' });
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await expect(card).toContainText('domingo, 1 de noviembre · cada mes');
    await card.getByRole('button', { name: 'Apuntar como pendiente: Alquiler, 850,00 €' }).click();
    await expect(card.getByRole('listitem')).toContainText('Pendiente');
    expect(await storedCounts(page)).toMatchObject({ gastos: gastos + 1 });
    await toastWith(page, 'Alquiler').getByRole('button', { name: 'Deshacer' }).click();
    await expect(card).toContainText('domingo, 1 de noviembre · cada mes');
    expect(await storedCounts(page)).toMatchObject({ gastos });
  },
);

test(
  'what is to come is no latest expense, and a past year shows its largest',
  { tag: '@slow' },
  async ({ page }) => {
    const ahead = buildGastoFields({ nombre: 'Seguro', fecha: '2027-04-01', estado: 'pendiente' });
    await open(page, '', { ...FILE, gastos: [...FILE.gastos, ahead] });
    const latest = page.getByRole('region', { name: 'Últimos gastos' });
    await expect(latest.getByRole('listitem')).toHaveCount(5);
    await expect(latest).not.toContainText('Seguro');
    await expect(page.getByRole('region', { name: 'Próximos recibos' })).toContainText('Seguro');
    const pace = page.getByRole('switch', { name: 'Con recibos' });
    await expect(pace).not.toBeChecked();
    await pace.click();
    await page.goto('?desde=2025-01-01&hasta=2025-12-31');
    const largest = page.getByRole('region', { name: 'Los mayores gastos de 2025' });
    await expect(largest.getByRole('listitem')).toHaveCount(8);
    await expect(largest).not.toContainText('Alquiler');
    await expect(latest).toHaveCount(0);
    await largest.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('');
    await expect(pace).toBeChecked();
  },
);

test('the first expenses are a list, one line and three next steps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const gastos = [16, 17].map((day) =>
    buildGastoFields({ nombre: `Café ${day}`, cantidad: 12.5, fecha: `2026-10-${day}` }),
  );
  const { categorias, metodosPago } = FILE;
  await seed(page, {
    categorias: categorias.map((categoria) => ({ ...categoria, presupuesto: undefined })),
    metodosPago,
    gastos,
  });
  await page.goto('');
  await expect(page.getByRole('region', { name: 'Últimos gastos' }).getByRole('listitem')).toHaveCount(2);
  const steps = page.getByRole('region', { name: 'Siguientes pasos' });
  await expect(steps.getByRole('link')).toHaveText(['Importar del banco', 'Hacer una copia de seguridad']);
  await steps.getByRole('button', { name: 'Poner un presupuesto' }).click();
  await expect(page.getByRole('dialog', { name: 'Poner presupuestos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Cómo vas' })).toContainText('25');
  await expect(page.locator('main [data-slot=card]')).toHaveCount(3);
  await expectAccessible(page, 'first expenses');
});

test('a change in another tab shows here', { tag: '@slow' }, async ({ page, context }) => {
  await open(page);
  const total = page.getByRole('region', { name: 'Lo gastado' }).getByRole('definition').first();
  await expect(total).toHaveText('1.219,00 €');
  const other = await context.newPage();
  await other.goto('gastos/?nuevo');
  await other.getByRole('textbox', { name: 'Cantidad' }).fill('0,5');
  await other.getByRole('radio').first().check({ force: true });
  await other.getByRole('radio', { name: 'Otro día' }).check({ force: true });
  await other.locator('input[type="date"]').fill('2026-10-17');
  await other.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(total).toHaveText('1.219,50 €');
});

test(
  'a month prints on one page of A4: the current one, and one before',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page);
    expect(await printedPages(page)).toBe(1);
    await showQuery(page, 'mes=2026-09');
    await expect(page.getByRole('region', { name: 'Día a día' })).toContainText('septiembre');
    expect(await printedPages(page)).toBe(1);
  },
);

test('the sums of a future month fill their printed row', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  await showQuery(page, 'mes=2026-12');
  const sums = page.getByRole('region', { name: 'Lo gastado' });
  await expect(sums.getByText('Pendiente')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const places = await sums.evaluate((row) => getComputedStyle(row).gridTemplateColumns.split(' ').length);
  expect(places).toBe(await sums.locator('dl').count());
});

test('a month with many budgets prints on one page', { tag: '@slow' }, async ({ page }) => {
  await open(page, '', {
    ...FILE,
    categorias: Array.from({ length: 20 }, (_, index) => ({
      id: index + 1,
      nombre: `Categoría ${index}`,
      color: 'blue',
      icono: '🏷️',
      presupuesto: 100,
    })),
    gastos: Array.from({ length: 20 }, (_, index) =>
      buildGastoFields({ nombre: `Gasto ${index}`, fecha: '2026-10-05', categoriaId: index + 1 }),
    ),
  });
  expect(await printedPages(page)).toBe(1);
});

const LONG = 'Supercalifragilístico'.repeat(6);
const HUGE = {
  categorias: [
    { id: 1, nombre: LONG, color: 'blue', icono: '🏷️', presupuesto: 1e308 },
    { id: 2, nombre: `Casa\u0001 <b> & ${'👨‍👩‍👧‍👦'.repeat(40)}`, color: 'red', icono: '🏷️', presupuesto: 5 },
  ],
  metodosPago: [{ id: 1, nombre: `مصاريف البيت ${LONG}`, icono: '💳' }],
  gastos: Array.from({ length: 4 }, (_, index) =>
    buildGastoFields({
      nombre: LONG,
      cantidad: index === 3 ? 3 : 1e308,
      fecha: `2026-${String(7 + index).padStart(2, '0')}-05`,
      categoriaId: (index % 2) + 1,
    }),
  ),
};

for (const { what, stored, addresses } of [
  { what: 'an ordinary year and more', stored: FILE, addresses: [''] },
  {
    what: 'amounts and names of any length',
    stored: withFile(HUGE),
    addresses: ['', '?mes=2026-09'],
  },
])
  test(`nothing overflows at any width: ${what}`, { tag: '@slow' }, async ({ page }) => {
    for (const address of addresses) {
      await open(page, address, stored);
      await showAll(page);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      }
    }
  });

for (const width of [360, 1280])
  test(`axe reports nothing at ${width} px`, EVERY_STATE, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await showAll(page);
    await expectAccessible(page, 'month, tables, stacked');
    await page.goto('?desde=2026-01-01&hasta=2026-12-31');
    await expect(page.getByText('Media al mes')).toBeVisible();
    await expectAccessible(page, 'year');
  });

/** More rows after those of the sixteen months, under ids of their own. */
function withFile({ categorias, metodosPago, gastos }: typeof HUGE): Seed {
  const first = CATEGORIAS.length;
  const firstMetodo = FILE.metodosPago.length;
  return {
    categorias: [...FILE.categorias, ...categorias.map((row) => ({ ...row, id: first + row.id }))],
    metodosPago: [...FILE.metodosPago, ...metodosPago.map((row) => ({ ...row, id: firstMetodo + row.id }))],
    gastos: [
      ...FILE.gastos,
      ...gastos.map((row) => ({
        ...row,
        categoriaId: first + row.categoriaId,
        metodoPagoId: firstMetodo + row.metodoPagoId,
      })),
    ],
  };
}

/** The columns in which the cards stand, and where each ends. */
async function columnsOf(page: Page): Promise<{ left: number; bottom: number }[]> {
  const cards = await page
    .locator('main [data-slot=card]')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  const below = cards.filter(({ top }) => top > 200);
  // Two small cards beside each other stand in one column.
  const columns = new Map(
    below.filter(({ width }) => width > 300).map(({ left, right }) => [Math.round(left), right]),
  );
  return Array.from(columns, ([left, right]) => ({
    left,
    bottom: Math.max(
      ...below.filter((card) => card.left >= left - 1 && card.right <= right + 1).map(({ bottom }) => bottom),
    ),
  }));
}

/** Of the three columns, the shortest reaches three quarters of the way down that the longest does. */
async function expectFilled(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const bottoms = (await columnsOf(page)).map(({ bottom }) => bottom);
      return Math.min(...bottoms) / Math.max(...bottoms);
    })
    .toBeGreaterThan(0.75);
}

/** Opens every table, and stacks the months. */
async function showAll(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Por categoría' }).click();
  for (const name of ['Categorías', 'Mes a mes', 'Métodos de pago'])
    await page.getByRole('button', { name: `Ver como tabla: ${name}` }).click();
}

/** How many pages the page prints on; fails where they are not A4. */
async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/);
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test(
  'on paper the summary has no menus and no buttons, and its days are dark on light',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Nuevo gasto' })).toBeHidden();
    for (const name of ['Mes siguiente', 'Ver como tabla: Categorías', 'Ver todos'])
      await expect(page.getByText(name).or(page.getByRole('button', { name }))).toBeHidden();
    // The answer and the totals have the width of the page, one under the other.
    const [answer, totals, main] = await Promise.all(
      [
        page.getByRole('region', { name: 'Cómo vas' }),
        page.getByRole('region', { name: 'Lo gastado' }),
        page.getByRole('main'),
      ].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
    );
    expect(answer?.width).toBe(totals?.width);
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThan(totals?.y ?? 0);
    expect((totals?.x ?? 0) + (totals?.width ?? Infinity)).toBeLessThanOrEqual(
      (main?.x ?? 0) + (main?.width ?? 0) + 1,
    );
    const inks = await page
      .locator('table [data-level="5"]')
      .evaluateAll((days) => days.map((day) => getComputedStyle(day).color));
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(new Set(inks)).toEqual(new Set([ink]));
  },
);
