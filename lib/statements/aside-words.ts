import { plainWords } from '@/lib/read/words';
import type { AsideReason } from '@/lib/statements/movement';

const SPENT =
  /\b(?:comision(?:es)?|comissions?|comissio|fees?|tarifas?|impuestos?|impto|iva|gmf|4x1000|seguros?|intereses|cuota (?:anual|de manejo|manejo|emision)|emision|mantenimiento|mantencion)\b/;

const MONEY =
  'eur|euros?|usd|dolar(?:es)?|gbp|libras?|chf|francos?|jpy|yenes|ars|clp|cop|mxn|pen|soles|uyu|brl|reales|pesos?|divisas?|monedas?(?: extranjeras?)?|moneda local|currency';
const DRAWN =
  'retiradas?|retiros?|reint(?:egros?)?|reintegraments?|extraccion(?:es)?|disp(?:o|osicion(?:es)?)?|avances?|giros?|ret|sacar|saque|withdrawals?';
const CASH: readonly RegExp[] = [
  new RegExp(
    `^(?:${DRAWN})(?: (?:de|del|en|por|a))*(?: (?:debito|credito|dinero|fondos))? (?:d )?(?:efectivo|efectiu|cajeros?|caixers?|atm|cash|dinero)\\b`,
  ),
  /^(?:retiradas?|retiros?|extraccion) en\b(?! (?:tienda|local|punto|comercio))|^(?:retiradas?|retiros?|extraccion(?:es)?|withdrawals?)$|^retiros? (?:por )?(?:sin tarjeta|otros? bancos?|sucursal|ventanilla|caja|corresponsal)\b/,
  /^tarj(?:eta)? [\dx]+ (?:reintegro|retirada|cajero)\b/,
  /^(?:reintegros?|reint|reintegraments?)\b/,
  /^(?:cajeros?|caixers?|caj aut)\b|^(?:op|operacion)?(?: ?en)? ?cajero\b|^servicajero\b|^efectivo (?:en )?cajero\b|^atm\b(?! (?:barcelona|area|autoritat|transports?|consulting)\b)/,
  /\b(?:atm|cash) (?:withdrawals?|advance)\b|\bwithdrawals? (?:at|from|in) (?:an? )?(?:atm|cash)\b|^cash at\b|^cash withdrawn\b/,
  /^(?:dinero del cajero|cajeros|retirada de efectivo|efectivo de cajero)$/,
];
const EXCHANGE: readonly RegExp[] = [
  new RegExp(
    `^(?:operacion (?:de )?)?(?:cambi(?:ad)?o|convertid[oa]s?|conversion|conversio|canvi)(?: general)?(?: (?:de|a|en|entre))* (?:${MONEY})\\b(?! (?!general)[a-z]{4})`,
  ),
  new RegExp(
    `^(?:compra|venta|compra ?venta)(?: de)? (?:${MONEY})\\b(?! (?!general|ahorro|billetes?|oficial)[a-z]{4})`,
  ),
  new RegExp(`^(?:sold|bought|moved) (?:${MONEY}) (?:to|for|with) (?:${MONEY})\\b`),
  new RegExp(`^(?:exchanged?|converted|conversion)(?: (?:of|to|from|in))* (?:[\\d ]+)?(?:${MONEY})\\b`),
  /^(?:general )?currency (?:exchange|conversion)\b|^(?:foreign )?exchange$|^cambio de divisas?$/,
];

const ACCOUNTS =
  'cuentas?|ctas?|comptes?|ahorros?|savings?|libreta|huchas?|deposito|fondos?|inversion(?:es)?|nomina|corriente|vista|plazo|propi[ao]s?';
const POTS =
  'huchas?|apartados?|espacios?|bolsillos?|pockets?|vaults?|cajitas?|frascos?|sobres?|reservas?|spaces?|metas?|objetivos?';
