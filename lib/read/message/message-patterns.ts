import { oneOf, pattern, tester } from '../patterns';

const CURRENCY = oneOf(
  '€|eur(?:os?)?(?!\\p{L})|us ?\\$|u\\$s|usd(?!\\p{L})|mx\\$|mxn(?!\\p{L})|cop ?\\$|cop(?!\\p{L})|clp ?\\$|clp(?!\\p{L})',
  'ar ?\\$|ars(?!\\p{L})|s/\\.?|pen(?!\\p{L})|soles(?!\\p{L})|pesos(?!\\p{L})|dolares(?!\\p{L})|gbp(?!\\p{L})|£|\\$',
);
const NUMBER = '(?:\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d(?:[\\d.,]*\\d)?)';

/** With its currency before it, behind it, or both. */
export const money = pattern(
  `(?<![\\p{L}\\d/:])(?:${CURRENCY} ?[-−+]? ?${NUMBER}(?: ?${CURRENCY})?|${NUMBER} ?${CURRENCY})`,
  'gu',
);

/** Signs for hidden digits, then the last four: «*1234», «XX-1234», «terminada en 1234». */
export const card = pattern(
  '(?:[*x•·#]+[ -]?|(?:terminacion|terminad[oa]|termina|finaliza|acabad[oa]|final)(?: en)? |\\. ?\\. ?\\. ?)(\\d{4})(?!\\d)',
  'gu',
);

const ACT = oneOf(
  'compra(?:ste|s)?|comprado|pago|pagos|pagaste|pagado|pasaste|cobrado|consumo|consumos|consumiste|cargos?|operacion|transaccion|movimiento',
  'gasto|gastaste|gastado|debito|debitamos|debitado|adeudo|recibo|domiciliacion|bizum|transferencia|transferiste|transferido',
  'enviaste|enviado|envio|yape|yapeaste|yapeado|yapeo|plin|plineaste|retiro|retiraste|disposicion|reintegro|traspaso|giro',
  'abono|abonado|ingreso|deposito|nomina|devolucion|reembolso|recibiste|recibido|cobro|autorizacion|autoriza|suscripcion',
  'avance|adelanto|extraccion|retirad[oa]|cargado|cobraron|cobramos|spei|te llego',
);
const BANK = oneOf(
  '(?:tu|su|la) (?:tarjeta|cuenta|cta|tc|td|visa|mastercard|prepago|banco|billetera)',
  'con tarjeta|tarjeta de (?:credito|debito)|saldo|disponible|cupo|realizad[oa]|realizaste|aprobad[oa]|autorizad[oa]|efectuad[oa]',
  'rechazad[oa]|denegad[oa]|declinad[oa]|has (?:recibido|enviado|pagado|gastado)|comercio|establecimiento|yapeaste|informa',
  'compraste|consumiste|pagaste|transferiste|enviaste|hiciste|pasaste|bizum (?:enviado|recibido|realizado)|te (?:hemos|han) cobrado',
  'alerta|aviso|notificacion|te (?:ha|han|acaban|envio|transfirio|yapeo|transfirieron|depositaron|abonaron)|cuenta de ahorros?',
  'cajeros?|atm|(?:con|sin) (?:tarjeta|debito|credito|qr)|(?:compra|consumo) (?:nacional|internacional)|(?:un|en) (?:yape|plin)',
  '(?:tu|su) (?:pago|compra|consumo|transferencia|recibo|retiro|deposito)|no se (?:pudo|puede|ha podido)',
  '(?:tarjeta|visa|mastercard|cuenta|cta|t[cdj]) \\d{4}|en \\d+ cuotas|(?:transferencia|spei) (?:emitid|enviad)[oa]|cbu|clabe|recibiste|aplicad[oa]|ordenante',
);
/** Of the money that somebody sent. */
const TO_ME =
  'te (?:ha |han |acaban de )?(?:(?:envi|yape|pline|deposit|abon|consign|lleg)(?:o|aron|ad[oa]|ar)|transfir\\p{L}+|transferid[oa]|devolv\\p{L}+|devuelto|hacer un)';
const saysAct = tester(`(?<!\\p{L})${ACT}(?!\\p{L})`, 'u');
const saysBank = tester(`(?<!\\p{L})${BANK}(?!\\p{L})`, 'u');
const saysPrice = tester(
  `(?<!\\p{L})(?:compra|pago|consumo|cargo|transaccion|operacion)(?: \\p{L}+)? (?:de|por) (?:${CURRENCY} ?${NUMBER}|${NUMBER} ?${CURRENCY}).{0,20} en `,
  'u',
);
const saysToMe = tester(`(?<!\\p{L})${TO_ME}(?!\\p{L})`, 'u');
const hidesDigits = tester(card().source, 'u');

