import { addDays, type DayRange, type Fecha } from '@/lib/domain/dates';
import { groupBy } from '@/lib/domain/lists';
import type { Hundredths } from '@/lib/statements/movement';

/** Sorted by day. */
export type ByAmount<Item> = ReadonlyMap<Hundredths, readonly Item[]>;

export function byAmount<Item extends { fecha: Fecha; cents: Hundredths }>(
  items: Iterable<Item>,
): ByAmount<Item> {
  const groups = groupBy(items, ({ cents }) => cents);
  for (const group of groups.values())
    group.sort((one, other) => (one.fecha < other.fecha ? -1 : one.fecha > other.fecha ? 1 : 0));
  return groups;
}

export function daysAround(before: number, after: number): (fecha: Fecha) => DayRange {
  const known = new Map<Fecha, DayRange>();
  return (fecha) => {
    let range = known.get(fecha);
    if (!range) known.set(fecha, (range = { desde: addDays(fecha, -before), hasta: addDays(fecha, after) }));
    return range;
  };
}

/** Another `turn` returns others, so that some caller sees each item. */
export function betweenDays<Item extends { fecha: Fecha }>(
  group: readonly Item[] | undefined,
  { desde, hasta }: DayRange,
  { most, turn }: { most: number; turn: number },
): readonly Item[] {
  if (!group) return [];
  const from = firstPlace(group, (fecha) => fecha >= desde);
  const count = firstPlace(group, (fecha) => fecha > hasta) - from;
  if (count <= most) return group.slice(from, from + count);
  return Array.from({ length: most }, (_, step) => group[from + ((turn + step) % count)]).filter(
    (item) => item !== undefined,
  );
}

export function countBetween(
  group: readonly { fecha: Fecha }[] | undefined,
  { desde, hasta }: DayRange,
): number {
  if (!group) return 0;
  return firstPlace(group, (fecha) => fecha > hasta) - firstPlace(group, (fecha) => fecha >= desde);
}

function firstPlace(group: readonly { fecha: Fecha }[], isThere: (fecha: Fecha) => boolean): number {
  let [low, high] = [0, group.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isThere(group[middle]?.fecha ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}
