import { act, renderHook } from '@testing-library/react';
import { useSetting } from '@/lib/hooks/use-setting';
import { folderChanged, folderName } from '@/lib/page/storage/folder-change';
import { folderProblem, folderWritten, setFolderName } from '@/lib/page/storage/copy-settings';
import { lastCopy, storedMarker } from '@/lib/page/storage/stored-notes';
import { createSetting } from '@/lib/page/settings/settings';
import { createFormat } from '@/lib/text/format';

const KEY = 'mis-gastos:zone';

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

/** Dates to JavaScript, but none that this program writes, or can put into words. */
const ODD_INSTANTS = [
  '5',
  '2026-10-05',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00.000Z',
  'Mon, 05 Oct 2026 10:00:00 GMT',
];

it.each(ODD_INSTANTS)('«%s» is no instant of a stored setting', (at) => {
  localStorage.setItem('mis-gastos:folder-written', JSON.stringify({ started: 1, at, gastos: 1 }));
  localStorage.setItem('mis-gastos:last-copy', JSON.stringify({ at, gastos: 1 }));
  localStorage.setItem('mis-gastos:stored', JSON.stringify({ at, gastos: 1 }));
  expect([folderWritten.read(), lastCopy.read(), storedMarker.read()]).toEqual([null, null, null]);
});

it.each(['Infinity', '-1', '1e400', '0.5', 'ayer'])('a change of the data at %s was never', (text) => {
  localStorage.setItem('mis-gastos:folder-changed', text);
  expect(folderChanged.read()).toBe(0);
});

it('of a folder’s name that is endless the beginning is read', () => {
  localStorage.setItem('mis-gastos:folder', 'x'.repeat(100_000));
  expect(folderName.read()).toBe('x'.repeat(255));
});

it.each(ODD_INSTANTS)('«%s» ends no screen where it is said when something was', (at) => {
  const format = createFormat({ locale: 'es-ES', currency: 'EUR' });
  expect(() => format.instant(at)).not.toThrow();
  expect(format.instant('ayer')).toBe('Sin fecha');
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
