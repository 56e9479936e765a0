import { oneOf, tester } from '@/lib/read/patterns';
import { type NumberMarks, readSum, type TypedDecimal } from '@/lib/read/read-cantidad';
import type { LineText } from './line-text';
import type { LineNumber } from './scaled-number';

export type Candidate = LineNumber & { workedOut: boolean };

/** «3x25», «12,50+3», «145,80/3». */
export function joinSums(line: LineText, numbers: readonly LineNumber[], marks: NumberMarks): Candidate[] {
  const joined: Candidate[] = [];
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place];
    if (!number) continue;
    const run = [number];
    for (let next = numbers[place + 1]; next; next = numbers[place + run.length]) {
      const between = line.folded.slice(run.at(-1)?.end, next.start);
      // «500 + 10%»
      if (!isOperator(between, number) || /^ ?%/u.test(line.folded.slice(next.end))) break;
      run.push(next);
    }
    place += run.length - 1;
    joined.push(run.length === 1 ? { ...number, workedOut: false } : workedOut(line, run, marks));
  }
  return joined.filter((number) => !isPromotion(number, joined));
}

function isOperator(between: string, first: LineNumber): boolean {
  if (/^ ?[xX×*+] ?$/u.test(between)) return true;
  return /^ ?[÷/] ?$/u.test(between) && first.tier !== 'bare';
}

function workedOut(line: LineText, run: readonly LineNumber[], marks: NumberMarks): Candidate {
  const [first, last] = [run[0], run.at(-1)] as [LineNumber, LineNumber];
  const text = line.text.slice(first.start, last.end);
  const value = sumOf(text, marks) ?? { kind: 'fault' as const, fault: 'no-number' as const };
  const tiers = run.map(({ tier }) => tier);
  const tier = tiers.includes('currency') ? 'currency' : tiers.includes('marked') ? 'marked' : 'bare';
  const isProduct = /[x×*]/u.test(text);
  const foreign = run.find(({ question }) => question !== null)?.question ?? null;
  // «50x70» is a size as likely as a sum, «2x1» an offer.
  const isSize =
    isProduct &&
    tier === 'bare' &&
    (run.length > 2 || Number(first.value.kind === 'decimal' ? first.value.decimal : 0) > 48 || isOffer(run));
  return {
    ...first,
    end: last.end,
    value,
    tier,
    workedOut: true,
    isWhole: false,
    isGlued: last.isGlued,
    question: foreign ?? (isSize ? 'which-number' : null),
    options: [],
  };
}

function isOffer(run: readonly LineNumber[]): boolean {
  const [count, paid] = run.map(({ value }) => (value.kind === 'decimal' ? Number(value.decimal) : NaN));
  return run.length === 2 && count !== undefined && paid !== undefined && (count === paid + 1 || paid === 1);
}

/** An offer or a size beside another number belongs to the name. */
function isPromotion(number: Candidate, all: readonly Candidate[]): boolean {
  return number.workedOut && number.tier === 'bare' && number.question === 'which-number' && all.length > 1;
}

/** Null without a result. */
export function sumOf(text: string, marks: NumberMarks): TypedDecimal | null {
  const { typed } = readSum(text, marks);
  if (typed.kind === 'cantidad') return { kind: 'decimal', decimal: String(typed.cantidad) };
  return typed.kind === 'ambiguous'
    ? { kind: 'ambiguous', asDecimal: String(typed.asDecimal), asGrouped: String(typed.asGrouped) }
    : null;
}

