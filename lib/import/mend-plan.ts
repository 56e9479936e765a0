import type { NameMend } from './name-mends';
import type { MendRule } from './suggestions';

/** The file itself stays unchanged. `names` stand in place of ids. */
export type Mends = { rules: readonly MendRule[]; names: readonly NameMend[] };

export const NO_MENDS: Mends = { rules: [], names: [] };

export function hasMends({ rules, names }: Mends): boolean {
  return rules.length > 0 || names.length > 0;
}
