import { foldText } from '@/lib/domain/search-text';
import { withoutPlace } from '@/lib/statements/place-names';

/** The most characters of a name; a bank's text can be longer. */
const MAX_NAME = 60;

const CARD =
  /(?:,?\s*\b(?:con )?(?:la |su )?tarj(?:eta)?[\s.:]*)?(?:[0-9]{4,6}[x*•]+[0-9]{2,4}|[x*•]{2,}\s?[0-9]{2,6}|:?\*[0-9]{4,6})/gi;

/** What follows the name: the card, the reference, the mandate, the person's own note, the day. */
const AFTER: readonly RegExp[] = [
  /\\.*$/,
  /\s{3,}.*$/,
  /[\s,;(]+(?:con )?(?:la |su )?tarj(?:eta)?s?\b[\s.:].*$/i,
  /[\s,;(]+tarj\.?:?$/i,
  /[\s,;]+concepto\b[\s:.].*$/i,
  /[\s,;]+n[º°o.]+\s*(?:de )?(?:recibo|factura|contrato|cliente|ref|operaci[oó]n)?\s*[\d:].*$/i,
  /[\s,;]+(?:ref(?:erencia)?|mandato|factura|fact|autorizaci[oó]n|aut|folio|op(?:eraci[oó]n)?|cod(?:igo)?|comisi[oó]n|id|rfc|cbu|cuit|cuil|clabe|nro|num)\b[\s.:#]*[\w\s.-]*\d.*$/i,
  /[\s,;]+(?:el|del|de|fecha|dia)\s+\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}.*$/i,
  /[\s,;]+\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?(?:\s+\d{1,2}:\d{2}.*)?$/,
  /\s+\d{5,}$/,
  /\s+#\s?\d+.*$/,
];

const OPERATION =
  'pago|compra|recibo|adeudo|cargo|consumo|d[eé]bito|retirada|reintegro|transferencia|transf|traspaso|bizum|env[ií]o|giro|domiciliaci[oó]n|suscripci[oó]n|pagos?|pgo|cpra|cpa|deb|devoluci[oó]n|devol|anulaci[oó]n|reembolso|abono|movimiento|operaci[oó]n|pos|tpv|purchase|payment|direct debit|card payment';
const QUALIFIER =
  'm[oó]vil|internet|online|on line|recurrente|contactless|sin contacto|con tarjeta|con qr|qr|pos|tpv|nacional|internacional|inmediata|realizada|emitida|enviada|enviado|efectuada|recibida|recibido|autom[aá]tic[oa]|aut|directo|directa|domiciliad[oa]|de servicios?|servicios?|tarjeta|tarj|td|tc|tdc|deb|debito|credito|interbancaria|spei|sinpe|pse|web|app|por internet|de compra|comercio';
const LEAD = new RegExp(
  `^(?:(?:${OPERATION})\\b\\.?(?:[\\s/.:-]+(?:${QUALIFIER})\\b\\.?)*(?:[\\s:.-]+(?:a favor de|en el comercio|en|de|del|a|por|to|from)\\b)?)[\\s:.,-]+(?=\\S)`,
  'i',
);
const GENERIC =
  /^(?:(?:retirada|retiro|reintegro|extracci[oó]n|disposici[oó]n|avance|giro)\b.*?\b(?:efectivo|cajero|atm)\b|reintegro|reint\.? cajero|cajero autom[aá]tico)/i;
const LEGAL =
  /[\s,]+(?:s\.?\s?a\.?\s?u|s\.?\s?l\.?\s?u|s\.?\s?a\.?\s?s|s\.?\s?a\.?\s?c|s\.?\s?a\.? de c\.?\s?v|s\.? de r\.?\s?l(?:\.? de c\.?\s?v)?|s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|s\.?\s?coop|s\.?\s?a|s\.?\s?l|e\.?\s?i\.?\s?r\.?\s?l|ltda|inc|llc|gmbh)\.?,?$/i;
const SMALL = new Set(['de', 'del', 'y', 'e', 'en', 'al', 'por', 'con', 'para', 'of', 'and', 'i']);

/**
 * The shop or person of a bank's text, made readable: «PAGO MOVIL EN MERCADONA VALENCIA, TARJ. :*741245» is «Mercadona». What the rules do
 * not know stays, so that nothing is made up; of a text in which nothing else stands it is that text.
 */
export function movementName(concepto: string, detalles: readonly string[] = []): string {
  const text = concepto.replace(/\s+$/g, '').trim();
  if (text === '')
    return (
      detalles
        .find((detail) => detail.trim() !== '')
        ?.trim()
        .slice(0, MAX_NAME) ?? ''
    );
  const cash = GENERIC.exec(text.replace(/\s+/g, ' '));
  if (cash) return cased(cash[0]).slice(0, MAX_NAME);
  const bare = trimmed(withoutTail(text.replace(CARD, ' ')));
  const name = trimmed(withoutLegal(withoutPlace(withoutLead(bare))));
  return cased(hasWord(name) ? name : hasWord(bare) ? bare : text.replace(/\s+/g, ' '))
    .slice(0, MAX_NAME)
    .trim();
}

/** Equal for names of one shop, so that one act can serve for all of its movements. */
export function shopKey(nombre: string): string {
  return foldText(nombre)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function withoutTail(text: string): string {
  let left = text;
  for (const pattern of AFTER) {
    const cut = left.slice(0, 300).replace(pattern, '');
    if (hasWord(cut)) left = cut;
  }
  return left.replace(/\s+/g, ' ');
}

function withoutLead(text: string): string {
  let left = text;
  for (let i = 0; i < 3; i += 1) {
    const cut = trimmed(left.replace(LEAD, ''));
    if (!hasWord(cut) || cut === left) break;
    left = cut;
  }
  return left;
}

function withoutLegal(text: string): string {
  const cut = text.replace(LEGAL, '');
  return hasWord(cut) ? cut : text;
}

/** Capitals of a text that is all capitals become those of names; words without vowels, such as H&M and YPF, are initials. */
function cased(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const upper = letters.replace(/[^\p{Lu}]/gu, '').length;
  if (upper < letters.length * 0.7 && letters !== letters.toLowerCase()) return text;
  return text
    .split(' ')
    .map((word, place) => casedWord(word, place))
    .join(' ');
}

function casedWord(word: string, place: number): string {
  const lower = word.toLowerCase();
  if (place > 0 && SMALL.has(lower)) return lower;
  if (/^(?:\p{L}[.&]){1,4}\p{L}?$/u.test(word)) return word.toUpperCase();
  if (!/[aeiouáéíóúü]/i.test(word) && word.length <= 5) return word;
  return lower.replace(
    /(^|[^\p{L}'’])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:.*/\\-]+|[\s,;:*/\\(-]+$/g, '');
}

function hasWord(text: string): boolean {
  return /\p{L}{2}|\p{L}&\p{L}/u.test(text);
}
