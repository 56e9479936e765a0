import { launch, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS } from '../../scripts/find-browser.mjs';
import type { Browser, Driver, Found, Manner } from './driver';

/** Who sits before it: a person in Spain. */
const ENV = { ...process.env, TZ: 'Europe/Madrid', LANG: 'es_ES.UTF-8' };

const COMMON: LaunchOptions = { headless: true, env: ENV, defaultViewport: { width: 1280, height: 900 } };

/** Firefox's preferences, by manner. */
const PREFERENCES: Record<Manner, Record<string, unknown>> = {
  plain: {},
  private: { 'browser.privatebrowsing.autostart': true },
  'cookies-blocked': { 'network.cookie.cookieBehavior': 2 },
};

export async function openChromium(executablePath: string, manner: Manner): Promise<Browser> {
  const args = [...BROWSER_ARGS, '--lang=es-ES', ...(manner === 'private' ? ['--incognito'] : [])];
  return begin((downloadPath) => ({
    ...{ browser: 'chrome', executablePath, args },
    downloadBehavior: { policy: 'allow', downloadPath },
  }));
}

export async function openFirefox(executablePath: string, manner: Manner): Promise<Browser> {
  return begin((downloadPath) => ({
    ...{ browser: 'firefox', executablePath },
    extraPrefsFirefox: {
      'intl.accept_languages': 'es-ES, es',
      ...{ 'browser.download.folderList': 2, 'browser.download.dir': downloadPath },
      ...PREFERENCES[manner],
    },
  }));
}

async function begin(optionsFor: (downloads: string) => LaunchOptions): Promise<Browser> {
  const downloads = await mkdtemp(join(tmpdir(), 'downloads-'));
  const launched = await launch({ ...COMMON, ...optionsFor(downloads) });
  return {
    openWindow: async () => driverOf(await launched.newPage()),
    downloads,
    close: async () => {
      await launched.close();
      await rm(downloads, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Firefox says so of each file that is still loading as its page is left: in none of 20 whole loads, in most that were cut off.
 * A service worker whose answer fails is told of in other words.
 */
const CUT_OFF = /A ServiceWorker intercepted the request and encountered an unexpected error/;

function driverOf(page: Page): Driver {
  const complaints: string[] = [];
  function note(complaint: string) {
    if (!CUT_OFF.test(complaint)) complaints.push(complaint);
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => {
    note(String(error));
  });
  // The browser asks whether the page may be left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement();
      return element ? foundOf(element as ElementHandle<HTMLInputElement>) : null;
    },
    key: async (key, held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    write: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: () => complaints,
    close: () => page.close(),
  };
}

function foundOf(element: ElementHandle<HTMLInputElement>): Found {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    upload: (path) => element.uploadFile(path),
  };
}
