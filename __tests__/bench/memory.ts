import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Megabytes of a page: what its scripts hold now, and the most its process, workers included, has ever held. */
export type Memory = { heap: number; peak: number | null };

/** Measures the memory of a page; the peak only where the system tells it in /proc. */
export async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize / 2 ** 20, peak: await peakOf(page) };
}

async function peakOf(page: Page): Promise<number | null> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) return null;
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type, id }) => type === 'renderer' && existsSync(`/proc/${id}/status`))
    .map(({ id }) => /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return peaks.length > 0 ? Math.max(...peaks.map(Number)) / 1024 : null;
}