const UNITS = [
  'kgs?|kilos?|kilogramos?|grs?|gramos?|g|mgs?|onzas?|oz|lbs?|libras?|lts?|l|litros?|ml|cl|cc',
  'km|kms|kilometros?|km\\/h|m|mts?|metros|cm|mm|m2|pulgadas?|gb|mb|tb|w|kwh|hz',
  'horas?|hs|hrs?|h|min|minutos?|am|pm|dias?|semanas?|noches?|meses|mes|quincenas|anos?',
  'personas?|pax|comensales|docenas?|pzas?|piezas?|unidades|uds?|u|veces|puntos',
  'msi|cuotas|plazos|mensualidades',
].join('|');
/** «1er», «2da», «5º» */
const ORDINALS = '[ºª°]|er\\b|r[oa]s?\\b|d[oa]s?\\b|t[oa]s?\\b|v[oa]s?\\b|n[oa]s?\\b|m[oa]s?\\b';
/** Behind a number: a measure, an hour, a share or an ordinal. */
export const isMeasured = tester(
  [
    `^(?:%|${ORDINALS})`,
    // Inches
    `^ ?["”″]|^''`,
    `^ ?(?:%|${UNITS})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'u',
);

/** Behind a second number: words for more, or less, to pay. */
const isBeside = tester(
  '^ ?(?:de )?(?:mas|menos|propinas?|descuentos?|dto|rebaja|envio|extra)(?![\\p{L}\\p{N}])',
  'u',
);

/** A number behind one of these names something: «calle 13», «línea 3». */
const isBehindHolder = tester(
  `(?:^|[^\\p{L}])${oneOf(
    'calle|av|avenida|linea|anden|nivel|talla|numero|num|nro|nº|n°|a las',
    'tomo|vol|volumen|capitulo|temporada|version',
  )}\\.? $|[#º°] ?$`,
  'u',
);

/** These name something only if another number can be the amount: «iphone 15 funda 20». */
const isBehindLikelyHolder = tester(
  `(?:^|[^\\p{L}])${oneOf(
    'cuotas?|plazos?|letra|mensualidad|colectivo|bondi|micro|ruta|carrera|cra|km',
    'iphone|galaxy|pixel|playstation|windows|fifa|formula|modelo|serie|(?<!mi )parte|fase|cap',
    'canal|sala|mesa|local|lote|depto|habitacion|piso|puerta|portal|zona|bar|grado',
    'factura|ticket|recibo|expediente|folio|no|n',
  )}\\.? $`,
  'u',
);

/** A shared page of the web names no amount. */
const isInAddress = tester('(?:https?://|www\\.)\\S*$', 'u');

/** «cuota 2 de 6», «2/6» */
const OUT_OF = /(?:cuota|plazo|letra|mensualidad|pago|parte|capitulo|abono) ?\x01* ?\d+ ?(?:de|\/) ?$/u;

/** In any line. */
export function isOfName(
  folded: string,
  { start, end, tier, isWhole, isGlued, isWords, workedOut, value }: Candidate,
): boolean {
  const before = folded.slice(0, start);
  const behind = folded.slice(end);
  if (isInAddress(before)) return true;
  if (tier === 'currency' || workedOut) return false;
  if (/^:\d\d/u.test(behind) || /\d:$/u.test(before)) return true;
  // «1 y 1/2», «1 1/2»: the share is kept already.
  if (isWhole && (/^ (?:y|con) \x01/u.test(behind) || (end - start === 1 && /^ \x01/u.test(behind))))
    return true;
  if (isMeasured(behind) && !/^ m\b/u.test(behind)) return true;
  if (tier === 'marked') {
    // «4k» and «8k» are pictures.
    const isPicture = /^[248]k$/u.test(folded.slice(start, end)) && /\p{L} ?$/u.test(before);
    if (isPicture) return true;
    return isGlued && value.kind !== 'decimal';
  }
  if (isWhole && (isBehindHolder(before) || OUT_OF.test(before))) return true;
  if (/^ ?\/ ?\d/u.test(behind) || /\d ?\/ ?$/u.test(before))
    return isWhole && /\p{L}/u.test(before + behind);
  if (isWords && /(?:^|[ ])(?:los|las|l[oa]s) $/u.test(before)) return true;
  return isGlued && /\d/u.test(before + behind);
}

/** Only if the line has another amount. */
export function isLikelyOfName(folded: string, { start, tier, isWhole, value }: Candidate): boolean {
  // «cerveza 0,0», «lotería 00000»
  if (value.kind === 'decimal' && Number(value.decimal) === 0 && !/\d ?$/u.test(folded.slice(0, start)))
    return true;
  return tier === 'bare' && isWhole && isBehindLikelyHolder(folded.slice(0, start));
}

/** A number that ends there is no decimals: «con 10 amigos», «con 20% dto». */
export function isCounted(folded: string, end: number): boolean {
  const behind = folded.slice(end);
  return isMeasured(behind) || isBeside(behind) || isBeforePlural(folded, end);
}

export function isBeforePlural(folded: string, end: number): boolean {
  return (
    /^ \p{L}{2,}s(?![\p{L}\p{N}])/u.test(folded.slice(end)) &&
    !/^ (?:despues|menos|mas|dos|tres|gas|bus|es|las|los)(?![\p{L}])/u.test(folded.slice(end))
  );
}
