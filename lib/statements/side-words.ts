import { plainWords } from '@/lib/read/words';

/** The price of a bank's service; the text may name the money back that it was charged for. */
const FEE = /\b(?:comision(?:es)?|comissions?|comissio|fees?|tarifas?|impuestos?|impto)\b/;
const IN =
  /^ingresos?(?:$| (?:en )?(?:efectivo|nomina|cajero|cheque|cuenta)\b)|\b(?:nominas?|nomi|sueldos?|salarios?|salary|payroll|paycheck|haberes|remuneracion(?:es)?|devolucion(?:es)?|devolucio|devol|extornos?|reversos?|reversas?|anulacion(?:es)?|bonif|a su favor|direct deposit|devuelt[oa]s?|reembolsos?|refunds?|reversals?|cashback|bonificacion(?:es)?|acreditacion(?:es)?|depositos?|deposits?|recibid[oa]s?|received|intereses (?:ganados|a (?:su )?favor)|(?:transferencias?|transf|trf|tef|bizum) de (?!fondos|dinero)|(?:traspasos?|transferencias?|transf) desde|transfer(?:red)? from)|\babonos?\b(?! (?:de |del |al )?(?:transportes?|metro|bus|tren|renfe|cercanias|teatro|gimnasio|anual|mensual))/;
const OUT =
  /\b(?:compras?|compres|purchases?|recibos?|rebuts?|adeudos?|retiros?|retiradas?|cajeros?|caixer|atm|cargos?|debitos?|consumos?|(?:traspasos?|transferencias?|transf|trf|tef|bizum) a|transfer(?:red)? to|enviad[oa]s?|emitid[oa]s?|sent|withdrawals?|direct debit|suscripcion(?:es)?|pagos? (?:movil|con|en|de|pse|qr|recurrente))\b/;
const PAYMENT =
  /\b(?:su pago|monto cancelado|pagamento recebido|pagos? recibidos?|pagos? (?:recibid[oa]s? )?gracias|gracias por su (?:pago|abono)|payments? received|payment thank you|thank you for your payment|pagament rebut)\b/;

/** How many letters of a text are searched. */
const MOST_LETTERS = 200;

/** Null if words leave it open, as «pago» of an account or of its card. */
export function sideOfWords(text: string): 'out' | 'in' | null {
  const bare = plainWords(text.slice(0, MOST_LETTERS));
  if (PAYMENT.test(bare)) return 'in';
  if (FEE.test(bare)) return 'out';
  if (IN.test(bare)) return 'in';
  return OUT.test(bare) ? 'out' : null;
}

export function isPaymentOfCard(text: string): boolean {
  return PAYMENT.test(plainWords(text.slice(0, MOST_LETTERS)));
}
