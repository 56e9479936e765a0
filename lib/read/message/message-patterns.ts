import { CURRENCY_CODES } from '@/lib/read/currencies';
import { oneOf, pattern, tester } from '@/lib/read/patterns';

const CURRENCY = oneOf(
  `(?:euros?|soles|pesos|dolares|dls|${CURRENCY_CODES.toLowerCase()})(?!\\p{L})`,
  'us ?\\$|u\\$s|mx\\$|cop ?\\$|clp ?\\$|ar ?\\$|rd ?\\$|r\\$|\\$u|s/\\.?|bs\\.?(?!\\p{L})|\\p{Sc}',
);
const NUMBER =
  "(?:\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d(?:[\\d.,'’´]*\\d)?)(?:(?: mil| millon(?:es)?(?: de)?|k)(?!\\p{L}))?";

/** With its currency before it, behind it, or both. */
export const money = pattern(
  `(?<![\\p{L}\\d/:*•·#])(?:${CURRENCY} ?[-−+]? ?${NUMBER}(?: ?${CURRENCY})?|${NUMBER} ?${CURRENCY}(?: con \\d{1,2} c[et]\\p{L}+|(?<=€)\\d{2}(?![\\d.,])|(?! ?\\d[\\d.,]*[.,]\\d{2}(?![\\d./]))))`,
  'gu',
);

/** Without its currency: «Compra por 12.990 en LIDER». */
export const bareMoney = pattern(
  '(?<![\\p{L}\\d/:.,*-])(?:\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{2})?|\\d+[.,]\\d{2})(?![.,/:-]?\\d| ?(?:h|hrs|horas|%)(?!\\p{L}))',
  'gu',
);

/** «*1234», «5xxx XX-1234», «terminada en 1234» */
export const card = pattern(
  '(?:(?:(?<!\\d)\\d{0,6}(?<!\\p{L})(?:xx+|[*•·]{2,})[ -]?)+|(?<![\\p{L}\\d])x(?=\\d)|(?<![\\d)])[*•·#] ?|(?:terminacion|terminad[oa]|termina|finaliza|acabad[oa]|final)(?: en)? |\\. ?\\. ?\\. ?)(\\d{4})(?!\\d)',
  'gu',
);

/** These tell that something was paid. */
const PAID = oneOf(
  'compra(?:ste|s)?|comprado|pago|pagos|pagaste|pagad[oa]s?|pasaste|cobrado|consumo|consumos|consumiste|cargos?|operacion|transaccion|movimiento',
  'gasto|gastaste|gastado|debito|debitamos|debitado|debitaron|adeudo|domicilia(?:cion|d[oa])|bizum|transferencia|transferiste|transferido',
  'enviaste|enviado|envio|yape|yapeaste|yapeado|yapeo|plin|plineaste|cargad[oa]s?|cargaste|cobraron|cobramos|spei|suscripcion|recarga|pedido|(?:tu|su) viaje|cobrad[oa]|donado',
  'spent|paid|charged|purchase|payment|sent',
);
const ACT = oneOf(
  PAID,
  'withdrawal|withdrew|retiro|retiraste|disposicion|reintegro|traspaso|giro|sacaste|cheque|recibo|factura|resumen|dinero|limite',
  'abono|abonado|abonaste|ingreso|ingresaste|deposito|nomina|sueldo|devolucion|reembolso|recibiste|recibido|cobro|autorizacion|autoriza',
  'ahorro|liquidacion|pension|avance|adelanto|extraccion|retirad[oa]|aportacion|rescate|plazo fijo|te llego|te \\p{L}+o',
);
const BANK = oneOf(
  '(?:tu|su|la) (?:tarjeta|cuenta|cta|tc|td|visa|mastercard|prepago|banco|billetera)',
  'con tarjeta|tarjeta de (?:credito|debito)|saldo|disponible|cupo|realizad[oa]|realizaste|aprobad[oa]|autorizad[oa]|efectuad[oa]',
  'rechazad[oa]|denegad[oa]|declinad[oa]|has (?:recibido|enviado|pagado|gastado)|comercio|establecimiento|yapeaste|informa',
  'compraste|consumiste|pagaste|transferiste|enviaste|hiciste|pasaste|bizum (?:enviado|recibido|realizado)|te (?:hemos|han) cobrado',
  'alerta|aviso|notificacion|te (?:ha|han|acaban|envio|transfirio|yapeo|transfirieron|depositaron|abonaron)|cuenta de ahorros?',
  'cajeros?|atm|(?:con|sin) (?:tarjeta|debito|credito|qr|bizum)|(?:compra|consumo) (?:nacional|internacional)|(?:un|en) (?:yape|plin)',
  'no se (?:pudo|puede|ha podido)',
  '(?:tarjeta|visa|mastercard|cuenta|cta|t[cdj]) \\d{4}|en \\d+ cuotas|(?:transferencia|spei) (?:emitid|enviad)[oa]|cbu|clabe|recibiste|aplicad[oa]|ordenante',
  'nuevo (?:gasto|pago|cargo)|aceptad[oa]|declined|card ending|direct debit|cash withdrawal|facturado|para cobrar|pago minimo|adeudo|(?:procesad|ejecutad|programad|exitos)[oa]|se reverso|anulad[oa]|(?:deposito|abono|ingreso) (?:spei|bizum)|a (?:tu|su) favor|entrada de dinero|ingresad[oa]|ahorro automatico|en cuenta|operacion pendiente|constituid[oa]|(?:debit|acredit)ad[oa]|te cobramos|nuevo movimiento',
);
const TO_ME =
  '(?:te|le) (?:ha |han |acaban de )?(?:(?:envi|yape|pline|deposit|abon|consign|lleg|pas|pag|acredit|reintegr|extorn|reembols)(?:o|aron|ad[oa]|ar|amos)|transfir\\p{L}+|transferid[oa]|devolv\\p{L}+|devuelto|hacer un)';
