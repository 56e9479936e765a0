import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/**
 * Megabytes of a page: what its scripts hold now, what its process, workers included, holds now, and the most that this has
 * ever held.
 */
export type Memory = { heap: number; resident: number | null; peak: number | null };

/** Measures the memory of a page; that of its process only where the system tells it in /proc. */
export async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const status = await statusOf(page);
  return { heap: usedSize / 2 ** 20, resident: largest(status, 'VmRSS'), peak: largest(status, 'VmHWM') };
}

/** What the system tells of the processes that show pages. */
async function statusOf(page: Page): Promise<string[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) return [];
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type, id }) => type === 'renderer' && existsSync(`/proc/${id}/status`))
    .map(({ id }) => readFileSync(`/proc/${id}/status`, 'utf8'));
}

/** The largest of a field of some processes, in megabytes; null where there are none. */
function largest(status: readonly string[], field: 'VmRSS' | 'VmHWM'): number | null {
  const found = status.map((text) => new RegExp(`${field}:\\s*(\\d+)`).exec(text)?.[1]);
  return found.length > 0 ? Math.max(...found.map(Number)) / 1024 : null;
}
