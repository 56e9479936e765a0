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

/** «F.Valor» becomes "f valor", «TRANSACTION_NET_AMOUNT» "transaction net amount". */
export function headingWords(text: string): string {
  return foldText(text.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[^a-z0-9/]+/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .trim();
}

const DAY = /\b(?:fecha|fechas|fec|fech|fch|f|date|data|dia|day|dates)\b/;
const NO_DAY = /\b(?:vencimiento|vto|venc|due|caducidad|nacimiento|hora)\b/;
const VALUE_DAY = /\b(?:valor|value|val|valuta)\b/;
const OPERATION_DAY =
  /\b(?:operacion|operacio|oper|op|operac|compra|transaccion|trans|transac|transaction|trx|consumo|inicio|started|start|origen|realizacion|purchase)\b/;
const BOOKING_DAY =
  /\b(?:contable|contab|cont|asiento|booking|booked|posted|posting|post|proceso|registro|liquidacion|aplicacion|finalizacion|completed|completion|settlement|facturacion|cargo|abono|contabilizacion|acreditacion)\b/;
const CHARGE =
  /\b(?:cargo|cargos|debito|debitos|debe|debit|debits|gasto|gastos|retiro|retiros|egreso|egresos|salida|salidas|adeudo|adeudos|withdrawal|withdrawals|paid out|money out|giros?|cheques|debitado|pagos?|consumos?|compras?|desembolsos?|enviad[oa]s?|carrecs?|despes[ae]s?|sortid[ae]s?|deure)\b/;
const CREDIT =
  /\b(?:abono|abonos|credito|creditos|haber|credit|credits|ingreso|ingresos|deposito|depositos|entrada|entradas|paid in|money in|deposits?|acreditad[oa]s?|acreditaciones|cobros?|haberes|recibid[oa]s?|abonaments?|ingressos|ingres|entrad[ae]s|haver)\b/;
const AMOUNT =
  /^(?:en )?(?:pesos|dolares|euros|soles|reales|libras|bolivianos|guaranies|colones|quetzales|lempiras|bolivares|u s|u s s|usd|eur|ars|clp|cop|mxn|pen|uyu|brl|gbp|us)$|\b(?:importe|importes|import|imports|monto|montos|amount|cantidad|quantitat|cuantia|imp|mto|valor|total|value|net|neto|gross|bruto)\b/;
const FOREIGN_AMOUNT =
  /\b(?:original|origen|extranjera|extranjero|foreign|local|iva|impuesto|impuestos|tax|bruto|gross|retencion|interes|cuota|cuotas|transaccion en|equivalente)\b/;
const BALANCE = /\b(?:saldo|saldos|balance|disponible|bal|sdo)\b/;
const FEE =
  /\b(?:comision|comisiones|comissions?|comissio|fee|fees|gastos de (?:gestion|envio|tramitacion)|surcharge)\b/;
const SIGN =
  /\b(?:signo|sign|naturaleza|indicador|d\/h|h\/d|d\/c|c\/d|c\/a|a\/c|d h|debe\/haber|cargo\/abono|abono\/cargo|debito\/credito|credito\/debito|cr\/db|db\/cr|dc)\b/;
const STATE = /\b(?:estado|estat|state|status|situacion)\b/;
const CUOTA = /\b(?:cuotas?|plazos?|parcelas?|instal?lments?)\b/;
const CURRENCY = /\b(?:divisa|moneda|currency|ccy|mon)\b/;
const ACCOUNT = /\b(?:cuenta|compte|targeta|account|iban|tarjeta|card|producto|product|contrato)\b/;
const REFERENCE =
  /\b(?:referencia|ref|reference|numero|num|nro|no|n|nº|documento|doc|docto|folio|id|comprobante|autorizacion|secuencia|cheque|codigo|cod|operacion|movimiento|transaction id|uuid)\b/;

/** Headings of text, ranked by how likely the column is the movement's own text. */
const TEXTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:concepto ampliado|otros conceptos|concepto complementario|mas datos|informacion adicional)\b/, 30],
  [/\b(?:observaciones|observacion|comentario|comentarios|notas?|memo|remarks)\b/, 25],
  [
    /\b(?:categoria|subcategoria|category|rubro|sucursal|oficina|canal|lugar|ciudad|pais|localidad|imagen)\b/,
    10,
  ],
  [/\bconceptos?\b|\bconceptes?\b/, 100],
  [/\b(?:descripcion|descripciones|descripcio|description|descripc|desc|descrip)\b/, 95],
  [/\b(?:detalle|detalles|detall|detalls|details|detail)\b/, 90],
  [/\bglosa\b/, 90],
  [/\b(?:comercio|comerc|establecimiento|establiment|merchant|leyenda|nombre del comercio)\b/, 88],
  [/\b(?:partner name|beneficiario|payee|contraparte|nombre|name|destinatario|ordenante|partner)\b/, 80],
  [/^(?:tipo|type|clase) (?:de )?movimiento\b/, 45],
  [/\b(?:movimiento|movimientos|moviments?|transaccion|narrative|texto|text|consumo|compra)\b/, 70],
  [/\b(?:transaction type|tipo de operacion|tipo de transaccion|operacion|transaction)\b/, 55],
  [/\b(?:tipo|type|clase|tipo movimiento)\b/, 45],
  [/\b(?:payment reference|referencia)\b/, 40],
];

