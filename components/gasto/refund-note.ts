import type { Gasto } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { backCents, owedCents } from '@/lib/domain/reembolsos';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { GASTO_ROW } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';

/**
 * Stands below the net: what was paid or, while nothing came back, what is expected; its amount in at most `most`
 * characters. Null without refunds.
 */
export function refundNote(gasto: Gasto, most: number, format: Format): string | null {
  if (!gasto.reembolsos) return null;
  return backCents(gasto) > 0n
    ? GASTO_ROW.of(briefCantidad(toCents(gasto.cantidad), most, format))
    : GASTO_ROW.owed(briefCantidad(owedCents(gasto), most, format));
}
