import { act, renderHook } from '@testing-library/react';
import { useSetting } from '@/lib/hooks/use-setting';
import { folderChanged, folderProblem, folderWritten, setFolderName } from '@/lib/page/folder-setting';
import { createSetting } from '@/lib/page/settings';

const KEY = 'test';

/** A setting of numbers. */
function createNumber() {
  return createSetting<number | null>(KEY, (text) => (/^\d+$/.test(text) ? Number(text) : undefined), 7);
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is its initial value until something is stored that it can read', () => {
  const setting = createNumber();
  expect(setting.read()).toBe(7);
  localStorage.setItem(KEY, 'x');
  expect(setting.read()).toBe(7);
  localStorage.setItem(KEY, '12');
  expect(setting.read()).toBe(12);
  localStorage.removeItem(KEY);
  expect(setting.read()).toBe(7);
});

it.each([
  [12, '12'],
  [null, ''],
  ['oscuro', 'oscuro'],
  [true, 'true'],
  [{ at: 'x' }, '{"at":"x"}'],
])('stores %j as «%s»', (value, text) => {
  createSetting<unknown>(KEY, () => undefined, null).write(value);
  expect(localStorage.getItem(KEY)).toBe(text);
});

it('answers the same object as long as the same is stored', () => {
  const setting = createSetting<unknown>(KEY, (text) => JSON.parse(text) as unknown, null);
  setting.write({ gastos: 1 });
  const before = setting.read();
  expect(before).toEqual({ gastos: 1 });
  expect(setting.read()).toBe(before);
});

it('is kept up to date on the page and from other tabs', () => {
  const setting = createNumber();
  const { result } = renderHook(() => useSetting(setting));
  expect(result.current).toBe(7);
  act(() => {
    setting.write(1);
  });
  expect(result.current).toBe(1);
  localStorage.setItem(KEY, '2');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(result.current).toBe(2);
});

it('holds for the page where nothing can be stored', () => {
  const setting = createNumber();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setting.write(3);
  expect(setting.read()).toBe(3);
  jest.restoreAllMocks();
  setting.write(4);
  expect(localStorage.getItem(KEY)).toBe('4');
});

it('is its initial value where nothing can be read', () => {
  const setting = createNumber();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(setting.read()).toBe(7);
});

it.each([
  '',
  'x',
  '[]',
  '{"started":1}',
  '{"started":"1","at":"2026-10-05","gastos":1}',
  '{"started":1,"at":"nunca","gastos":1}',
])('a folder’s last copy that is broken is none: %s', (text) => {
  localStorage.setItem('mis-gastos:folder-written', text);
  expect(folderWritten.read()).toBeNull();
});

it.each([
  ['{"kind":"smaller","gastos":1,"stored":2}', { kind: 'smaller', gastos: 1, stored: 2 }],
  ['{"kind":"smaller","gastos":1}', null],
  ['{"kind":"folder","fault":"gone"}', { kind: 'folder', fault: 'gone' }],
  ['{"kind":"folder","fault":"closed"}', null],
  ['{"kind":"storage","fault":"closed"}', { kind: 'storage', fault: 'closed' }],
  ['{"kind":"storage","fault":"toString"}', null],
  ['{"kind":"otra"}', null],
])('of a folder’s problem %s is read as %j', (text, problem) => {
  localStorage.setItem('mis-gastos:folder-problem', text);
  expect(folderProblem.read()).toEqual(problem);
});

it('a folder that is chosen anew begins anew', () => {
  localStorage.setItem('mis-gastos:folder-changed', '1791000000000');
  expect(folderChanged.read()).toBe(1_791_000_000_000);
  setFolderName('Copias');
  expect(folderChanged.read()).toBe(0);
  expect(localStorage.getItem('mis-gastos:folder')).toBe('Copias');
});
