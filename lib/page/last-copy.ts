import { countOf, createSetting, fieldsOf, pastInstantOf } from './settings';

/** The time when a copy left this browser, in ISO format, and its number of expenses. */
export type LastCopy = { at: string; gastos: number };

/** Null if none is known. */
export const lastCopy = createSetting<LastCopy | null>('mis-gastos:last-copy', readLastCopy, null);

function readLastCopy(text: string): LastCopy | null {
  const fields = fieldsOf(text);
  const at = pastInstantOf(fields.at);
  const gastos = countOf(fields.gastos);
  return at === null || gastos === null ? null : { at, gastos };
}
