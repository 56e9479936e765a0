import { foldText } from '@/lib/domain/search-text';
import type { IgnoredReason } from '@/lib/statements/movement';

/** What banks write into a cell that holds nothing. */
export function isPlaceholder(text: string): boolean {
  return /^(?:[-–—_]{1,3}|n\/?a|null|nil)$/i.test(text);
}

const REVERTED =
  /\b(?:revert\w*|revers\w*|anulad\w*|cancel\w*|rechaz\w*|declin\w*|deneg\w*|fail\w*|fallid\w*|expirad\w*|void\w*|rejected)\b/;
const PENDING =
  /\b(?:pendient\w*|pending|en proceso|procesando|processing|retenid\w*|autorizad\w*|authori[sz]ed|por confirmar|en curso|en transito|no liquidad\w*|sin confirmar)\b/;

/** What a state says: that the movement never happened, or that it will come again. */
export function stateOf(text: string): 'revertido' | 'pendiente' | null {
  const bare = foldText(text);
  if (PENDING.test(bare)) return 'pendiente';
  return REVERTED.test(bare) ? 'revertido' : null;
}

/** Whether a title says that what follows has not been booked. */
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
const RESERVED =
  /^dinero (?:reservado|retirado|apartado|guardado)\b|^(?:traspaso |transferencia |envio |movimiento |ingreso |retirada )?(?:a|de|desde|hacia|en|to|from) (?:tu |mi |la |el |su |your )?(?:huchas?|apartados?|espacios?|bolsillos?|pockets?|vaults?|cajitas?|frascos?|sobres?|reservas?|spaces?|metas?)\b|\b(?:reserva|retiro) de (?:tu )?(?:cajita|frasco|apartado|hucha)\b/;

/** Why the row of a text is no movement: a sum, a balance, or own money set aside. The numbers of the row must agree. */
export function reasonIn(text: string): Extract<IgnoredReason, 'total' | 'saldo' | 'reservado'> | null {
  if (text === '' || text.length > 120) return null;
  const bare = foldText(text);
  if (TOTAL.test(bare)) return 'total';
  if (BALANCE.test(bare)) return 'saldo';
  return RESERVED.test(bare) ? 'reservado' : null;
}
