import { graphemesOf } from '@/lib/domain/graphemes';
import { toCents, type Cents } from '@/lib/domain/money';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import type { Format } from '@/lib/text/format';

/** Weight and size, in CSS pixels, of the page's font. */
type Font = { weight: number; size: number };

/** The mean width of a character, for browsers that cannot measure. */
const CHARACTER_WIDTH_EM = 0.6;

let context: CanvasRenderingContext2D | null | undefined;

export function textWidth(text: string, font: Font): number {
  return measure(text, font)?.width ?? text.length * font.size * CHARACTER_WIDTH_EM;
}

export function fitText(text: string, width: number, font: Font): string {
  if (textWidth(text, font) <= width) return text;
  const characters = graphemesOf(text);
  let fits = 0;
  let tooMany = characters.length;
  while (fits + 1 < tooMany) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (textWidth(`${characters.slice(0, middle).join('')}…`, font) <= width) fits = middle;
    else tooMany = middle;
  }
  return `${characters.slice(0, fits).join('').trimEnd()}…`;
}

/** Writes an amount in `width`: all of it, without cents, or in millions. A number is never cut. */
export function fitCantidad(cents: Cents, width: number, font: Font, format: Format): string {
  const all = format.cantidad(cents);
  const whole = briefCantidad(cents, all.length - 1, format);
  return [all, whole].find((text) => textWidth(text, font) <= width) ?? briefCantidad(cents, 0, format);
}

/** Writes a mark of a scale, in units of the currency: «25 €», «2,50 €». */
export function scaleCantidad(units: number, { axisCantidad, cantidad }: Format): string {
  return Number.isInteger(units) ? axisCantidad(units) : cantidad(toCents(units));
}

function measure(text: string, { weight, size }: Font): TextMetrics | undefined {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return context.measureText(text);
}
