import type { Gasto } from '@/lib/domain/entities';
import { createSetting } from './settings';

/**
 * True if no stored amount has cents: whole amounts are written without. No amount loses a digit. Null, written like
 * false, until the first expense.
 */
export const wholeAmounts = createSetting<boolean | null>(
  'mis-gastos:whole-amounts',
  (text) => text === 'true',
  null,
);

/** Fulfilled once the note fits the rows that a screen is about to show, however they came. Never rejects. */
export async function noteRead(gastos: readonly Gasto[]): Promise<void> {
  const areWhole = wholeAmounts.read();
  if (areWhole && gastos.some(hasCents)) wholeAmounts.write(false);
  if (areWhole !== null || gastos.length === 0) return;
  // Data that no visit has looked at are rare: the module is not in the first load.
  await import('./learn-amounts').then(({ learnAmounts }) => learnAmounts()).catch(() => undefined);
}

/** A list writes what came back as well. */
export function hasCents({ cantidad, reembolsos = [] }: Gasto): boolean {
  return cantidad % 1 !== 0 || reembolsos.some((one) => one.cantidad % 1 !== 0);
}
