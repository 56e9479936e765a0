import { expect, test, type Page } from '@playwright/test';
import type { ExchangeFile } from '@/lib/domain/entities';
import { exchangeFile, writeAsJson } from '../support/exchange-file';
import { withFreshProfile } from '../support/profile';
import { timeImport } from '../support/timed-import';
import { median, milliseconds, report } from './report';
import { markShown, RESUMEN_COMPLETE, timeShown } from './time-shown';
import { timeExport } from './timed-export';
import { expectedCount, timeSearch } from './timed-search';

const SIZES = [
  { count: 10_000, runs: 5 },
  { count: 100_000, runs: 3 },
];

/** A rare number that no amount, refund or tag holds, then a word of all expenses: each brings rows that were not there. */
const SEARCHES = ['991', 'compra'];

const SCREENS = [
  { name: 'first row of /gastos', address: 'gastos/', selector: 'section[aria-label^="Gastos de"] li' },
  { name: 'start page complete', address: '', selector: RESUMEN_COMPLETE },
];

const LOADS = 5;

/** Milliseconds by what was done. */
type Times = Record<string, number>;

for (const { count, runs } of SIZES)
  test(`${count} expenses, 30 % with refunds and tags, against the same without`, async () => {
    test.setTimeout(60 * 60_000);
    const plain = exchangeFile(count);
    const paths = {
      without: await writeAsJson(plain, 'without.json'),
      with: await writeAsJson(withOptionalFields(plain), 'with.json'),
    };
    const times = { without: [] as Times[], with: [] as Times[] };
    for (let run = 0; run < runs; run += 1)
      for (const kind of ['without', 'with'] as const)
        times[kind].push(await withFreshProfile((page) => timeAll(page, paths[kind], count)));
    report(`${count} expenses, 30 % with refunds and tags, against the same without`, 'medians');
    for (const act of Object.keys(times.with[0] ?? {})) {
      const [others, fields] = [times.without, times.with].map((all) =>
        median(all.map((one) => one[act] ?? NaN)),
      );
      if (others === undefined || fields === undefined) continue;
      const ratio = (fields / others).toFixed(2);
      report(`  ${act}`, `${milliseconds(fields)} against ${milliseconds(others)}: ${ratio}`, '<= 1.1');
    }
  });

/** Three of ten have two tags and two refunds, of which one is expected. */
function withOptionalFields(file: ExchangeFile): ExchangeFile {
  const gastos = file.gastos.map((gasto, place) => {
    if (place % 10 > 2) return gasto;
    const part = Math.max(1, Math.floor(gasto.cantidad * 25)) / 100;
    return {
      ...gasto,
      reembolsos: [
        { id: `back${place}`, cantidad: part, fecha: gasto.fecha, de: 'Ana' },
        { id: `owed${place}`, cantidad: part, fecha: gasto.fecha, estado: 'esperado' as const },
      ],
      etiquetas: [`viaje ${place % 37}`, `casa ${place % 11}`],
    };
  });
  return { ...file, gastos };
}

async function timeAll(page: Page, path: string, count: number): Promise<Times> {
  const times: Times = { import: (await timeImport(page, path, count)).total };
  for (const { name, selector } of SCREENS) await page.addInitScript(markShown, { name, selector });
  for (const { name, address } of SCREENS) {
    const loads: number[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await timeShown(page, address, name));
    times[name] = median(loads);
  }
  await page.goto('gastos/?todo');
  const all = `${count.toLocaleString('es', { useGrouping: 'always' })} gastos`;
  await expect(page.getByRole('status').filter({ hasText: all })).toBeVisible({ timeout: 120_000 });
  for (const words of SEARCHES) {
    const { complete } = await timeSearch(page, words, expectedCount(count, words));
    times[`search for «${words}»`] = complete;
  }
  await page.goto('importar/');
  for (const button of ['Exportar JSON', 'Exportar CSV'])
    times[`«${button}»`] = (await timeExport(page, button)).total;
  return times;
}
