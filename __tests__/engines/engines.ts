import { existsSync } from 'node:fs';
import { findBrowser } from '../../scripts/find-browser.mjs';
import type { Browser, Manner } from './driver';
import { openChromium, openFirefox } from './puppeteer-driver';
import { openWebKit, WEBKIT_FILES } from './webkit-driver';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

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

/** The engines that the journeys run in. */
export const ENGINES: Record<EngineName, Engine> = {
  chromium: {
    isInstalled: chromium !== '',
    packages: 'chromium',
    open: (manner) => openChromium(chromium, manner),
  },
  firefox: {
    isInstalled: firefox !== '',
    packages: 'firefox-esr',
    open: (manner) => openFirefox(firefox, manner),
  },
  webkit: {
    isInstalled: WEBKIT_FILES.every((path) => existsSync(path)),
    packages: 'webkit2gtk-driver xvfb',
    open: openWebKit,
  },
};
