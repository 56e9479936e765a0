import { oneOf, tester, wordTester } from '@/lib/read/patterns';
import { foldText, plainWords } from '@/lib/read/words';

/** The text may name the money back that a service's price was charged for. */
const isFee = wordTester(
  'comision(?:es)?|comissions?|comissio|fees?|tarifas?|impuestos?|impto',
  'entgelt|gebuhr(?:en)?|kontofuhrung|frais|cotisations?|commission[ei]|imposta|canone|comissao|comissoes',
);

const EARNINGS =
  'nominas?|nomi|sueldos?|salarios?|salary|payroll|paycheck|haberes|remuneracion(?:es)?|' +
  'gehalt\\b|lohn\\b|salaires?\\b|stipendio\\b|(?<!\\w )ordenado\\b(?! (?:por|a)\\b)';
const MONEY_BACK = [
  'devolucion(?:es)?|devolucio|devol|devuelt[oa]s?|extornos?|reversos?|reversas?|anulacion(?:es)?',
  'bonif(?!ic[oi]\\b)|bonificacion(?:es)?|reembolsos?|refunds?|reversals?|cashback',
  'ruckerstattung|erstattung|ruckzahlung|remboursement(?! (?:de |du )?(?:pret|credit))|rimborso|estorno',
].join('|');
const PAID_IN = [
  'a su favor|direct deposit|acreditacion(?:es)?|depositos?|deposits?|recibid[oa]s?|received',
  'intereses (?:ganados|a (?:su )?favor)',
  'gutschrift|zahlungseingang|virements? recus?|vir(?:ement)? en votre faveur|recebid[oa]s?',
  'bonifico (?:a (?:vostro|tuo) favore|ricevuto|in entrata)|accredito',
].join('|');
const TRANSFER = 'transferencias?|transf|trf|tef|bizum';
const FROM_SOMEBODY = [
  `(?:${TRANSFER}) de (?!fondos|dinero)`,
  '(?:traspasos?|transferencias?|transf) desde|transfer(?:red)? from',
].join('|');
/** A subscription such as «abono transporte» is bought. */
const SUBSCRIBED = 'transportes?|metro|bus|tren|renfe|cercanias|teatro|gimnasio|anual|mensual';
const isIn = tester(
  [
    '^incomes?$|^ingresos?(?:$| (?:en )?(?:efectivo|nomina|cajero|cheque|cuenta)\\b)',
    // Longer words count too: «refunded».
    `\\b${oneOf(EARNINGS, MONEY_BACK, PAID_IN, FROM_SOMEBODY)}`,
    `\\babonos?\\b(?! (?:de |del |al )?(?:${SUBSCRIBED}))`,
  ].join('|'),
);
const isOut = wordTester(
  'compras?|compres|purchases?|recibos?|rebuts?|adeudos?|cargos?|debitos?|consumos?|direct debit',
  'retiros?|retiradas?|cajeros?|caixer|atm|withdrawals?|suscripcion(?:es)?',
  `(?:traspasos?|${TRANSFER}) a|transfer(?:red)? to|enviad[oa]s?|emitid[oa]s?|sent`,
  'pagos? (?:movil|con|en|de|pse|qr|recurrente)',
  '(?:folge|basis|erst)?lastschrift|kartenzahlung|dauerauftrag|bargeldauszahlung',
  'achats?|paiements? (?:par )?(?:carte|cb)|facture carte|prelevements?|retraits?|virements? emis',
  'pagamento (?:pos|su pos|carta)|addebit[oi]|prelievo|prelievi|bonifico disposto|levantamentos?',
);
const isPayment = wordTester(
  'su pago|monto cancelado|gracias por su (?:pago|abono)|^(?:recibo|pago|abono|adeudo)\\b.*\\bgracias$',
  'pagos? recibidos?|pagos? (?:recibid[oa]s? )?gracias|pagamento recebido|pagament rebut',
  'payments? received|payment thank you|thank you for your payment',
  'zahlung erhalten|paiement recu|merci pour votre paiement|pagamento ricevuto',
);

const MOST_LETTERS = 200;

/** Null if open, as «pago» of an account or its card. */
export function sideOfWords(text: string): 'out' | 'in' | null {
  const bare = plainWords(text.slice(0, MOST_LETTERS));
  if (isPayment(bare)) return 'in';
  if (isFee(bare)) return 'out';
  if (isIn(bare)) return 'in';
  return isOut(bare) ? 'out' : null;
}

export function isPaymentOfCard(text: string): boolean {
  return isPayment(plainWords(text.slice(0, MOST_LETTERS)));
}

/** `own`: between own accounts; `total`: a sum of other rows. */
export type SideMark = 'out' | 'in' | 'own' | 'total';

function only(...texts: readonly string[]): (key: string) => boolean {
  return tester(`^${oneOf(...texts)}$`);
}

