import type { Guess, GuessReason } from './guess-types';

const AGREED_PART = 0.6;

/** `values` come newest first. After a change of habit, the two newest decide. */
export function agreedOf<Value>(values: readonly Value[], because: GuessReason): Guess<Value> | null {
  const [newest, second] = values;
  if (newest === undefined) return null;
  if (newest === second) {
    // Expenses before a new habit do not count.
    const most = mostOf(values);
    if (most.value === newest) return { ...most, of: values.length, because };
    const end = values.findIndex((value) => value !== newest);
    return { value: newest, agreed: end, of: end, because, isNewHabit: true };
  }
  const most = mostOf(values);
  return most.agreed < values.length * AGREED_PART ? null : { ...most, of: values.length, because };
}

/** The first of equally frequent values. */
export function mostOf<Value>(values: readonly Value[]): { value: Value; agreed: number } {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [value, agreed] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return { value, agreed };
}
