import { test } from '@playwright/test';
import { withFreshProfile } from '../support/profile';
import { memoryOf } from './memory';
import { report } from './report';
import { storeGastos } from './store-gastos';
import { reportAct, timeAct, watchTasks, withProfile } from './timed-act';

const MANY = Number(process.env.BULK_GASTOS ?? 100_000);

/** Milliseconds that any step may take: a million expenses need several minutes. */
const PATIENCE = Math.max(600_000, MANY * 3);

const LONGEST = MANY > 100_000 ? '<= 200 ms' : '<= 100 ms';

test(`changing ${MANY} expenses at once, and taking it back`, async () => {
  test.setTimeout(3 * PATIENCE);
  await withFreshProfile(async (page) => {
    await storeGastos(page, MANY);
    await page.goto('gastos/?todo');
    const all = new RegExp(`^${MANY.toLocaleString('es', { useGrouping: 'always' })} gastos$`);
    await page.getByRole('status').filter({ hasText: all }).waitFor({ timeout: PATIENCE });
    await watchTasks(page);
    await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
    await page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Cambiar…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Cambiar/ });
    await dialog.getByLabel('Método de pago').selectOption({ index: 2 });
    const before = await memoryOf(page);
    function take(act: () => Promise<void>, done: RegExp) {
      return timeAct(page, act, done, PATIENCE);
    }
    await withProfile(page, async () => {
      const change = dialog.getByRole('button', { name: /^Cambiar/ });
      const changed = await take(() => change.click(), /modificados/);
      const undone = await take(() => page.keyboard.press('Control+z'), /^Deshecho/);
      await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
      const remove = page.getByRole('button', { name: /^Eliminar [\d.]+$/ });
      const deleted = await take(() => remove.click(), /eliminados/);
      await page.getByRole('status').filter({ hasText: all }).waitFor({ state: 'detached' });
      const restored = await take(() => page.keyboard.press('Control+z'), /^Deshecho/);
      await page.getByRole('status').filter({ hasText: all }).waitFor({ timeout: PATIENCE });
      reportAct(`Change of ${MANY} expenses`, changed, LONGEST);
      reportAct(`Undo of it`, undone, LONGEST);
      reportAct(`Delete of ${MANY} expenses`, deleted, LONGEST);
      reportAct(`Undo of it`, restored, LONGEST);
    });
    const { heap, peak } = await memoryOf(page);
    report('  memory held by the page afterwards', `${Math.round(heap)} MB`);
    if (before.resident !== null && peak !== null)
      report(
        '  its process: with all of them listed, and at its peak',
        `${Math.round(before.resident)} MB, ${Math.round(peak)} MB: ${(peak / before.resident).toFixed(2)}`,
        '<= 2',
      );
  });
});
