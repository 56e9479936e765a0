import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const XVFB = '/usr/bin/Xvfb';
const PORT = 4271;
const DISPLAY = ':97';

/** The sentence that says what to install; null where WebKit can run. */
export function missingWebKit() {
  const isThere = [DRIVER, BROWSER, XVFB].every((file) => existsSync(file));
  return isThere ? null : 'WebKit is not installed: apt install webkit2gtk-driver xvfb';
}

/** Opens a window of WebKit on a screen of its own, spoken to by WebDriver. */
export async function openWebKit() {
  const screen = spawn(XVFB, [DISPLAY, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  const driver = spawn(DRIVER, [`--port=${PORT}`], { stdio: 'ignore', env: { ...process.env, DISPLAY } });

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async function call(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const options = { binary: BROWSER, args: ['--automation'] };
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const session = `/session/${(await retry(() => call('POST', '/session', wanted))).sessionId}`;

  return {
    /** @param {string} url */
    open: (url) => call('POST', `${session}/url`, { url }),
    /** Runs the body of a function in the page. */
    run: (/** @type {string} */ script) => call('POST', `${session}/execute/sync`, { script, args: [] }),
    /** The same, for one that calls its argument with the answer. */
    ask: (/** @type {string} */ script) => call('POST', `${session}/execute/async`, { script, args: [] }),
    /** @param {string} selector @param {string} file */
    upload: async (selector, file) => {
      const element = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
      await call('POST', `${session}/element/${Object.values(element)[0]}/value`, { text: file });
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

/**
 * Tries until it works, for a minute at the most.
 *
 * @template Value
 * @param {() => Promise<Value>} attempt
 * @returns {Promise<Value>}
 */
export async function retry(attempt) {
  for (let times = 1; ; times += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (times === 300) throw error;
      await wait(200);
    }
  }
}
