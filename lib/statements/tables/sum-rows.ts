import { tester } from '@/lib/read/patterns';
import { FILLING, FOREIGN, SUMMED, totalTester } from '@/lib/read/sum-words';
import { foldText, plainWords } from '@/lib/read/words';
import { STATEMENT_MESES } from '@/lib/statements/cells/lex-day';
import type { IgnoredReason } from '@/lib/statements/movement';

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
    '^(?:opening|closing|previous|starting|beginning|ending|final|initial) balance\\b',
    '^balance (?:brought|carried|forward|inicial|final|anterior)\\b',
    '\\bsaldo (?:anterior|inicial|final)\\b',
  ].join('|'),
);

const MESES = [...new Set(STATEMENT_MESES.flat().map(foldText))].join('|');
const BALANCED = [
  'anterior|ant|previo|previa|inicial|apertura|opening|previous|starting|initial|brought',
  'final|cierre|nuevo|actual|closing|ending|carried|forward|down|total',
  'disponible|contable|insoluto|deudor|acreedor|favor|pendiente|liquidado',
  'contabilistico|disponivel|iniziale|finale|contabile|disponibile|precedente',
  'precedent|anterieur|comptable|crediteur|debiteur|debut|fin|au|am|vom|zum',
].join('|');
const isDatedTotal = totalTester(MESES);
const BALANCE_NAMES = 'saldos?|sdo|deuda|solde|balance|opening|closing|previous|starting|ending|initial';
const isDatedBalance = tester(
  [
    `^(?!balance (?:${FOREIGN}|debut|fin)$)(?=.*\\b(?:${BALANCED}|al|a)\\b)(?:(?:su|el|importe|nuevo) )?(?:${BALANCE_NAMES})\\b` +
      `(?: (?:${FILLING}|${MESES}|${BALANCED}|${SUMMED}|\\d+))*$`,
    `^(?:(?:${OF_TIME}) (?:saldo|solde)|(?:(?:${OF_TIME}) )?(?:${GERMAN_BALANCE}))` +
      `(?: (?:${FILLING}|${MESES}|${BALANCED}|\\d+))*$`,
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
