import type { Gasto } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { backCents, owedCents } from '@/lib/domain/reembolsos';
import { GASTO_ROW } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';

/** Stands below the net: what was paid or, while nothing came back, what is expected. Null without refunds. */
export function refundNote(gasto: Gasto, format: Format): string | null {
  if (!gasto.reembolsos) return null;
  return backCents(gasto) > 0n
    ? GASTO_ROW.of(format.cantidad(toCents(gasto.cantidad)))
    : GASTO_ROW.owed(format.cantidad(owedCents(gasto)));
}
