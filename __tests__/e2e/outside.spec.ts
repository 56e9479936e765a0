import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible';
import { keepForOffline } from '../support/keep-for-offline';
import { expect, storedCounts, test as siteTest, toastWith } from '../support/site-test';

const test = siteTest.extend({ serviceWorker: true });

const SMS = 'Compra de 12,50 EUR en MERCADONA con tarjeta *1234';

function form(page: Page) {
  return page.getByRole('dialog', { name: 'Nuevo gasto' });
}

/** As the system does it for a share: a navigation that posts a form, from outside the site. */
async function share(page: Page, site: string, given: { texto?: string; archivo?: string }): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${site}compartir/">
       <textarea name="texto"></textarea><input type="file" name="archivo"><button>Compartir</button>
     </form>`,
  );
  await page.getByRole('textbox').fill(given.texto ?? '');
  if (given.archivo !== undefined)
    await page.locator('input').setInputFiles({
      name: 'extracto.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(given.archivo),
    });
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

test('several lines open for review, an empty one the field for a line, a hostile one is text', async ({
  page,
}) => {
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
});

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

  await share(page, baseURL ?? '', {
    archivo: 'Fecha;Concepto;Importe\n03/04/2026;MERCADONA MADRID;-45,10\n04/04/2026;REPSOL;-30,00\n',
  });
  await expect(page.getByText('extracto.csv').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Extractos' })).toBeVisible();
  expect(page.url()).toBe(`${baseURL}extractos/`);
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('shared'));
  expect(asked).toEqual([]);
});
