import { expect, test, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { seed } from '../support/seed';
import { BENCH_SITE, FLOOR_SITE } from '../support/sites';
import { dayBefore, openPage, SLOWER, withPhone } from './phone';
import { median, milliseconds, report } from './report';

const GASTOS = 300;
const RUNS = 9;

/** Two and a half expenses a day are 75 in a month; the few are ten. */
const DAYS_APART = { many: 0.4, few: 3 };

/** The sentence of the start page's answer, which the welcome's example is not. */
const ANSWER = 'main figure > p[tabindex]';

/**
 * What is opened, and what is waited for: an element painted or, where that is null, the focus in the amount. `live`: the screen
 * itself is there, not its picture, and the whole of its opening is measured. Targets are multiples of the floor.
 */
type Screen = {
  name: string;
  address: string;
  selector: string | null;
  target: number;
  live?: { elements?: number };
};

const SCREENS: readonly Screen[] = [
  { name: '/gastos/, first row painted', address: 'gastos/', selector: '[data-gasto]', target: 1.1 },
  {
    name: '/gastos/, first row to be pressed',
    address: 'gastos/',
    selector: '[data-gasto]:not([inert] *)',
    target: 1.6,
    live: { elements: 450 },
  },
  { name: '/, the answer painted', address: '', selector: ANSWER, target: 0.95 },
  {
    name: '/, the answer read anew',
    address: '',
    selector: `${ANSWER}:not([inert] *)`,
    target: 1.6,
    live: { elements: 400 },
  },
  { name: '/gastos/?nuevo, amount has the focus', address: 'gastos/?nuevo', selector: null, target: 0.95 },
  {
    name: '/gastos/?nuevo, the whole form painted',
    address: 'gastos/?nuevo',
    selector: '[role=dialog] fieldset',
    target: 1.7,
    live: {},
  },
];

/**
 * How a visit went: milliseconds until it showed what was waited for, and the elements then. `blocked` sums what tasks took beyond
 * 50 ms, and `worked` the time of the main thread, both until it was calm: they stand for whole openings only.
 */
type Opened = { shown: number; shift: number; elements: number; blocked: number; worked: number };

test(`opening on a phone ${SLOWER} times slower, ${GASTOS} stored, in turns with the floor`, async () => {
  await withPhone(async (floor) => {
    await withPhone(async (phone) => {
      await prepare(phone, DAYS_APART.many);
      const times = { floor: [] as Opened[], screens: SCREENS.map(() => [] as Opened[]) };
      for (let run = 0; run < RUNS; run += 1) {
        times.floor.push(await open(floor, FLOOR_SITE.url, 'own', true));
        for (const [place, { address, selector, live }] of SCREENS.entries())
          times.screens[place]?.push(
            await open(phone, BENCH_SITE.url + address, selector, live !== undefined),
          );
      }
      const ground = { shown: middle(times.floor, 'shown'), worked: middle(times.floor, 'worked') };
      report(
        'Opening the floor: the smallest page of the same Next.js and React',
        `${milliseconds(ground.shown)}, main thread ${milliseconds(ground.worked)}`,
      );
      for (const [place, screen] of SCREENS.entries())
        reportOpened(screen, times.screens[place] ?? [], ground);
    });
  });
});

test('opening a month of 75 expenses in turns with one of 10', async () => {
  await withPhone(async (many) => {
    await withPhone(async (few) => {
      await prepare(many, DAYS_APART.many);
      await prepare(few, DAYS_APART.few);
      const times = { many: [] as Opened[], few: [] as Opened[] };
      for (let run = 0; run < RUNS; run += 1)
        for (const [phone, openings] of [[many, times.many] as const, [few, times.few] as const])
          openings.push(await open(phone, `${BENCH_SITE.url}gastos/`, '[data-gasto]:not([inert] *)', true));
      const [ofMany, ofFew] = [middle(times.many, 'worked'), middle(times.few, 'worked')];
      report(
        '  /gastos/ with 75 and with 10 expenses, main thread',
        `${milliseconds(ofMany)} and ${milliseconds(ofFew)}`,
      );
      report('    many against few', (ofMany / ofFew).toFixed(2), '<= 1.1');
    });
  });
});

function middle(visits: readonly Opened[], figure: keyof Opened): number {
  return median(visits.map((visit) => visit[figure]));
}

function reportOpened(
  { name, target, live }: Screen,
  visits: readonly Opened[],
  ground: Pick<Opened, 'shown' | 'worked'>,
): void {
  const shown = middle(visits, 'shown');
  report(`  ${name}`, milliseconds(shown));
  report('    over the floor', (shown / ground.shown).toFixed(2), `<= ${target}`);
  report('    layout shift', Math.max(...visits.map((visit) => visit.shift)).toFixed(3), '0');
  if (!live) return;
  const worked = middle(visits, 'worked');
  report('    blocked', milliseconds(middle(visits, 'blocked')), '<= 200 ms');
  report('    main thread until calm', milliseconds(worked));
  report('    over the floor', (worked / ground.worked).toFixed(2), '<= 2.2');
  report(
    '    elements',
    String(middle(visits, 'elements')),
    live.elements === undefined ? undefined : `<= ${live.elements}`,
  );
}

/** Has the phone hold expenses of the last months, and the site kept for the visits to come. */
async function prepare(phone: BrowserContext, daysApart: number): Promise<void> {
  const page = await phone.newPage();
  const gastos = Array.from({ length: GASTOS }, (_, place) =>
    buildGastoFields({
      nombre: `Gasto ${place}`,
      descripcion: `Compra número ${place}`,
      cantidad: (100 + ((place * 7919) % 30_000)) / 100,
      fecha: dayBefore(Math.floor(place * daysApart)),
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

/** A page is calm that works less than this in half a second: milliseconds of its main thread. */
const CALM_MS = 5;

/**
 * Opens an address in a page of its own and waits for what it is opened for; the floor marks that itself. `isWhole`: waits until
 * the page is calm as well.
 */
async function open(
  context: BrowserContext,
  url: string,
  selector: string | null,
  isWhole: boolean,
): Promise<Opened> {
  const page = await openPage(context);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watch, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const opened = await measure(page);
  let worked = await workedIn(session);
  if (isWhole)
    await expect
      .poll(
        async () => {
          const before = worked;
          worked = await workedIn(session);
          return worked - before;
        },
        { intervals: [500], timeout: 30_000 },
      )
      .toBeLessThan(CALM_MS);
  const blocked = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.blocked);
  await page.close();
  return { ...opened, blocked, worked };
}

/** Milliseconds that the page's main thread has worked so far. */
async function workedIn(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

type Seen = Pick<Opened, 'blocked' | 'shift'>;

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
function measure(page: Page): Promise<Pick<Opened, 'shown' | 'shift' | 'elements'>> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [mark] = list.getEntriesByName('shown');
          if (!mark) return;
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { shift } = (window as unknown as { seen: Seen }).seen;
              resolve({ shown: mark.startTime, shift, elements: document.querySelectorAll('*').length });
            }),
          );
        }).observe({ type: 'mark', buffered: true });
      }),
  );
}
