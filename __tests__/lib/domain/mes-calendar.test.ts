import { levelsOf, weeksOf } from '@/lib/domain/mes-calendar';

/** How many days of other months stand before the first and after the last, and how many weeks there are. */
function edgesOf(weeks: ReturnType<typeof weeksOf>) {
  const days = weeks.flat();
  const first = days.findIndex((day) => day !== null);
  const last = days.findLastIndex((day) => day !== null);
  return { weeks: weeks.length, before: first, after: days.length - 1 - last, days: last - first + 1 };
}

it.each([
  ['2026-02', 7, { weeks: 4, before: 0, after: 0, days: 28 }],
  ['2026-02', 1, { weeks: 5, before: 6, after: 1, days: 28 }],
  ['2024-02', 1, { weeks: 5, before: 3, after: 3, days: 29 }],
  ['2026-09', 1, { weeks: 5, before: 1, after: 4, days: 30 }],
  ['2026-10', 1, { weeks: 5, before: 3, after: 1, days: 31 }],
  ['2026-08', 1, { weeks: 6, before: 5, after: 6, days: 31 }],
  ['2026-08', 6, { weeks: 5, before: 0, after: 4, days: 31 }],
] as const)('%s with weeks from day %i', (mes, firstWeekday, edges) => {
  const weeks = weeksOf(mes, firstWeekday);
  expect(edgesOf(weeks)).toEqual(edges);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter((day) => day !== null)).toEqual(
    Array.from({ length: edges.days }, (_, index) => `${mes}-${String(index + 1).padStart(2, '0')}`),
  );
});

function daysWith(...totals: bigint[]) {
  return new Map(totals.map((total, index) => [`2026-10-0${index + 1}`, { count: 1, total }]));
}

it.each([
  ['four days, a level each', daysWith(40n, 10n, 30n, 20n), [4, 1, 3, 2]],
  ['one day', daysWith(5n), [4]],
  ['equal sums', daysWith(5n, 5n, 5n, 9n), [3, 3, 3, 4]],
  ['one day far above the others', daysWith(1n, 2n, 3n, 4n, 5n, 6n, 7n, 90_000n), [1, 1, 2, 2, 3, 3, 4, 4]],
  ['none', daysWith(), []],
])('levels: %s', (_, days, levels) => {
  expect([...levelsOf(days).values()]).toEqual(levels);
});
