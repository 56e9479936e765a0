import { daysBetween } from '@/lib/domain/dates';
import { divisaOf, PESO_CURRENCIES } from '@/lib/read/currencies';
import { plainWords } from '@/lib/read/words';
import { divisaIn, isDivisa } from '@/lib/statements/cells/lex-amount';
import type { Movement } from '@/lib/statements/movement';
import type { Part } from '@/lib/statements/statement';

/** Hundredths cannot hold their «-1,234». */
const THOUSANDTHS: ReadonlySet<string> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bdolar(?:es)?\b|\bu s(?: s)?\b|\bus d\b/, 'USD'],
  [/\beuros?\b/, 'EUR'],
  [/\bsoles\b/, 'PEN'],
  [/\breales\b|\breais\b/, 'BRL'],
  [/\blibras?\b/, 'GBP'],
  [/\bfrancos?\b/, 'CHF'],
  [/\bguaranies\b/, 'PYG'],
  [/\bbolivianos\b/, 'BOB'],
  [/\bcolones\b/, 'CRC'],
  [/\bquetzales\b/, 'GTQ'],
  [/\blempiras\b/, 'HNL'],
  [/\bcordobas\b/, 'NIO'],
  [/\bbolivares\b/, 'VES'],
  [/\bpesos\b/, 'pesos'],
];

/** 'pesos' for pesos of any country. */
export function divisaNamed(text: string): string | null {
  if (text === '') return null;
  const code = divisaOf(text.trim()) ?? divisaIn(text.toUpperCase());
  if (code !== null) return code;
  // A sign of several currencies stands for itself.
  if (text !== '$' && isDivisa(text)) return text;
  const words = plainWords(text);
  return NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/**
 * The person gives amounts in other currencies. `preferred` is the file's own if it occurs. A purchase paid by
 * changing own money takes the amount changed.
 */
export function withCurrencies(
  movements: readonly Movement[],
  parts: readonly Part[],
  preferred: string,
): readonly Movement[] {
  const codes = codesOf(movements, parts, preferred);
  const counts = new Map<string, number>();
  movements.forEach(({ state }, at) => {
    const code = codes[at];
    if (code && state.kind !== 'ignored') counts.set(code, (counts.get(code) ?? 0) + 1);
  });
  const isOdd = [...counts.keys()].some((code) => THOUSANDTHS.has(code));
  if (counts.size < 2 && !isOdd) return movements;
  const own = ownCurrency(counts, preferred);
  const foreign = movements.map((movement, at): Movement => {
    const code = codes[at] ?? own;
    return code === own && !THOUSANDTHS.has(code) ? movement : { ...movement, foreign: code };
  });
  return withConversions(foreign);
}

function codesOf(
  movements: readonly Movement[],
  parts: readonly Part[],
  preferred: string,
): (string | null)[] {
  const named = movements.map(({ divisa, part }) => {
    const code = divisa === '$' ? '$' : divisa === null ? null : divisaNamed(divisa);
    const known = code ?? parts[part]?.divisa ?? null;
    return known !== null && isOwnDivisa(known, preferred) ? preferred : known;
  });
  // Amounts of dollars or pesos may have their sign in some rows alone.
  const codes = named.some((code) => code !== null && code !== '$') ? named : named.map(() => null);
  const isNamed = movements.some(({ state }, at) => state.kind !== 'ignored' && codes[at] !== null);
  return isNamed ? codes.map((code) => code ?? preferred) : codes;
}

export function isOwnDivisa(code: string, preferred: string): boolean {
  if (code === preferred) return true;
  if (code === '$') return preferred === 'USD' || PESO_CURRENCIES.includes(preferred);
  return code === 'pesos' && PESO_CURRENCIES.includes(preferred);
}

/** The currency of more than half of the rows, unless the person's occurs; never one of a thousand parts. */
function ownCurrency(counts: ReadonlyMap<string, number>, preferred: string): string {
  const possible = [...counts].filter(([code]) => !THOUSANDTHS.has(code));
  if (possible.some(([code]) => code === preferred)) return preferred;
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return possible.find(([, count]) => count * 2 > rows)?.[0] ?? preferred;
}

/** The two sides of a conversion and the purchase lie within a day and near each other. */
const NEAR_DAYS = 1;
const NEAR_ROWS = 12;

function withConversions(movements: readonly Movement[]): Movement[] {
  const read = [...movements];
  const used = new Set<number>();
  function sideOf(at: number, foreign: string | null, isWanted: (importe: number) => boolean): number | null {
    const { fecha } = movements[at] ?? { fecha: null };
    let nearest: number | null = null;
    for (let near = Math.max(0, at - NEAR_ROWS); near <= at + NEAR_ROWS; near += 1) {
      const side = movements[near];
      if (!side || used.has(near) || near === at || side.foreign !== foreign || !isConversion(side)) continue;
      if (!isWanted(side.importe) || fecha === null || side.fecha === null) continue;
      if (Math.abs(daysBetween(fecha, side.fecha)) > NEAR_DAYS) continue;
      if (nearest === null || Math.abs(near - at) < Math.abs(nearest - at)) nearest = near;
    }
    return nearest;
  }
  movements.forEach((purchase, at) => {
    if (purchase.foreign === null || purchase.state.kind === 'ignored' || isConversion(purchase)) return;
    const away = sideOf(at, purchase.foreign, (importe) => importe === -purchase.importe);
    const paid = sideOf(at, null, (importe) => importe !== 0 && importe < 0 === purchase.importe < 0);
    const spent = paid === null ? undefined : movements[paid];
    if (away === null || paid === null || !spent) return;
    for (const place of [away, paid]) used.add(place);
    const { concepto, detalles, fecha } = purchase;
    read[paid] = { ...spent, concepto, detalles, fecha, state: { kind: 'movement' } };
    // The side that comes in is an income.
    for (const place of [at, away]) {
      const part = movements[place];
      if (part && part.importe < 0)
        read[place] = { ...part, state: { kind: 'ignored', reason: 'convertido' } };
    }
  });
  return read;
}

function isConversion({ state }: Movement): boolean {
  return state.kind === 'aside' && state.reason === 'divisa';
}
