import type { Gasto } from '@/lib/domain/entities';
import { type Cents, toCents } from '@/lib/domain/money';
import type { Totals } from '@/lib/domain/gastos-query';

/** What expenses add up to, in the plainest way: what others are compared with. */
export function totalsOf(gastos: readonly Gasto[]): Totals {
  const pending = gastos.filter(({ estado }) => estado === 'pendiente');
  return {
    count: gastos.length,
    total: sumOf(gastos),
    pending: sumOf(pending),
  };
}

/** Rounds each amount first. */
function sumOf(gastos: readonly Gasto[]): Cents {
  return gastos.reduce((sum, { cantidad }) => sum + toCents(cantidad), 0n);
}
