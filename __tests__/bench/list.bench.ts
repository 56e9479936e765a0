import { expect, test, type Page } from '@playwright/test';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { importFile } from '../support/import-screen';
import { withFreshProfile } from '../support/profile';
import { median, milliseconds, percentile, report } from './report';

const FEW = 1_000;
const MANY = 100_000;
const SWITCHES = 60;
const SAVES = 15;

test(`switching months with ${MANY} stored against ${FEW}`, async () => {
  const few: number[] = [];
  const many: number[] = [];
  await withFreshProfile(async (pageOfFew) => {
    await open(pageOfFew, FEW);
    await withFreshProfile(async (pageOfMany) => {
      await open(pageOfMany, MANY);
      for (let step = 0; step < SWITCHES; step += 1) {
        few.push(await pageOfFew.evaluate(switchMes));
        many.push(await pageOfMany.evaluate(switchMes));
      }
    });
  });
  report(`Month switch to painted rows with ${FEW} stored, p95`, milliseconds(percentile(few, 0.95)));
  report(`  with ${MANY} stored, p95`, milliseconds(percentile(many, 0.95)));
  report('  many against few', (percentile(many, 0.95) / percentile(few, 0.95)).toFixed(2), '<= 1.5');
  report('  medians', `${milliseconds(median(many))} against ${milliseconds(median(few))}`);
});

test(`saving an expense with ${MANY} stored`, async () => {
  const times = await withFreshProfile(async (page) => {
    await importFile(page, await writeAsJson(exchangeFile(MANY)));
    await page.goto('gastos/');
    const saves: number[] = [];
    for (let save = 1; save <= SAVES; save += 1) saves.push(await timeSave(page, `Nuevo ${save}`));
    return saves;
  });
  report(
    `Save with ${MANY} stored, to dialog closed and row painted`,
    milliseconds(median(times)),
    '<= 100 ms',
  );
});

async function open(page: Page, count: number): Promise<void> {
  await importFile(page, await writeAsJson(exchangeFile(count)));
  await page.goto('gastos/');
  await expect(page.locator('[data-gasto]').first()).toBeVisible();
}

/** Milliseconds of a step to the month before, from the press to its rows painted. */
function switchMes(): Promise<number> {
  return new Promise((resolve) => {
    const selector = 'section[aria-label^="Gastos de"]';
    const before = document.querySelector(selector)?.getAttribute('aria-label');
    const start = performance.now();
    const changes = new MutationObserver(() => {
      const list = document.querySelector(selector);
      if (!list?.querySelector('[data-gasto]') || list.getAttribute('aria-label') === before) return;
      changes.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          resolve(performance.now() - start);
        }),
      );
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector<HTMLButtonElement>('button[aria-label="Mes anterior"]')?.click();
  });
}

/** Milliseconds from the press of «Guardar» to the dialog gone and the new row painted. */
async function timeSave(page: Page, nombre: string): Promise<number> {
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Cantidad' }).fill('12,5');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Nombre').fill(nombre);
  const saved = page.evaluate(watchSave, nombre);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  return saved;
}

/** Runs in the page. */
function watchSave(nombre: string): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        start = timeStamp;
      },
      { capture: true, once: true },
    );
    const changes = new MutationObserver(() => {
      const there = document.querySelector(`[data-gasto] [aria-label="Editar ${nombre}"]`);
      if (start === 0 || !there || document.querySelector('[role=dialog]')) return;
      changes.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          resolve(performance.now() - start);
        }),
      );
    });
    changes.observe(document.body, { subtree: true, childList: true });
  });
}
