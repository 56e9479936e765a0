import { oneOf, tester, wordTester } from '@/lib/read/patterns';
import { plainWords } from '@/lib/read/words';

/** The text may name the money back that a service's price was charged for. */
const isFee = wordTester('comision(?:es)?|comissions?|comissio|fees?|tarifas?|impuestos?|impto');

const EARNINGS = 'nominas?|nomi|sueldos?|salarios?|salary|payroll|paycheck|haberes|remuneracion(?:es)?';
const MONEY_BACK = [
  'devolucion(?:es)?|devolucio|devol|devuelt[oa]s?|extornos?|reversos?|reversas?|anulacion(?:es)?',
  'bonif|bonificacion(?:es)?|reembolsos?|refunds?|reversals?|cashback',
].join('|');
const PAID_IN = [
  'a su favor|direct deposit|acreditacion(?:es)?|depositos?|deposits?|recibid[oa]s?|received',
  'intereses (?:ganados|a (?:su )?favor)',
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
    '^ingresos?(?:$| (?:en )?(?:efectivo|nomina|cajero|cheque|cuenta)\\b)',
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
);
const isPayment = wordTester(
  'su pago|monto cancelado|gracias por su (?:pago|abono)',
  'pagos? recibidos?|pagos? (?:recibid[oa]s? )?gracias|pagamento recebido|pagament rebut',
  'payments? received|payment thank you|thank you for your payment',
);

const MOST_LETTERS = 200;

/** Null if words leave it open, as «pago» of an account or of its card. */
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
