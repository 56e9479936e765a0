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

/**
 * Keeps refunds while their sum fits `cantidad`: first those that came. One without an id gets a free one. Answers the
 * given list if nothing changes.
 */
export function readReembolsos(
  value: unknown,
  cantidad: unknown,
): { kept: readonly Reembolso[]; leftOut: number } {
  if (!Array.isArray(value)) return { kept: NONE, leftOut: 1 };
  const given: readonly unknown[] = value;
  let open = isPositiveNumber(cantidad) ? toCents(cantidad) : 0n;
  const ids = new Set<string>();
  const taken = new Set<unknown>();
  const good = withIds(given).filter(isReembolso);
  for (const estado of [undefined, 'esperado'])
    for (const one of good) {
      const cents = toCents(one.cantidad);
      if (one.estado !== estado || cents > open || ids.has(one.id)) continue;
      open -= cents;
      ids.add(one.id);
      taken.add(one);
    }
  const kept = good.filter((one) => taken.has(one));
  const isSame = kept.length === given.length && kept.every((one, place) => one === given[place]);
  return { kept: isSame ? (value as Reembolso[]) : kept, leftOut: given.length - kept.length };
}

/** The same ids at each reading. */
function withIds(given: readonly unknown[]): readonly Record<string, unknown>[] {
  const items = given.filter(isRecord);
  const ids = new Set(items.map(({ id }) => id));
  let count = 0;
  return items.map((item) => {
    if (isFilledString(item.id)) return item;
    do count += 1;
    while (ids.has(String(count)));
    return { ...item, id: String(count) };
  });
}

function isReembolso(value: Record<string, unknown>): value is Record<string, unknown> & Reembolso {
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
