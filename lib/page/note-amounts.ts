import type { Change } from '@/lib/domain/change';
import { toCents, type Cents } from '@/lib/domain/money';
import { wholeAmounts } from './whole-amounts';

/** Notes all amounts that the start page has read. */
export function noteAmounts(amounts: readonly Cents[]): void {
  note(amounts.length > 0 && amounts.every(isWhole));
}

/** Notes at once that an expense with cents was stored. */
export function noteStored({ gastos, lasting }: Change): void {
  if (lasting || gastos.some(({ after }) => after && !isWhole(toCents(after.cantidad)))) note(false);
}

/** Notes that amounts may have come that nobody has looked at. */
export function noteUnknownAmounts(): void {
  note(false);
}

function note(areWhole: boolean): void {
  if (wholeAmounts.read() !== areWhole) wholeAmounts.write(areWhole);
}

function isWhole(cents: Cents): boolean {
  return cents % 100n === 0n;
}
