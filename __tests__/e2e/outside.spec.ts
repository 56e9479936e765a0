import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible';
import { keepForOffline } from '../support/keep-for-offline';
import { expect, storedCounts, test as siteTest, toastWith } from '../support/site-test';

const test = siteTest.extend({ serviceWorker: true });

const SMS = 'Compra de 12,50 EUR en MERCADONA con tarjeta *1234';

const CSV = 'Fecha;Concepto;Importe\n03/04/2026;MERCADONA MADRID;-45,10\n04/04/2026;REPSOL;-30,00\n';

type SharedFile = readonly [name: string, mimeType: string, text: string];

function form(page: Page) {
  return page.getByRole('dialog', { name: 'Nuevo gasto' });
}

/** As the system does it for a share: a navigation that posts a form, from outside the site. */
async function share(
  page: Page,
  site: string,
  given: { texto?: string; archivos?: SharedFile[] },
): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${site}compartir/">
       <textarea name="texto"></textarea><input type="file" name="archivo" multiple><button>Compartir</button>
     </form>`,
  );
  await page.getByRole('textbox').fill(given.texto ?? '');
  if (given.archivos)
    await page
      .locator('input')
      .setInputFiles(
        given.archivos.map(([name, mimeType, text]) => ({ name, mimeType, buffer: Buffer.from(text) })),
      );
  await page.getByRole('button', { name: 'Compartir' }).click();
}

test('a line in the address opens the form, leaves the address, and is stored by a press alone', async ({
  page,
}) => {
  await page.goto('#linea=12,50%20caf%C3%A9%20ayer');
  await expect(form(page).getByRole('textbox', { name: 'Cantidad' })).toHaveValue('12,50');
  await expect(form(page).getByLabel('Nombre')).toHaveValue('Café');
  await expect(form(page).getByRole('radio', { name: 'Ayer' })).toBeChecked();
  expect(await page.evaluate(() => window.location.hash)).toBe('');
  expect((await storedCounts(page)).gastos).toBe(0);

  await page.evaluate((text) => {
    window.location.hash = `#linea=${encodeURIComponent(text)}`;
  }, SMS);
  await expect(form(page).getByLabel('Nombre')).toHaveValue('MERCADONA');
  await form(page).getByRole('radio').first().check({ force: true });
  await form(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toastWith(page, 'Guardado: MERCADONA, 12,50 €')).toBeVisible();
  expect((await storedCounts(page)).gastos).toBe(1);
  expect(await page.evaluate(() => window.location.hash)).toBe('');
});

test(
  'several lines open for review, an empty one the field for a line, a hostile one is text',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(`gastos/#linea=${encodeURIComponent('pan 1,20\nleche 0,95')}`);
    await expect(page.getByRole('dialog', { name: 'Varios gastos' }).getByRole('listitem')).toHaveCount(2);
    await page.goto('gastos/?a#linea=');
    await expect(form(page).getByRole('textbox', { name: 'Escribir o dictar' })).toBeFocused();
    await page.goto(`gastos/?b#linea=${encodeURIComponent('<img src=x onerror=alert(1)>\u0007 3 €')}`);
    await expect(form(page).getByLabel('Nombre')).toHaveValue(/<img src=x onerror=alert/i);
    await page.goto(`gastos/?c#linea=${encodeURIComponent(`3 € ${'pan '.repeat(300)}`)}`);
    await expect(form(page).getByText(/^La línea es demasiado larga/)).toBeVisible();
    await page.goto('gastos/?d#linea=10%%20pan%203%20%E2%82%AC');
    await expect(form(page).getByRole('textbox', { name: 'Cantidad' })).toHaveValue('3');
  },
);

test('a shared message, a text in the address and a statement stay on the device, and open where they belong', async ({
  page,
  baseURL,
  context,
}) => {
  await keepForOffline(page);
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() && (request.method() === 'POST' || request.url().includes('compartir')))
      asked.push(request.url());
  });
  await share(page, baseURL ?? '', { texto: SMS });
  await expect(form(page).getByRole('textbox', { name: 'Cantidad' })).toHaveValue('12,50');
  await expect(form(page).getByLabel('Nombre')).toHaveValue('MERCADONA');
  expect(page.url()).toBe(`${baseURL}?nuevo`);

  await page.goto(
    `compartir/?texto=${encodeURIComponent('Has recibido un Bizum de 20,00 EUR de Ana García')}`,
  );
  await expect(form(page).getByRole('textbox', { name: 'Cantidad' })).toHaveValue(/^20/);
  await expect(form(page).getByText(/^Parece dinero que entra/)).toBeVisible();
  await expectAccessible(page, 'shared text about received money');
  expect(page.url()).toBe(`${baseURL}?nuevo`);
  expect((await storedCounts(page)).gastos).toBe(0);

  const parts = { titulo: 'Nota', texto: 'Café 3,50', direccion: 'https://ejemplo.es/?a=20,30' };
  await page.goto(`compartir/?${new URLSearchParams(parts).toString()}`);
  await expect(form(page).getByRole('textbox', { name: 'Cantidad' })).toHaveValue('3,50');
  await expect(form(page).getByLabel('Nombre')).toHaveValue(/^Nota: Café .*ejemplo/);

  await share(page, baseURL ?? '', {
    archivos: [['extracto.csv', 'text/csv', CSV]],
  });
  await expect(page.getByText('extracto.csv').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Extractos' })).toBeVisible();
  expect(page.url()).toBe(`${baseURL}extractos/`);
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('shared'));
  expect(asked).toEqual([]);
});

