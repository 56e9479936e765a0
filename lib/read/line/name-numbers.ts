import { oneOf, tester } from '@/lib/read/patterns';
import type { Span } from './line-text';
import { mesNames } from './near-days';
import type { LineNumber } from './scaled-number';

const UNITS = [
  'kgs?|kilos?|kilogramos?|grs?|gramos?|g|mgs?|onzas?|oz|lbs?|libras?|lts?|l|litros?|ml|cl|cc',
  'km|kms|kilometros?|km\\/h|m|mts?|metros|cm|mm|m2|pulgadas?|gb|mb|tb|w|kwh|hz',
  'horas?|hs|hrs?|h|min|minutos?|am|pm|dias?|semanas?|noches?|meses|mes|quincenas|anos?',
  'personas?|pax|comensales|docenas?|pzas?|piezas?|unidades|uds?|u|veces|puntos',
  'msi|cuotas|plazos|mensualidades',
].join('|');
/** «1er», «2da», «5º» */
const ORDINALS = '[ºª°]|er\\b|r[oa]s?\\b|d[oa]s?\\b|t[oa]s?\\b|v[oa]s?\\b|n[oa]s?\\b|m[oa]s?\\b';
/** A measure, an hour, a share or an ordinal. */
export const isMeasured = tester(
  [
    `^(?:%|${ORDINALS})`,
    // Inches
    `^ ?["”″]|^''`,
    `^ ?(?:%|${UNITS})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'u',
);

/** More, or less, to pay. */
const isBeside = tester(
  '^ ?(?:de )?(?:mas|menos|propinas?|descuentos?|dto|rebaja|envio|extra)(?![\\p{L}\\p{N}])',
  'u',
);

/** «calle 13», «línea 3» */
const isBehindHolder = tester(
  `(?:^|[^\\p{L}])${oneOf(
    'calle|av|avenida|linea|anden|nivel|talla|numero|num|nro|nº|n°|a las',
    'tomo|vol|volumen|capitulo|temporada|version',
  )}\\.? $|[#º°] ?$`,
  'u',
);

/** Only if another number can be the amount: «iphone 15 funda 20». */
const isBehindLikelyHolder = tester(
  `(?:^|[^\\p{L}])${oneOf(
    'cuotas?|plazos?|letra|mensualidad|colectivo|bondi|micro|ruta|carrera|cra|km',
    'iphone|galaxy|pixel|playstation|windows|fifa|formula|modelo|serie|(?<!mi )parte|fase|cap',
    'canal|studio|sala|mesa|local|lote|depto|habitacion|piso|puerta|portal|zona|(?<!\\d )bar|grado',
    'factura|ticket|recibo|expediente|folio|no|n',
  )}\\.? $`,
  'u',
);

const isBehindMonth = tester(`(?:^|[^\\p{L}])(?:${mesNames()})(?: del?)? $`, 'u');

/** «alquiler marzo 2026» */
export function isYearOfMonth(folded: string, { start, end }: Span): boolean {
  return /^(?:199|20[0-3])\d$/u.test(folded.slice(start, end)) && isBehindMonth(folded.slice(0, start));
}

const isBehindReference = tester(
  '(?:^|[^\\p{L}])(?:ref|referencia|fra|pedido|tel|telefono|tfno)[.:]? $',
  'u',
);

const isInAddress = tester('(?:https?://|www\\.)\\S*$', 'u');

/** «Tarjeta ··1234», «tarjeta *1234» */
const isOfCard = tester('(?:[*•·]{2}|(?<!\\p{L})(?:xx|(?:tarjeta|tarj\\.?|visa|mastercard) \\*)) ?$', 'u');

const PART = '(?:cuota|plazo|letra|mensualidad|pago|parte|capitulo|abono)';
const isBehindPart = tester(`(?:^|[^\\p{L}])${PART} $`, 'u');
/** «cuota 2 de 6», «2/6» */
const isOutOf = tester(`${PART} ?\\x01* ?\\d+ ?(?:de|\\/) ?$`, 'u');

export function isOfName(
  folded: string,
  { start, end, tier, isWhole, isGlued, isWords, workedOut, value }: LineNumber,
): boolean {
  const before = folded.slice(0, start);
  const behind = folded.slice(end);
  if (isInAddress(before) || isOfCard(before)) return true;
  if (tier === 'currency' || workedOut) return false;
  if (/^:\d/u.test(behind) || /\d:$/u.test(before)) return true;
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
  const isPartOf = isBehindPart(before) && /^ ?(?:de|\/) ?\d{1,2}(?![\d.,])/u.test(behind);
  if (isWhole && (isBehindHolder(before) || isOutOf(before) || isPartOf)) return true;
  if (/^ ?\/ ?\d/u.test(behind) || /\d ?\/ ?$/u.test(before))
    return isWhole && /\p{L}/u.test(before + behind);
  if (isWords && /(?:^|[ ])(?:los|las|l[oa]s) $/u.test(before)) return true;
  return isGlued && /\d/u.test(before + behind);
}

/** True if it belongs to the name, given that the line has another amount. */
export function isLikelyOfName(folded: string, { start, end, tier, isWhole, value }: LineNumber): boolean {
  // «cerveza 0,0», «lotería 00000»
  if (value.kind === 'decimal' && Number(value.decimal) === 0 && !/\d ?$/u.test(folded.slice(0, start)))
    return true;
  if (tier !== 'bare' || !isWhole) return false;
  const before = folded.slice(0, start);
  // «A-6», «7-Eleven»
  if (/\p{L}-$/u.test(before) || /^-\p{L}/u.test(folded.slice(end))) return true;
  if (isYearOfMonth(folded, { start, end }) || (end - start > 3 && isBehindReference(before))) return true;
  return isBehindLikelyHolder(before) || (/(?:^| )l[oa]s $/u.test(before) && isBeforePlural(folded, end));
}

/** «con 10 amigos», «con 20% dto»: no decimals. */
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
