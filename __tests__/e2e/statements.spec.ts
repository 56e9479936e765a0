import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible';
import { expect, storedCounts, test, toastWith } from '../support/site-test';
import { importResults } from '../support/import-screen';
import { storedTables } from '../support/stored-rows';

/** An example, by its beginning. */
function example(name: string): string {
  return new URL(`../support/extractos/${name}`, import.meta.url).pathname;
}

type Expected = {
  outgoing: number;
  mustAsk: string[];
  rows: { importe: number; ignored: string | null }[];
};

async function expectedOf(name: string): Promise<Expected> {
  return JSON.parse(await readFile(`${example(name)}.expected.json`, 'utf8')) as Expected;
}

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  if (!page.url().endsWith('/extractos/')) await page.goto('extractos/');
  await page.getByLabel('Extracto del banco').setInputFiles(file);
}

function review(page: Page) {
  return page.getByRole('region', { name: 'Lo que hay en el extracto' });
}

/** The charges of the statement as the review counts them. */
async function chargesOf(page: Page): Promise<number> {
  const line = review(page).locator('dt', { hasText: 'Cargos del extracto' });
  return Number((await line.innerText()).replaceAll(/\D/g, ''));
}

async function importReviewed(page: Page): Promise<void> {
  await review(page).getByLabel('Método de pago').selectOption({ label: 'Tarjeta de crédito' });
  await page.getByRole('button', { name: 'Importar movimientos' }).click();
  await expect(importResults(page)).toBeFocused();
}

for (const name of ['01-santander-es.csv', '05-caixabank-biff.xls'])
  test(`reads ${name} and proves it`, { tag: '@slow' }, async ({ page }) => {
    const expected = await expectedOf(name);
    await choose(page, example(name));
    await expect(review(page).getByText(/^Cuadra: (\d+) de \1 movimientos con el saldo$/)).toBeVisible();
    expect(await chargesOf(page)).toBe(expected.outgoing);
  });

