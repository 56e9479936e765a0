import { countOf, createSetting, fieldsOf, pastInstantOf } from './settings';

/** When the last copy left this browser, in ISO format, and how many expenses it holds. */
export type LastCopy = { at: string; gastos: number };

/** The last copy that has left this browser; null where none is known. */
export const lastCopy = createSetting<LastCopy | null>('mis-gastos:last-copy', readLastCopy, null);

function readLastCopy(text: string): LastCopy | null {
  const fields = fieldsOf(text);
  const at = pastInstantOf(fields.at);
  const gastos = countOf(fields.gastos);
  return at === null || gastos === null ? null : { at, gastos };
}
