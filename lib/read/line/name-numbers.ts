import type { Candidate } from './line-sums';

/** Behind a number: a measure, an hour, a share or an ordinal. */
export const MEASURED =
  /^(?:[%ºª°]|er\b|r[oa]s?\b|d[oa]s?\b|t[oa]s?\b|v[oa]s?\b|n[oa]s?\b|m[oa]s?\b)|^ ?["”″]|^''|^ ?(?:%|kgs?|kilos?|kilogramos?|grs?|gramos?|g|mgs?|lts?|l|litros?|ml|cl|cc|km|kms|kilometros?|m|mts?|metros|cm|mm|m2|gb|mb|tb|w|kwh|hz|horas?|hs|hrs?|h|min|minutos?|am|pm|dias?|semanas?|noches?|meses|mes|anos?|personas?|pax|pulgadas?|docenas?|onzas?|oz|lbs?|libras?|pzas?|piezas?|unidades|uds?|u|veces|puntos|km\/h|msi|cuotas|plazos|mensualidades|quincenas|comensales)(?![\p{L}\p{N}])/u;

/** Behind a second number: words for more, or less, to pay. */
const BESIDE = /^ ?(?:de )?(?:mas|menos|propinas?|descuentos?|dto|rebaja|envio|extra)(?![\p{L}\p{N}])/u;

/** A number behind one of these names something: «calle 13», «línea 3». */
const HOLDER =
  /(?:^|[^\p{L}])(?:calle|av|avenida|linea|anden|nivel|talla|numero|num|nro|nº|n°|tomo|vol|volumen|capitulo|temporada|version|a las)\.? $|[#º°] ?$/u;

/** These name something only if another number can be the amount: «iphone 15 funda 20». */
const LIKELY_HOLDER =
  /(?:^|[^\p{L}])(?:cuotas?|plazos?|letra|mensualidad|colectivo|bondi|micro|iphone|galaxy|pixel|playstation|windows|fifa|formula|canal|sala|mesa|local|lote|depto|(?<!mi )parte|fase|habitacion|factura|ticket|recibo|serie|km|no|n|cap|piso|puerta|portal|modelo|zona|grado|expediente|folio|carrera|cra|ruta|bar)\.? $/u;

/** «cuota 2 de 6», «2/6» */
const OUT_OF = /(?:cuota|plazo|letra|mensualidad|pago|parte|capitulo|abono) ?\x01* ?\d+ ?(?:de|\/) ?$/u;

/** True if a number counts or names something in any line. */
export function isOfName(
  folded: string,
  { start, end, tier, isWhole, isGlued, isWords, workedOut, value }: Candidate,
): boolean {
  const before = folded.slice(0, start);
  const behind = folded.slice(end);
  if (tier === 'currency' || workedOut) return false;
  if (/^:\d\d/u.test(behind) || /\d:$/u.test(before)) return true;
  // «1 y 1/2», «1 1/2»: the share is kept already.
  if (isWhole && (/^ (?:y|con) \x01/u.test(behind) || (end - start === 1 && /^ \x01/u.test(behind))))
    return true;
  if (MEASURED.test(behind) && !/^ m\b/u.test(behind)) return true;
  if (tier === 'marked') {
    // «4k» and «8k» are pictures.
    const isPicture = /^[248]k$/u.test(folded.slice(start, end)) && /\p{L} ?$/u.test(before);
    if (isPicture) return true;
    return isGlued && value.kind !== 'decimal';
  }
  if (isWhole && (HOLDER.test(before) || OUT_OF.test(before))) return true;
  if (/^ ?\/ ?\d/u.test(behind) || /\d ?\/ ?$/u.test(before))
    return isWhole && /\p{L}/u.test(before + behind);
  if (isWords && /(?:^|[ ])(?:los|las|l[oa]s) $/u.test(before)) return true;
  return isGlued && /\d/u.test(before + behind);
}

/** True if a number names something, given another amount. */
export function isLikelyOfName(folded: string, { start, tier, isWhole, value }: Candidate): boolean {
  // «cerveza 0,0», «lotería 00000»
  if (value.kind === 'decimal' && Number(value.decimal) === 0 && !/\d ?$/u.test(folded.slice(0, start)))
    return true;
  return tier === 'bare' && isWhole && LIKELY_HOLDER.test(folded.slice(0, start));
}

/** True if the number that ends there is no decimals: «con 10 amigos», «con 20% dto». */
export function isCounted(folded: string, end: number): boolean {
  const behind = folded.slice(end);
  return MEASURED.test(behind) || BESIDE.test(behind) || isBeforePlural(folded, end);
}

/** True if a plural follows, as behind a count. */
export function isBeforePlural(folded: string, end: number): boolean {
  return (
    /^ \p{L}{2,}s(?![\p{L}\p{N}])/u.test(folded.slice(end)) &&
    !/^ (?:despues|menos|mas|dos|tres|gas|bus|es|las|los)(?![\p{L}])/u.test(folded.slice(end))
  );
}
