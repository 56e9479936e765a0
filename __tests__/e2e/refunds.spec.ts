import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { buildFile, type TestFile } from '../support/build-file';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../support/build-gasto';
import { expectAccessible } from '../support/expect-accessible';
import { gastoRow } from '../support/gasto-row';
import { seed } from '../support/seed';
import { expect, test, toastWith } from '../support/site-test';
import { storedTables } from '../support/stored-rows';

const CENA = buildGastoFields({ nombre: 'Cena', descripcion: 'Cena', cantidad: 80, fecha: '2026-01-10' });
const PAN = buildGastoFields({ nombre: 'Pan', descripcion: 'Pan', cantidad: 9.99, fecha: '2026-01-12' });
const BACK = [
  { id: 'a', cantidad: 40, fecha: '2026-01-11', de: 'Ana' },
  { id: 'b', cantidad: 15.5, fecha: '2026-01-12' },
];

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00+01:00') });
});

/** Holds a finger on a row until it is selected. */
async function longPress(page: Page, on: Locator): Promise<void> {
  // By then the list listens to fingers.
  await expect(on).toHaveCSS('user-select', 'none');
  const box = await on.boundingBox();
  if (!box) throw new Error('Not on the screen');
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByRole('region', { name: 'Selección' })).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a long press and two taps give an expense a refund, which undo takes back after a reload', async ({
    page,
  }) => {
    await seed(page, buildFile([CENA, PAN]));
    await page.goto('gastos/');
    await expect(gastoRow(page, 'Cena')).toBeVisible();
    const before = await storedTables(page);
    await longPress(page, gastoRow(page, 'Cena'));
    await expectAccessible(page, 'selection of one');
    await page.getByRole('button', { name: 'Me han devuelto…' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Devoluciones' });
    await expect(dialog.getByRole('button', { name: /^Mitad/ })).toBeVisible();
    await expectAccessible(page, 'refunds');
    await dialog.getByRole('button', { name: /^Mitad/ }).tap();
    await expect(toastWith(page, 'Devuelto: 40,00')).toContainText(/Te cuesta 40,00\s€ de 80,00\s€/);
    await page.goBack();
    await page.reload();
    await expect(gastoRow(page, 'Cena')).toContainText(/40,00\s€/);
    await expect(gastoRow(page, 'Cena')).toContainText(/de 80,00\s€/);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Control+z');
    await expect(gastoRow(page, 'Cena')).not.toContainText('de 80,00');
    expect(await storedTables(page)).toEqual(before);
  });

  test(
    'a refund in the form is said in its footer, moves nothing there, and can be taken back',
    { tag: '@slow' },
    async ({ page }) => {
      await seed(page, buildFile([CENA, PAN]));
      await page.goto('gastos/');
      await page.getByRole('button', { name: 'Editar Cena', exact: true }).tap();
      const form = page.getByRole('dialog', { name: 'Editar gasto' });
      await form.getByRole('button', { name: 'Me han devuelto…' }).tap();
      const save = form.getByRole('button', { name: 'Guardar', exact: true });
      const before = await save.boundingBox();
      await form.getByRole('button', { name: /^Mitad/ }).tap();
      await expect(form.getByText(/^Devuelto: 40,00\s€ de Cena$/)).toBeVisible();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      expect(await save.boundingBox()).toEqual(before);
      await expectAccessible(page, 'form with a refund');
      await form.getByRole('button', { name: 'Deshacer' }).tap();
      await expect(form.getByText(/^Eliminada: 40,00\s€$/).first()).toBeVisible();
      await expect(form.getByRole('list', { name: 'Devoluciones de este gasto' })).toHaveCount(0);
      expect(await save.boundingBox()).toEqual(before);
      await form.getByLabel('Nombre').fill('Cenorrio');
      await expect(form.getByText(/^Eliminada/)).toHaveCount(0);
      await save.tap();
      await expect(form).toBeHidden();
      await expect(gastoRow(page, 'Cenorrio')).toContainText(/80,00\s€/);
    },
  );

  test('a sum that is too much is refused in view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await seed(page, buildFile([{ ...CENA, reembolsos: BACK }, PAN]));
    await page.goto('gastos/');
    await longPress(page, gastoRow(page, 'Cena'));
    await page.getByRole('button', { name: 'Me han devuelto…' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Devoluciones' });
    await dialog.getByRole('button', { name: 'Otra cantidad' }).tap();
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Quedan 24,50.€: no puede ser más\.$/)).toBeInViewport({ ratio: 1 });
  });

  test('tags and money that is owed keep their room in the form', { tag: '@slow' }, async ({ page }) => {
    const etiquetas = ['viaje', 'Lisboa', 'todo el camino por la costa', 'trabajo'];
    const owed = [{ id: 'c', cantidad: 10, fecha: '2026-01-12', de: 'Luis', estado: 'esperado' as const }];
    await seed(
      page,
      buildFile([
        { ...CENA, etiquetas, reembolsos: owed },
        { ...PAN, etiquetas: ['casa'] },
      ]),
    );
    await page.goto('gastos/');
    await page.getByRole('button', { name: 'Editar Cena', exact: true }).tap();
    const form = page.getByRole('dialog', { name: 'Editar gasto' });
    const said = form.getByText(/^Te deben 10,00\s€$/);
    expect((await said.boundingBox())?.height).toBeLessThan(30);
    const offered = await form.getByRole('listbox', { name: 'Etiquetas en uso' }).boundingBox();
    const refunds = await form.getByRole('region', { name: 'Devoluciones' }).boundingBox();
    if (!offered || !refunds) throw new Error('Not on the screen');
    expect(offered.y + offered.height).toBeLessThanOrEqual(refunds.y);
  });
});

