import { divideCents, roundEstimate, type Cents } from '@/lib/domain/money';
import type { Format } from './format';

/** Of equal parts, in amounts that the currency has. */
export function shareOf(cents: Cents, parts: number, { least }: Pick<Format, 'least'>): Cents {
  return divideCents(cents, parts * Number(least)) * least;
}

/** In whole units from 10 up if no amount has cents. */
export function roundMean(cents: Cents, format: Pick<Format, 'least' | 'hidesCents'>): Cents {
  return shareOf(format.hidesCents ? roundEstimate(cents) : cents, 1, format);
}
