import { askForProtectionOnce } from '@/lib/page/storage/ask-protection-once';
import { askForProtection, checkProtection, protection } from '@/lib/page/storage/protection';

type Browser = {
  permission: PermissionState | 'none';
  chromium?: boolean;
  private?: boolean;
  persist: boolean;
};

const FIREFOX: Browser = { permission: 'prompt', persist: false };
const CHROMIUM: Browser = { permission: 'prompt', chromium: true, persist: false };
const SAFARI: Browser = { permission: 'none', persist: false };

function give(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

/** Makes the page's browser one of a kind; answers its `persist`. */
function be({ permission, chromium = false, private: isPrivate = false, persist }: Browser) {
  const asked = jest.fn(() => Promise.resolve(persist));
  give('storage', {
    persist: asked,
    persisted: () => Promise.resolve(false),
    getDirectory: () => (isPrivate ? Promise.reject(new Error('SecurityError')) : Promise.resolve({})),
  });
  give('permissions', {
    query: () =>
      permission === 'none' ? Promise.reject(new TypeError()) : Promise.resolve({ state: permission }),
  });
  if (chromium) give('userAgentData', {});
  return asked;
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
}

afterEach(() => {
  for (const name of ['storage', 'permissions', 'userAgentData']) Reflect.deleteProperty(navigator, name);
  protection.setState('unknown', true);
  localStorage.clear();
});

it.each<[string, Browser, number]>([
  ['Firefox, which would put the question to the person', FIREFOX, 0],
  ['Chromium, which decides by itself', CHROMIUM, 1],
  ['Safari, which knows no such permission', SAFARI, 1],
])('with the first data, the browser is asked by itself: %s', async (_browser, browser, times) => {
  const asked = be(browser);
  askForProtectionOnce();
  askForProtectionOnce();
  await settled();
  expect(asked).toHaveBeenCalledTimes(times);
});

it.each<[string, Browser, string]>([
  ['Firefox asks when the person presses', FIREFOX, 'askable'],
  ['Firefox has been told no', { ...FIREFOX, permission: 'denied' }, 'denied'],
  ['a private window of Firefox', { ...FIREFOX, private: true }, 'private'],
  ['a private window that promises all', { ...SAFARI, private: true, persist: true }, 'private'],
  ['Chromium was not asked yet', CHROMIUM, 'unprotected'],
  ['Safari was not asked yet', SAFARI, 'unprotected'],
])('%s', async (_title, browser, state) => {
  const asked = be(browser);
  await checkProtection();
  expect(protection.getState()).toBe(state);
  expect(asked).not.toHaveBeenCalled();
});

it.each<[string, Browser, string]>([
  ['Firefox, whose question nobody answered', FIREFOX, 'askable'],
  ['Firefox, which was told no', { ...FIREFOX, permission: 'denied' }, 'denied'],
  ['Firefox, which was told yes', { ...FIREFOX, persist: true }, 'protected'],
  ['Chromium, which says no', CHROMIUM, 'unlikely'],
  ['Safari, which says no', SAFARI, 'refused'],
  ['Safari, which says yes', { ...SAFARI, persist: true }, 'protected'],
])('asked by the person: %s', async (_title, browser, state) => {
  be(browser);
  await askForProtection();
  expect(protection.getState()).toBe(state);
});
