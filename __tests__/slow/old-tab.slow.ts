import { expect, test, type Page } from '@playwright/test';
import { openBlankPage } from '../support/blank-page';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { chooseFile, importButton, importFile } from '../support/import-screen';
import { lostNotice, timeUntilNotice, upgradeFrom } from '../support/lost-storage';
import { withFreshProfile } from '../support/profile';
import { countStoredRows, rowsOf } from '../support/stored-rows';

const ROWS = 20_000;

test('an old tab writes nothing once a new version has taken over', async () => {
  const file = exchangeFile(300);
  const path = await writeAsJson(file);
  await withFreshProfile(async (old) => {
    await importFile(old, path);
    await old.goto('gastos/?nuevo');
    await old.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
    await old.getByRole('radio').first().check({ force: true });
    const newer = await openNewer(old);
    const time = await timeUntilNotice(old, () => upgradeFrom(newer));
    console.log(`Upgraded with the form filled in: covered after ${Math.round(time)} ms`);
    await old.bringToFront();
    await old.keyboard.press('Control+z');
    expect(await countStoredRows(newer)).toEqual(rowsOf(file));

    await lostNotice(old).getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(old.getByRole('alert').filter({ hasText: 'versión más nueva' }).first()).toBeVisible();
    await chooseFile(old, path);
    await expect(importButton(old)).toBeDisabled();
    expect(await countStoredRows(newer)).toEqual(rowsOf(file));
  });
});

test('an import of an old tab is stored whole before the new version takes over, or not at all', async () => {
  const file = exchangeFile(ROWS);
  const path = await writeAsJson(file);
  await withFreshProfile(async (old) => {
    await importFile(old, path);
    await chooseFile(old, path);
    await importButton(old).click();
    await expect(old.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]/);
    const newer = await openNewer(old);
    const upgrading = { done: Promise.resolve() };
    const time = await timeUntilNotice(old, () => {
      upgrading.done = upgradeFrom(newer);
      return Promise.resolve();
    });
    console.log(`Upgraded with an import under way: covered after ${Math.round(time)} ms`);
    await upgrading.done;
    const taken = await countStoredRows(newer);
    console.log(`Stored when the new version took over: ${taken.gastos}`);
    expect([ROWS, 2 * ROWS]).toContain(taken.gastos);
    await expect(old.getByText('Procesando gastos...')).toHaveCount(0);
    expect(await countStoredRows(newer)).toEqual(taken);
  });
});

/** A page of the same origin that stands for a tab with a newer version of the program. */
async function openNewer(old: Page): Promise<Page> {
  const newer = await old.context().newPage();
  await openBlankPage(newer);
  return newer;
}
