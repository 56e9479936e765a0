import { oneOf, tester, wordTester } from '@/lib/read/patterns';
import { foldText } from '@/lib/read/words';

/** The content must agree before the kind counts. */
export type Heading =
  | { kind: 'day'; of: 'operation' | 'plain' | 'booking' | 'value' }
  | { kind: 'text'; rank: number }
  | { kind: 'amount'; rank: number }
  | { kind: 'charge' }
  | { kind: 'credit' }
  | { kind: 'balance'; rank: number }
  | { kind: 'fee' }
  | { kind: 'currency' }
  | { kind: 'state' }
  | { kind: 'sign' }
  | { kind: 'reference'; rank: number }
  | { kind: 'account' }
  | { kind: 'cuota' }
  | { kind: 'other' };

/** «TRANSACTION_NET_AMOUNT» is "transaction net amount". */
export function headingWords(text: string): string {
  return foldText(text.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[^a-z0-9/]+/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .trim();
}

const isDay = wordTester('fecha|fechas|fec|fech|fch|f|date|data|dia|day|dates');
const isNoDay = wordTester('vencimiento|vto|venc|due|caducidad|nacimiento|hora');
const isValueDay = wordTester('valor|value|val|valuta');
const isOperationDay = wordTester(
  'operacion|operacio|oper|op|operac|compra|purchase|consumo|origen|realizacion|trx',
  'transaccion|trans|transac|transaction|inicio|started|start',
);
const isBookingDay = wordTester(
  'contable|contab|cont|contabilizacion|asiento|booking|booked|posted|posting|post|proceso|registro',
  'liquidacion|aplicacion|finalizacion|completed|completion|settlement|facturacion|cargo|abono|acreditacion',
);
const isCharge = wordTester(
  'cargos?|debitos?|debitado|debe|debit|debits|adeudos?|gastos?|egresos?|salidas?|retiros?|giros?|cheques',
  'pagos?|consumos?|compras?|desembolsos?|enviad[oa]s?|withdrawals?|paid out|money out',
  'carrecs?|despes[ae]s?|sortid[ae]s?|deure|expenses?|outflow',
);
const isCredit = wordTester(
  'abonos?|creditos?|credit|credits|haber|haberes|ingresos?|depositos?|entradas?|cobros?|recibid[oa]s?',
  'acreditad[oa]s?|acreditaciones|paid in|money in|deposits?',
  'abonaments?|ingressos|ingres|entrad[ae]s|haver|incomes?|inflow',
);
/** A currency as the whole heading of its amounts. */
const ONLY_CURRENCY = [
  'pesos|dolares|euros|soles|reales|libras|bolivianos|guaranies|colones|quetzales|lempiras|bolivares',
  'u s|u s s|us|usd|eur|ars|clp|cop|mxn|pen|uyu|brl|gbp',
];
const isAmount = tester(
  `^(?:en )?${oneOf(ONLY_CURRENCY.join('|'))}$|\\b${oneOf(
    'importes?|imp|monto|montos|mto|cantidad|cuantia|valor|total|neto|bruto',
    'amount|value|net|gross|imports?|quantitat',
  )}\\b`,
);
const isForeignAmount = wordTester(
  'original|origen|extranjera|extranjero|foreign|local|transaccion en|equivalente',
  'iva|impuesto|impuestos|tax|bruto|gross|retencion|interes|cuota|cuotas',
);
const isBalance = wordTester('saldo|saldos|balance|disponible|bal|sdo');
const isFee = wordTester(
  'comision|comisiones|comissions?|comissio|fee|fees|gastos de (?:gestion|envio|tramitacion)|surcharge',
);
const isSign = wordTester(
  'signo|sign|naturaleza|indicador|d\\/h|h\\/d|d\\/c|c\\/d|c\\/a|a\\/c|d h|dc|cr\\/db|db\\/cr',
  'debe\\/haber|cargo\\/abono|abono\\/cargo|debito\\/credito|credito\\/debito',
);
const isState = wordTester('estado|estat|state|status|situacion');
const isCuota = wordTester('cuotas?|plazos?|parcelas?|instal?lments?');
const isCurrency = wordTester('divisa|moneda|currency|ccy|mon');
const isAccount = wordTester('cuenta|compte|targeta|account|iban|tarjeta|card|producto|product|contrato');
const isReference = wordTester(
  'referencia|ref|reference|numero|num|nro|no|n|nº|documento|doc|docto|folio|comprobante|cheque',
  'id|uuid|transaction id|codigo|cod|autorizacion|secuencia|operacion|movimiento',
);
const isOfPersonWords = wordTester(
  'clasificacion|tipo de gasto|categorias?|subcategorias?|category|subcategory|rubro',
  'etiquetas?|tags?|labels?|notas?|notes?|comentarios?|comments?',
);

/** By how likely it is the movement's own text. */
const TEXTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:concepto ampliado|otros conceptos|concepto complementario|mas datos|informacion adicional)\b/, 30],
  [/\b(?:observaciones|observacion|comentario|comentarios|notas?|notes?|memo|remarks)\b/, 25],
  [
    /\b(?:categoria|subcategoria|category|rubro|sucursal|oficina|canal|lugar|ciudad|pais|localidad|imagen)\b/,
    10,
  ],
  [/\bconceptos?\b|\bconceptes?\b/, 100],
  [/\b(?:descripcion|descripciones|descripcio|description|descripc|desc|descrip)\b/, 95],
  [/\b(?:detalle|detalles|detall|detalls|details|detail)\b/, 90],
  [/\bglosa\b/, 90],
  [/^titulo$|^title$/, 89],
  [/\b(?:comercio|comerc|establecimiento|establiment|merchant|leyenda|nombre del comercio)\b/, 88],
  [/\b(?:partner name|beneficiario|payee|contraparte|nombre|name|destinatario|ordenante|partner)\b/, 80],
  [/^(?:tipo|type|clase) (?:de )?movimiento\b/, 45],
  [/\b(?:movimiento|movimientos|moviments?|transaccion|narrative|texto|text|consumo|compra)\b/, 70],
  [/\b(?:transaction type|tipo de operacion|tipo de transaccion|operacion|transaction)\b/, 55],
  [/\b(?:tipo|type|clase|tipo movimiento)\b/, 45],
  [/\b(?:payment reference|referencia)\b/, 40],
];

