import { countOf, createSetting, fieldsOf, pastInstantOf } from './settings';

/** `at` is an ISO instant. */
type LastCopy = { at: string; gastos: number };

export const lastCopy = createSetting<LastCopy | null>('mis-gastos:last-copy', readLastCopy, null);

function readLastCopy(text: string): LastCopy | null {
  const fields = fieldsOf(text);
  const at = pastInstantOf(fields.at);
  const gastos = countOf(fields.gastos);
  return at === null || gastos === null ? null : { at, gastos };
}
