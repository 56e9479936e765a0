import { notedSample } from './noted-sample';
import { createSetting } from './settings';

type Tip = 'line' | 'paste' | 'keys';

const TIPS: readonly [added: number, tip: Tip][] = [
  [3, 'line'],
  [10, 'paste'],
  [30, 'keys'],
];

/** No tips from here on. */
const ALL_GIVEN = 30;

/** Added one by one or as lines; counted until no tip is left. */
const addedCount = createSetting<number>(
  'mis-gastos:tips',
  (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
  0,
);

/** Answers the tip that is due now. The sample is nobody's record. */
export function countAdded(added: number): Tip | null {
  const before = addedCount.read();
  if (before >= ALL_GIVEN || notedSample.read() !== null) return null;
  const now = Math.min(before + added, ALL_GIVEN);
  addedCount.write(now);
  const [, tip = null] = TIPS.findLast(([from]) => before < from && from <= now) ?? [];
  return tip;
}

/** Ends all tips for good. */
export function refuseTips(): void {
  addedCount.write(ALL_GIVEN);
}
