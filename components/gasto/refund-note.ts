import type { Gasto } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { backCents, owedCents } from '@/lib/domain/reembolsos';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { GASTO_ROW } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';

const NO_NOTES = { below: null, owed: null };

/**
 * `below` the net stands what was paid or, while nothing came back, what is expected. `owed` is what is expected besides;
 * an amount has at most `most` characters. Null for none.
 */
export function refundNotes(
  gasto: Gasto,
  most: number,
  format: Format,
): { below: string | null; owed: string | null } {
  if (!gasto.reembolsos) return NO_NOTES;
  const expected = owedCents(gasto);
  const owed = expected > 0n ? GASTO_ROW.owed(briefCantidad(expected, most, format)) : null;
  if (backCents(gasto) === 0n) return { below: owed, owed: null };
  return { below: GASTO_ROW.of(briefCantidad(toCents(gasto.cantidad), most, format)), owed };
}
