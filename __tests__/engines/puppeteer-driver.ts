import {
  launch,
  type Browser as Launched,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
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
  return browserOf(await launch({ ...COMMON, browser: 'chrome', executablePath, args }));
}

export async function openFirefox(executablePath: string, manner: Manner): Promise<Browser> {
  const extraPrefsFirefox = { 'intl.accept_languages': 'es-ES, es', ...PREFERENCES[manner] };
  return browserOf(await launch({ ...COMMON, browser: 'firefox', executablePath, extraPrefsFirefox }));
}

function browserOf(launched: Launched): Browser {
  return {
    openWindow: async () => driverOf(await launched.newPage()),
    close: () => launched.close(),
  };
}

function driverOf(page: Page): Driver {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
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
