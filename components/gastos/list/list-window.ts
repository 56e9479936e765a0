import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { ListedDay, ListedGastos } from '@/lib/domain/gastos-query';
import { useIsInUse } from '@/lib/hooks/use-is-phase';

/** In pixels; `part` is the heading of the second part, which stands before the row `at`. */
type LineHeights = { row: number; heading: number; part?: { at: number; height: number } | undefined };

/** The drawn rows; `to` is exclusive. */
type ListWindow = { from: number; to: number };

/** Part of a day, or of a list without days; `to` is exclusive. */
type DrawnDay = { day: ListedDay | null; from: number; to: number };

/** In pixels from the list's top; for the row after the last, its end. */
function topOfRow(index: number, days: readonly ListedDay[] | null, heights: LineHeights): number {
  return index * heights.row + headingsThrough(index, days) * heights.heading + partsThrough(index, heights);
}

function heightOfList(count: number, days: readonly ListedDay[] | null, heights: LineHeights): number {
  return count * heights.row + (days?.length ?? 0) * heights.heading + (heights.part?.height ?? 0);
}

/** At `y` pixels, or the nearest one. */
function rowAt(y: number, count: number, days: readonly ListedDay[] | null, heights: LineHeights): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOfRow(middle + 1, days, heights) <= y) low = middle + 1;
    else high = middle;
  }
  return Math.min(low, Math.max(count - 1, 0));
}

/** The window's parts; `before` and `after`: pixels of the rows that are not drawn. */
export function drawnIn(
  { ids, days }: Pick<ListedGastos, 'ids' | 'days'>,
  window: ListWindow,
  heights: LineHeights,
): { parts: DrawnDay[]; before: number; after: number } {
  const { from, to } = window;
  const parts = daysInWindow(days, window, heights.part?.at);
  const ofDay = parts[0]?.day ? heights.heading : 0;
  const ofPart = heights.part && parts[0]?.from === heights.part.at ? heights.part.height : 0;
  // The row after the last drawn one would bring its undrawn heading.
  const bottom = to === 0 ? 0 : topOfRow(to - 1, days, heights) + heights.row;
  return {
    parts,
    before: Math.max(topOfRow(from, days, heights) - ofDay - ofPart, 0),
    after: Math.max(heightOfList(ids.length, days, heights) - bottom, 0),
  };
}

/** A second part from the row `at` on is drawn apart. */
function daysInWindow(days: readonly ListedDay[] | null, { from, to }: ListWindow, at?: number): DrawnDay[] {
  if (from >= to) return [];
  if (!days && at !== undefined && from < at && at < to)
    return [
      { day: null, from, to: at },
      { day: null, from: at, to },
    ];
  if (!days) return [{ day: null, from, to }];
  const drawn: DrawnDay[] = [];
  for (let position = dayOfRow(from, days); position < days.length; position += 1) {
    const day = days[position];
    if (!day || day.start >= to) break;
    drawn.push({
      day,
      from: Math.max(day.start, from),
      to: Math.min(day.start + day.count, to),
    });
  }
  return drawn;
}

/** Counts the heading of the row's own day too. */
function headingsThrough(index: number, days: readonly ListedDay[] | null): number {
  return days && days.length > 0 ? dayOfRow(index, days) + 1 : 0;
}

/** The height in pixels of the part's heading, if that stands above the row. */
function partsThrough(index: number, { part }: LineHeights): number {
  return part && index >= part.at ? part.height : 0;
}

/** The last day that begins at or before the row. */
function dayOfRow(index: number, days: readonly ListedDay[]): number {
  let low = 0;
  let high = days.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((days[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** An ordinary month is soon drawn whole: the browser's own search finds all of it. */
const WHOLE_ROWS = 150;

/** Beyond each edge; the window moves in steps of half as many. */
const MARGIN_ROWS = 20;

/** A next month that is soon asked for need not wait for unseen rows. */
const AFTER_PAINT_MS = 150;

/** The ref is for the element that holds the rows. `address` names the query. */
export function useListWindow(
  address: string,
  { ids, days }: ListedGastos,
  heights: LineHeights,
): [window: ListWindow, holder: RefObject<HTMLDivElement | null>] {
  const count = ids.length;
  const holder = useRef<HTMLDivElement>(null);
  const isInUse = useIsInUse();
  const first = useMemo(() => rowsOnScreen(count, days, heights), [count, days, heights]);
  const [drawn, setDrawn] = useState({ address, from: 0, to: 0 });
  if (drawn.address !== address) setDrawn({ address, from: 0, to: 0 });

  useEffect(() => {
    if (!isInUse) return undefined;
    function follow() {
      const top = holder.current?.getBoundingClientRect().top ?? 0;
      const found = count <= WHOLE_ROWS ? { from: 0, to: WHOLE_ROWS } : around(top);
      setDrawn((last) => (last.from === found.from && last.to === found.to ? last : { address, ...found }));
    }
    function around(top: number): ListWindow {
      const step = MARGIN_ROWS / 2;
      const first = rowAt(-top, count, days, heights);
      const last = rowAt(window.innerHeight - top, count, days, heights);
      return {
        from: Math.max(Math.floor((first - MARGIN_ROWS) / step) * step, 0),
        to: Math.ceil((last + MARGIN_ROWS) / step) * step,
      };
    }
    function followScroll() {
      if (count <= WHOLE_ROWS) startTransition(follow);
      else follow();
    }
    // The first paint need not wait for unseen rows.
    const timer = setTimeout(() => {
      startTransition(follow);
    }, AFTER_PAINT_MS);
    window.addEventListener('scroll', followScroll, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', followScroll);
      window.removeEventListener('resize', follow);
    };
  }, [address, count, days, heights, isInUse]);

  // Until it is complete, a list may grow, and fills the first window.
  const to = drawn.from === 0 ? Math.max(drawn.to, first) : drawn.to;
  return [{ from: Math.min(drawn.from, count), to: Math.min(to, count) }, holder];
}

/** Bar and totals, and a desk's page head or a phone's bar below. */
const AROUND_REM = 6.25;
const PHONE_BAR_REM = 4;
const HAS_PHONE_BAR = '(width < 48rem)';

/** The first paint draws these. */
function rowsOnScreen(count: number, days: ListedGastos['days'], heights: LineHeights): number {
  const around = AROUND_REM + (matchMedia(HAS_PHONE_BAR).matches ? PHONE_BAR_REM : 0);
  return rowAt(window.innerHeight - around * remInPixels(), count, days, heights) + 1;
}

/** Depends on the chosen text size. */
export function remInPixels(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

export function useLineHeights(isCompact: boolean, othersAt: number | undefined): LineHeights {
  return useMemo(() => {
    const rem = remInPixels();
    const part = othersAt === undefined ? undefined : { at: othersAt, height: 3 * rem };
    return isCompact ? { row: 2 * rem, heading: 0, part } : { row: 3 * rem, heading: 1.5 * rem, part };
  }, [isCompact, othersAt]);
}

/** The tallest list that every browser can lay out. */
const MAX_HEIGHT_PX = 15_000_000;

export function rowsThatFit({ ids, days }: ListedGastos, heights: LineHeights): number {
  if (heightOfList(ids.length, days, heights) <= MAX_HEIGHT_PX) return ids.length;
  return rowAt(MAX_HEIGHT_PX, ids.length, days, heights);
}
