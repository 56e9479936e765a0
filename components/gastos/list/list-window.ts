import type { ListedDay } from '@/lib/domain/gastos-query';

/** How high, in pixels, the lines of a list are. All rows are alike, and so are all headings of days. */
export type LineHeights = { row: number; heading: number };

/** The rows of a list that are drawn: from the first through the one before the last. */
export type ListWindow = { from: number; to: number };

/** What is drawn of a day, or of a list without days. `heading` is false where the day began further up. */
export type DrawnDay = { day: ListedDay | null; from: number; to: number };

/** Where a row begins, in pixels from the top of its list; for the row after the last, where the list ends. */
export function topOfRow(index: number, days: readonly ListedDay[] | null, heights: LineHeights): number {
  return index * heights.row + headingsThrough(index, days) * heights.heading;
}

/** How high a whole list is. */
export function heightOfList(count: number, days: readonly ListedDay[] | null, heights: LineHeights): number {
  return count * heights.row + (days?.length ?? 0) * heights.heading;
}

/** The row at a height, the nearest one where there is none. */
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

/** The parts of days that lie in a window. */
export function daysInWindow(days: readonly ListedDay[] | null, { from, to }: ListWindow): DrawnDay[] {
  if (from >= to) return [];
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

/** How many headings stand above a row, its own day's among them. */
function headingsThrough(index: number, days: readonly ListedDay[] | null): number {
  return days && days.length > 0 ? dayOfRow(index, days) + 1 : 0;
}

/** The position of the last day that begins at or before a row. */
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
