import { test, type BrowserContext, type Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { BENCH_SITE, FLOOR_SITE } from '../support/sites';
import { dayBefore, openPage, SLOWER, withPhone } from './phone';
import { median, milliseconds, report } from './report';

const GASTOS = 300;
const RUNS = 9;

/** What is opened, and what is waited for: an element painted or, where that is null, the focus in the amount. */
const SCREENS: { name: string; address: string; selector: string | null; target?: number }[] = [
  { name: '/gastos/, first row painted', address: 'gastos/', selector: '[data-gasto]', target: 1.8 },
  {
    name: '/gastos/, first row to be pressed',
    address: 'gastos/',
    selector: '[data-gasto]:not([inert] *)',
  },
  { name: '/, the month’s total painted', address: '', selector: 'main figure > p', target: 2 },
  { name: '/, the month’s total read anew', address: '', selector: 'main figure > p:not([inert] *)' },
  { name: '/gastos/?nuevo, amount has the focus', address: 'gastos/?nuevo', selector: null, target: 1.6 },
  {
    name: '/gastos/?nuevo, the whole form painted',
    address: 'gastos/?nuevo',
    selector: '[role=dialog] fieldset',
  },
];

/** How a visit went, in milliseconds: until it showed what was waited for, and how long tasks blocked the page until then. */
type Opened = { shown: number; blocked: number; shift: number };

test(`opening on a phone ${SLOWER} times slower, ${GASTOS} stored, in turns with the floor`, async () => {
  await withPhone(async (floor) => {
    await withPhone(async (phone) => {
      await prepare(phone);
      const times = { floor: [] as Opened[], screens: SCREENS.map(() => [] as Opened[]) };
      for (let run = 0; run < RUNS; run += 1) {
        times.floor.push(await open(floor, FLOOR_SITE.url, 'own'));
        for (const [place, { address, selector }] of SCREENS.entries())
          times.screens[place]?.push(await open(phone, BENCH_SITE.url + address, selector));
      }
      const ground = median(times.floor.map(({ shown }) => shown));
      report('Opening the floor: the smallest page of the same Next.js and React', milliseconds(ground));
      for (const [place, { name, target }] of SCREENS.entries())
        reportOpened(name, times.screens[place] ?? [], ground, target);
    });
  });
});

function reportOpened(name: string, visits: readonly Opened[], ground: number, target?: number): void {
  const shown = median(visits.map((visit) => visit.shown));
  const blocked = median(visits.map((visit) => visit.blocked));
  report(`  ${name}`, `${milliseconds(shown)}, blocked ${milliseconds(blocked)}`);
  report(
    '    over the floor',
    (shown / ground).toFixed(2),
    target === undefined ? undefined : `<= ${target}`,
  );
  report('    layout shift', Math.max(...visits.map((visit) => visit.shift)).toFixed(3), '0');
}

/** Has the phone hold expenses of the last months, and the site kept for the visits to come. */
async function prepare(phone: BrowserContext): Promise<void> {
  const page = await phone.newPage();
  const gastos = Array.from({ length: GASTOS }, (_, place) =>
    buildGastoFields({
      nombre: `Gasto ${place}`,
      descripcion: `Compra número ${place}`,
      cantidad: (100 + ((place * 7919) % 30_000)) / 100,
      fecha: dayBefore(Math.floor(place * 0.4)),
      estado: place % 2 ? 'pagado' : 'pendiente',
    }),
  );
  await seed(page, buildFile(gastos));
  for (const { address } of SCREENS) {
    await page.goto(address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
        });
    });
    await page.waitForLoadState('networkidle');
    if (!address.includes('?'))
      await page.waitForFunction(() => localStorage.getItem(`mis-gastos:picture:${location.pathname}`));
  }
  await page.close();
}

/** Opens an address in a page of its own and waits for what it is opened for; the floor marks that itself. */
async function open(context: BrowserContext, url: string, selector: string | null): Promise<Opened> {
  const page = await openPage(context);
  await page.addInitScript(watch, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const opened = await measure(page);
  await page.close();
  return opened;
}

/** Runs in the page before its own scripts. */
function watch(selector: string | null): void {
  const seen = { blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  if (selector === 'own') return;
  if (selector === null) {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target.closest('[role=dialog]')) performance.mark('shown');
    });
    return;
  }
  const changes = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    changes.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('shown')));
  });
  changes.observe(document, { subtree: true, childList: true });
}

/** Waits for the mark and, so that all is painted, one frame more. */
function measure(page: Page): Promise<Opened> {
  return page.evaluate(
    () =>
      new Promise<Opened>((resolve) => {
        new PerformanceObserver((list) => {
          const [mark] = list.getEntriesByName('shown');
          if (!mark) return;
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { seen } = window as unknown as { seen: { blocked: number; shift: number } };
              resolve({ shown: mark.startTime, ...seen });
            }),
          );
        }).observe({ type: 'mark', buffered: true });
      }),
  );
}
