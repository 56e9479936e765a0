/** An amount in hundredths of the currency. A bigint, so that sums stay exact beyond 2^53. */
export type Cents = bigint;

/**
 * The hundredths of an amount, rounded half away from zero on its shortest decimal form, as formatters
 * round: 1.005 is 101. What is no finite number, which only broken data hold, counts as nothing.
 */
export function toCents(cantidad: number): Cents {
  if (!Number.isFinite(cantidad)) return 0n;
  const rounded = Math.round(cantidad * 100);
  if (Number.isSafeInteger(rounded) && rounded / 100 === cantidad) return BigInt(rounded);
  return scaledOf(cantidad, 2);
}

/** The exact sum of amounts, each rounded to hundredths first, so that a total agrees with the amounts shown. */
export function sumCents(cantidades: Iterable<number>): Cents {
  let sum = 0n;
  for (const cantidad of cantidades) sum += toCents(cantidad);
  return sum;
}

/** An amount cut into `parts` equal ones, a whole number from 1, rounded half away from zero. */
export function divideCents(cents: Cents, parts: number): Cents {
  const divisor = BigInt(parts);
  const magnitude = ((cents < 0n ? -cents : cents) * 2n + divisor) / (divisor * 2n);
  return cents < 0n ? -magnitude : magnitude;
}

/** Which part of a whole an amount is: 1 if it is all of it, 0 if the whole is 0. Exact to a millionth. */
export function partOf(cents: Cents, whole: Cents): number {
  return whole === 0n ? 0 : Number((cents * 1_000_000n) / whole) / 1_000_000;
}

/** An amount in hundredths as a plain decimal text: 229840n is "2298.40". */
export function centsToDecimal(cents: Cents): `${number}` {
  const sign = cents < 0n ? '-' : '';
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/**
 * A finite number times 10 to the power of `places`, rounded half away from zero on its shortest decimal form, the digits that
 * JavaScript prints ("1.005", "1e-7", "1.5e+300"): 1.005 with two places is 101.
 */
export function scaledOf(value: number, places: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) + places;
  const point = whole.length + shift;
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, -point), '0');
  const start = Math.max(point, 0);
  const kept = digits.slice(0, start).padEnd(start, '0');
  const next = digits[start] ?? '0';
  const magnitude = BigInt(kept || '0') + (next >= '5' ? 1n : 0n);
  return value < 0 ? -magnitude : magnitude;
}