export function headingOf(text: string): Heading {
  const words = headingWords(text);
  if (words === '') return { kind: 'other' };
  return (
    dayHeading(words) ?? moneyHeading(words) ?? markHeading(words) ?? textHeading(words) ?? { kind: 'other' }
  );
}

function dayHeading(words: string): Heading | null {
  if (!isDay(words)) return null;
  if (isNoDay(words) && !/\bfecha y hora\b|\bfecha hora\b|\bfecha\/hora\b/.test(words))
    return { kind: 'other' };
  if (isValueDay(words)) return { kind: 'day', of: 'value' };
  if (isOperationDay(words)) return { kind: 'day', of: 'operation' };
  return { kind: 'day', of: isBookingDay(words) ? 'booking' : 'plain' };
}

function moneyHeading(words: string): Heading | null {
  if (/^(?:tipo|type|n|no|nro|num|numero|cod|codigo|ref|referencia|id)\b/.test(words)) return null;
  if (isBalance(words)) return { kind: 'balance', rank: /\b(?:contable|ledger)\b/.test(words) ? 2 : 1 };
  if (isFee(words)) return { kind: 'fee' };
  const charge = isCharge(words);
  const credit = isCredit(words);
  if (isAmount(words) && charge !== credit && !/\b(?:pagos?|compras?|consumos?)\b/.test(words))
    return charge ? { kind: 'charge' } : { kind: 'credit' };
  if (isAmount(words)) return { kind: 'amount', rank: amountRank(words) };
  if (isSign(words) || (charge && credit)) return { kind: 'sign' };
  if (charge && !/\b(?:compras?|consumos?|pagos?) (?:con|en|de)\b/.test(words)) return { kind: 'charge' };
  return credit ? { kind: 'credit' } : null;
}

function amountRank(words: string): number {
  const foreign = isForeignAmount(words) ? -5 : 0;
  return (
    (/\b(?:importe|monto|amount|cuantia)\b/.test(words) ? 3 : 2) +
    (/\b(?:neto|net)\b/.test(words) ? 1 : 0) +
    foreign
  );
}

/** True if the person can change the column's texts in the bank's web. */
export function isOfPerson(text: string): boolean {
  return isOfPersonWords(headingWords(text));
}

function markHeading(words: string): Heading | null {
  if (isState(words)) return { kind: 'state' };
  if (isSign(words)) return { kind: 'sign' };
  if (isCurrency(words)) return { kind: 'currency' };
  if (isCuota(words) && !isAmount(words)) return { kind: 'cuota' };
  return null;
}

function textHeading(words: string): Heading | null {
  if (
    /^(?:n|no|nro|num|numero|cod|codigo|id|folio|doc|docto|documento|comprobante|autorizacion)\b/.test(words)
  )
    return isAccount(words)
      ? { kind: 'account' }
      : { kind: 'reference', rank: /\b(?:operacion|id|transaccion|movimiento)\b/.test(words) ? 2 : 1 };
  if (/\b(?:reference id|transaction id|uuid|id)\b/.test(words)) return { kind: 'reference', rank: 2 };
  if (
    /\b(?:iban|cuenta|compte|targeta|account|tarjeta|card|producto|product)\b/.test(words) &&
    !/\b(?:concepto|descripcion|detalle|movimiento)\b/.test(words)
  )
    return { kind: 'account' };
  const text = TEXTS.find(([pattern]) => pattern.test(words));
  if (text) return { kind: 'text', rank: text[1] };
  return isReference(words) ? { kind: 'reference', rank: 1 } : null;
}

export function isPlaceholder(text: string): boolean {
  return /^(?:[-–—_]{1,3}|n\/?a|null|nil)$/i.test(text);
}