/** Only another program speaks so to the person. */
const TO_PERSON = oneOf(
  '(?:tus?|sus?) (?:pagos?|compras?|consumos?|cargos?|transferencia|recibo|factura|retiro|deposito|dinero|saldo|pedido|viaje|resumen|suscripcion|solicitud|peticion|devolucion|reembolso|reintegro',
  'sueldo|nomina|limite|linea de credito|cupo|presupuesto|prestamo|credito|cuota|cheque|codigo|clave|token|extraccion|bizum|orden|poliza|paquete|envio|tarjetas?|cuentas?)',
  "you(?:['’]ve| have)? (?:just )?(?:spent|paid|sent|bought|received|withdrew)|your (?:card|account|payment|purchase|subscription)|card (?:declined|payment|purchase)",
  'tienes|acabas de \\p{L}+|se (?:ha|han) (?:pagado|cobrado|cargado)|te (?:quedan?|solicita|pide)|has \\p{L}+(?:[ai]do|cho|sto|elto)|puedes|(?!(?:alp|ch|qu|tr|desp|bat)iste|(?:b|desg|contr|tr)aste)\\p{L}{2,}[ai]ste',
);
/** «BBVA: Recibo devuelto» */
const TITLE = `^[^:,.\\d]{2,30}: .{0,40}?(?<!\\p{L})${ACT}`;
const saysAct = tester(`(?<!\\p{L})${ACT}(?!\\p{L})`, 'u');
const saysBank = tester(`(?<!\\p{L})${BANK}(?!\\p{L})`, 'u');
const saysPrice = tester(
  `(?<!\\p{L})(?:compra|pago|consumo|cargo|transaccion|operacion|payment|purchase)(?: \\p{L}+)? (?:de|por|of) (?:${CURRENCY} ?${NUMBER}|${NUMBER} ?${CURRENCY}).{0,20} (?:en|at|to) `,
  'u',
);
const saysToPerson = tester(`(?<!\\p{L})(?:${TO_PERSON}|${TO_ME})(?!\\p{L})`, 'u');
const hasTitle = tester(`${TITLE}(?!\\p{L})(?! \\p{L}+ \\d)`, 'u');
/** «pedido #4567» may be a person's. */
const hidesDigits = tester(`(?!#)${card().source}`, 'u');

const PAID_BY = oneOf(
  'acabas de (?:gastar|pagar|comprar|consumir|enviar|transferir|hacer|realizar)',
  'us(?:o|ado) (?:de |tu |su )?(?:la )?tarjeta|utilizad[oa]|(?:de|para) pagar|con (?:tu |su )?(?:tarjeta|visa|mastercard|yape|plin)',
);

