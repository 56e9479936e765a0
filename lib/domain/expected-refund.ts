import type { Gasto, Reembolso } from './entities';
import { type Cents, toCents } from './money';
import { openCents } from './reembolsos';

/** The first expected one of this amount. */
export function expectedRefund(
  { reembolsos }: Pick<Gasto, 'reembolsos'>,
  cents: Cents,
): Reembolso | undefined {
  return reembolsos?.find(({ estado, cantidad }) => estado === 'esperado' && toCents(cantidad) === cents);
}

/** True if it is expected, or if this much is open. */
export function canReceive(gasto: Pick<Gasto, 'cantidad' | 'reembolsos'>, cents: Cents): boolean {
  return cents <= openCents(gasto) || expectedRefund(gasto, cents) !== undefined;
}
