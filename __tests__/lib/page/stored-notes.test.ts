import { act, renderHook } from '@testing-library/react';
import { useSetting } from '@/lib/hooks/use-setting';
import { dueAt } from '@/lib/page/storage/folder-copies';
import {
  currentReminder,
  lastCopy,
  noteChange,
  noteCount,
  noteEmpty,
  remindLater,
  subscribeToReminder,
} from '@/lib/page/storage/stored-notes';

const COPY = { at: '2026-10-05T10:00:00.000Z', gastos: 328 };

beforeEach(() => {
  localStorage.clear();
});

it('there is none until one is noted', () => {
  expect(lastCopy.read()).toBeNull();
  lastCopy.write(COPY);
  expect(lastCopy.read()).toEqual(COPY);
});

it.each(['', 'x', '7', '[]', '{"at":7,"gastos":1}', '{"at":"nunca","gastos":1}', '{"at":"2026-10-05"}'])(
  'what is broken in the storage is none: %s',
  (text) => {
    localStorage.setItem('mis-gastos:last-copy', text);
    expect(lastCopy.read()).toBeNull();
  },
);

it('one of an instant to come is none: the clock was ahead', () => {
  lastCopy.write({ at: new Date(Date.now() + 60_000).toISOString(), gastos: 1 });
  expect(lastCopy.read()).toBeNull();
});

it('shows at once, in other tabs as well', () => {
  const { result } = renderHook(() => useSetting(lastCopy));
  act(() => {
    lastCopy.write(COPY);
  });
  expect(result.current).toEqual(COPY);
  localStorage.setItem('mis-gastos:last-copy', JSON.stringify({ ...COPY, gastos: 9 }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'mis-gastos:last-copy' }));
  });
  expect(result.current).toEqual({ ...COPY, gastos: 9 });
});

it.each([
  ['ten seconds after the last change', 100_000, 0, 110_000],
  ['a minute after the last copy', 100_000, 95_000, 155_000],
])('a copy to a folder is due %s', (_, changed, started, due) => {
  expect(dueAt(changed, started)).toBe(due);
});

const DAY = 86_400_000;

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY);
}

function change(times: number): void {
  for (let time = 0; time < times; time += 1) noteChange(new Date());
}

/** What the reminder says at this moment. */
function shown() {
  return currentReminder();
}

afterEach(() => {
  localStorage.clear();
});

it('counts changes, and begins anew with a copy', () => {
  change(24);
  expect(shown()).toBeNull();
  change(1);
  expect(shown()).toEqual({ kind: 'changes', changes: 25 });
  lastCopy.write({ at: new Date().toISOString(), gastos: 3 });
  expect(shown()).toBeNull();
  change(24);
  expect(shown()).toBeNull();
  change(1);
  expect(shown()).toEqual({ kind: 'changes', changes: 25 });
});

it('is heard of, until the end, by who shows it', () => {
  const heard = jest.fn();
  const end = subscribeToReminder(heard);
  change(1);
  expect(heard).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  change(1);
  expect(heard).toHaveBeenCalledTimes(2);
});

/** Notes stored expenses while the clock shows an earlier day. */
function noteCountOn(day: Date): void {
  jest.useFakeTimers({ now: day });
  noteCount(3);
  jest.useRealTimers();
}

it('counts the days from the last copy or, without one, from the first data', () => {
  noteCountOn(daysAgo(20));
  noteCountOn(daysAgo(1));
  expect(shown()).toEqual({ kind: 'days', days: 20 });
  lastCopy.write({ at: daysAgo(15).toISOString(), gastos: 3 });
  expect(shown()).toEqual({ kind: 'days', days: 15 });
  lastCopy.write({ at: daysAgo(13).toISOString(), gastos: 3 });
  expect(shown()).toBeNull();
});

it('is quiet for a week after «later»', () => {
  change(25);
  remindLater(daysAgo(6));
  expect(shown()).toBeNull();
  remindLater(daysAgo(7));
  expect(shown()).toEqual({ kind: 'changes', changes: 25 });
});

it('knows nothing of what is gone, and of settings that are broken', () => {
  noteCountOn(daysAgo(20));
  noteEmpty();
  expect(shown()).toBeNull();
  localStorage.setItem('mis-gastos:changes', '{"changes":"30","since":7,"copyAt":{}}');
  localStorage.setItem('mis-gastos:last-copy', '[');
  expect(shown()).toBeNull();
  expect(lastCopy.read()).toBeNull();
});
