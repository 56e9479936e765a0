import type { Gasto, Reembolso } from './entities';
import { type Cents, toCents } from './money';
import { openCents } from './reembolsos';

/** Answers the refund of an amount that is expected; the first of several. */
export function expectedRefund(
  { reembolsos }: Pick<Gasto, 'reembolsos'>,
  cents: Cents,
): Reembolso | undefined {
  return reembolsos?.find(({ estado, cantidad }) => estado === 'esperado' && toCents(cantidad) === cents);
}

/** True if an amount may come back, because it is expected or because so much is open. */
export function canReceive(gasto: Pick<Gasto, 'cantidad' | 'reembolsos'>, cents: Cents): boolean {
  return cents <= openCents(gasto) || expectedRefund(gasto, cents) !== undefined;
}
