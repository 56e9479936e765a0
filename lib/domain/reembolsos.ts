import { isFecha } from './dates';
import type { Gasto, Reembolso } from './entities';
import { type Cents, centsToDecimal, toCents } from './money';
import { isFilledString, isPositiveNumber, isRecord } from './values';

type Refunded = Pick<Gasto, 'cantidad' | 'reembolsos'>;

const NONE: readonly Reembolso[] = [];

/** The cost after refunds; no other place subtracts them. Never below 0. */
export function netCents(gasto: Refunded): Cents {
  const gross = toCents(gasto.cantidad);
  if (!gasto.reembolsos) return gross;
  const net = gross - backCents(gasto);
  return net > 0n ? net : 0n;
}

/** As {@link netCents}, in units of the currency. */
export function netCantidad(gasto: Refunded): number {
  return gasto.reembolsos ? Number(centsToDecimal(netCents(gasto))) : gasto.cantidad;
}

export function backCents({ reembolsos = NONE }: Pick<Gasto, 'reembolsos'>): Cents {
  return sumOf(reembolsos.filter(({ estado }) => estado === undefined));
}

/** Still expected; no other sum counts it. */
export function owedCents({ reembolsos = NONE }: Pick<Gasto, 'reembolsos'>): Cents {
  return sumOf(reembolsos.filter(({ estado }) => estado === 'esperado'));
}

/** The cents that may still come back, besides what is expected. */
export function openCents(gasto: Refunded): Cents {
  const open = netCents(gasto) - owedCents(gasto);
  return open > 0n ? open : 0n;
}

/** Refunds are written as well. */
export function hasCents(stored: Refunded): boolean {
  return stored.cantidad % 1 !== 0 || storedReembolsos(stored).some(({ cantidad }) => cantidad % 1 !== 0);
}

export function isMoneyOwed(stored: Refunded): boolean {
  return owedCents({ reembolsos: storedReembolsos(stored) }) > 0n;
}

/** To read every field of 100,000 would block the page. */
function storedReembolsos({ cantidad, reembolsos }: Refunded): readonly Reembolso[] {
  return reembolsos ? readReembolsos(reembolsos, cantidad).kept : NONE;
}

/** Keeps refunds while their sum fits `cantidad`: first those that came. Answers the given list if it keeps all. */
export function readReembolsos(
  value: unknown,
  cantidad: unknown,
): { kept: readonly Reembolso[]; leftOut: number } {
  if (!Array.isArray(value)) return { kept: NONE, leftOut: 1 };
  const given: readonly unknown[] = value;
  let open = isPositiveNumber(cantidad) ? toCents(cantidad) : 0n;
  const ids = new Set<string>();
  const taken = new Set<unknown>();
  const good = given.filter(isReembolso);
  for (const estado of [undefined, 'esperado'])
    for (const one of good) {
      const cents = toCents(one.cantidad);
      if (one.estado !== estado || cents > open || ids.has(one.id)) continue;
      open -= cents;
      ids.add(one.id);
      taken.add(one);
    }
  if (taken.size === given.length) return { kept: value as Reembolso[], leftOut: 0 };
  return { kept: good.filter((one) => taken.has(one)), leftOut: given.length - taken.size };
}

function isReembolso(value: unknown): value is Reembolso {
  if (!isRecord(value)) return false;
  const { id, cantidad, fecha, de, estado } = value;
  return (
    isFilledString(id) &&
    isPositiveNumber(cantidad) &&
    toCents(cantidad) > 0n &&
    typeof fecha === 'string' &&
    isFecha(fecha) &&
    (de === undefined || isFilledString(de)) &&
    (estado === undefined || estado === 'esperado')
  );
}

function sumOf(reembolsos: readonly Reembolso[]): Cents {
  return reembolsos.reduce((sum, { cantidad }) => sum + toCents(cantidad), 0n);
}

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
