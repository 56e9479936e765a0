import { MES_NAMES } from '@/lib/read/calendar-names';
import { oneOf, tester, wordTester } from '@/lib/read/patterns';
import { foldText, plainWords } from '@/lib/read/words';
import { CATALAN_MESES } from '@/lib/statements/lex-day';
import type { IgnoredReason } from '@/lib/statements/movement';

export function isPlaceholder(text: string): boolean {
  return /^(?:[-–—_]{1,3}|n\/?a|null|nil)$/i.test(text);
}

const isReverted = wordTester(
  'revert\\w*|revers\\w*|anulad\\w*|cancel\\w*|rechaz\\w*|declin\\w*|deneg\\w*|fail\\w*|fallid\\w*',
  'expir\\w*|devuelt\\w*|reembolsad\\w*|refunded|returned|void\\w*|rejected',
);
const isPending = wordTester(
  'pendient\\w*|pending|en proceso|procesando|processing|en curso|en transito|en tramite|on hold',
  'retenid\\w*|autorizad\\w*|authori[sz]ed|por confirmar|(?:sin|a) confirmar|no liquidad\\w*',
  'previst[oa]s?|programad\\w*|scheduled|upcoming',
);

/**
 * The movement never happened, or will come again. In Chile and Argentina what is authorized is final (`isOfPesos`).
 */
export function stateOf(text: string, isOfPesos: boolean): 'revertido' | 'pendiente' | null {
  const bare = foldText(text);
  if (isPending(isOfPesos ? bare.replace(/\bautorizad\w*/g, '') : bare)) return 'pendiente';
  return isReverted(bare) ? 'revertido' : null;
}

const namesPending = tester(
  `\\b${oneOf('movimientos|operaciones|compras|consumos|transacciones|cargos')}\\b.*\\b${oneOf(
    'pendientes|retenid[oa]s|en transito|por confirmar|no facturad[oa]s por confirmar',
  )}\\b`,
);

export function isPendingTitle(text: string): boolean {
  return text.length <= 80 && namesPending(foldText(text));
}

const SUMMED_UP = 'cargos|abonos|gastos|ingresos|debitos|creditos|movimientos|depositos|retiros|consumos';
const isTotal = tester(
  [
    '^(?:\\W*)(?:sub ?)?total(?:es)?\\b',
    '^sumas?\\b(?! asegurada)',
    '^resumen\\b',
    `\\btotal (?:de )?(?:${SUMMED_UP})\\b`,
  ].join('|'),
);
const OF_BALANCE = [
  'anterior|inicial|final|actual|disponible|contable|previo|total|en cuenta',
  'al|a|del?|de apertura|de cierre',
].join('|');
const isBalance = tester(
  [
    `^(?:su )?saldos?(?: (?:${OF_BALANCE})\\b.*)?$`,
    '^(?:opening|closing|previous|starting|ending|final|initial) balance\\b',
    '^balance (?:brought|carried|forward|inicial|final|anterior)\\b',
    '\\bsaldo (?:anterior|inicial|final)\\b',
  ].join('|'),
);

/** No other word may stand beside a dated sum or balance: «TOTAL ENERGIES» is a shop. */
const FILLING = [
  'a|al|de|del|el|la|los|las|en|y|su|sus|tu|este|hasta|the|of',
  'cuenta|tarjeta|tarjetas|visa|mastercard|mes|periodo|extracto|estado|resumen|fecha|corte|general',
  'saldos?|total|totales|deuda|factura|facturacion|importe|importes|balance',
  'pesos|dolares|euros|eur|usd|ars|clp|mxn|cop|pen|soles',
  ...new Set([...MES_NAMES, ...CATALAN_MESES].map(foldText)),
].join('|');
const SUMMED = [
  'gastado|gastat|gastos?|despeses|facturado|facturat|facturada|consumido|consumos?|compras?|spent|purchases',
  'pagar|pagado|pagos?|payments|liquidado|liquidar|adeudado|acumulado|pendiente|minimo|due|cuotas',
  'cargado|cargos?|debitos?|debits?|charges|retiros?|abonado|abonos?|creditos?|credits?|depositos?',
  'ingresado|ingresos?|operaciones|movimientos?|amount|nacional|internacional',
].join('|');
const BALANCED = [
  'anterior|ant|previo|previa|inicial|apertura|opening|previous|starting|initial|brought',
  'final|cierre|nuevo|actual|closing|ending|carried|forward|down|total',
  'disponible|contable|insoluto|deudor|acreedor|favor|pendiente|liquidado',
].join('|');
const isDatedTotal = tester(
  [
    '^(?=.*\\b(?:sub ?)?(?:total(?:es)?|minimo|sumas?)\\b)(?!pago)' +
      `(?:(?:gran|monto|sub|subtotal(?:es)?|${FILLING}|${SUMMED}|\\d+)(?: |$))+$`,
    '^sumas?(?: (?:y sigue|anterior|total|totales|de (?:cargos|abonos|movimientos)))$',
    '^(?:sub ?)?total (?:de )?(?:la )?tarjeta\\b',
  ].join('|'),
);
const BALANCE_NAMES = 'saldos?|sdo|deuda|balance|opening|closing|previous|starting|ending|initial';
const isDatedBalance = tester(
  [
    `^(?=.*\\b(?:${BALANCED}|al|a)\\b)(?:(?:su|el|importe|nuevo) )?(?:${BALANCE_NAMES})\\b` +
      `(?: (?:${FILLING}|${BALANCED}|${SUMMED}|\\d+))*$`,
    '^(?:saldo|balance)$',
  ].join('|'),
);

function sumIn(text: string): Extract<IgnoredReason, 'total' | 'saldo'> | null {
  if (text === '' || text.length > 120) return null;
  const bare = foldText(text);
  if (isTotal(bare)) return 'total';
  return isBalance(bare) ? 'saldo' : null;
}

const MAY_BE_SUM = /tot|sum|sald|sdo|balance|deuda|m[ií]nimo/i;

/** No other word may stand in the row. */
function datedSumIn(text: string): Extract<IgnoredReason, 'total' | 'saldo'> | null {
  if (text.length > 120 || !MAY_BE_SUM.test(text)) return null;
  const words = plainWords(text);
  if (isDatedTotal(words)) return 'total';
  return isDatedBalance(words) ? 'saldo' : null;
}

export function sumReader(): (text: string) => Record<'plain' | 'dated', ReturnType<typeof sumIn>> {
  const known = new Map<string, Record<'plain' | 'dated', ReturnType<typeof sumIn>>>();
  return (text) => {
    let sums = known.get(text);
    if (!sums) known.set(text, (sums = { plain: sumIn(text), dated: datedSumIn(text) }));
    return sums;
  };
}
