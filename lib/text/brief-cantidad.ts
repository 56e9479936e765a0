import { type Cents, divideCents } from '@/lib/domain/money';
import { type Format, ROUNDED_FROM } from './format';

/** In hundredths; a Spanish «billón» is a million millions. */
const MILLION: Cents = 10n ** 8n;

const BILLION: Cents = 10n ** 14n;

const MOST_BILLIONS = 999_999;

const MOST_IN_HEADLINE = 20;

/** Characters that have room beside a name on the narrowest phone. */
export const MOST_BESIDE_NAME = 18;

const NO_BREAK = '\u00A0';

/** At most `most` characters: without cents, or «9.007 bill. €». {@link titleOf} tells all. */
export function briefCantidad(cents: Cents, most: number, format: Format): string {
  const all = format.cantidad(cents);
  if (all.length <= most) return all;
  const whole = format.axisCantidad(Number(divideCents(cents, 100)));
  return whole.length <= most ? whole : inLargeUnits(cents, format);
}

export function briefHeadline(cents: Cents, format: Format): string {
  const written = format.headline(cents);
  return written.length <= MOST_IN_HEADLINE ? written : inLargeUnits(cents, format);
}

/** «14,99 €», «1.014 €». */
export function writtenRecibo(cents: Cents, format: Format): string {
  return cents < ROUNDED_FROM ? format.cantidad(cents) : format.headline(cents);
}

function inLargeUnits(cents: Cents, { axisCantidad }: Format): string {
  // Fewer would lose too much by rounding.
  const isBillions = cents >= 10n * BILLION;
  const count = Number(divideCents(cents, Number(isBillions ? BILLION : MILLION)));
  const isBeyond = isBillions && count > MOST_BILLIONS;
  const written = axisCantidad(isBeyond ? MOST_BILLIONS : count);
  const named = written.replace(/\d(?=\D*$)/, `$&${NO_BREAK}${isBillions ? 'bill.' : 'mill.'}`);
  return isBeyond ? `>${NO_BREAK}${named}` : named;
}

/** Undefined if all is shown. */
export function titleOf(shown: string, whole: string): string | undefined {
  return shown === whole ? undefined : whole;
}
