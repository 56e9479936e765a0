import { divisaOf } from '@/lib/read/currencies';
import { takeCantidad } from '@/lib/read/line/line-cantidad';
import { takeMetodo } from '@/lib/read/line/line-catalogo';
import { takeDay } from '@/lib/read/line/line-days';
import {
  type GastoQuestion,
  KEPT,
  type LineContext,
  type LineReading,
  lineText,
  type LineText,
  type Span,
  spanOf,
  take,
  takePart,
} from '@/lib/read/line/line-text';
import { cutLine, MAX_LINE_LENGTH, readingOf } from '@/lib/read/line/read-line';
import { oneOf, pattern } from '@/lib/read/patterns';
import {
  asks,
  bareMoney,
  card,
  isFee,
  isOfBank,
  isOtherAmount,
  isOtherAmountBehind,
  isSurelyOfBank,
  money,
  saysCode,
  saysPaid,
} from './message-patterns';

type MessageNombre = { nombre: string; span: Span | null };

const ACTS = oneOf(
  'compra(?:ste)?|pagos?|pagaste|pagado|cargos?|consumos?|consumiste|operacion|transaccion|movimiento|retiro|retiraste|abono',
  'transferencia|transferiste|enviaste|enviado|cobraron|debitamos|cargad[oa]|adeudo|domicilia\\p{L}+|spei|recibiste|recibido|yapeaste|plineaste|realizaste|bizum|recibo|debito|se|has|te|un|una',
  'tu|su|alerta|aviso|notificacion|informa|informamos|hola|estimad[oa]|banco|tarjeta|autorizacion|realizad[oa]|en linea|(?:(?:apple|google|samsung) )?wallet|(?:apple|google|samsung) pay',
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
    `(?<!\\p{L})(?:spent|paid|sent|purchase|payment|charged)(?!\\p{L}).{0,40}? (?:at|to) +(?!your )${SHOP}`,
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
    ` +${oneOf('con|mediante|usando|desde|utilizando|via|with|using|(?:en|de|a) (?:tu|su|mi) ?|en la ?|en (?:caja de ahorros?|cuenta)')} +`,
    ' +por +(?:bizum|yape|plin|transferencia|spei|nequi)(?!\\p{L})',
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
    'con exito|comprobante|folio|automatic[oa]|aplicad[oa]|servicios?|ahora|hace \\d+ ?(?:min|minutos?|h|horas?)',
    ACTS,
    'aprobad[oa]|autorizad[oa]|efectuad[oa]|realizo|efectuo|credito|cuenta|saldo|disponible|la|el|de|con|por|en|desde|ha|hecho',
    'nuev[oa]|que|a|al|importe|monto|valor|fecha|hora|horas|hrs|hoy|ayer|visa|mastercard|terminada|euros?|eur|usd|mxn|cop|clp|pen',
    'pesos|soles|si|no|reconoces|esta|llama|cupo|corriente|pa[ct]|exitosa|hemos|han|cobrado|tarj|t[cdj]|td[cd]|cta',
  )}(?!\\p{L})`,
  'gu',
);

/** `folded` has each letter at its place in `text`. */
function nombreIn(text: string, folded: string, amounts: readonly Span[]): MessageNombre {
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

/** «Compra de 12,50 EUR en MERCADONA con tarjeta *1234». Null for a text that is no bank's. */
export function readMessage(typed: string, context: LineContext): LineReading | null {
  const { text, isCut } = cutLine(withWordsApart(typed.trim()));
  const message = lineText(text);
  const { prices, others } = amountsIn(message.folded);
  const amounts = prices.length > 0 ? prices : others;
  if (amounts.length === 0 ? !saysCode(message.folded) : !isOfBank(message.folded)) return null;
  askAboutGasto(message, prices.length > 0);
  const named = nombreIn(text, message.folded, amounts);
  if (named.span) take(message, named.span, KEPT);
  const cantidad = takeAmount(message, amounts, context);
  const metodoPagoId = takeCard(message, context);
  hideNumbers(message);
  const fecha = takeDay(message, { today: context.today, isPending: false });
  if (fecha !== null && fecha > context.today) askIfNoneIs(message, 'not-paid');
  return readingOf(message, { isCut, nombre: named.nombre, cantidad, fecha, metodoPagoId }, context);
}

/** Writes line ends as commas, and «20Nov26» or «2026/11/20» as the line's rules know days. */
function withWordsApart(text: string): string {
  return text
    .slice(0, MAX_LINE_LENGTH + 1)
    .replace(/\s*[\n\r]+\s*/gu, ', ')
    .replace(/(?:https?:\/\/|www\.)\S+/giu, '')
    .replace(/(?<=\d{4}-\d{2}-\d{2})t(?=\d)|\s+/giu, ' ')
    .replace(/(?<![\d/])(20\d{2})[/.](\d{1,2})[/.](\d{1,2})(?![\d/])/gu, '$1-$2-$3')
    .replace(
      /(?<![\d\p{L}])(\d{1,2})[-/. ]?(ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)\.?(?:[-/. ]?(?:20)?(\d{2}))?(?![\p{L}\d:.,])/giu,
      (_, day: string, month: string, year?: string) => `${day} ${month}${year ? ` 20${year}` : ''}`,
    );
}

/** `others`: the balance and such. */
function amountsIn(folded: string): { prices: Span[]; others: Span[] } {
  const marked = Array.from(folded.matchAll(money()), spanOf);
  const all =
    marked.length === 0 && isSurelyOfBank(folded) ? Array.from(folded.matchAll(bareMoney()), spanOf) : marked;
  const own = all.filter(
    ({ start, end }) => !isOtherAmount(folded.slice(0, start)) && !isOtherAmountBehind(folded.slice(end)),
  );
  const withoutFees = own.filter(
    ({ start, end }) => !isFee(folded.slice(0, start), folded.slice(start, end)),
  );
  const prices = withoutFees.length > 0 ? withoutFees : own;
  return { prices, others: all.filter((span) => !own.includes(span)) };
}

function takeAmount(message: LineText, amounts: readonly Span[], context: LineContext): number | null {
  const read = amounts.map((span) => ({ span, line: readAlone(message, span, context) }));
  for (const { span } of read) take(message, span);
  const known = read.filter(({ line }) => line.cantidad !== null);
  const distinct = [...new Set(known.map(({ line }) => line.cantidad))];
  const unsure = read.find(isUnsure);
  const [first] = unsure ? [unsure] : known.length > 0 ? known : read;
  if (!first) return null;
  if (distinct.length > 1) {
    const options = distinct.filter((cantidad) => cantidad !== null);
    message.questions.push({ field: 'cantidad', question: 'which-number', ...first.span, options });
    return null;
  }
  for (const part of first.line.parts) message.parts.push(shifted(part, first.span.start));
  for (const question of first.line.questions) message.questions.push(shifted(question, first.span.start));
  return first.line.cantidad;

  /** No doubt beside the person's own price, unless it follows: «Percepción: $ 1.200. Compra USD 10». */
  function isUnsure({ span, line }: (typeof read)[number]): boolean {
    const own = known[0]?.span;
    if (line.cantidad !== null || own === undefined) return false;
    if (!line.questions.some(({ question }) => question === 'other-currency')) return true;
    return span.start > own.end && !message.text.slice(own.end, span.start).includes('(');
  }
}

function readAlone({ text }: LineText, { start, end }: Span, context: LineContext) {
  const line = lineText(
    text
      .slice(start, end)
      .replace(/[-−+]/u, ' ')
      .replace(/(?<=\d) (?=\d{3})/gu, ''),
  );
  const cantidad = takeCantidad(line, context);
  if (cantidad === null || !isForeign(line.text, context.currency))
    return { cantidad, parts: line.parts, questions: line.questions };
  const whole = { start: 0, end: line.text.length };
  const question = { field: 'cantidad', question: 'other-currency', ...whole, options: [] } as const;
  return { cantidad: null, parts: [], questions: [question] };
}

/** By a code or sign: «230 HUF», «₹ 1.500». */
function isForeign(amount: string, currency: string): boolean {
  const [code] = /(?<!\p{L})(?!mil|con)[a-z]{3}(?!\p{L})|[^$\P{Sc}]/iu.exec(amount) ?? [];
  return code !== undefined && (divisaOf(code) ?? currency) !== currency;
}

function shifted<Piece extends Span>(piece: Piece, by: number): Piece {
  return { ...piece, start: piece.start + by, end: piece.end + by };
}

/** By the card's last digits, else by the words about the card. */
function takeCard(message: LineText, context: LineContext): number | null {
  for (const match of message.folded.matchAll(card())) {
    const [, digits = ''] = match;
    const method = context.metodosPago.find(({ nombre }) => nombre.includes(digits));
    if (!method) continue;
    takePart(message, { kind: 'metodoPago', ...spanOf(match), id: method.id });
    return method.id;
  }
  const [said] = message.folded.matchAll(MEANS);
  if (!said) return null;
  const span = spanOf(said);
  const line = lineText(`con ${said[0]}`);
  const [kind = ''] = said[0].split(' ');
  const id =
    takeMetodo(line, context.metodosPago) ?? takeMetodo(lineText(`con ${kind}`), context.metodosPago);
  for (const question of line.questions) message.questions.push({ ...question, ...span });
  if (id !== null) takePart(message, { kind: 'metodoPago', ...span, id });
  return id;
}

const MEANS =
  /(?<!\p{L})(?:tarjeta de (?:credito|debito)|tarjeta|visa|mastercard|amex|bizum|yape|plin|nequi|daviplata|transferencia)(?!\p{L})/gu;

function askAboutGasto(message: LineText, hasPrice: boolean): void {
  const isPaid = hasPrice && saysPaid(message.folded) && !saysCode(message.folded);
  const question = QUESTIONS.find((one) => asks[one](message.folded)) ?? (isPaid ? null : 'not-paid');
  if (question) askIfNoneIs(message, question);
}

function askIfNoneIs(message: LineText, question: GastoQuestion): void {
  if (message.questions.some(({ field }) => field === 'gasto')) return;
  message.questions.push({ field: 'gasto', question, start: 0, end: message.text.length, options: [] });
}

const QUESTIONS = ['not-paid', 'money-in', 'own-money'] as const satisfies readonly GastoQuestion[];

/** Hours, cards, references, telephones and instalments are no days. */
function hideNumbers(message: LineText): void {
  for (const match of message.folded.matchAll(NO_DAYS)) take(message, spanOf(match), KEPT);
}

const NO_DAYS =
  /(?<!\p{L})(?:a|en) \d+ (?:dias|semanas|meses|msi|cuotas|pagos|plazos)(?!\p{L})|(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?: ?(?:hrs?\.?|h|[ap]\.? ?m\.?)(?!\p{L}))?|(?<![\d/-])\d{5,}(?![\d/-])|[*x•·#]+[ -]?\d{4}|(?:ref|folio|aut|autorizacion|operacion|nro|num|no|n[º°o])\.?:? ?#?\d+/gu;
