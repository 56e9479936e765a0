import { act, renderHook } from '@testing-library/react';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { setPreference } from '@/lib/page/settings/chosen-preferences';
import { withPlainSpaces } from '../../support/text-of';

/** What a change in another tab does here: the storage is already changed when the event comes. */
function changeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });
}

function speak(language: string): void {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
}

beforeEach(() => {
  speak('es-ES');
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('follows the browser’s language until something is chosen', () => {
  const { result } = renderHook(() => usePreferences());
  expect(result.current).toEqual({ locale: 'es-ES', currency: 'EUR', firstWeekday: 1, shortcuts: true });
  speak('es-MX');
  act(() => {
    window.dispatchEvent(new Event('languagechange'));
  });
  expect(result.current).toEqual({ locale: 'es-MX', currency: 'MXN', firstWeekday: 7, shortcuts: true });
});

it('a choice holds at once, for everyone who asks, and is stored', () => {
  const first = renderHook(() => usePreferences());
  const second = renderHook(() => usePreferences());
  act(() => {
    setPreference('currency', 'GBP');
    setPreference('locale', 'es-AR');
    setPreference('firstWeekday', 7);
    setPreference('shortcuts', false);
  });
  const chosen = { locale: 'es-AR', currency: 'GBP', firstWeekday: 7, shortcuts: false };
  expect([first.result.current, second.result.current]).toEqual([chosen, chosen]);
  expect(renderHook(() => usePreferences()).result.current).toEqual(chosen);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    'mis-gastos:locale': 'es-AR',
    'mis-gastos:currency': 'GBP',
    'mis-gastos:first-weekday': '7',
    'mis-gastos:shortcuts': 'false',
  });
});

it('follows other tabs', () => {
  const { result } = renderHook(() => usePreferences());
  changeElsewhere('mis-gastos:currency', 'COP');
  expect(result.current.currency).toBe('COP');
  changeElsewhere('mis-gastos:currency', 'no currency');
  expect(result.current.currency).toBe('EUR');
  changeElsewhere('mis-gastos:currency', null);
  expect(result.current.currency).toBe('EUR');
});

it.each([
  '',
  'x',
  'en-US',
  'es',
  '__proto__',
  'constructor',
  '0',
  '8',
  '1.0',
  ' 1',
  '{"a":1}',
  'eur',
  'null',
])('a stored %j is taken for no choice', (broken) => {
  speak('es-CO');
  for (const key of ['locale', 'currency', 'first-weekday', 'shortcuts'])
    localStorage.setItem(`mis-gastos:${key}`, broken);
  const { result } = renderHook(() => usePreferences());
  expect(result.current).toEqual({ locale: 'es-CO', currency: 'COP', firstWeekday: 7, shortcuts: true });
});

it('a choice that cannot be stored holds for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => usePreferences());
  act(() => {
    setPreference('currency', 'PEN');
  });
  expect(result.current.currency).toBe('PEN');
  jest.restoreAllMocks();
  act(() => {
    setPreference('currency', 'EUR');
  });
  expect(localStorage.getItem('mis-gastos:currency')).toBe('EUR');
});

it('works where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { result } = renderHook(() => usePreferences());
  expect(result.current.locale).toBe('es-ES');
});

it('the answer stays the same object while nothing changes', () => {
  const { result, rerender } = renderHook(() => usePreferences());
  const before = result.current;
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'mis-gastos:theme' }));
  });
  rerender();
  expect(result.current).toBe(before);
});

it.each([
  ['es-ES', 'EUR', '2.298,40 €'],
  ['es-MX', 'MXN', '$2,298.40'],
  ['es-AR', 'ARS', '$ 2.298,40'],
  ['es-CO', 'COP', '$ 2.298,40'],
  ['es-CL', 'CLP', '$2.298,40'],
  ['es-MX', 'EUR', '€2,298.40'],
])('with %s and %s amounts are written as «%s»', (locale, currency, text) => {
  const { result } = renderHook(() => useFormat());
  act(() => {
    setPreference('locale', locale);
    setPreference('currency', currency);
  });
  expect(withPlainSpaces(result.current.cantidad(229840n))).toBe(text);
});
