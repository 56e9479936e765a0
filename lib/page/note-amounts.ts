import type { Change } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { toCents, type Cents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { netCents, owedCents } from '@/lib/domain/reembolsos';
import { noteOwed } from './perhaps-owed';
import { wholeAmounts } from './whole-amounts';

/** Notes all amounts that the start page has read. */
export function noteAmounts(amounts: readonly Cents[]): void {
  note(amounts.length > 0 && amounts.every(isWhole));
}

/** Notes at once that an expense with cents was stored. */
export function noteStored({ gastos, lasting }: Change): void {
  if (lasting || gastos.some(({ after }) => after && hasCents(after))) note(false);
  if (lasting || gastos.some(({ after }) => after && owedCents(readableGasto(after)) > 0n)) noteOwed(true);
}

/** Notes that amounts may have come that nobody has looked at. */
export function noteUnknownAmounts(): void {
  note(false);
  noteOwed(true);
}

function note(areWhole: boolean): void {
  if (wholeAmounts.read() !== areWhole) wholeAmounts.write(areWhole);
}

/** A list writes the net beside the gross. */
function hasCents(stored: Gasto): boolean {
  const gasto = readableGasto(stored);
  return ![toCents(gasto.cantidad), netCents(gasto)].every(isWhole);
}

function isWhole(cents: Cents): boolean {
  return cents % 100n === 0n;
}
