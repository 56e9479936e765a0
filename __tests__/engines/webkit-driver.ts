import { spawn } from 'node:child_process';
import type { Browser, Driver, Found, Manner } from './driver';
import { retry } from './retry';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const SCREEN = '/usr/bin/Xvfb';

/** What must be there. */
export const WEBKIT_FILES = [DRIVER, BROWSER, SCREEN];

const PORT = 4271;
const DISPLAY = ':97';

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
  const env = {
    ...process.env,
    ...{ DISPLAY, TZ: 'Europe/Madrid', LANG: 'es_ES.UTF-8', LANGUAGE: 'es' },
    // Its sandbox does not work for root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  };
  const processes = [
    spawn(SCREEN, [DISPLAY, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
    spawn(DRIVER, [`--port=${PORT}`], { stdio: 'ignore', env }),
  ];
  function end() {
    for (const process of processes) process.kill();
  }
  try {
    const session = await retry(() => begin());
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
      close: async () => {
        await call('DELETE', session).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function begin(): Promise<string> {
  const alwaysMatch = {
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
  };
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  return `/session/${sessionId}`;
}

async function call(...[method, path, body]: Parameters<Call>): ReturnType<Call> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`);
  return value;
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
      const actions = [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await here('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
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
