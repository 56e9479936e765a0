import type { Guess, GuessReason } from './guess-types';

/** Of the latest expenses, at least this part must agree. */
const AGREED_PART = 0.6;

/** What most of the latest have, the newest first; after a change of habit what the two newest agree on. */
export function agreedOf<Value>(values: readonly Value[], because: GuessReason): Guess<Value> | null {
  const [newest, second] = values;
  if (newest === undefined) return null;
  if (newest === second) {
    // As long as the new habit lasts, what was before it does not count.
    const most = mostOf(values);
    if (most.value === newest) return { ...most, of: values.length, because };
    const end = values.findIndex((value) => value !== newest);
    return { value: newest, agreed: end, of: end, because };
  }
  const most = mostOf(values);
  return most.agreed < values.length * AGREED_PART ? null : { ...most, of: values.length, because };
}

/** The value that comes most often, of several the one that comes first. */
export function mostOf<Value>(values: readonly Value[]): { value: Value; agreed: number } {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [value, agreed] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return { value, agreed };
}
