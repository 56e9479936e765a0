import { oneOf, pattern } from '../patterns';
import type { Span } from '../line/line-types';
import { card, money } from './message-patterns';

/** The name of a payment and its place; without a place, the rest of the text. */
type MessageNombre = { nombre: string; span: Span | null };

const ACTS = oneOf(
  'compra(?:ste)?|pagos?|pagaste|pagado|cargos?|consumos?|consumiste|operacion|transaccion|movimiento|retiro|retiraste|abono',
  'transferencia|transferiste|enviaste|enviado|cobraron|debitamos|cargad[oa]|adeudo|domicilia\\p{L}+|spei|recibiste|recibido|yapeaste|plineaste|realizaste|bizum|recibo|debito|se|has|te|un|una',
  'tu|su|alerta|aviso|notificacion|informa|informamos|hola|estimad[oa]|banco|tarjeta|autorizacion|realizad[oa]|en linea|(?:apple|google|samsung) (?:pay|wallet)',
);

/** These begin no shop behind «en» and «a». */
const NO_SHOP = oneOf(
  'tu|su|mi|linea|internet|efectivo|cuotas?|curso|tiempo|caso|moneda|pesos|dolares|favor|traves|cargo|contacto|nuestr[oa]s?',
  '(?:la|el) (?:cuenta|tarjeta|cajero|comercio|establecimiento|app|web|aplicacion)|cuenta|cta|caja de ahorros?|tarjeta|cajero|comercio|establecimiento|\\d+ (?:cuotas?|pagos?|meses)',
  'terceros|fondos|concepto|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]+iembre|octubre|noviembre|diciembre)(?= de \\d|[,.]|$)|t[cdj]|cta|qr|las (?=\\d)|la (?=\\d{1,2}[:.h])|importe|un|bizum|debito|credito|servicios?|seguridad|comision|\\d{6,}',
);
const SHOP = `(?!${NO_SHOP}(?!\\p{L})|\\d{4}(?=[ .,]|$)|[$€]|s/|\\d+[.,\\d]* ?(?:[$€]|eur|usd))`;

/** The surest first. */
const beginnings = [
  pattern(
    '(?<!\\p{L})(?:(?:comercio|establecimiento|beneficiario|destinatario|emisor):?|(?:tienda|lugar):|la tienda(?! del? )) +(?=\\S)',
    'gu',
  ),
  pattern(`(?<!\\p{L})(?:en|a favor de) +${SHOP}`, 'gu'),
  pattern(
    `(?<!\\p{L})${oneOf(
      'yapeaste|plineaste|transferiste|enviaste|enviad[oa]|envio|bizum|pagaste|pagado|pasaste|pago|transferencia|recibo',
      'adeudo|cargad[oa]|cargo|cobrad[oa]|cobro|debitamos|debitado|se debito|se debitaron',
    )}(?!\\p{L}).{0,60}? (?:a|de|(?<=debit.{0,60})por) +${SHOP}`,
    'gu',
  ),
  pattern(
    `${money().source} +(?=\\p{L}{2})(?!${oneOf(
      'con|en|a|al|el(?= +(?:dia +)?\\d)|fue|ha|por|de|desde|se|y|mn|visa|mastercard|amex|tarjeta|tarj|t[cdj]|td[cd]|cta|terminad[oa]|(?:realiz|aprob|aplic|carg|acredit|pag|debit|abon|recib)[ai]d[oa]s?|hoy|disponibles?',
    )}(?!\\p{L}))`,
    'gu',
  ),
  pattern('(?<!\\p{L})(?:concepto|detalle|motivo):? +(?=\\p{L})', 'gu'),
  pattern(`: +(?!${ACTS}(?!\\p{L}))(?=[^,:.]{2,40} (?:por|de) [$€\\d])`, 'gu'),
  // The title of a notification
  pattern(
    `^(?!.{0,40}(?<!\\p{L})${ACTS}(?!\\p{L}))(?=[^,:]{2,40}[,:] |\\p{L}[^,:]{1,40} [-−]?[$€\\d])`,
    'gu',
  ),
];

const MES_SHORT = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)(?!\\p{L})';

