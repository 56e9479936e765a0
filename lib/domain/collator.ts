import { atFirstUse } from './at-first-use';

const collator = atFirstUse(() => new Intl.Collator('es', { numeric: true }));

/** Says which of two names comes first, as `sort` wants it: as a Spanish dictionary has it, numbers by their value. */
export function compareNombres(one: string, other: string): number {
  return collator().compare(one, other);
}