test(
  'a name that begins like a refund is offered as an expense, in the palette and in the form',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(page, buildFile([PAN]));
    await page.goto('gastos/');
    await expect(gastoRow(page, 'Pan')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Devolución impuestos 20');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option')).toContainText(/Devolución impuestos/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await form.getByRole('button', { name: 'Escribir o dictar' }).click();
    await form.getByRole('textbox', { name: 'Escribir o dictar' }).fill('Devolución impuestos 20');
    await expect(form.getByText('Ningún gasto tuyo coincide.')).toBeVisible();
    await form.getByRole('button', { name: 'No, es un gasto que se llama así' }).click();
    await expect(form.getByRole('combobox', { name: 'Nombre' })).toHaveValue('Devolución impuestos');
    await form.getByRole('radio', { name: 'Alimentación' }).check({ force: true });
    await form.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(gastoRow(page, 'Devolución impuestos')).toContainText(/20,00\s€/);
  },
);

for (const [width, estado, details] of [
  [360, 'pendiente', {}],
  [360, 'pagado', { tag: '@slow' }],
  [1280, 'pagado', { tag: '@slow' }],
  [1280, 'pendiente', { tag: '@slow' }],
] as const)
  test(
    `a ${estado} row of which one part came back and another is owed says both whole at ${width}`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const owed = { id: 'c', cantidad: 20, fecha: '2026-01-12', estado: 'esperado' };
      await seed(page, buildFile([{ ...CENA, estado, reembolsos: [...BACK, owed], etiquetas: ['lisboa'] }]));
      await page.goto('gastos/');
      const row = gastoRow(page, 'Cena');
      for (const said of [/^de 80,00\s€$/, /^te deben 20,00\s€$/]) {
        const note = row.getByText(said);
        await expect(note).toBeVisible();
        const beyond = await note.evaluate((element) => {
          const [own, row] = [element, element.closest('li')].map((one) => one?.getBoundingClientRect());
          const line = element.parentElement?.getBoundingClientRect();
          return own && row && line ? Math.max(own.bottom - row.bottom, own.right - line.right) : Infinity;
        });
        expect(beyond, 'whole in its row').toBeLessThan(1);
      }
    },
  );

test('the key d opens the refunds of the focused expense', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildFile([CENA, PAN]));
  await page.goto('gastos/');
  await page.getByRole('button', { name: 'Editar Cena', exact: true }).focus();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Devoluciones' });
  await expect(dialog.getByRole('button', { name: /^Todo: 80,00/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Devuelto: 80,00')).toContainText(/Te cuesta 0,00\s€ de 80,00\s€/);
});

/** All that a page shows or tells, its tips and labels included. */
async function everythingSaid(page: Page): Promise<string> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll('main *, [role=dialog] *')].flatMap((element) =>
      ['aria-label', 'title', 'value', 'aria-valuetext', 'data-tip'].map((name) =>
        element.getAttribute(name),
      ),
    );
    return [document.querySelector('main')?.textContent, ...told].join('\n').replaceAll('\u00a0', ' ');
  });
}

