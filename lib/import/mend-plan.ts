import type { NameMend } from './name-mends';
import type { MendRule } from './suggestions';

/**
 * The corrections of a file before it is imported; the file itself stays as it is. `rules` mend every field that they offer
 * something for and that breaks its rule; `names` say which rows are meant.
 */
export type Mends = { rules: readonly MendRule[]; names: readonly NameMend[] };

/** No corrections. */
export const NO_MENDS: Mends = { rules: [], names: [] };

/** Whether anything is corrected. */
export function hasMends({ rules, names }: Mends): boolean {
  return rules.length > 0 || names.length > 0;
}
