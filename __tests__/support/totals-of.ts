import type { Gasto } from '@/lib/domain/entities';
import { sumCents } from '@/lib/domain/money';
import type { Totals } from '@/lib/domain/gastos-query';

/** What expenses add up to, in the plainest way: what others are compared with. */
export function totalsOf(gastos: readonly Gasto[]): Totals {
  const pending = gastos.filter(({ estado }) => estado === 'pendiente');
  return {
    count: gastos.length,
    total: sumCents(gastos.map(({ cantidad }) => cantidad)),
    pending: sumCents(pending.map(({ cantidad }) => cantidad)),
  };
}
