/** Hundredths of the currency, exact beyond 2^53. */
export type Cents = bigint;

/** Rounds as {@link scaledOf}. NaN and infinity, only in broken data, count as 0. */
export function toCents(cantidad: number): Cents {
  if (!Number.isFinite(cantidad)) return 0n;
  const rounded = Math.round(cantidad * 100);
  if (Number.isSafeInteger(rounded) && rounded / 100 === cantidad) return BigInt(rounded);
  return scaledOf(cantidad, 2);
}

/** Rounds half away from zero; `parts` is a whole number from 1. */
export function divideCents(cents: Cents, parts: number): Cents {
  const divisor = BigInt(parts);
  const magnitude = (magnitudeOf(cents) * 2n + divisor) / (divisor * 2n);
  return cents < 0n ? -magnitude : magnitude;
}

/** Rounds an estimate to whole units from 10 up. */
export function roundEstimate(cents: Cents): Cents {
  return cents < 1000n ? cents : divideCents(cents, 100) * 100n;
}

/** Exact to a millionth, and no less than that for any amount; 0 if the whole is 0. */
export function partOf(cents: Cents, whole: Cents): number {
  if (whole === 0n) return 0;
  return Number((cents * 1_000_000n) / whole || BigInt(cents > 0n)) / 1_000_000;
}

/** 229840n is "2298.40". */
export function centsToDecimal(cents: Cents): `${number}` {
  const sign = cents < 0n ? '-' : '';
  const digits = String(magnitudeOf(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

function magnitudeOf(cents: Cents): Cents {
  return cents < 0n ? -cents : cents;
}

/**
 * Rounds half away from zero on the digits that JavaScript prints ("1.005", "1e-7", "1.5e+300"), as formatters do:
 * 1.005 is 101.
 */
export function scaledOf(value: number, places: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) + places;
  const point = whole.length + shift;
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, -point), '0');
  const start = Math.max(point, 0);
  const kept = digits.slice(0, start).padEnd(start, '0');
  const magnitude = BigInt(kept) + (digits.charAt(start) >= '5' ? 1n : 0n);
  return value < 0 ? -magnitude : magnitude;
}