const MOVED =
  'traspasos?|traspas|trasp|transferencias?|transf|trf|tef|envios?|movimientos?|ingresos?|retiradas?|aportacion(?:es)?|transfers?';
const OWN: readonly RegExp[] = [
  new RegExp(
    `^(?:traspasos?|traspas|trasp)(?: (?:emitid[oa]|realizad[oa]|enviad[oa]|intern[oa]|automatic[oa]|periodic[oa]|programad[oa]|internet|online|web|app|movil))*(?:$|(?: (?:a|al|de|del|desde|hacia|entre|para|la|el|su|mi|mis|tu|tus|otra|otras))* (?:${ACCOUNTS})\\b(?! (?:de )?tercer)| [\\d ]+$)`,
  ),
  new RegExp(
    `^(?:${MOVED}|pagos?)\\b.*\\b(?:entre (?:mis |tus |sus |les meves )?(?:cuentas|ctas|comptes|productos)|(?:cuentas?|cta) propias?|propias? cuentas?|(?:misma|propia) titularidad|mismo titular|(?:own|my|your) accounts?)\\b|^(?:${MOVED}) (?:intern[ao]s?|propias?)\\b|^(?:${MOVED}) (?:inmediata )?(?:a|al|to) (?:mi|tu|my|your) (?:cuenta|cta|account)\\b`,
  ),
  new RegExp(
    `^(?:(?:${MOVED}) )?(?:a|al|to|hacia|from|de|desde) (?:(?:mi|tu|su|la|el|my|your) )?(?:(?:cuenta|cta|libreta) (?:de )?(?:ahorros?|nomina|corriente|remunerada)|(?:(?:my|your|${MONEY}) )?savings(?: account)?|ahorros?)$`,
  ),
  /^(?:aportacion|suscripcion|constitucion|apertura|imposicion|contratacion|inversion)(?: (?:periodica|extraordinaria|inicial|de|del|a|al|en|un|el))* (?:plan(?:es)? (?:de )?pensiones|fondos?|deposito|plazo)\b/,
  /^transfer (?:to|from) (?:my |your )?savings\b|^transferred (?:to|from) (?:my|your)\b|^(?:internal|own account) transfer\b/,
];
/** Own money set aside. Text may follow only a possessive: «A El Sobre Bar» is a bar. */
const RESERVED: readonly RegExp[] = [
  /^(?:a|de|desde) hucha \w/,
  /^dinero (?:reservado|retirado|apartado|guardado)\b/,
  new RegExp(`^(?:(?:${MOVED}) )?(?:a|al|de|desde|hacia|en|to|from|into) (?:tu|mi|your|my) (?:${POTS})\\b`),
  new RegExp(
    `^(?:(?:${MOVED}) )?(?:a|al|de|del|desde|hacia|en|to|from|into) (?:(?:la|el|su|the) )?(?:${POTS})$`,
  ),
  new RegExp(
    `^(?:to|from|a|de|desde) (?:pocket|bolsillo|hucha|vault) (?:${MONEY}) .*\\b(?:from|de|desde|to|a) (?:${MONEY})$`,
  ),
  /\b(?:reserva|retiro|deposito) (?:de|en) (?:tu |mi )?(?:cajita|frasco|apartado|hucha)\b/,
  /^(?:redondeos?|ahorro (?:automatico|programado))(?: (?:a|de|en|tu|mi|la|hucha|ahorro|compras?|pagos?))*$/,
];

const CARDS =
  'tarjetas?|tarj|targeta|targetes|tarj cred|tdc|cmr|wizink|tc|t c|t credito|visa|mastercard|master card|amex|american express|diners|credit cards?|card';
const BANKS =
  'santander|bbva|caixabank|caixa|sabadell|bankinter|ing|openbank|abanca|unicaja|kutxabank|ibercaja|cajamar|evo|wizink|cetelem|galicia|macro|itau|bancolombia|davivienda|banamex|citibanamex|banorte|hsbc|bci|bice|scotiabank|falabella|cmr|ripley|bcp|interbank|nacion|provincia|naranja|bancoestado|estado|chile|nu|nubank|revolut|n26';
