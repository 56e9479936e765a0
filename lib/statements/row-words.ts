import { foldText, plainWords } from '@/lib/read/words';
import type { IgnoredReason } from '@/lib/statements/movement';

export function isPlaceholder(text: string): boolean {
  return /^(?:[-–—_]{1,3}|n\/?a|null|nil)$/i.test(text);
}

const REVERTED =
  /\b(?:revert\w*|revers\w*|anulad\w*|cancel\w*|rechaz\w*|declin\w*|deneg\w*|fail\w*|fallid\w*|expir\w*|devuelt\w*|reembolsad\w*|refunded|returned|void\w*|rejected)\b/;
const PENDING =
  /\b(?:pendient\w*|pending|en proceso|procesando|processing|retenid\w*|autorizad\w*|authori[sz]ed|por confirmar|en curso|en transito|no liquidad\w*|(?:sin|a) confirmar|en tramite|on hold|previst[oa]s?|programad\w*|scheduled|upcoming)\b/;

/**
 * Reads a state: the movement never happened, or will come again. In Chile and Argentina what is authorized is final
 * (`isOfPesos`).
 */
export function stateOf(text: string, isOfPesos: boolean): 'revertido' | 'pendiente' | null {
  const bare = foldText(text);
  if (PENDING.test(isOfPesos ? bare.replace(/\bautorizad\w*/g, '') : bare)) return 'pendiente';
  return REVERTED.test(bare) ? 'revertido' : null;
}

export function isPendingTitle(text: string): boolean {
  return (
    text.length <= 80 &&
    /\b(?:movimientos|operaciones|compras|consumos|transacciones|cargos)\b.*\b(?:pendientes|retenid[oa]s|en transito|por confirmar|no facturad[oa]s por confirmar)\b/.test(
      foldText(text),
    )
  );
}

const TOTAL =
  /^(?:\W*)(?:sub ?)?total(?:es)?\b|^sumas?\b(?! asegurada)|^resumen\b|\btotal (?:de )?(?:cargos|abonos|gastos|ingresos|debitos|creditos|movimientos|depositos|retiros|consumos)\b/;
const BALANCE =
  /^(?:su )?saldos?(?: (?:anterior|inicial|final|actual|al|a|de apertura|de cierre|disponible|contable|previo|total|en cuenta|del?)\b.*)?$|^(?:opening|closing|previous|starting|ending|final|initial) balance\b|^balance (?:brought|carried|forward|inicial|final|anterior)\b|\bsaldo (?:anterior|inicial|final)\b/;

/** Words of a dated sum or balance, with no other word beside them: «TOTAL ENERGIES» is a shop. */
const FILLING =
  'a|al|de|del|el|la|los|las|en|y|su|sus|tu|este|hasta|cuenta|tarjeta|tarjetas|visa|mastercard|mes|periodo|extracto|estado|resumen|fecha|corte|saldos?|total|totales|general|deuda|factura|facturacion|importe|importes|pesos|dolares|euros|eur|usd|ars|clp|mxn|cop|pen|soles|the|of|balance|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gener|febrer|marc|maig|juny|juliol|agost|setembre|desembre';
const SUMMED =
  'gastado|gastat|facturado|facturat|facturada|pagar|pagado|pagos?|cargado|cargos?|abonado|abonos?|adeudado|consumido|consumos?|acumulado|pendiente|liquidado|liquidar|ingresado|gastos?|despeses|ingresos?|compras?|operaciones|movimientos?|debitos?|creditos?|depositos?|retiros?|cuotas|minimo|due|amount|debits?|credits?|charges|payments|purchases|spent|nacional|internacional';
const BALANCED =
  'anterior|ant|total|nuevo|insoluto|inicial|final|actual|previo|previa|apertura|cierre|disponible|contable|deudor|acreedor|favor|pendiente|liquidado|opening|closing|previous|starting|ending|initial|brought|carried|forward|down';
const DATED_TOTAL = new RegExp(
  `^(?=.*\\b(?:sub ?)?(?:total(?:es)?|minimo|sumas?)\\b)(?!pago)(?:(?:gran|monto|sub|subtotal(?:es)?|${FILLING}|${SUMMED}|\\d+)(?: |$))+$|^sumas?(?: (?:y sigue|anterior|total|totales|de (?:cargos|abonos|movimientos)))$|^(?:sub ?)?total (?:de )?(?:la )?tarjeta\\b`,
);
const DATED_BALANCE = new RegExp(
  `^(?=.*\\b(?:${BALANCED}|al|a)\\b)(?:(?:su|el|importe|nuevo) )?(?:saldos?|sdo|deuda|balance|opening|closing|previous|starting|ending|initial)\\b(?: (?:${FILLING}|${BALANCED}|${SUMMED}|\\d+))*$|^(?:saldo|balance)$`,
);

function sumIn(text: string): Extract<IgnoredReason, 'total' | 'saldo'> | null {
  if (text === '' || text.length > 120) return null;
  const bare = foldText(text);
  if (TOTAL.test(bare)) return 'total';
  return BALANCE.test(bare) ? 'saldo' : null;
}

const MAY_BE_SUM = /tot|sum|sald|sdo|balance|deuda|m[ií]nimo/i;

/** Finds a sum or a balance in a row with a day and an amount: no other word may stand there. */
function datedSumIn(text: string): Extract<IgnoredReason, 'total' | 'saldo'> | null {
  if (text.length > 120 || !MAY_BE_SUM.test(text)) return null;
  const words = plainWords(text);
  if (DATED_TOTAL.test(words)) return 'total';
  return DATED_BALANCE.test(words) ? 'saldo' : null;
}

/** Reads both of each text once: most stand in many rows. */
export function sumReader(): (text: string) => Record<'plain' | 'dated', ReturnType<typeof sumIn>> {
  const known = new Map<string, Record<'plain' | 'dated', ReturnType<typeof sumIn>>>();
  return (text) => {
    let sums = known.get(text);
    if (!sums) known.set(text, (sums = { plain: sumIn(text), dated: datedSumIn(text) }));
    return sums;
  };
}
