import type { Change } from '@/lib/domain/change';
import { isMoneyOwed } from '@/lib/domain/reembolsos';
import { createSetting } from './settings';

/** False once the index knows of no money that is expected: asking it means reading all expenses. */
export const perhapsOwed = createSetting('mis-gastos:owed', (text) => text !== 'false', true);

export function noteOwed(isOwed: boolean): void {
  if (perhapsOwed.read() !== isOwed) perhapsOwed.write(isOwed);
}

/** Notes at once that an expense was stored for which money is expected. */
export function noteStored({ gastos, lasting }: Change): void {
  if (lasting || gastos.some(({ after }) => after && isMoneyOwed(after))) noteOwed(true);
}