const CARD_TAIL = `de|del|en|pesos|dolares|euros|cred|aplazado|la|su|tu|mi|the|credito|credit|debito|${CARDS}|${BANKS}|banco|classic|clasica|oro|gold|platinum|black|signature|infinite|internacional|nacional|payments?|pagos?|bill|mensual|total|minimo|periodo|mes|num|numero|no|terminada|en|fin|x|aut|automatico|gracias|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d+|x+\\d+`;
const PAID =
  'abonos?|traspasos? a|transferencias? a|recibos?|rebuts?|liquidacion|liquidacio|liq|pagos?|pagaments?|adeudos?|cargos?|cancelacion|extractos?|factura|payments?|pmt|deb(?:ito)?(?: aut(?:omatico)?)?';
const CARD: readonly RegExp[] = [
  new RegExp(
    `^(?:${PAID})(?: (?:de|del|a|la|su|tu|mi|total|minimo|mensual|por|to|of|for|aut|automatico|resumen|extracto|recibo|on|the|credito|aplazado|contrato|op|operaciones))* (?:${CARDS})(?: (?:${CARD_TAIL}))*$`,
  ),
  /^(?:su pago|pagos? recibidos?|payments? received|payment thank you|gracias por su pago)\b/,
  /\bcredit (?:card|crd) (?:payment|bill|autopay|epay)\b/,
  /^(?:american express|amex|(?:tarjetas?|targeta) (?:(?:de )?credito|(?:de )?credit|visa|mastercard|naranja)|visa|mastercard)$/,
];

const LISTS: readonly (readonly [AsideReason, readonly RegExp[]])[] = [
  ['reservado', RESERVED],
  ['divisa', EXCHANGE],
  ['tarjeta', CARD],
  ['propias', OWN],
  ['efectivo', CASH],
];

/** Texts of the bank's own column of kinds: «Cajeros». */
const KINDS: readonly (readonly [AsideReason, RegExp])[] = [
  [
    'efectivo',
    /^(?:atm|cajeros?(?: automaticos?)?|dinero del cajero|retiradas?(?: de efectivo| en cajero)?|reintegros?(?: efectivo| cajero)?|cash withdrawals?)$/,
  ],
  [
    'divisa',
    /^(?:exchange|currency exchange|cambios?(?: de divisas?)?|conversion de divisas?(?: general)?|general currency conversion)$/,
  ],
  [
    'propias',
    /^(?:traspasos?|traspasos? entre cuentas|transferencias? entre cuentas(?: propias)?|transferencias? internas?|internal transfers?)$/,
  ],
  [
    'tarjeta',
    /^(?:pagos? de tarjetas?(?: de credito)?|recibos?(?: de)? tarjetas?(?: de credito)?|liquidacion(?:es)? de tarjetas?|credit card payments?)$/,
  ],
];

/** Tells why a charge's words say that its money moved and was not spent, or null. The person can still count it. */
export function asideInWords(concepto: string, detalles: readonly string[]): AsideReason | null {
  const words = wordsOf(concepto);
  if (SPENT.test(words)) return null;
  for (const [reason, patterns] of LISTS) if (patterns.some((pattern) => pattern.test(words))) return reason;
  for (const detalle of detalles) {
    const kind = KINDS.find(([, pattern]) => pattern.test(wordsOf(detalle)));
    if (kind) return kind[0];
  }
  return null;
}

const CARD_WORD = new RegExp(`\\b(?:${CARDS})\\b`);

/** True if a text names a card, as a typed card bill does. */
export function namesCard(texts: readonly string[]): boolean {
  return CARD_WORD.test(wordsOf(texts.join(' ').slice(0, 200)));
}

function wordsOf(text: string): string {
  return text.length > 200 ? '' : plainWords(text);
}
