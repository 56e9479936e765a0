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

const isDay = tester(
  `\\b${oneOf(
    'fecha|fechas|fec|fech|fch|f|date|data|dia|day|dates|datum|(?:buchungs|wertstellungs|umsatz)tag|bokforingsdag',
    '(?:buchungs|valuta|wertstellungs|beleg|kauf|transaktions|umsatz)datum|wertstellung',
  )}\\b|^${oneOf('buchung|valuta|wert|valeur|jour|giorno', '(?:created|finished|completed|booked|posted) (?:on|at)')}$`,
);
const isNoDay = wordTester(
  'vencimiento|vto|venc|due|caducidad|nacimiento|hora',
  'vencimento|echeance|scadenza|falligkeit|faelligkeit',
);
const isValueDay = wordTester('valor|value|val|valuta|valeur|valutadatum|wert|wertstellung\\w*');
const isOperationDay = wordTester(
  'operacion|operacio|oper|op|operac|compra|purchase|consumo|origen|realizacion|trx',
  'transaccion|trans|transac|transaction|inicio|started|start|created',
  'operacao|operation|operazione|achat|acquisto|transacao|(?:beleg|kauf|transaktions)datum',
);
const isBookingDay = wordTester(
  'contable|contab|cont|contabilizacion|asiento|booking|booked|posted|posting|post|proceso|registro',
  'liquidacion|aplicacion|finalizacion|finished|completed|completion|settlement|facturacion|cargo|abono|acreditacion',
  'buchung\\w*|lancamento|lanc|comptabilisation|comptable|contabile|registrazione',
);
const isCharge = wordTester(
  'cargos?|debitos?|debitado|debe|debit|debits|adeudos?|gastos?|egresos?|salidas?|retiros?|giros?|cheques',
  'pagos?|consumos?|compras?|desembolsos?|enviad[oa]s?|withdrawals?|paid out|money out',
  'carrecs?|despes[ae]s?|sortid[ae]s?|deure|expenses?|outflow',
  'soll|belastung(?:en)?|ausgaben?|ausgang|saidas?|depenses?|sorties?|dare|addebit[oi]|uscit[ae]',
);
const isCredit = wordTester(
  'abonos?|creditos?|credit|credits|haber|haberes|ingresos?|depositos?|entradas?|cobros?|recibid[oa]s?',
  'acreditad[oa]s?|acreditaciones|paid in|money in|deposits?',
  'abonaments?|ingressos|ingres|entrad[ae]s|haver|incomes?|inflow',
  'haben|gutschrift(?:en)?|einnahmen?|eingang|recettes?|avere|accredit[oi]|entrat[ae]',
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
    'betrag|bedrag|belopp|umsatz|montantes?|montants?|importancia|import[oi]|valore',
  )}\\b`,
);
const isForeignAmount = wordTester(
  'original|origen|extranjera|extranjero|foreign|local|transaccion en|equivalente',
  'iva|impuesto|impuestos|tax|bruto|gross|retencion|interes|cuota|cuotas',
  'fremdwahrung|fremdwaehrung|ursprunglich\\w*|estrangeira|origem|origine|originale|etrangere',
);
const isBalance = wordTester('saldo|saldos|balance|disponible|bal|sdo|solde|soldes|kontostand|disponivel');
const isFee = wordTester(
  'comision|comisiones|comissions?|comissio|fee|fees|gastos de (?:gestion|envio|tramitacion)|surcharge',
  // Those of another bank are within the amount.
  '(?<!fremde )(?:gebuhr|gebuehr)(?:en)?|comissao|comissoes|frais|commission[ei]',
);
const isCharged = wordTester('(?:after|before|with|without|sin|con|tras) (?:fees?|comision(?:es)?)');
const isSign = wordTester(
  'signo|sign|naturaleza|indicador|d\\/h|h\\/d|d\\/c|c\\/d|c\\/a|a\\/c|d h|dc|cr\\/db|db\\/cr',
  'debe\\/haber|cargo\\/abono|abono\\/cargo|debito\\/credito|credito\\/debito',
  's\\/h|h\\/s|d\\/a|a\\/d|vorzeichen|sinal|sens|segno',
);
const isState = wordTester(
  '^(?:pendientes?|pending|contabilizad[oa]|booked|vorgemerkt|gebucht)$|estado|estat|state|status|situacion|situacao|statut|etat|stato|contabilizzazione',
);
const isCuota = wordTester('cuotas?|plazos?|parcelas?|instal?lments?');
const isCurrency = wordTester('divisa|moneda|currency|ccy|mon|wahrung|waehrung|moeda|devise|monnaie|munt');
const ACCOUNTS = [
  'cuenta|compte|targeta|account|iban|tarjeta|card|producto|product',
  'konto|kontonummer|auftragskonto|konto nr|kreditkarte|conta|cartao|conto|carta',
].join('|');
const isOfAccount = wordTester(ACCOUNTS);
const isAccount = wordTester(ACCOUNTS, 'contrato');
const isReference = wordTester(
  'referencia|ref|reference|numero|num|nro|no|n|nº|documento|doc|docto|folio|comprobante|cheque',
  'id|uuid|transaction id|codigo|cod|autorizacion|secuencia|operacion|movimiento',
  '(?:kunden|buchungs|beleg)?referenz|(?:beleg)?nummer',
);
const isOfPersonWords = wordTester(
  'clasificacion|tipo de gasto|categorias?|subcategorias?|category|subcategory|rubro',
  'etiquetas?|tags?|labels|notas?|notes?|comentarios?|comments?',
  'kategorien?|bemerkung(?:en)?|notiz(?:en)?|categorie|commentaires?',
);

/** By how likely it is the movement's own text. */
const TEXTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:concepto ampliado|otros conceptos|concepto complementario|mas datos|informacion adicional)\b/, 30],
  [/\b(?:informations complementaires|abweichender empfanger)\b/, 30],
  [/\b(?:observaciones|observacion|comentario|comentarios|notas?|notes?|memo|remarks)\b/, 25],
  [/\b(?:bemerkung(?:en)?|notiz(?:en)?|commentaires?)\b/, 25],
  [
    /\b(?:categoria|subcategoria|category|rubro|sucursal|oficina|canal|lugar|ciudad|pais|localidad|imagen)\b/,
    10,
  ],
  [/\b(?:kategorien?|categorie)\b/, 10],
  [/\bconceptos?\b|\bconceptes?\b/, 100],
  [/\bdescrizione (?:completa|estesa)\b/, 98],
  [/\blibelle simplifie\b/, 97],
  [/\blibelle court\b/, 50],
  [/\b(?:descripcion|descripciones|descripcio|description|descripc|desc|descrip)\b/, 95],
  [/\bnaam\b/, 92],
  [/\b(?:omschrijving|rubrik)\b/, 85],
  [/\b(?:beschreibung|descricao|descritivo|historico|libelles?|intitule|designation|descrizione)\b/, 95],
  [/^(?:auftraggeber\/zahlungsempfanger|zahlungspflichtiger?)\b/, 82],
  [/\b(?:zahlungs)?empfanger\b|\b(?:begunstigter|beguenstigter|zahlungsbeteiligter)\b/, 92],
  [/\b(?:verwendungszweck|label|mededelingen)\b/, 85],
  [/^(?:type|tipo|typ|pointage) (?:(?:de|d|di|da) )?(?:l )?(?:operation|operazione|operacao)\b/, 45],
  [/\b(?:buchungstext|causale|lancamento|nature)\b/, 60],
  [/\b(?:operazion[ei]|operations?|operacao|operacoes)\b/, 91],
  [/\b(?:detalle|detalles|detall|detalls|details|detail|detalhes?|dettagli[oi]?)\b/, 90],
  [/\bglosa\b/, 90],
  [/^titulo$|^title$/, 89],
  [/\b(?:comercio|comerc|establecimiento|establiment|merchant|leyenda|nombre del comercio)\b/, 88],
  [/^(?:source|sender|payer|from)\b(?:.* )?name\b/, 79],
  [
    /\b(?:partner name|beneficiario|payee|contraparte|agente?|nombre|name|destinatario|ordenante|partner)\b/,
    80,
  ],
  [/\b(?:handler|haendler|nome|nom|beneficiaire|tiers|controparte|ordinante)\b/, 80],
  [/^(?:tipo|type|clase) (?:de )?movimiento\b/, 45],
  [/\b(?:movimiento|movimientos|moviments?|transaccion|narrative|texto|text|consumo|compra)\b/, 70],
  [/\b(?:moviment[oi]|mouvements?|transaktion(?:en)?)\b/, 70],
  [/\b(?:transaction type|tipo de operacion|tipo de transaccion|operacion|transaction)\b/, 55],
  [/\b(?:tipo|type|clase|tipo movimiento|typ|umsatzart|umsatztyp|transaktionstyp|vorgang)\b/, 45],
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
  if (!isDay(words) || /^(?:saldo|solde|kontostand)\b/.test(words)) return null;
  if (isNoDay(words) && !/\b(?:fecha|data)(?: [ye])?[ /]hora\b/.test(words)) return { kind: 'other' };
  if (isValueDay(words)) return { kind: 'day', of: 'value' };
  if (isOperationDay(words)) return { kind: 'day', of: 'operation' };
  return { kind: 'day', of: isBookingDay(words) ? 'booking' : 'plain' };
}

function moneyHeading(words: string): Heading | null {
  if (/^(?:tipo|type|typ|n|no|nro|num|numero|cod|codigo|ref|referencia|id)\b/.test(words)) return null;
  if (isBalance(words)) return { kind: 'balance', rank: /\b(?:contable|ledger)\b/.test(words) ? 2 : 1 };
  if (isFee(words) && !isCharged(words)) return { kind: 'fee' };
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
    (/\b(?:importe|monto|amount|cuantia|betrag|montantes?|montants?|importo)\b/.test(words) ? 3 : 2) +
    (/\b(?:neto|net)\b/.test(words) ? 1 : 0) +
    foreign
  );
}

/** The person can change such texts in the bank's web. */
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
      : {
          kind: 'reference',
          rank: /\b(?:operacion|operation|id|transaccion|movimiento)\b/.test(words) ? 2 : 1,
        };
  // They are of years, not of one movement.
  if (/\b(?:glaubiger|glaeubiger|mandatsreferenz)\b/.test(words)) return { kind: 'other' };
  if (/\b(?:reference id|transaction id|uuid|id)\b/.test(words)) return { kind: 'reference', rank: 2 };
  if (
    isOfAccount(words) &&
    !/\b(?:concepto|descripcion|detalle|movimiento|bezeichnung|bankname|bic)\b/.test(words)
  )
    return { kind: 'account' };
  const text = TEXTS.find(([pattern]) => pattern.test(words));
  if (text) return { kind: 'text', rank: text[1] };
  return isReference(words) ? { kind: 'reference', rank: 1 } : null;
}

export function isPlaceholder(text: string): boolean {
  return /^(?:[-–—_]{1,3}|n\/?a|null|nil)$/i.test(text);
}