const end = pattern(
  [
    ` +${oneOf('con|mediante|usando|desde|utilizando|via|(?:en|de|a) (?:tu|su|mi) ?|en la ?|en (?:caja de ahorros?|cuenta)')} +`,
    ` +${oneOf('dia|fecha|del dia|con fecha')}:? +\\d| +el +${oneOf('dia +\\d', '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),? +\\d', `\\d{1,2}(?:[/.-]| de | ${MES_SHORT})`)}`,
    ` +(?:por|de) +(?:(?:un|el|la) +)?(?:[$€\\d]|s/|us\\$|eur|usd|mxn|cop|clp|valor|importe|monto|total|cantidad)`,
    ' +(?:a +las? +\\d|(?:a|en) \\d+ (?:cuotas?|pagos?|plazos|meses|msi)|por +["«“])',
    ` +${oneOf(
      'a traves|ha sido|fue|no (?:se|fue|ha|pudo)|se realizo|si no|hoy|ayer|tu saldo|su saldo|saldo|disp(?:onible)?|hora|fecha|tarjeta|tarj|tc|td|cta',
      '(?:autoriz|aprob|realiz|efectu|rechaz|deneg|declin)ad[oa]|cuenta|aut(?:orizacion)?|ref|folio|nro|num|operacion|importe|monto|valor',
    )}(?!\\p{L})`,
    ' +\\d{1,2}[/-]\\d{1,2}| +\\d{1,2}\\.\\d{1,2}\\.\\d{2}|[,;(]| +[-–|·] +| +\\d{1,2}:\\d{2}| +es +\\d{6}| +(?:[$€]|s/|us\\$|u\\$s) ?\\d',
    ' +[-−+]?\\d+[.,]?\\d* ?(?:€|eur|usd|\\$)|: | +se +(?:ha|hara|cargara|realiz)| +\\d{1,2} ' + MES_SHORT,
    '(?<=\\p{L}{4}|\\d)\\.(?= |$)',
    `\\.(?=$| +${oneOf('tu|su|te|si|el|la|saldo|disp|disponible|cupo|quedaste|reintegro|comision|ahorraste|tarjeta|numero|concepto|llama|no|ya|gracias|consulta|\\d')})`,
  ].join('|'),
  'gu',
);

const noise = pattern(
  `(?<!\\p{L})${oneOf(
    'con exito|comprobante|folio|automatic[oa]|aplicad[oa]|servicios?',
    ACTS,
    'aprobad[oa]|autorizad[oa]|efectuad[oa]|realizo|efectuo|credito|cuenta|saldo|disponible|la|el|de|con|por|en|desde|ha|hecho',
    'nuev[oa]|que|a|al|importe|monto|valor|fecha|hora|horas|hrs|hoy|ayer|visa|mastercard|terminada|euros?|eur|usd|mxn|cop|clp|pen',
    'pesos|soles|si|no|reconoces|esta|llama|cupo|corriente|pa[ct]|exitosa|hemos|han|cobrado|tarj|t[cdj]|td[cd]|cta',
  )}(?!\\p{L})`,
  'gu',
);

/** `folded` has each letter at its place in `text`. */
export function nombreIn(text: string, folded: string, amounts: readonly Span[]): MessageNombre {
  for (const begin of beginnings)
    for (const match of folded.matchAll(begin())) {
      const start = match.index + match[0].length;
      const span = { start, end: endOf(folded, start) };
      const nombre = trimmed(text.slice(span.start, span.end));
      if (/\p{L}/u.test(nombre) && !amounts.some((amount) => amount.start <= start && start < amount.end))
        return { nombre, span };
    }
  return { nombre: restOf(text, folded), span: null };
}

function endOf(folded: string, start: number): number {
  for (const { index } of folded.matchAll(end())) if (index > start) return index;
  return folded.length;
}

function restOf(text: string, folded: string): string {
  let rest = text;
  for (const left of [money(), card(), noise(), NUMBERS])
    for (const { 0: found, index } of folded.matchAll(left))
      rest = rest.slice(0, index) + ' '.repeat(found.length) + rest.slice(index + found.length);
  return trimmed(rest.replace(/ +(?=[.,;:])/gu, '').replace(/[.,;:]+(?=[.,;:])/gu, ''));
}

const NUMBERS = /(?<![\p{L}\d]|\p{L}-)\d[\d:/.]*(?:h|hrs)?(?![-\p{L}\d])/gu;

function trimmed(nombre: string): string {
  return nombre.replace(/\s+/gu, ' ').replace(/^[\s.,;:·|–—=*"'«»-]+|[\s.,;:·|–—=*"'«»-]+$/gu, '');
}
