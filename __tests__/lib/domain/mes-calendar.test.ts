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
  ['four days, a level each', daysWith(4000n, 1000n, 3000n, 2000n), [4, 1, 3, 2]],
  ['one day', daysWith(500n), [4]],
  ['equal sums', daysWith(500n, 500n, 500n, 900n), [2, 2, 2, 4]],
  ['one day far above the others', daysWith(116_500n, 200_000n, 5_033_000n), [1, 1, 4]],
  ['amounts beyond all measure', daysWith(10n ** 330n, 5n), [4, 1]],
  ['nothing but nothing', daysWith(0n), [0]],
  ['none', daysWith(), []],
])('levels: %s', (_, days, levels) => {
  expect([...levelsOf(days).levels.values()]).toEqual(levels);
});

it('each level has as much more as the one before, in round amounts', () => {
  expect(levelsOf(daysWith(5_033_000n)).step).toBe(15_000);
  expect(levelsOf(daysWith(9000n)).step).toBe(25);
  expect(levelsOf(daysWith(1n)).step).toBe(0.01);
});
