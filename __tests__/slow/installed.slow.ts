import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { importResults } from '../support/import-screen';
import { openProfile } from '../support/profile';

test('a JSON file that the system opens with the installed program is selected, and can be imported', async () => {
  const folder = test.info().outputPath('installed');
  const file = test.info().outputPath('gastos de casa.json');
  await writeFile(file, JSON.stringify(buildFile()));
  // Where the browser would put the program among those of the person who runs the tests.
  const { context, page } = await openProfile(folder, { env: { XDG_DATA_HOME: folder } });
  await page.goto('');
  const session = await context.newCDPSession(page);
  const { appId: manifestId = '' } = await session.send('Page.getAppId');
  await session.send('PWA.install', { manifestId, installUrlOrBundleUrl: page.url() });
  const opening = context.waitForEvent('page');
  await session.send('PWA.launchFilesInApp', { manifestId, files: [file] });
  const opened = await opening;
  await expect(opened.getByText('gastos de casa.json')).toBeVisible();
  await opened.getByRole('button', { name: 'Importar Gastos' }).click();
  await expect(importResults(opened)).toBeVisible();
  await context.close();
});
