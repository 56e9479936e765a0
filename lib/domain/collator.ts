import { atFirstUse } from './at-first-use';

const collator = atFirstUse(() => new Intl.Collator('es', { numeric: true }));

/** Spanish dictionary order, numbers by value. */
export function compareNombres(one: string, other: string): number {
  return collator().compare(one, other);
}
