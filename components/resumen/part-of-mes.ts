import { MISSING_ID } from '@/lib/domain/gastos-query';
import type { MesSummary } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import type { NamedShare } from './named-share';

/** What of a month's expenses belongs to the categories of a share, whose rows are given. */
export function partOfMes(
  { categorias }: MesSummary,
  { ids }: Pick<NamedShare, 'ids'>,
  rows: ReadonlyMap<number, unknown>,
): Cents {
  let sum = 0n;
  for (const [id, { total }] of categorias) if (ids.includes(rows.has(id) ? id : MISSING_ID)) sum += total;
  return sum;
}
