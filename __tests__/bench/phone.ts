import { mkdtemp, rm } from 'node:fs/promises';
import { chromium, test, type BrowserContext, type Page } from '@playwright/test';
import { BENCH_SITE } from '../support/sites';

/** How many times slower than this machine's the processor of the phone is. */
export const SLOWER = 4;

/** Visits with a phone's browser that keeps what it has loaded. */
export async function withPhone<Value>(
  visit: (context: BrowserContext) => Promise<Value>,
  viewport = { width: 412, height: 823 },
): Promise<Value> {
  const folder = await mkdtemp(test.info().outputPath('phone-'));
  const { launchOptions, locale, timezoneId } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...{ locale, timezoneId, baseURL: BENCH_SITE.url },
    ...{ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  });
  try {
    return await visit(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A new page of a phone, as slow as its processor. */
export async function openPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** The day so many days before today, in ISO format. */
export function dayBefore(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
