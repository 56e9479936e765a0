import { expect, test as base } from '@playwright/test';
import { serveSite, type SiteServer } from '../support/site-server';
import type { Browser, Manner } from './driver';
import { ENGINES, type EngineName } from './engines';
import { JourneyPage } from './journey-page';

/** What a project or a file of journeys chooses. */
export type EngineOptions = { engine: EngineName; manner: Manner };

type OfTest = { site: SiteServer; openAnother: () => Promise<JourneyPage>; app: JourneyPage };

/** A journey: each has a site of its own, on a port of its own, so that it finds nothing stored. */
export const test = base.extend<OfTest, EngineOptions & { running: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  manner: ['plain', { option: true, scope: 'worker' }],
  running: [
    async ({ engine, manner }, runTest) => {
      const running = await ENGINES[engine].open(manner);
      await runTest(running);
      await running.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ engine: _engine }, runTest) => {
    const site = await serveSite('out', '/');
    await runTest(site);
    await site.close();
  },
  openAnother: async ({ running, site }, runTest) => {
    const opened: { close: () => Promise<void> }[] = [];
    const complaints: (() => readonly string[])[] = [];
    await runTest(async () => {
      const driver = await running.openWindow();
      opened.push(driver);
      complaints.push(driver.complaints);
      return new JourneyPage(driver, site, running.downloads);
    });
    for (const driver of opened) await driver.close();
    expect(complaints.flatMap((told) => told())).toEqual([]);
  },
  app: async ({ openAnother }, runTest) => {
    await runTest(await openAnother());
  },
});

export { expect };
