import { tester } from '@/lib/read/patterns';
import { foldText, plainWords } from '@/lib/read/words';
import { STATEMENT_MESES } from './lex-day';
import type { IgnoredReason } from './movement';

const SUMMED_UP = 'cargos|abonos|gastos|ingresos|debitos|creditos|movimientos|depositos|retiros|consumos';
const isTotal = tester(
  [
    '^(?:\\W*)(?:sub ?)?total(?:es)?\\b',
    '^sumas?\\b(?! asegurada)',
    '^resumen\\b',
    '^(?:gesamt|zwischen)?summen?\\b|^gesamt(?:betrag|umsatz)\\b',
    '^(?:total[ei]|totais|totaux)\\b',
    `\\btotal (?:de )?(?:${SUMMED_UP})\\b`,
  ].join('|'),
);
const OF_BALANCE = [
  'anterior|inicial|final|actual|disponible|contable|previo|total|en cuenta',
  'al|a|del?|de apertura|de cierre',
  'contabilistico|disponivel|em|do|da',
  'iniziale|finale|contabile|disponibile|precedente|alla|il|in',
  'au|du|en|initial|precedent|anterieur|comptable|crediteur|debiteur',
  'am|vom|zum|per|nach',
].join('|');
const GERMAN_BALANCE = '(?:anfangs|end|schluss|eroffnungs|abschluss|zwischen)saldo|kontostand';
/** Before a balance: «nouveau», «alter». */
const OF_TIME = 'ancien|nouveau|alter|neuer|letzter|aktueller|nuovo|novo';
const saysBalance = tester(
  [
    `^(?:(?:su|${OF_TIME}) )?(?:saldos?|solde)(?: (?:${OF_BALANCE})\\b.*)?:?$`,
    `^(?:(?:${OF_TIME}) )?(?:${GERMAN_BALANCE})\\b`,
    '^(?:ubertrag|report|riporto)(?: (?:auf|von) (?:die )?(?:seite|blatt)\\b.*)?:?$',
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
  'au|du|des|le|les|et|am|vom|zum|per|der|die|das|und|im|bis|do|da|dos|das|em|di|dei|delle|degli|il|e',
  'compte|konto|conta|conto|mois|monat|mese|periode|zeitraum|totale|totali|totais|totaux',
  ...new Set(STATEMENT_MESES.flat().map(foldText)),
].join('|');
const SUMMED = [
  'gastado|gastat|gastos?|despeses|facturado|facturat|facturada|consumido|consumos?|compras?|spent|purchases',
  'pagar|pagado|pagos?|payments|liquidado|liquidar|adeudado|acumulado|pendiente|minimo|due|cuotas',
  'cargado|cargos?|debitos?|debits?|charges|retiros?|abonado|abonos?|creditos?|credits?|depositos?',
  'ingresado|ingresos?|operaciones|movimientos?|amount|nacional|internacional',
  'soll|haben|umsatze|ausgaben|einnahmen|buchungen|debit|credit|depenses|recettes|operations|mouvements',
  'movimentos|lancamentos|despesas|receitas|dare|avere|addebiti|accrediti|entrate|uscite|movimenti|operazioni',
].join('|');
const BALANCED = [
  'anterior|ant|previo|previa|inicial|apertura|opening|previous|starting|initial|brought',
  'final|cierre|nuevo|actual|closing|ending|carried|forward|down|total',
  'disponible|contable|insoluto|deudor|acreedor|favor|pendiente|liquidado',
  'contabilistico|disponivel|iniziale|finale|contabile|disponibile|precedente',
  'precedent|anterieur|comptable|crediteur|debiteur|debut|fin|au|am|vom|zum',
].join('|');
const isDatedTotal = tester(
  [
    '^(?=.*\\b(?:sub ?)?(?:total(?:es|[ei])?|totais|totaux|minimo|sumas?|(?:gesamt|zwischen)?summen?)\\b)(?!pago)' +
      `(?:(?:gran|monto|sub|subtotal(?:es)?|sumas?|(?:gesamt|zwischen)?summen?|${FILLING}|${SUMMED}|\\d+)(?: |$))+$`,
    '^sumas?(?: (?:y sigue|anterior|total|totales|de (?:cargos|abonos|movimientos)))$',
    '^(?:sub ?)?total (?:de )?(?:la )?tarjeta\\b',
  ].join('|'),
);
const BALANCE_NAMES = 'saldos?|sdo|deuda|solde|balance|opening|closing|previous|starting|ending|initial';
const isDatedBalance = tester(
  [
    `^(?=.*\\b(?:${BALANCED}|al|a)\\b)(?:(?:su|el|importe|nuevo) )?(?:${BALANCE_NAMES})\\b` +
      `(?: (?:${FILLING}|${BALANCED}|${SUMMED}|\\d+))*$`,
    `^(?:(?:${OF_TIME}) (?:saldo|solde)|(?:(?:${OF_TIME}) )?(?:${GERMAN_BALANCE}))` +
      `(?: (?:${FILLING}|${BALANCED}|\\d+))*$`,
    '^(?:saldo|solde|balance)$',
  ].join('|'),
);

function sumIn(text: string): Extract<IgnoredReason, 'total' | 'saldo'> | null {
  if (text === '' || text.length > 120) return null;
  const bare = foldText(text);
  if (isTotal(bare)) return 'total';
  return saysBalance(bare) ? 'saldo' : null;
}

const MAY_BE_SUM = /tot|sum|sald|sold|sdo|stand|balance|deuda|m[ií]nimo/i;

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
