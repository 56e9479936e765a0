import { writeFile } from 'node:fs/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { importResults } from '../support/import-screen';
import { openProfile } from '../support/profile';

const STATEMENT = 'Fecha;Concepto;Importe\n03/04/2026;MERCADONA MADRID;-45,10\n04/04/2026;REPSOL;-30,00\n';

test('a JSON file that the system opens with the installed program is selected, and can be imported', async () => {
  const { context, opened } = await openInstalled('gastos de casa.json', JSON.stringify(buildFile()));
  await expect(opened.getByText('gastos de casa.json')).toBeVisible();
  await opened.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(importResults(opened)).toBeVisible();
  await context.close();
});

test('a statement that the system opens with the installed program is read in Extractos', async () => {
  const { context, opened } = await openInstalled('movimientos.csv', STATEMENT);
  await expect(opened.getByRole('heading', { level: 1, name: 'Extractos' })).toBeVisible();
  await expect(opened.getByText('movimientos.csv').first()).toBeVisible();
  await expect(opened.getByText('REPSOL').first()).toBeVisible();
  await context.close();
});

/** Installs the program, and has the system open a file with it. */
async function openInstalled(
  name: string,
  content: string,
): Promise<{ context: BrowserContext; opened: Page }> {
  const folder = test.info().outputPath('installed');
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  // Where the browser would put the program among those of the person who runs the tests.
  const { context, page } = await openProfile(folder, { env: { XDG_DATA_HOME: folder } });
  await page.goto('');
  const session = await context.newCDPSession(page);
  const { appId: manifestId = '' } = await session.send('Page.getAppId');
  await session.send('PWA.install', { manifestId, installUrlOrBundleUrl: page.url() });
  const opening = context.waitForEvent('page');
  await session.send('PWA.launchFilesInApp', { manifestId, files: [file] });
  return { context, opened: await opening };
}
