import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { drawnIn, useListWindow } from '@/components/gastos/list/list-window';
import type { ListedDay } from '@/lib/domain/gastos-query';

const HEIGHTS = { row: 64, heading: 48 };

/** A list of days that hold as many expenses as `counts` says. */
function daysOf(counts: readonly number[]): ListedDay[] {
  let start = 0;
  return counts.map((count, index) => {
    const day = { fecha: `day ${index}`, start, count, total: 0n };
    start += count;
    return day;
  });
}

function countOf(days: readonly ListedDay[]): number {
  return days.reduce((sum, { count }) => sum + count, 0);
}

/** Every line of a list from the top: its height, and its row unless it is a heading. */
function linesOf(days: readonly ListedDay[], { row, heading }: typeof HEIGHTS) {
  const lines: { top: number; height: number; row: number | null }[] = [];
  let top = 0;
  function add(height: number, ofRow: number | null) {
    lines.push({ top, height, row: ofRow });
    top += height;
  }
  for (const { start, count } of days) {
    add(heading, null);
    for (let index = start; index < start + count; index += 1) add(row, index);
  }
  return { lines, height: top };
}

type Heights = typeof HEIGHTS & { part?: { at: number; height: number } };

function listOf(count: number, days: readonly ListedDay[] | null) {
  const totals = { count, total: 0n, pending: 0n };
  return { ids: Array.from({ length: count }, (_, index) => index + 1), days, totals, others: null };
}

/** Of a row and of what is drawn with it above it: headings. */
function topOf(row: number, count: number, days: readonly ListedDay[] | null, heights: Heights): number {
  const { parts, before } = drawnIn(listOf(count, days), { from: row, to: row + 1 }, heights);
  const { heading, part } = heights;
  return before + (parts[0]?.day ? heading : 0) + (part?.at === row ? part.height : 0);
}

function heightOf(count: number, days: readonly ListedDay[] | null, heights: Heights): number {
  return drawnIn(listOf(count, days), { from: 0, to: 0 }, heights).after;
}

/** Bars on a screen whose text has the usual size. */
const AROUND_PX = 100;

/** The last row that the first paint draws, if the list has `room` pixels. */
function lastRowIn(room: number, count: number, days: readonly ListedDay[] | null, heights: Heights): number {
  window.innerHeight = AROUND_PX + room;
  const list = listOf(count, days);
  const { result, unmount } = renderHook(() => useListWindow('query', list, heights));
  unmount();
  return result.current[0].to - 1;
}

function partsOf(days: readonly ListedDay[] | null, from: number, to: number, at?: number) {
  const part = at === undefined ? undefined : { at, height: 40 };
  return drawnIn(listOf(to, days), { from, to }, { ...HEIGHTS, part }).parts;
}

const days = daysOf([2, 1, 3]);

it.each([
  [0, 48],
  [1, 112],
  [2, 224],
  [3, 336],
  [5, 464],
  [6, 528],
])('row %i of 2, 1 and 3 a day begins at %i px', (index, top) => {
  expect(topOf(index, 6, days, HEIGHTS)).toBe(top);
});

it('without days, rows follow one another', () => {
  expect(topOf(3, 4, null, HEIGHTS)).toBe(192);
  expect(heightOf(4, null, HEIGHTS)).toBe(256);
  expect(lastRowIn(192, 4, null, HEIGHTS)).toBe(3);
});

it.each([
  ['far above', -1000, 0],
  ['in the first heading', 10, 0],
  ['in the first row', 50, 0],
  ['at the end of the first row', 111, 0],
  ['at the second row', 112, 1],
  ['in the second heading, above which it is', 180, 1],
  ['in the last row', 500, 5],
  ['at the very end', 528, 5],
  ['far below', 10_000, 5],
])('finds the row %s', (_, y, row) => {
  expect(lastRowIn(y, 6, days, HEIGHTS)).toBe(row);
});