/** Texts that stand alone in a cell, folded. */
const NAMES_SIDE: Readonly<Record<SideMark, (key: string) => boolean>> = {
  out: only(
    '-|dr|db|deb|dbit|debe|debitos?|debits?|debet|soll|cargos?|carrecs?|adeudos?|deudor[ae]?',
    'gastos?|gasto \\(g\\)|gastado|despeses|despesas?|expenses?|egresos?|ausgaben?|ausgang',
    'salidas?|saidas?|sortides|retiros?|giros?|withdrawals?|outflow|outgoing|out|money out|uscit[ae]|af',
    'paid out|spent|spending|compras?|purchases?|card payments?|pagos? con tarjeta|pagos? emitidos?',
    'sent|enviad[oa]s?|emitid[oa]s?|n\\/d|nd|notas? (?:de )?debito|lastschrift',
    'belastung(?:en)?|abbuchung(?:en)?|dare|addebit[oi]|depenses?|sorties?',
    'debitos? automaticos?|cargos? (?:en|a|de) cuenta|comision(?:es)?|fees?',
    'exp|aufwendungen',
  ),
  in: only(
    '\\+|cr|cred|crdt|haber|creditos?|credits?|kredit|haben|acreedor[ae]?|gutschrift',
    'abonos?|abonaments?|abonos? (?:en|a|de) cuenta|n\\/c|nc|notas? (?:de )?credito',
    'ingresos?|ingreso \\(i\\)|ingres|ingressos|incomes?|receitas?|einnahmen?|eingang',
    'entradas?|entrades|entrat[ae]|depositos?|deposits?|inflow|incoming|in|money in|paid in|bij',
    'einzahlung(?:en)?|avere|accredit[oi]|recettes?|recebid[oa]s?',
    'received|recibid[oa]s?|cobros?|top ?-?ups?|refunds?|devolucion(?:es)?',
    'ertrage|revenus?',
  ),
  own: only(
    'neutral|money transfer|transferencia de dinero|transferencias?|transfers?|transferencies|traspasos?|traspas|umbuchung|dinero gastado',
    '(?:transferencia|movimiento) intern[ao]|(?:transferencia|traspaso) entre cuentas',
    'entre (?:mis )?cuentas|(?:account|internal|own|outgoing|incoming) transfer',
    'transfer-(?:in|out)|ubertrage?|virements?|giroconto|trasferiment[oi]',
    'assets?|activos?|liabilities|pasivos?|equity|patrimonio|aktiva|passiva|fremdkapital|eigenkapital',
  ),
  total: only('(?:sub ?)?total(?:es|s)?\\b.*|sumas?|saldo\\b.*|balance'),
};

/** Beside these a transfer is between own accounts. */
const isOfProgram = only(
  'gastos?|ingresos?|expenses?|incomes?|egresos?|despes[ae]s?|despesas|ingressos|receitas?',
  'exp|ausgaben?|einnahmen?|aufwendungen|ertrage|depenses?|revenus?|uscit[ae]|entrat[ae]',
);

const PAYMENT = /^(?:pagos?|payments?)$/;
const BOUGHT = /^(?:compras?|purchases?)$/;
const COLLECTED = /^cobros?$/;

/** Letters for both sides of one column, money out first. */
const PAIRS = ['dh', 'dc', 'da', 'ca', 'dk', 'sh', 'se', 'ei', 'gi', 'wd', 'rd'];

const ALONE: Readonly<Record<string, SideMark>> = { d: 'out', h: 'in', a: 'in' };

const LONGEST = 24;

/** Keyed by {@link markKey}. `heading` may name the letters: «D/C». */
export function sidesOf(texts: Iterable<string>, heading: string): Map<string, SideMark> {
  const sides = new Map<string, SideMark>();
  const letters = new Set<string>();
  const payments = new Set<string>();
  for (const text of texts) {
    const key = markKey(text);
    if (key === '' || sides.has(key)) continue;
    if (/^[a-z]$/.test(key)) letters.add(key);
    else if (PAYMENT.test(key)) payments.add(key);
    else {
      const side = sideOfWord(key);
      if (side !== null) sides.set(key, side);
    }
  }
  for (const [letter, side] of sidesOfLetters(letters, markKey(heading), new Set(sides.values())))
    sides.set(letter, side);
  // Goes out beside collections, comes in beside a card's purchases.
  const known = [...sides.keys()];
  const ofPayment = known.some((key) => BOUGHT.test(key))
    ? 'in'
    : known.some((key) => COLLECTED.test(key))
      ? 'out'
      : null;
  if (ofPayment !== null) for (const key of payments) sides.set(key, ofPayment);
  if (![...sides.keys()].some(isOfProgram))
    for (const [key, side] of sides) if (side === 'own' && key !== 'neutral') sides.delete(key);
  return sides;
}

/** Folded, without a final dot; of «Gastos:Comida» the root. '' if too long. */
export function markKey(text: string): string {
  const root = isPath(text) ? text.slice(0, text.indexOf(':')) : text;
  return root.length > LONGEST ? '' : foldText(root).trim().replace(/\.$/, '');
}

/** «Gastos:Comida» of a double entry. */
export function isPath(text: string): boolean {
  return /^\p{L}[^:]*:\S/u.test(text);
}

function sideOfWord(key: string): SideMark | null {
  for (const side of ['out', 'in', 'own', 'total'] as const) if (NAMES_SIDE[side](key)) return side;
  return null;
}

function sidesOfLetters(
  letters: ReadonlySet<string>,
  heading: string,
  known: ReadonlySet<SideMark>,
): [string, SideMark][] {
  const all = [...letters];
  const named = PAIRS.find((pair) =>
    new RegExp(`^${pair[0]}\\W${pair[1]}$|^${pair[1]}\\W${pair[0]}$`).test(heading),
  );
  const pair = [...(named ? [named] : []), ...PAIRS].find(
    (one) => all.every((letter) => one.includes(letter)) && (all.length === 2 || one === named),
  );
  if (pair) return all.map((letter) => [letter, letter === pair[0] ? 'out' : 'in']);
  return all.flatMap((letter): [string, SideMark][] => {
    // A lone C is a charge beside abonos, and a credit beside debits.
    const side = letter === 'c' ? otherSide(known) : ALONE[letter];
    return side === undefined || side === null ? [] : [[letter, side]];
  });
}

function otherSide(known: ReadonlySet<SideMark>): SideMark | null {
  if (known.has('out')) return known.has('in') ? null : 'in';
  return known.has('in') ? 'out' : null;
}
