import { act, renderHook } from '@testing-library/react';
import { useToday } from '@/lib/hooks/use-today';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['an ordinary night', new Date(2026, 9, 5, 23, 59, 30), '2026-10-05', '2026-10-06'],
  ['the night whose midnight the clocks skip', new Date(2026, 8, 5, 23, 59, 30), '2026-09-05', '2026-09-06'],
  ['the last night of a year', new Date(2026, 11, 31, 23, 59, 30), '2026-12-31', '2027-01-01'],
])('follows the clock over %s', (_, moment, today, tomorrow) => {
  jest.setSystemTime(moment);
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe(today);
  act(() => {
    jest.advanceTimersByTime(20_000);
  });
  expect(result.current).toBe(today);
  act(() => {
    jest.advanceTimersByTime(15_000);
  });
  expect(result.current).toBe(tomorrow);
});

it('follows the clock night after night', () => {
  jest.setSystemTime(new Date(2026, 9, 5, 12));
  const { result } = renderHook(() => useToday());
  act(() => {
    jest.advanceTimersByTime(3 * 86_400_000);
  });
  expect(result.current).toBe('2026-10-08');
});

it('catches up when the page is shown again after a sleep', () => {
  jest.setSystemTime(new Date(2026, 9, 5, 12));
  const { result } = renderHook(() => useToday());
  jest.setSystemTime(new Date(2026, 9, 7, 8));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe('2026-10-07');
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useToday());
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
