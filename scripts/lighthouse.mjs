import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from './find-browser.mjs';

/**
 * Runs Lighthouse's mobile audits on the built site and, in turns with it, on the smallest page that the same Next.js and
 * React can make, each time in a browser that has never been anywhere, and prints the medians. It judges nothing: times
 * depend on the machine, whose speed Lighthouse measures as «CPU index» (a desktop has 1,500 to 2,000). Where a category of
 * the site is below 100 it names the audits that cost it points. Run it after both are built.
 */
const RUNS = 5;
const SITE = { folder: 'out', url: 'http://localhost:4192' };
const FLOOR = { folder: '__tests__/bench/floor/out', url: 'http://localhost:4194' };
const PAGES = {
  'the smallest page': `${FLOOR.url}/`,
  '/': `${SITE.url}/`,
  '/gastos/': `${SITE.url}/gastos/`,
  '/importar/': `${SITE.url}/importar/`,
};
const DEBUGGING_PORT = 4193;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** What is measured besides, with the digits that it is printed with. @type {Record<string, [string, number]>} */
const MEASURES = {
  'largest-contentful-paint': ['LCP ms', 0],
  'total-blocking-time': ['TBT ms', 0],
  'cumulative-layout-shift': ['CLS', 3],
};

/** Serves a built site, compressed as hosts do. @param {typeof SITE} site */
async function serveSite({ folder, url }) {
  const options = [folder, new URL(url).port, '--gzip'];
  const server = spawn('node', ['scripts/serve.mjs', ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (server.exitCode !== null) break;
    const answered = await fetch(url).catch(() => null);
    if (answered) return server;
    await wait(200);
  }
  server.kill();
  throw new Error(`Nothing answers at ${url}`);
}

/** One run. @param {string} url */
async function audit(url) {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result');
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** @typedef {Awaited<ReturnType<typeof audit>>} Report */

/** The medians of a page, by their headings. @param {Report[]} reports */
function mediansOf(reports) {
  /** @type {Record<string, number>} */
  const medians = {};
  for (const id of CATEGORIES)
    medians[id] = Math.round(median(reports.map(({ categories }) => (categories[id]?.score ?? NaN) * 100)));
  for (const [id, [heading, digits]] of Object.entries(MEASURES)) {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN));
    medians[heading] = Number(value.toFixed(digits));
  }
  medians['CPU index'] = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  return medians;
}

/** What costs a page points, but for times. @param {Report} report */
function complaintsOf({ categories, audits }) {
  const ids = CATEGORIES.filter((id) => id !== 'performance');
  return ids.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
  );
}

const servers = [await serveSite(SITE), await serveSite(FLOOR)];
try {
  /** @type {Record<string, Report[]>} */
  const reports = {};
  for (let run = 0; run < RUNS; run += 1)
    for (const [page, url] of Object.entries(PAGES)) (reports[page] ??= []).push(await audit(url));
  for (const [page, ofPage] of Object.entries(reports))
    if (page.startsWith('/'))
      for (const line of new Set(ofPage.flatMap(complaintsOf))) console.log(`${page} ${line}`);
  console.log(`Medians of ${RUNS} runs in turns, mobile`);
  console.table(
    Object.fromEntries(Object.entries(reports).map(([page, ofPage]) => [page, mediansOf(ofPage)])),
  );
} finally {
  for (const server of servers) server.kill();
}
