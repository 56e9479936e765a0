import { existsSync } from 'node:fs';
import { findBrowser } from '../../scripts/find-browser.mjs';
import type { Browser, Manner } from './driver';
import { openWebKit, WEBKIT_FILES } from './webkit-driver';

export const ALL_ENGINES = ['chromium', 'firefox', 'webkit'] as const;

/** The engines in which no other test runs. */
export const OTHER_ENGINES = ['firefox', 'webkit'] as const;

export type EngineName = (typeof ALL_ENGINES)[number];

type Engine = {
  /** Whether it is there. */
  isInstalled: boolean;
  /** What installs it on Debian and Ubuntu. */
  packages: string;
  open: (manner: Manner) => Promise<Browser>;
};

const FIREFOX_PLACES = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const chromium = findBrowser() ?? '';
const firefox = FIREFOX_PLACES.find((path) => existsSync(path)) ?? '';

/** It takes half a second, which each worker of other tests would wait as well. */
function loadPuppeteer() {
  return import('./puppeteer-driver');
}

/** The engines that the journeys run in. */
export const ENGINES: Record<EngineName, Engine> = {
  chromium: {
    isInstalled: chromium !== '',
    packages: 'chromium',
    open: async (manner) => (await loadPuppeteer()).openChromium(chromium, manner),
  },
  firefox: {
    isInstalled: firefox !== '',
    packages: 'firefox-esr (on Ubuntu: firefox)',
    open: async (manner) => (await loadPuppeteer()).openFirefox(firefox, manner),
  },
  webkit: {
    isInstalled: WEBKIT_FILES.every((path) => existsSync(path)),
    packages: 'webkit2gtk-driver, xvfb',
    open: openWebKit,
  },
};
