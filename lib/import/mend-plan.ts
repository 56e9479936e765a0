import type { GastoField } from '@/lib/domain/gasto-rules';
import type { NameMend } from './name-mends';
import type { MendRule } from './suggestions';

/** One field of one expense of the file, set right by hand. `index` counts from 1, as in the error list. */
export type Mend = { index: number; field: GastoField; value: string | number };

/**
 * What is corrected in a file before it is imported; the file itself stays as it is. `cells` were typed, `rules` mend
 * every field that they offer something for and that still breaks its rule, `names` say which rows are meant.
 */
export type Mends = { cells: readonly Mend[]; rules: readonly MendRule[]; names: readonly NameMend[] };

/** No corrections. */
export const NO_MENDS: Mends = { cells: [], rules: [], names: [] };

/** Whether anything is corrected. */
export function hasMends({ cells, rules, names }: Mends): boolean {
  return cells.length > 0 || rules.length > 0 || names.length > 0;
}