/** Or «Lidl, 12,30 € con Visa». */
const isOfWallet = tester(
  `(?:^|, )(?:(?:google |apple |samsung )?wallet|(?:google|apple|samsung) pay)(?= *(?:[,:·•]|$))|^[^,\\d]{2,40}, (?:${CURRENCY} ?${NUMBER}|${NUMBER} ?${CURRENCY}) con (?:visa|mastercard|amex|maestro)(?!\\p{L})`,
  'u',
);
const saysPaidInWords = tester(
  `(?<!\\p{L})(?:${PAID}|${PAID_BY})(?!\\p{L})|, [-−]?(?:${CURRENCY} ?${NUMBER}|${NUMBER} ?${CURRENCY})(?=, | con |$)`,
  'u',
);
/** By a word, or by an amount in a line of its own, as in notifications. */
export function saysPaid(folded: string): boolean {
  return saysPaidInWords(folded) || isOfWallet(folded);
}

/** No person writes so; amounts need no currency then. */
export function isSurelyOfBank(folded: string): boolean {
  return hidesDigits(folded) || saysToPerson(folded) || isOfWallet(folded);
}

export function isOfBank(folded: string): boolean {
  return (
    isSurelyOfBank(folded) ||
    saysPrice(folded) ||
    hasTitle(folded) ||
    saysCode(folded) ||
    (saysAct(folded) && saysBank(folded))
  );
}

const CODE = oneOf('codigo|clave|otp|token|pin|contrasena');
/** Tells a number that is no amount: «774512 es tu clave». */
export const saysCode = tester(
  `(?<!\\p{L})(?:${oneOf(
    `${CODE}(?!\\p{L})(?! de (?:rastreo|operacion|autorizacion|comercio|transaccion|referencia|barras))[^\\d$€]{0,40}\\d{4,8}(?!\\d|[.,]\\d| ?[€$])`,
    `\\d{4,8} es (?:tu|el|su) ${CODE}`,
    '(?:no|nunca) (?:lo|la|se lo|se la) (?:compartas?|des|diga|digas|reveles?)',
    'tienes \\d+ (?:movimiento|notificacion|mensaje|compra|cargo|operacion|aviso)',
  )})`,
  'u',
);

/** A day may stand there: «saldo a 22/11 es». */
const GAP = '(?:\\d{1,2}[/-]\\d{1,2}(?:[/-]\\d{2,4})?|[^\\d]){0,30}$';
export const isOtherAmount = tester(
  `(?<!\\p{L})${oneOf(
    'saldo|balance|disponible|disp|limite|cupo|linea de credito|deuda|acumulad[oa]|ahorraste|ahorro|puntos|(?:te )?quedan?|quedaste|total del mes',
    'pago minimo|minimo|(?:cash|save)back|recompensas?|equivale(?:nte)? a|cargos? adicional(?:es)?|redondeo|llevas|presupuesto',
  )}(?!\\p{L})${GAP}`,
  'u',
);
/** A tax, or a commission of zero: one above zero may be the price itself. */
export function isFee(before: string, amount: string): boolean {
  return isTax(before) || (isCommission(before) && !/[1-9]/u.test(amount));
}
const isTax = tester(`(?<!\\p{L})(?:iva|impuestos?)(?!\\p{L})${GAP}`, 'u');
/** Paid on top of the price, if there is one. */
const isCommission = tester(`(?<!\\p{L})comision(?!\\p{L})${GAP}`, 'u');
export const isOtherAmountBehind = tester(
  `^ ?(?:\\p{L}+ )?${oneOf('disponibles?|de saldo|de cupo|de comision|de limite|de cashback')}(?!\\p{L})`,
  'u',
);