test(
  'a text that comes with a file is told, and opens as a line by a press',
  { tag: '@slow' },
  async ({ page, baseURL }) => {
    await keepForOffline(page);
    await share(page, baseURL ?? '', {
      texto: 'extracto.csv',
      archivos: [['extracto.csv', 'text/csv', CSV]],
    });
    await expect(page.getByRole('region', { name: 'Lo que hay en el extracto' })).toBeVisible();
    await share(page, baseURL ?? '', { texto: SMS, archivos: [['extracto.csv', 'text/csv', CSV]] });
    await expect(page.getByRole('region', { name: 'Lo que hay en el extracto' })).toBeVisible();
    const told = toastWith(page, 'Con el archivo ha llegado un texto');
    await expect(told).toHaveCount(1);
    await expect(told).toContainText(SMS);
    await expectAccessible(page, 'text beside a shared file');
    await told.getByRole('button', { name: 'Abrir como gasto' }).click();
    await expect(form(page).getByLabel('Nombre')).toHaveValue('MERCADONA');
    expect(page.url()).toMatch(/extractos\/(?:\?nuevo)?$/);
    expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('shared'));
  },
);

test(
  'without a network as well, odd files are read or refused in words, and nothing of them stays behind',
  { tag: '@slow' },
  async ({ page, baseURL, context }) => {
    await keepForOffline(page);
    await context.setOffline(true);
    await share(page, baseURL ?? '', { texto: SMS });
    await expect(form(page).getByLabel('Nombre')).toHaveValue('MERCADONA');

    const refused = page.getByText('No se ha podido leer el extracto');
    const review = page.getByRole('region', { name: 'Lo que hay en el extracto' });
    for (const [archivos, answer] of [
      [[['movimientos.txt', 'text/plain', CSV]], review],
      [[['foto.jpg', 'image/jpeg', '\xff\xd8\xff\xe0JFIF']], refused],
      [[['vacio.csv', 'text/csv', '']], refused],
      [[['\u202egsv.%2e%2e%2f<b>ñ\ud800.csv', 'text/csv', CSV]], review],
      [
        [
          ['copia.json', 'application/json', '{}'],
          ['banco.csv', 'text/csv', CSV],
        ],
        page.getByText('Se ha elegido «banco.csv»'),
      ],
    ] as const) {
      await share(page, baseURL ?? '', { archivos: archivos.map(([...file]) => file) });
      await expect(answer.first()).toBeVisible();
      expect(page.url()).toBe(`${baseURL}extractos/`);
      expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('shared'));
    }
    await share(page, baseURL ?? '', { archivos: [['copia.json', 'application/json', '{']] });
    await expect(page.getByText('copia.json').first()).toBeVisible();
    expect(page.url()).toBe(`${baseURL}importar/`);

    await page.goto('extractos/#compartido');
    await expect(toastWith(page, 'No se ha podido abrir el archivo')).toBeVisible();
    expect(page.url()).toBe(`${baseURL}extractos/`);
    expect((await storedCounts(page)).gastos).toBe(0);
  },
);

test(
  'hostile lines are text or asked about, run nothing, and leave the address',
  { tag: '@slow' },
  async ({ page }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`A line has run: ${dialog.message()}`);
    });
    const nombre = form(page).getByLabel('Nombre');
    const encoded = encodeURIComponent;
    for (const [place, [line, shown]] of (
      [
        [encoded('\u202e5,00 \u200bnap\u202c\ufeff'), /^nap$/i],
        ['%00%01%02%1b 5 pan', /^pan$/i],
        [encoded('"><svg onload=alert(1)> 3 €'), /svg onload/i],
        ['5%20pan%E0%A4%A%ED%A0%80', /^pan/i],
        [`${encoded('9'.repeat(400))}%20coche`, /coche/i],
        [encoded('__proto__ 5'), /^__proto__$/i],
      ] as const
    ).entries()) {
      await page.goto(`gastos/?${place}#linea=${line}`);
      await expect(nombre).toHaveValue(shown);
      await expect(nombre).not.toHaveValue(/[\0-\x1f\u200b-\u200f\u202a-\u202e\ufeff]/u);
      expect(await page.evaluate(() => window.location.hash)).toBe('');
    }
    await page.goto('gastos/?big');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = `#linea=${'5 pan y leche '.repeat(700_000)}`;
    });
    await expect(form(page).getByText(/^La línea es demasiado larga/)).toBeVisible();
    expect(await page.evaluate(() => window.location.hash)).toBe('');
    expect((await storedCounts(page)).gastos).toBe(0);
  },
);

test.describe('without its service worker', () => {
  test.use({ expectedLog: /status of 404/ });

  test('a share ends on a page that says so', async ({ page, baseURL }) => {
    // No visit has brought it.
    await share(page, baseURL ?? '', { texto: SMS });
    await expect(page.getByText(/Si estabas compartiendo algo con Mis Gastos, no ha llegado/)).toBeVisible();
  });
});
