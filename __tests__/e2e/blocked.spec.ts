import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { PAGES } from '../support/pages';
import { openProfile } from '../support/profile';

test('a browser that lets sites store nothing says so on every screen, and shows what needs no storage', async () => {
  const folder = test.info().outputPath('profile');
  await mkdir(`${folder}/Default`, { recursive: true });
  await writeFile(
    `${folder}/Default/Preferences`,
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const { context, page } = await openProfile(folder);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  for (const [route, heading] of PAGES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const notice = page.getByRole('alert').filter({ hasText: 'Este navegador no deja guardar datos aquí' });
    await expect(notice).toHaveCount(route === 'privacidad/' ? 0 : 1);
  }
  await page.goto('importar/');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Ejemplo' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/);
  expect(complaints).toEqual([]);
  await context.close();
});
