import type { Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { importFile } from '../support/import-screen';
import { writeAsJson } from '../support/exchange-file';
import { seed } from '../support/seed';
import { expect, test, toastWith } from '../support/site-test';

const TODAY = new Date('2026-11-25T12:00:00+01:00');

const WHOLE = [
  buildGastoFields({ nombre: 'Alquiler', cantidad: 850, fecha: '2026-11-03' }),
  buildGastoFields({ nombre: 'Cena', cantidad: 12, fecha: '2026-11-20' }),
];

const WITH_CENTS = buildGastoFields({ nombre: 'Pan', cantidad: 1.15, fecha: '2019-03-05' });

/** Runs in the page before its scripts: keeps each amount with «,00» that is ever in the document. */
function keepShown(): void {
  const shown = new Set<string>();
  Object.assign(window, { shown });
  new MutationObserver(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    for (const [amount] of text.matchAll(/\d+,00\s*€/g)) shown.add(amount);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function everShown(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(Reflect.get(window, 'shown') as Set<string>)]);
}

for (const { screen, details } of [
  { screen: 'gastos/', details: {} },
  { screen: 'categorias/', details: { tag: '@slow' } },
  { screen: '', details: { tag: '@slow' } },
])
  test(
    `a first visit to «/${screen}» writes whole amounts without cents from the first paint`,
    details,
    async ({ page }) => {
      await page.clock.setFixedTime(TODAY);
      await page.addInitScript(keepShown);
      await seed(page, buildFile(WHOLE));
      await page.goto(screen);
      await expect(page.getByText(/^(850|862)\s€$/).first()).toBeVisible();
      expect(await everShown(page)).toEqual([]);
    },
  );

test('one amount with cents, of any year, gives all amounts theirs; once it is gone they go', async ({
  page,
}) => {
  await page.clock.setFixedTime(TODAY);
  await seed(page, buildFile([...WHOLE, WITH_CENTS]));
  await page.goto('gastos/');
  const rent = page.locator('[data-gasto]').filter({ hasText: 'Alquiler' });
  await expect(rent).toContainText('850,00');

  await page.goto('gastos/?mes=2019-03');
  await page.locator('[data-gasto]').getByRole('checkbox').check();
  await page.keyboard.press('Delete');
  await expect(toastWith(page, 'Eliminado: Pan')).toBeVisible();
  await page.goto('gastos/');
  await expect(rent).toContainText(/850\s€/);
});

test('an import of whole amounts is listed without cents', { tag: '@slow' }, async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await importFile(page, await writeAsJson(buildFile(WHOLE)));
  await page.goto('gastos/');
  await expect(page.locator('[data-gasto]').filter({ hasText: 'Alquiler' })).toContainText(/850\s€/);
});