/** Columns of any other meaning are `other`. */
export function headingOf(text: string): Heading {
  const words = headingWords(text);
  if (words === '') return { kind: 'other' };
  return (
    dayHeading(words) ?? moneyHeading(words) ?? markHeading(words) ?? textHeading(words) ?? { kind: 'other' }
  );
}

function dayHeading(words: string): Heading | null {
  if (!DAY.test(words)) return null;
  if (NO_DAY.test(words) && !/\bfecha y hora\b|\bfecha hora\b|\bfecha\/hora\b/.test(words))
    return { kind: 'other' };
  if (VALUE_DAY.test(words)) return { kind: 'day', of: 'value' };
  if (OPERATION_DAY.test(words)) return { kind: 'day', of: 'operation' };
  return { kind: 'day', of: BOOKING_DAY.test(words) ? 'booking' : 'plain' };
}

function moneyHeading(words: string): Heading | null {
  if (/^(?:tipo|type|n|no|nro|num|numero|cod|codigo|ref|referencia|id)\b/.test(words)) return null;
  if (BALANCE.test(words)) return { kind: 'balance', rank: /\b(?:contable|ledger)\b/.test(words) ? 2 : 1 };
  if (FEE.test(words)) return { kind: 'fee' };
  const charge = CHARGE.test(words);
  const credit = CREDIT.test(words);
  if (AMOUNT.test(words) && charge !== credit && !/\b(?:pagos?|compras?|consumos?)\b/.test(words))
    return charge ? { kind: 'charge' } : { kind: 'credit' };
  if (AMOUNT.test(words)) return { kind: 'amount', rank: amountRank(words) };
  if (SIGN.test(words) || (charge && credit)) return { kind: 'sign' };
  if (charge && !/\b(?:compras?|consumos?|pagos?) (?:con|en|de)\b/.test(words)) return { kind: 'charge' };
  return credit ? { kind: 'credit' } : null;
}

function amountRank(words: string): number {
  const foreign = FOREIGN_AMOUNT.test(words) ? -5 : 0;
  return (
    (/\b(?:importe|monto|amount|cuantia)\b/.test(words) ? 3 : 2) +
    (/\b(?:neto|net)\b/.test(words) ? 1 : 0) +
    foreign
  );
}

/** True if the person can change the column's texts in the bank's web. */
export function isOfPerson(text: string): boolean {
  return /\b(?:clasificacion|tipo de gasto|categorias?|subcategorias?|category|subcategory|rubro|etiquetas?|tags?|labels?|notas?|notes?|comentarios?|comments?)\b/.test(
    headingWords(text),
  );
}

function markHeading(words: string): Heading | null {
  if (STATE.test(words)) return { kind: 'state' };
  if (SIGN.test(words)) return { kind: 'sign' };
  if (CURRENCY.test(words)) return { kind: 'currency' };
  if (CUOTA.test(words) && !AMOUNT.test(words)) return { kind: 'cuota' };
  return null;
}

function textHeading(words: string): Heading | null {
  if (
    /^(?:n|no|nro|num|numero|cod|codigo|id|folio|doc|docto|documento|comprobante|autorizacion)\b/.test(words)
  )
    return ACCOUNT.test(words)
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
  return REFERENCE.test(words) ? { kind: 'reference', rank: 1 } : null;
}