export const asks = {
  'money-in': tester(
    [
      `(?<!\\p{L})${oneOf(
        'received|refund(?:ed)?|recibid[oa]s?|recibiste|abono|abonad[oa]s?|abonamos|ingreso|ingresad[oa]|ingresaste|deposito|depositad[oa]|nomina|sueldo|salario',
        'devolucion|devuelt[oa]s?|devolvimos|reembols\\p{L}+|revers[oa]\\p{L}*|anul\\p{L}+|extorn\\p{L}+|a (?:tu|su) favor|bonificacion',
        'ordenante|acredit(?:o|aron|amos|ad[oa]s?)|rindio|rendimientos?|cobraste|recibir|acabas de (?:cobrar|ingresar)|rescate|consignacion|ganaste|has ganado|para cobrar|tu (?:solicitud|peticion)|has cobrado|entrada de dinero|te (?:(?:ha|han) hecho|hicieron|acaban de hacer) una? (?:transferencia|bizum|pago|ingreso|deposito)',
        'te (?:ha |han |acaban de )?(?:envi|transfi?r|yape|pline|deposit|abon|ingres|pag|pas|devol|devuel|consign|lleg|reintegr)\\p{L}*|le (?:lleg|deposit|abon|consign|envi)(?:o|aron)',
      )}(?!\\p{L})`,
      '(?<![\\d\\p{L}])\\+ ?[$€]?\\d',
    ].join('|'),
    'u',
  ),
  'not-paid': tester(
    `(?<!\\p{L})${oneOf(
      'declined|failed|rechaz\\p{L}+|cancel\\p{L}+|deneg\\p{L}+|declin\\p{L}+|fallid[oa]|fallo|(?:sin|falta de) (?:fondos|saldo)|(?:fondos|saldo|cupo) insuficientes?|intento|intentaron',
      'no (?:autorizad|aprobad|realizad|procesad|completad|finalizad|efectuad|concretad|cobrad|cargad)[oa]',
      '(?<!si (?:usted |tu )?)no (?:fue|ha sido(?! (?:usted|tu)(?!\\p{L}))|se|pudo|pudimos|hemos|han|esta|tienes|hay|reconocid[oa])',
      'venc(?:e|en|io|id[oa]|imiento|er|era|eran)|fecha limite|proximo (?:cobro|pago|cargo)|se (?:te |le )?\\p{L}*[aei]ran?|\\p{L}+aremos',
      'recuerda|recordatorio|recuerde|programad[oa]|(?:para|debes|debe) (?:autorizar|confirmar)|(?:autoriza|confirma|aprueba) (?:la|el|esta|en|tu)|requiere|¿(?:autorizas|reconoces|has|hiciste|fuiste)|sospechos\\p{L}+|pague|abone',
      '\\d+ (?:cuotas|plazos|pagos|meses|mensualidades) de (?:\\d|\\p{Sc}|s/)|reten(?:id[oa]|cion)|retuv\\p{L}+|preautoriz\\p{L}+|bloque\\p{L}+|garantia|\\d+ (?:compras|cargos|consumos|operaciones|movimientos)',
      'por pagar|pendiente(?: de)?(?: pago| autorizar| confirmar)?|solicit\\p{L}+|pide|te pide|pago minimo|pago total|total a pagar|fecha de corte|pago para no generar',
      'puedes|podras|puede (?:ser|diferir|pagar)|quieres|fracciona\\p{L}*|financia\\p{L}*|vas a|si quieres|actualiz\\p{L}+|paga (?:en|tu)|gratis',
    )}(?!\\p{L})`,
    'u',
  ),
  'own-money': tester(
    `(?<!\\p{L})${oneOf(
      'retiro|retiraste|retirad[oa]|sacaste|acabas de (?:retirar|sacar)|plazo fijo|pago de (?:visa|mastercard|amex)|disposicion|disposiciones|reintegro|cajero|cajeros|atm|traspaso|extraccion|giro en efectivo',
      '(?:entre|a) (?:tus|sus) cuentas|avance(?: en efectivo)?|(?:pago (?:de|a)|pagaste) (?:(?:tu|su|la) )?(?:tarjeta|t[dc]c?|credito|prestamo)|recibimos (?:tu|su) pago',
      'en (?:dolares|divisas|acciones|cripto\\p{L}*)|compra(?:ste)? (?:de )?(?:dolares|divisas|(?:us ?\\$|u\\$s|usd) ?[\\d.,]+ a )|invertiste|ahorro automatico|guardaste|apartaste|aporta(?:cion|ste)',
      '(?:pago|pagaste|abonaste|transferiste|transferencia|transferido|enviaste|pasaste)(?:(?!carg|cobr|debit|adeud|\\. ).){0,40}? a (?:tu|su|mi) (?:propia )?(?:tarjeta|t[dc]c?|t\\.? ?cred|visa|mastercard|credito|prestamo|cuenta|cta|caja de ahorros?|ahorro|alcancia|bolsillo|meta|apartado|cajita|fondo|inversion)',
    )}(?!\\p{L})`,
    'u',
  ),
} as const;