it('an empty list has no height and draws nothing', () => {
  for (const none of [[], null])
    expect(drawnIn(listOf(0, none), { from: 0, to: 0 }, HEIGHTS)).toEqual({ parts: [], before: 0, after: 0 });
  expect(lastRowIn(100, 0, [], HEIGHTS)).toBe(-1);
});

it.each([
  ['everything', 0, 6, ['day 0: 0–2', 'day 1: 2–3', 'day 2: 3–6']],
  ['the rest of a day that began further up', 1, 3, ['day 0: 1–2', 'day 1: 2–3']],
  ['a part of one day', 4, 5, ['day 2: 4–5']],
  ['the first row of a day', 2, 4, ['day 1: 2–3', 'day 2: 3–4']],
  ['nothing', 3, 3, []],
])('a window draws %s', (_, from, to, parts) => {
  const drawn = partsOf(days, from, to);
  expect(drawn.map((part) => `${part.day?.fecha}: ${part.from}–${part.to}`)).toEqual(parts);
});

it('a window of a list without days is one part', () => {
  expect(partsOf(null, 2, 5)).toEqual([{ day: null, from: 2, to: 5 }]);
});

const lists = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 }).map(daysOf);
const heights = fc.record({ row: fc.integer({ min: 1, max: 80 }), heading: fc.integer({ min: 1, max: 80 }) });

it('agrees with every line laid out one below the other', () => {
  fc.assert(
    fc.property(lists, heights, fc.integer({ min: -20, max: 120 }), (list, lineHeights, percent) => {
      const { lines, height } = linesOf(list, lineHeights);
      const count = countOf(list);
      const rows = lines.filter(({ row }) => row !== null);
      expect(heightOf(count, list, lineHeights)).toBe(height);
      expect(topOf(count, count, list, lineHeights)).toBe(height);
      expect(rows.map((_, index) => topOf(index, count, list, lineHeights))).toEqual(
        rows.map(({ top }) => top),
      );
      const y = Math.round((percent * height) / 100);
      // The last row that begins at this height or above it.
      expect(lastRowIn(y, count, list, lineHeights)).toBe(
        Math.max(
          rows.findLastIndex(({ top }) => top <= y),
          0,
        ),
      );
    }),
  );
});

it('any window draws each of its rows once, in the day it belongs to', () => {
  fc.assert(
    fc.property(lists, fc.nat(80), fc.nat(80), (list, one, other) => {
      const count = countOf(list);
      const [from, to] = [one % (count + 1), other % (count + 1)].sort((a, b) => a - b) as [number, number];
      const rows = partsOf(list, from, to).flatMap((part) => {
        expect(part.day && part.day.start <= part.from && part.to <= part.day.start + part.day.count).toBe(
          true,
        );
        return Array.from({ length: part.to - part.from }, (_, index) => part.from + index);
      });
      expect(rows).toEqual(Array.from({ length: to - from }, (_, index) => from + index));
    }),
  );
});

describe('the heading of a second part', () => {
  const heights = { ...HEIGHTS, part: { at: 3, height: 40 } };

  it('stands above its first row and the heading of its day', () => {
    expect([2, 3, 5].map((row) => topOf(row, 6, days, heights))).toEqual([224, 376, 504]);
    expect(heightOf(6, days, heights)).toBe(568);
  });

  it('is above the first row if the first part is empty', () => {
    expect(topOf(0, 1, null, { ...HEIGHTS, part: { at: 0, height: 40 } })).toBe(40);
  });

  it('parts a list without days', () => {
    expect(partsOf(null, 1, 5, 3)).toEqual([
      { day: null, from: 1, to: 3 },
      { day: null, from: 3, to: 5 },
    ]);
    for (const at of [0, 1, 5, 9]) expect(partsOf(null, 1, 5, at)).toEqual([{ day: null, from: 1, to: 5 }]);
  });
});
