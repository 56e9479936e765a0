import { createSetting } from './settings';

/** False once the index knows of no money that is expected: asking it means reading all expenses. */
export const perhapsOwed = createSetting('mis-gastos:owed', (text) => text !== 'false', true);

export function noteOwed(isOwed: boolean): void {
  if (perhapsOwed.read() !== isOwed) perhapsOwed.write(isOwed);
}