export function isOfBank(folded: string): boolean {
  return (
    hidesDigits(folded) || saysPrice(folded) || saysToMe(folded) || (saysAct(folded) && saysBank(folded))
  );
}

export const isOtherAmount = tester(
  `(?<!\\p{L})${oneOf(
    'saldo|disponible|disp|limite|cupo|linea de credito|deuda|acumulad[oa]|ahorraste|ahorro|puntos|te quedan?|total del mes',
    'comision(?: de)?|iva|impuestos?|pago minimo|minimo|cashback|recompensas?|equivale(?:nte)? a|cargos? adicional(?:es)?',
  )}(?!\\p{L})[^\\d]{0,30}$`,
  'u',
);
export const isOtherAmountBehind = tester(
  `^ ?(?:\\p{L}+ )?${oneOf('disponibles?|de saldo|de cupo|de comision|de limite|de cashback')}(?!\\p{L})`,
  'u',
);

/** A text that says one of these is asked about. */
export const asks = {
  'money-in': tester(
    [
      `(?<!\\p{L})${oneOf(
        'recibid[oa]s?|recibiste|abono|abonad[oa]|abonamos|ingreso|ingresad[oa]|deposito|depositad[oa]|nomina|sueldo|salario',
        'devolucion|devuelto|devolvimos|reembols\\p{L}+|revers[oa]\\p{L}*|anul\\p{L}+|extorno|cashback|a tu favor|bonificacion',
        'ordenante|te (?:(?:ha|han) hecho|hicieron|acaban de hacer) una? (?:transferencia|bizum|pago|ingreso|deposito)',
        'te (?:ha |han |acaban de )?(?:envi|transfi?r|yape|pline|deposit|abon|ingres|pag|devol|devuel|consign|lleg)\\p{L}*',
      )}(?!\\p{L})`,
      '(?<![\\d\\p{L}])\\+ ?[$€]?\\d',
    ].join('|'),
    'u',
  ),
  'not-paid': tester(
    `(?<!\\p{L})${oneOf(
      'rechaz\\p{L}+|cancel\\p{L}+|deneg\\p{L}+|declin\\p{L}+|fallid[oa]|fallo|sin fondos|(?:fondos|saldo) insuficientes?|intento|intentaron',
      'no (?:fue|ha sido|se|pudo|pudimos|hemos podido|esta)(?: \\p{L}+)? (?:autoriz|aprob|realiz|proces|efectu|complet|cobr)\\p{L}+',
      'no (?:autorizad|aprobad|realizad|procesad|completad|finalizad|efectuad|concretad|cobrad|cargad)[oa]|(?:codigo|clave|otp|token|pin)(?: \\p{L}+){0,3}:? ?(?:es:? ?)?\\d{4,8}(?!\\d)',
      '\\d{4,8} es (?:tu|el|su) (?:codigo|clave)|vence|vencen|vencio|vencid[oa]|vencimiento|vencer|venceran?|fecha limite|proximo (?:cobro|pago|cargo)',
      'se (?:te |le )?(?:cobrara|cargara|debitara|descontara)|cargaremos|cobraremos|recuerda|recordatorio|recuerde',
      '(?:para|debes|debe) (?:autorizar|confirmar)|autoriza (?:la|el|esta|tu)|confirma (?:la|el|esta|tu)|¿?(?:autorizas|reconoces) ',
      'reten(?:id[oa]|cion)|retuv\\p{L}+|preautoriz\\p{L}+|bloquead[oa]|garantia|\\d+ (?:compras|cargos|consumos|operaciones|movimientos)',
      'por pagar|pendiente(?: de)?(?: pago| autorizar| confirmar)?|solicit\\p{L}+|pide|te pide|pago minimo|pago para no generar',
    )}(?!\\p{L})`,
    'u',
  ),
  'own-money': tester(
    `(?<!\\p{L})${oneOf(
      'retiro|retiraste|retirad[oa]|disposicion|disposiciones|reintegro|cajero|cajeros|atm|traspaso|extraccion|giro en efectivo',
      '(?:entre|a) (?:tus|sus) cuentas|a (?:tu|su) cuenta propia|avance(?: en efectivo)?|pago (?:de|a) (?:(?:tu|su|la) )?(?:tarjeta|tc)',
    )}(?!\\p{L})`,
    'u',
  ),
} as const;