/** 80,00, of which 55,50 came back, and 10,00: in one category with a budget, with one tag. */
const MES: TestFile = {
  categorias: [{ ...buildCategoria(), presupuesto: 100 }],
  metodosPago: [buildMetodoPago()],
  gastos: [
    { ...CENA, reembolsos: BACK, etiquetas: ['viaje'] },
    { ...PAN, cantidad: 10, etiquetas: ['viaje'] },
  ],
};

/** What was paid stands only beside what is left. */
function expectNet(said: string, where: string): void {
  expect(said, where).not.toMatch(/90,00|55,50/);
  expect(said, where).not.toMatch(/(?<!de )80,00 €/);
}

test('every figure of every screen counts what is left', async ({ page }) => {
  await seed(page, MES);
  for (const address of [
    '',
    '?mes=2026-01',
    '?desde=2026-01-01&hasta=2026-12-31',
    'gastos/',
    'gastos/?todo',
    'gastos/?todo&q=a',
    'gastos/?mes=2026-01&cat=1',
    'gastos/?mes=2026-01&etiqueta=viaje',
    'gastos/?etiqueta=viaje',
    'categorias/',
    'metodos-pago/',
  ]) {
    await page.goto(address);
    await expect.poll(() => everythingSaid(page), address).toMatch(/34,50 €/);
    expectNet(await everythingSaid(page), address);
  }
});

