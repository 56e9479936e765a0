import { test, type Locator, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { withFreshProfile } from '../support/profile';
import { timeImport } from '../support/timed-import';
import { timeBarePuts } from './bare-import';
import { milliseconds, report } from './report';
import { reportAct, timeAct, watchTasks, withProfile } from './timed-act';

const MANY = Number(process.env.BULK_GASTOS ?? 100_000);

const PATIENCE = 600_000;

/** Every expense has it. */
const TAG = 'viaje';

test(`renaming a tag of ${MANY} expenses, removing it, and taking it back`, async () => {
  test.setTimeout(3 * PATIENCE);
  const { gastos, ...catalogo } = exchangeFile(MANY);
  const tagged = gastos.map((gasto) => ({ ...gasto, etiquetas: [TAG] }));
  const path = await writeAsJson({ ...catalogo, gastos: tagged });
  await withFreshProfile(async (page) => {
    const { total } = await timeImport(page, path, MANY);
    report(`Import of ${MANY} expenses with a tag`, milliseconds(total));
    report('  bare puts of all of them in the same page', milliseconds(await timeBarePuts(page)));
    await page.goto('categorias/');
    await tagNamed(page, TAG).waitFor({ timeout: PATIENCE });
    await watchTasks(page);
    await withProfile(page, async () => {
      await choose(page, 'Cambiar nombre');
      await page.getByRole('combobox', { name: 'Nombre' }).fill('Lisboa');
      reportAct(
        `Rename of a tag of ${MANY} expenses`,
        await timeAct(page, () => page.keyboard.press('Enter'), /cambiada/, PATIENCE),
      );
      reportAct('Undo of it', await undo(page));
      await tagNamed(page, TAG).waitFor({ timeout: PATIENCE });
      reportAct(
        `Removal of a tag of ${MANY} expenses`,
        await timeAct(page, () => choose(page, 'Eliminar'), /eliminada/, PATIENCE),
      );
      reportAct('Undo of it', await undo(page));
    });
  });
});

function undo(page: Page) {
  return timeAct(page, () => page.keyboard.press('Control+z'), /^Deshecho/, PATIENCE);
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de «#${TAG}»` }).press('Enter');
  await page.getByRole('button', { name: action, exact: true }).press('Enter');
}

function tagNamed(page: Page, nombre: string): Locator {
  return page.getByRole('link', { name: `#${nombre}`, exact: true });
}
