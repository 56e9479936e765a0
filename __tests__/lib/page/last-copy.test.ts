import { act, renderHook } from '@testing-library/react';
import { dueAt } from '@/lib/page/folder-copies';
import { useSetting } from '@/lib/hooks/use-setting';
import { lastCopy } from '@/lib/page/last-copy';

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