test('each mark of the start page counts what is left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await seed(page, MES);
  await page.goto('?mes=2026-01');
  for (const [card, link] of [
    ['Cómo vas', 'Hasta el sábado, 10 de enero: 24,50 €'],
    ['Cómo vas', 'Hasta el jueves, 15 de enero: 34,50 €'],
    ['Lo gastado', '34,50 €'],
    ['Presupuestos', 'Alimentación 34,50 € de 100,00 € quedan 65,50 €'],
    ['Métodos de pago', 'Efectivo: 34,50 €, 100 %'],
    ['Etiquetas', '#viaje: 34,50 €, 100 %'],
    ['Categorías', 'Alimentación: 34,50 €, 100 %'],
    ['Mes a mes', 'enero de 2026: 34,50 €'],
    ['Día a día', 'sábado, 10 de enero: 24,50 €'],
  ] as const) {
    const name = new RegExp(link.replaceAll(' ', '\\s+'));
    await expect(page.getByRole('region', { name: card }).getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(page.getByRole('figure', { name: /34,50\s€ gastados/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Últimos gastos' })).toContainText(/24,50\s€/);
});

test('the palette, the selection, the print, the CSV and the first paint count what is left', async ({
  page,
}) => {
  await seed(page, MES);
  for (const address of ['', 'gastos/']) {
    await page.goto(address);
    await expect.poll(() => pictureOf(page)).toMatch(/34,50 €/);
    expectNet(await pictureOf(page), `first paint of /${address}`);
  }
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main table').last()).toContainText(/24,50\s€[^]*34,50\s€/);
  expectNet(await everythingSaid(page), 'print');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('cena');
  await expect(page.getByRole('option', { name: /Cena, 24,50\s€/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Editar Cena', exact: true }).focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('region', { name: 'Selección' })).toContainText(/34,50\s€/);
  await page.getByRole('button', { name: 'Quitar la selección' }).click();

  await page.goto('importar/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toMatch(/;80,00;.*;55,50;24,50[;\r]/);
  expect(csv).toMatch(/;10,00;.*;0,00;10,00[;\r]/);
  await expect(toastWith(page, '2 gastos')).toContainText(/34,50\s€/);
});

/** The picture of the screen that its next visit shows before React. */
function pictureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = localStorage.getItem(`mis-gastos:picture:${location.pathname}`) ?? '';
    return kept.replaceAll(/\u00a0|&nbsp;/g, ' ');
  });
}

test('the filters find refunds, and the start page says what is owed', { tag: '@slow' }, async ({ page }) => {
  const owed = [{ id: 'a', cantidad: 60, fecha: '2026-01-11', de: 'Ana', estado: 'esperado' as const }];
  await seed(
    page,
    buildFile([
      { ...CENA, fecha: '2024-05-03', reembolsos: owed },
      { ...PAN, cantidad: 9.99, reembolsos: BACK.slice(1).map((one) => ({ ...one, cantidad: 4 })) },
    ]),
  );
  await page.goto('');
  const notice = page.getByRole('region', { name: /^Te deben 60,00\s€$/ });
  await expect(notice).toContainText('En 1 gasto');
  await expectAccessible(page, 'money owed');
  await notice.getByRole('link', { name: 'Ver quién' }).click();
  await expect(page).toHaveURL(/\/gastos\/\?todo&devolucion=esperado$/);
  await expect(gastoRow(page, 'Cena')).toContainText(/te deben 60,00\s€/);
  await expect(gastoRow(page, 'Pan')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar el filtro Me deben' }).click();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('dialog').getByText('Con devolución').click();
  await expectAccessible(page, 'filter by refunds');
  await page.getByRole('dialog').getByRole('button', { name: 'Ver 1 gasto' }).click();
  await expect(gastoRow(page, 'Pan')).toContainText(/de 9,99\s€/);
  await expect(gastoRow(page, 'Cena')).toHaveCount(0);
});

test(
  'a line in the palette asks which dinner the money came back for',
  { tag: '@slow' },
  async ({ page }) => {
    await seed(
      page,
      buildFile([
        { ...CENA, cantidad: 80.5 },
        { ...CENA, cantidad: 80.5, nombre: 'Cena de empresa', fecha: '2026-01-03' },
        PAN,
      ]),
    );
    await page.goto('gastos/');
    await expect(gastoRow(page, 'Cena')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('devuelto 20 cena');
    const options = page
      .getByRole('group', { name: /^¿De cuál te han devuelto 20,00\s€\?$/ })
      .getByRole('option');
    await expect(options).toHaveText([/Cena, 80,50\s€/, /Cena de empresa, 80,50\s€/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(toastWith(page, 'Devuelto: 20,00')).toContainText('Cena de empresa');
    await expect(gastoRow(page, 'Cena de empresa')).toContainText(/60,50\s€/);
  },
);

test(
  'a line finds money that is expected behind smaller expenses, and receives it',
  { tag: '@slow' },
  async ({ page }) => {
    const owed = { id: 'a', cantidad: 20, fecha: '2026-01-03', de: 'Ana', estado: 'esperado' as const };
    const later = [4, 5, 6, 7, 8, 9].map((day) => ({ ...CENA, cantidad: 9.5, fecha: `2026-01-0${day}` }));
    await seed(
      page,
      buildFile([{ ...CENA, cantidad: 20, fecha: '2026-01-03', reembolsos: [owed] }, ...later]),
    );
    await page.goto('gastos/');
    await expect(gastoRow(page, 'Cena')).toHaveCount(7);
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
    await form.getByRole('button', { name: 'Escribir o dictar' }).click();
    await form.getByRole('textbox', { name: 'Escribir o dictar' }).fill('devuelto 20 cena');
    await expect(form.getByRole('button', { name: /^Cena, 20,00\s€/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('devuelto 20 cena');
    await expect(page.getByRole('option').first()).toHaveText(/Cena, 20,00\s€/);
    await page.keyboard.press('Enter');
    await expect(toastWith(page, 'Devuelto: 20,00')).toContainText(/Te cuesta 0,00\s€ de 20,00\s€/);
    const { gastos } = await storedTables(page);
    expect(gastos[0]?.reembolsos).toEqual([{ id: 'a', cantidad: 20, fecha: '2026-01-15', de: 'Ana' }]);
  },
);

test('the line of the form asks the same, and adds no expense', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildFile([{ ...CENA, cantidad: 80.5 }, PAN]));
  await page.goto('gastos/');
  await expect(gastoRow(page, 'Cena')).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await form.getByRole('button', { name: 'Escribir o dictar' }).click();
  await form.getByRole('textbox', { name: 'Escribir o dictar' }).fill('devuelto 20 cena');
  await form.getByRole('button', { name: /^Cena, 80,50\s€/ }).click();
  await expect(form).toHaveCount(0);
  await expect(gastoRow(page, 'Cena')).toContainText(/60,50\s€/);
  await expect(page.getByText('2 gastos')).toBeVisible();
});

test('a line from outside asks the same, and adds no expense', { tag: '@slow' }, async ({ page }) => {
  await seed(page, buildFile([{ ...CENA, cantidad: 80.5 }, PAN]));
  await page.goto(`gastos/#linea=${encodeURIComponent('devuelto 20 cena')}`);
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await expect(form.getByRole('textbox', { name: 'Escribir o dictar' })).toHaveValue('devuelto 20 cena');
  await expect(form.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('');
  await form.getByRole('button', { name: /^Cena, 80,50\s€/ }).click();
  await expect(form).toHaveCount(0);
  await expect(gastoRow(page, 'Cena')).toContainText(/60,50\s€/);
  await expect(page.getByText('2 gastos')).toBeVisible();
});
