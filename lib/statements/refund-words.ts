import { wordTester } from '@/lib/read/patterns';
import { plainWords } from '@/lib/read/words';
import { isPaymentOfCard } from '@/lib/statements/side-words';

/**
 * `return`: a return or a chargeback; `person`: somebody sends it, for whatever reason; `earned`: nobody gives money
 * back.
 */
type RefundWords = 'return' | 'person' | 'earned' | 'other';

const RETURNED = [
  'dev|devol|devolucion(?:es)?|devolucio(?:ns)?|devuelt[oa]s?|devol[uv]\\w*',
  're?embols\\w*|reintegracion|restitucion|refund\\w*|reimburse\\w*|return|returned|returns',
  'charge ?backs?|contra ?cargos?|retroces\\w*|retroc|retro',
  'anul|anulad[oa]s?|anulac|anulacion(?:es)?|cancelad[oa]s?|cancelacion(?:es)?',
  'revers\\w*|extorn\\w*|estorn\\w*|storno|contra ?asiento|nota (?:de )?credito|rectificacion(?:es)?',
  'rimborso|remboursement|erstattung|ruckerstattung|ruckzahlung',
].join('|');
const isReturned = wordTester(RETURNED);
const isReturnWord = wordTester(RETURNED, 'abonos?|credit[oa]?|nota');

const isSent = wordTester(
  'bizum|halcash|verse|transf\\w*|trf|tef|traspasos?|traspas|trasp|sent|payment from',
  'zelle|venmo|cash ?app|interac|twint|mb ?way|wire|ach|yappy|deuna|transfiya|bre ?b|pago movil',
  'spei|sinpe|pix|yape|plin|nequi|daviplata|codi|envio (?:de dinero|recibido)|enviado|giro|ingresos?|depositos?',
);

const isEarned = wordTester(
  'nominas?|sueldos?|salarios?|salary|payroll|paycheck|haberes|pension(?:es)?|prestacion(?:es)?|subsidio',
  'intereses|interest|dividendos?|dividends?|cupon(?:es)?|honorarios|cashback|premios?|loteria',
);

export function refundWordsIn(texts: readonly string[]): RefundWords {
  const words = plainWords(texts.join(' ').slice(0, 300));
  if (isEarned(words) || isPaymentOfCard(words)) return 'earned';
  if (isSent(words)) return 'person';
  return isReturned(words) ? 'return' : 'other';
}

/** Such a word names no shop. */
export function isOfRefund(word: string): boolean {
  return isReturnWord(word);
}

/** «Amazon Refund» and «Retrocesion de Amazon» are «Amazon». A nombre of such words alone stays. */
export function withoutRefundWords(nombre: string): string {
  const words = nombre.split(' ').filter((word) => !isOfRefund(plainWords(word)));
  const first = words.findIndex((word) => !/^(?:de|del|from|por|en|compra)$/iu.test(word));
  return first === -1 ? nombre : words.slice(first).join(' ');
}