test('imports a statement, undoes it from the list of imports, and knows it when it comes again', async ({
  page,
}) => {
  const { outgoing } = await expectedOf('10-bbva-es.xlsx');
  // One of the charges is cash, which may not be spending.
  const spent = outgoing - 1;
  await choose(page, example('10-bbva-es.xlsx'));
  await expect(review(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar movimientos' })).toBeDisabled();
  await importReviewed(page);
  await expect(toastWith(page, `${spent} gastos importados`)).toBeVisible();
  const results = page.getByRole('region', { name: 'Resultado de la importación' });
  await expect(results.getByText('Coincide al céntimo.')).toBeVisible();
  expect(await storedCounts(page)).toEqual({ gastos: spent, categorias: 1, metodosPago: 1 });

  await page.getByRole('button', { name: 'Importar otro extracto' }).click();
  await expect(page.getByRole('button', { name: 'Elegir extracto' })).toBeFocused();
  await choose(page, example('10-bbva-es.xlsx'));
  await expect(page.getByRole('button', { name: `Ya están (${spent})` })).toBeVisible();
  await expect(review(page).getByText('No hay nada que importar.')).toBeVisible();

  await page.goto('importar/');
  await page.getByRole('button', { name: /^Deshacer importación de 10-bbva/ }).click();
  await expect(toastWith(page, 'Importación deshecha')).toBeVisible();
  expect(await storedCounts(page)).toEqual({ gastos: 0, categorias: 0, metodosPago: 0 });
  await choose(page, example('10-bbva-es.xlsx'));
  await expect(page.getByRole('heading', { name: `Nuevos (${spent})` })).toBeVisible();
});

test('asks what the file leaves open, and waits for the answer', { tag: '@slow' }, async ({ page }) => {
  await choose(page, example('03-caixabanknow-dias-bajos.csv'));
  const question = page.getByRole('group', { name: '¿Qué va primero en las fechas?' });
  await expect(question).toBeVisible();
  await review(page).getByLabel('Método de pago').selectOption({ label: 'Efectivo' });
  const button = page.getByRole('button', { name: 'Importar movimientos' });
  await expect(button).toBeDisabled();
  await question.getByRole('button', { name: /^Primero el día/ }).click();
  await expect(button).toBeEnabled();
  await question.getByRole('button', { name: /^Primero el mes/ }).click();
  await expect(question.getByRole('button', { name: /^Primero el mes/, pressed: true })).toBeVisible();
  await expect(button).toBeEnabled();
});

test('takes what is pasted anywhere on the screen, by keys alone', { tag: '@slow' }, async ({ page }) => {
  await page.goto('extractos/');
  await expect(page.getByRole('button', { name: 'Pegar texto' })).toBeVisible();
  await page.getByRole('button', { name: 'Elegir extracto' }).focus();
  // The button is there before the page listens.
  await expect(async () => {
    await page.evaluate(() => {
      const data = new DataTransfer();
      const rows = ['21/05/2026\tMERCADONA\t-42,10\t57,90', '20/05/2026\tMETRO\t-1,50\t100,00'];
      data.setData('text/plain', `Fecha\tConcepto\tImporte\tSaldo\n${rows.join('\n')}\n`);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(review(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Lo que hay en el extracto' })).toBeFocused();
  await expect(review(page).getByText('Cuadra: 2 de 2 movimientos con el saldo')).toBeVisible();
  await expect(review(page).getByLabel('Método de pago')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(review(page).getByLabel('Método de pago')).toBeFocused();
  await page.keyboard.press('T');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clasificar antes (2 gastos)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Importar movimientos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(importResults(page)).toBeFocused();
  expect(await storedCounts(page)).toEqual({ gastos: 2, categorias: 1, metodosPago: 1 });
});

const BAD = [
  ['foto.xls', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'Es una imagen, no un extracto.'],
  ['vacio.csv', Buffer.from(''), 'El archivo está vacío.'],
  ['solo-cabecera.csv', Buffer.from('Fecha;Concepto;Importe\n'), /encabezados en la fila 1/],
  ['roto.xlsx', Buffer.from('504b0304140000000800aaaa', 'hex'), /El libro de Excel está dañado/],
] as const;

test('says of bad files what is wrong, and goes on', { tag: '@slow' }, async ({ page }) => {
  await page.goto('extractos/');
  for (const [name, buffer, sentence] of BAD) {
    await choose(page, { name, mimeType: 'application/octet-stream', buffer });
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
  expect(await storedCounts(page)).toEqual({ gastos: 0, categorias: 0, metodosPago: 0 });
  await choose(page, example('19-ofx-sgml.ofx'));
  await expect(review(page)).toBeVisible();
});

test(
  'a file that was cut in the middle says where it ends, and brings nothing that it does not say',
  { tag: '@slow' },
  async ({ page }) => {
    const book = await readFile(example('10-bbva-es.xlsx'));
    await choose(page, { name: 'medio.xlsx', mimeType: '', buffer: book.subarray(0, book.length / 2) });
    await expect(
      page.getByRole('alert').filter({ hasText: 'El libro de Excel está dañado o incompleto.' }),
    ).toBeVisible();

    const table = await readFile(example('01-santander-es.csv'));
    const end = table.indexOf('-60,00') + '-6'.length;
    await choose(page, { name: 'medio.csv', mimeType: 'text/csv', buffer: table.subarray(0, end) });
    await expect(page.getByText('medio.csv', { exact: true })).toBeVisible();
    await expect(review(page).getByText('Fila 9: el archivo está cortado a partir de aquí.')).toBeVisible();
    await expect(review(page).getByText('No hay nada que importar.')).toBeVisible();
    expect(await storedCounts(page)).toEqual({ gastos: 0, categorias: 0, metodosPago: 0 });
  },
);

/** A statement of these days of May 2026, oldest first, with two coffees of one price on the 10th and the 15th. */
function statementOf(from: number, to: number) {
  const rows = ['Fecha;Concepto;Importe;Saldo'];
  let balance = 100_000 - (from - 1) * 1_000 - (from > 10 ? 150 : 0) - (from > 15 ? 150 : 0);
  for (let day = from; day <= to; day += 1) {
    const charges = [['COMPRA MERCADO', 1_000], ...(day === 10 || day === 15 ? [['CAFE SOL', 150]] : [])];
    for (const [text, cents] of charges) {
      balance -= Number(cents);
      rows.push(`${day}/05/2026;${text};-${inEuros(Number(cents))};${inEuros(balance)}`);
    }
  }
  return {
    name: `mayo-${from}-${to}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${rows.join('\r\n')}\r\n`),
  };
}

function inEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

test(
  'of two statements that overlap, the second brings only its own days, whatever became of the first',
  { tag: '@slow' },
  async ({ page }) => {
    await choose(page, statementOf(1, 20));
    await importReviewed(page);
    expect(await storedCounts(page)).toMatchObject({ gastos: 22 });
    await page.getByRole('button', { name: 'Importar otro extracto' }).click();
    await choose(page, statementOf(11, 31));
    await expect(page.getByRole('heading', { name: 'Nuevos (11)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ya están (11)' })).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar el nombre de Mercado' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('La compra');
    await page.keyboard.press('Enter');
    await importReviewed(page);
    await expect(toastWith(page, '11 gastos importados')).toBeVisible();
    const { gastos } = await storedTables(page);
    expect(gastos).toHaveLength(33);
    expect(gastos.filter(({ nombre }) => nombre === 'La compra').map(({ fecha }) => fecha)).toEqual(
      Array.from({ length: 11 }, (_, place) => `2026-05-${place + 21}`),
    );
  },
);

test.describe('every example and every state', { tag: '@slow' }, () => {
  const names = [
    '01-santander-es.csv',
    '02-santander-es-html.xls',
    '03-caixabanknow.csv',
    '03-caixabanknow-dias-bajos.csv',
    '05-caixabank-biff.xls',
    '06-caixabank-ingresos-y-gastos.xls',
    '07-ing-es.xls',
    '07-ing-es-cabecera-en-4.xls',
    '08-openbank-html-iso.xls',
    '10-bbva-es.xlsx',
    '12-abanca.csv',
    '13-n26-2024-en.csv',
    '15-revolut-es.csv',
    '15-revolut-es-comision-negativa.csv',
    '18-norma43.n43',
    '18-norma43-dos-cuentas.n43',
    '19-ofx-sgml.ofx',
    '20-mercadopago-ar.csv',
    '23-bancolombia-sin-cabecera.csv',
    '24-bancoestado-cuentarut.xlsx',
  ];

  test('reads every example with all its charges, and asks only what it must', async ({ page }) => {
    for (const name of names) {
      const expected = await expectedOf(name);
      await choose(page, example(name));
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(review(page)).toBeVisible();
      // The lists come a moment after the review.
      await expect(page.getByRole('heading', { name: /^Nuevos/ })).toBeVisible();
      expect(await review(page).getByRole('group').count(), name).toBe(expected.mustAsk.length);
      // The proof counts the charges that are left out as well.
      const left = expected.rows.filter(
        ({ importe, ignored }) => importe < 0 && ignored !== null && ignored !== 'total',
      );
      expect(await chargesOf(page), name).toBe(expected.outgoing + left.length);
    }
  });

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])
    test(`every state is accessible at ${viewport.width} px, without a sideways scroll`, async ({ page }) => {
      await page.setViewportSize(viewport);
      async function expectGood() {
        // Nothing lies half below the head of the page.
        await page.evaluate(() => {
          window.scrollTo(0, 0);
        });
        await expectAccessible(page);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll).toBeLessThanOrEqual(client);
      }
      await page.goto('extractos/');
      await page.getByRole('button', { name: 'Pegar texto' }).click();
      await expectGood();
      await choose(page, { name: 'foto.xls', mimeType: '', buffer: Buffer.from('89504e470d0a1a0a', 'hex') });
      await expect(page.getByRole('alert').filter({ hasText: 'imagen' })).toBeVisible();
      await expectGood();
      for (const name of [
        '03-caixabanknow-dias-bajos.csv',
        '23-bancolombia-sin-cabecera.csv',
        '15-revolut-es.csv',
      ]) {
        await choose(page, example(name));
        await expect(page.getByText(name, { exact: true })).toBeVisible();
        await expect(review(page)).toBeVisible();
        await expectGood();
      }
      await page
        .getByRole('button', { name: /^\d+ movimientos/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Ingresos/ }).click();
      await expectGood();
      await importReviewed(page);
      await expectGood();
      await page.getByRole('button', { name: 'Importar otro extracto' }).click();
      await choose(page, example('15-revolut-es.csv'));
      await page.getByRole('button', { name: /^Ya están/ }).click();
      await expectGood();
    });
});

test('takes the own amount of a row in another currency by keyboard', { tag: '@axe' }, async ({ page }) => {
  const rows = ['13/05/2026;PAN;-1,20;EUR', '14/05/2026;Hotel;-90,00;USD', '15/05/2026;LUZ;-5,00;EUR'];
  const text = ['Fecha;Concepto;Importe;Divisa', ...rows].join('\n');
  await choose(page, { name: 'divisas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const field = page.getByRole('textbox', { name: /^Cantidad de Hotel, .* en EUR$/ });
  const cells = page.locator('dl > div');
  await expect(cells.filter({ hasText: 'En otra moneda, sin cantidad aún' })).toContainText('1 movimiento');
  await expectAccessible(page, 'empty');
  await field.focus();
  await page.keyboard.type('8x');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(cells.filter({ hasText: 'Se importarán' })).toContainText('6,20');
  await expectAccessible(page, 'wrong');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2,50');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(cells.filter({ hasText: 'Se importarán' })).toContainText('88,70');
  await expectAccessible(page, 'right');
  await page.setViewportSize({ width: 360, height: 740 });
  await field.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'narrow');
  await importReviewed(page);
  const { gastos } = await storedTables(page);
  expect(gastos.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
    ['Pan', 1.2],
    ['Hotel', 82.5],
    ['Luz', 5],
  ]);
});
