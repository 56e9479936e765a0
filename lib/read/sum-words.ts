import { tester } from './patterns';

export const FOREIGN =
  'au|du|des|le|les|et|am|vom|zum|per|der|die|das|und|im|bis|do|da|dos|das|em|di|dei|delle|degli|il|e';
/** No other word may stand beside a dated sum or balance: «TOTAL ENERGIES» is a shop. */
export const FILLING = [
  'a|al|de|del|el|la|los|las|en|y|su|sus|tu|este|hasta|the|of',
  'cuenta|tarjeta|tarjetas|visa|mastercard|mes|periodo|extracto|estado|resumen|fecha|corte|general',
  'saldos?|total|totales|deuda|factura|facturacion|importe|importes|balance',
  'pesos|dolares|euros|eur|usd|ars|clp|mxn|cop|pen|soles',
  FOREIGN,
  'compte|konto|conta|conto|mois|monat|mese|periode|zeitraum|totale|totali|totais|totaux',
].join('|');
export const SUMMED = [
  'gastado|gastat|gastos?|despeses|facturado|facturat|facturada|consumido|consumos?|compras?|spent|purchases',
  'pagar|pagado|pagos?|payments|liquidado|liquidar|adeudado|acumulado|pendiente|minimo|due|cuotas',
  'cargado|cargos?|debitos?|debits?|charges|retiros?|abonado|abonos?|creditos?|credits?|depositos?',
  'ingresado|ingresos?|operaciones|movimientos?|amount|nacional|internacional',
  'soll|haben|umsatze|ausgaben|einnahmen|buchungen|debit|credit|depenses|recettes|operations|mouvements',
  'movimentos|lancamentos|despesas|receitas|dare|avere|addebiti|accrediti|entrate|uscite|movimenti|operazioni',
].join('|');

export function totalTester(...more: readonly string[]): (words: string) => boolean {
  return tester(
    [
      '^(?=.*\\b(?:sub ?)?(?:total(?:es|[ei])?|totais|totaux|minimo|sumas?|(?:gesamt|zwischen)?summen?)\\b)' +
        `(?!pago|total (?:${FOREIGN}|mars)$)(?:(?:${['gran|monto|sub|subtotal(?:es)?|sumas?|(?:gesamt|zwischen)?summen?', FILLING, SUMMED, ...more].join('|')}|\\d+)(?: |$))+$`,
      '^sumas?(?: (?:y sigue|anterior|total|totales|de (?:cargos|abonos|movimientos)))$',
      '^(?:sub ?)?total (?:de )?(?:la )?tarjeta\\b',
    ].join('|'),
  );
}
