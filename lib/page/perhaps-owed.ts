import type { Change } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { readableGasto } from '@/lib/domain/readable-rows';
import { owedCents } from '@/lib/domain/reembolsos';
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

/** Few expenses have refunds, and to read every field of 100,000 would block the page. */
export function isMoneyOwed(stored: Gasto): boolean {
  return stored.reembolsos !== undefined && owedCents(readableGasto(stored)) > 0n;
}
