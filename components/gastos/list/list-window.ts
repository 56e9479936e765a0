import type { ListedDay } from '@/lib/domain/gastos-query';

/** In pixels; `part` is the heading of the second part, which stands before the row `at`. */
export type LineHeights = { row: number; heading: number; part?: { at: number; height: number } | undefined };

/** The drawn rows; `to` is exclusive. */
export type ListWindow = { from: number; to: number };

/** Part of a day, or of a list without days; `to` is exclusive. */
export type DrawnDay = { day: ListedDay | null; from: number; to: number };

/** Answers pixels from the list's top; for the row after the last, the list's end. */
export function topOfRow(index: number, days: readonly ListedDay[] | null, heights: LineHeights): number {
  return index * heights.row + headingsThrough(index, days) * heights.heading + partsThrough(index, heights);
}

export function heightOfList(count: number, days: readonly ListedDay[] | null, heights: LineHeights): number {
  return count * heights.row + (days?.length ?? 0) * heights.heading + (heights.part?.height ?? 0);
}

/** Answers the row at `y` pixels, or the nearest one. */
export function rowAt(
  y: number,
  count: number,
  days: readonly ListedDay[] | null,
  heights: LineHeights,
): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOfRow(middle + 1, days, heights) <= y) low = middle + 1;
    else high = middle;
  }
  return Math.min(low, Math.max(count - 1, 0));
}

/** A second part from the row `at` on is drawn apart. */
export function daysInWindow(
  days: readonly ListedDay[] | null,
  { from, to }: ListWindow,
  at?: number,
): DrawnDay[] {
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

/** Pixels of the part's heading if it stands above the row. */
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
