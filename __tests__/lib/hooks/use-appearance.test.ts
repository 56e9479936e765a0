import { act, renderHook } from '@testing-library/react';
import { showAppearance } from '@/components/opening/page-programs';
import { PREFERS_DARK, SIDEBAR_KEY, THEME_KEY } from '@/lib/page/settings/appearance';
import { STORED_KEY } from '@/lib/page/storage/stored-notes';
import { runProgram } from '@/__tests__/support/run-program';
import { useSidebarWidth, useTheme } from '@/lib/hooks/use-setting';

const { dataset } = document.documentElement;

function runScript(): void {
  runProgram(showAppearance, {
    themeKey: THEME_KEY,
    sidebarKey: SIDEBAR_KEY,
    storedKey: STORED_KEY,
    prefersDark: PREFERS_DARK,
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it.each([
  [null, null, 'light', 'expanded'],
  ['dark', 'collapsed', 'dark', 'collapsed'],
  ['light', 'expanded', 'light', 'expanded'],
  ['"><script>', 'x', 'light', 'expanded'],
])('the script in the head turns %j and %j into %s and %s', (theme, sidebar, shown, width) => {
  if (theme !== null) localStorage.setItem(THEME_KEY, theme);
  if (sidebar !== null) localStorage.setItem(SIDEBAR_KEY, sidebar);
  runScript();
  expect([dataset.theme, dataset.sidebar]).toEqual([shown, width]);
});

it.each([
  [null, 'none'],
  ['{"gastos":0,"at":"2026-06-03T10:00:00Z"}', 'none'],
  ['{"gastos":20,"at":"2026-06-03T10:00:00Z"}', 'some'],
])('the script in the head tells from %j that there were %s', (noted, stored) => {
  if (noted !== null) localStorage.setItem(STORED_KEY, noted);
  runScript();
  expect(dataset.stored).toBe(stored);
});

it('the script in the head shows the light theme where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  runScript();
  expect([dataset.theme, dataset.sidebar]).toEqual(['light', 'expanded']);
});

it('the theme follows the device until one is chosen, and is kept', () => {
  const { result } = renderHook(() => useTheme());
  expect(result.current[0]).toBe('system');
  act(() => {
    result.current[1]('dark');
  });
  expect(result.current[0]).toBe('dark');
  expect(dataset.theme).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
});

it('the sidebar’s width is kept', () => {
  const { result } = renderHook(() => useSidebarWidth());
  expect(result.current[0]).toBe('expanded');
  act(() => {
    result.current[1]('collapsed');
  });
  expect(result.current[0]).toBe('collapsed');
  expect(dataset.sidebar).toBe('collapsed');
});

it('a choice holds for the page even where it cannot be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useTheme());
  act(() => {
    result.current[1]('dark');
  });
  expect(result.current[0]).toBe('dark');
  expect(dataset.theme).toBe('dark');
});
