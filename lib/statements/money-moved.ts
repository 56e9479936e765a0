import { daysBetween, type Fecha } from '@/lib/domain/dates';
import { foldText } from '@/lib/domain/search-text';
import type { AsideReason, Hundredths, Movement } from '@/lib/statements/movement';

/**
 * Money that a file of another account shows as a charge, as this file tells of it: money that comes in from elsewhere, or, of a card, the sum
 * that its account will pay. What is topped up may have gone out as a purchase.
 */
export type MovedMoney = { fecha: Fecha; importe: Hundredths; of: 'income' | 'topUp' | 'sum' };

/** How a charge is known to have moved: by its other side, or by the sum of what a card bought. */
export type MovedBy = { reason: AsideReason; seen: 'twin' | 'sum' };

const MOVED_IN =
  /\b(?:traspas\w*|transfer\w*|transf|trf|tef|ingres\w*|depositos?|deposits?|aportacion(?:es)?|envios?)\b/;
const TOPPED_UP = /\b(?:recargas?|top ?up|cargar? saldo|anadir dinero|add(?:ed)? money)\b/;
const EARNED =
  /\b(?:nominas?|sueldos?|salary|payroll|devolucion\w*|refunds?|reembolsos?|intereses|bizum|pension)\b/;
const BOUGHT = /\b(?:compras?|purchases?|recibos?|rebuts?|bizum|cajeros?|pago (?:en|con|movil))\b/;

/** How many days the two sides of a transfer lie apart, and how long after its purchases a card is paid. */
const TWIN_DAYS = 3;
const CARD_DAYS = 45;
/** The most that is remembered of a source. */
const MOST = 400;

/** The money that moved, as the rows of one source tell. */
export function movedBy(movements: readonly Movement[]): MovedMoney[] {
  const moved: MovedMoney[] = [];
  let [sum, charges, last] = [0, 0, ''];
  for (const movement of movements) {
    const { fecha, importe, state, foreign } = movement;
    if (fecha === null || state.kind === 'ignored' || foreign !== null) continue;
    if (importe > 0) {
      const of = incomeOf(movement);
      if (of !== null) moved.push({ fecha, importe, of });
    } else if (state.kind !== 'aside') {
      [sum, charges] = [sum - importe, charges + 1];
      if (fecha > last) last = fecha;
    }
  }
  // The sum of a single purchase is an amount like any other.
  if (charges > 1) moved.push({ fecha: last, importe: sum, of: 'sum' });
  return moved;
}

/** Adds what another file of a source tells to what is known of it: each once, the newest. */
export function withMoved(known: readonly MovedMoney[], more: readonly MovedMoney[]): MovedMoney[] {
  const all = new Map([...known, ...more].map((one) => [`${one.fecha}|${one.importe}|${one.of}`, one]));
  return [...all.values()].sort((one, other) => (one.fecha < other.fecha ? 1 : -1)).slice(0, MOST);
}

/** For each movement how other sources tell that its money moved; null if they do not. One to one: money that came in once went out once. */
export function matchMoved(movements: readonly Movement[], moved: readonly MovedMoney[]): (MovedBy | null)[] {
  if (moved.length === 0) return movements.map(() => null);
  const byAmount = new Map<Hundredths, MovedMoney[]>();
  for (const one of moved) {
    const own = byAmount.get(one.importe);
    if (own) own.push(one);
    else byAmount.set(one.importe, [one]);
  }
  return movements.map((movement) => {
    const candidates = byAmount.get(-movement.importe);
    const index = candidates?.findIndex((one) => isSide(movement, one)) ?? -1;
    if (!candidates || index === -1) return null;
    const [found] = candidates.splice(index, 1);
    return found?.of === 'sum' ? { reason: 'tarjeta', seen: 'sum' } : { reason: 'propias', seen: 'twin' };
  });
}

function isSide({ fecha, concepto, detalles }: Movement, moved: MovedMoney): boolean {
  if (fecha === null) return false;
  const later = daysBetween(moved.fecha, fecha);
  if (moved.of === 'sum') return later >= -TWIN_DAYS && later <= CARD_DAYS;
  if (Math.abs(later) > TWIN_DAYS) return false;
  return moved.of === 'topUp' || !BOUGHT.test(wordsOf([concepto, ...detalles]));
}

function incomeOf({ concepto, detalles }: Movement): 'income' | 'topUp' | null {
  const words = wordsOf([concepto, ...detalles]);
  if (EARNED.test(words)) return null;
  if (TOPPED_UP.test(words)) return 'topUp';
  return MOVED_IN.test(words) ? 'income' : null;
}

function wordsOf(texts: readonly string[]): string {
  return foldText(texts.join(' ').slice(0, 300)).replace(/[^a-z0-9]+/g, ' ');
}
