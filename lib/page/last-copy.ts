import { countOf, instantOf, readFields, useSetting, writeSetting } from './settings';

const KEY = 'mis-gastos:last-copy';

/** When the last copy left this browser, in ISO format, and how many expenses it holds. */
export type LastCopy = { at: string; gastos: number };

/** The last copy; null where none is known. */
export function readLastCopy(): LastCopy | null {
  const fields = readFields(KEY);
  const at = instantOf(fields.at);
  const gastos = countOf(fields.gastos);
  return at === null || gastos === null ? null : { at, gastos };
}

/** Notes that a copy has left this browser. */
export function noteCopy(copy: LastCopy): void {
  writeSetting(KEY, JSON.stringify(copy));
}

/** The last copy, kept up to date; null where none is known. */
export function useLastCopy(): LastCopy | null {
  return useSetting(KEY) === null ? null : readLastCopy();
}
