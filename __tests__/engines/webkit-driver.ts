import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Browser, Driver, Found, Manner } from './driver';
import { retry } from './retry';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const SCREEN = '/usr/bin/Xvfb';

/** What must be there. */
export const WEBKIT_FILES = [DRIVER, BROWSER, SCREEN];

const SILENT = ['ignore', 'ignore', 'ignore'] as const;

/** Lets a window be as narrow as a phone: the bar of buttons would not. */
const NO_FLOOR = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0) }';

/** WebDriver's names of keys. */
const KEYS: Partial<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Control: '\uE009',
};

/** The name under which WebDriver speaks of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Begins WebKit on a screen of its own, spoken to by WebDriver. Its windows keep nothing: all of them are private. */
export async function openWebKit(manner: Manner): Promise<Browser> {
  if (manner === 'cookies-blocked') throw new Error('WebKit cannot be begun without storage');
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  const downloads = await writeSettings(settings);
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: [...SILENT, 'pipe'],
  });
  const display = String(await once(screen.stdio[3] as Readable, 'data')).trim();
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings },
    ...{ TZ: 'Europe/Madrid', LANG: 'es_ES.UTF-8', LANGUAGE: 'es' },
  };
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: [...SILENT], env });
  async function end() {
    driver.kill();
    screen.kill();
    await rm(settings, { recursive: true, force: true, maxRetries: 5 });
  }
  try {
    const call = callAt(port);
    const session = await retry(() => begin(call));
    function inSession(...[method, path, body]: Parameters<Call>) {
      return call(method, `${session}${path}`, body);
    }
    const first = await inSession('GET', '/window');
    return {
      openWindow: async () => {
        // Windows open from one that is there.
        await inSession('POST', '/window', { handle: first });
        return openWindow(inSession);
      },
      downloads,
      close: async () => {
        await call('DELETE', session).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Writes what the browser reads of a person's settings, and answers the folder of its downloads. */
async function writeSettings(folder: string): Promise<string> {
  const downloads = join(folder, 'downloads');
  const look = join(folder, 'gtk-3.0');
  for (const made of [downloads, look]) await mkdir(made);
  await writeFile(join(look, 'gtk.css'), NO_FLOOR);
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return downloads;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function begin(call: Call): Promise<string> {
  const alwaysMatch = {
    unhandledPromptBehavior: 'accept',
    timeouts: { script: 5 * 60_000 },
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
  };
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  return `/session/${sessionId}`;
}

function callAt(port: number): Call {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

async function openWindow(inSession: Call): Promise<Driver> {
  const { handle } = (await inSession('POST', '/window/new', { type: 'window' })) as { handle: string };

  /** The session speaks to one window at a time. */
  async function here(...given: Parameters<Call>) {
    await inSession('POST', '/window', { handle });
    return inSession(...given);
  }

  async function evaluate(expression: string) {
    const script = `const end = arguments[0];
      Promise.resolve().then(() => (${expression})).then((value) => end([value]), (error) => end(String(error)));`;
    const answer = await here('POST', '/execute/async', { script, args: [] });
    if (!Array.isArray(answer)) throw new Error(String(answer));
    return answer[0] as unknown;
  }

  async function press(actions: readonly object[]) {
    await here('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  return {
    open: async (url) => {
      await here('POST', '/url', { url });
    },
    evaluate,
    find: async (expression) => {
      const element = (await evaluate(expression)) as Record<string, string> | null;
      return element?.[ELEMENT] === undefined ? null : foundIn(here, `/element/${element[ELEMENT]}`);
    },
    key: async (key, held) => {
      const keys = [...(held ? [held] : []), key].map((one) => KEYS[one] ?? one);
      await press([
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    write: (text) =>
      press(
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    resize: async (width, height) => {
      await here('POST', '/window/rect', { width, height });
    },
    complaints: () => [],
    close: async () => {
      await here('DELETE', '/window');
    },
  };
}

function foundIn(here: Call, element: string): Found {
  return {
    click: async () => {
      await here('POST', `${element}/click`, {});
    },
    type: async (text) => {
      await here('POST', `${element}/value`, { text });
    },
    upload: async (path) => {
      await here('POST', `${element}/value`, { text: path });
    },
  };
}
