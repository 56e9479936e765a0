import { daysBetween, type Fecha, mesOf } from '@/lib/domain/dates';
import { groupBy } from '@/lib/domain/lists';
import { plainWords } from '@/lib/read/words';
import { wordTester } from '@/lib/read/patterns';
import type { AsideReason, Hundredths, Movement } from '@/lib/statements/movement';
import { isPaymentOfCard } from '@/lib/statements/side-marks';

/**
 * Another account's file shows it as a charge: here an income or, for a card, the sum to be paid. A top-up may have
 * gone out as a purchase.
 */
export type MovedMoney = { fecha: Fecha; importe: Hundredths; of: 'income' | 'topUp' | 'sum' };

/** The evidence: a charge's other side (`twin`), or the sum of a card's purchases. */
export type MovedBy = { reason: AsideReason; seen: 'twin' | 'sum' };

export type Charge = Pick<Movement, 'fecha' | 'importe' | 'concepto' | 'detalles'>;

const MOVED_IN =
  /\b(?:traspas\w*|transfer\w*|transf|trf|tef|ingres\w*|depositos?|deposits?|aportacion(?:es)?|envios?)\b/;
const isToppedUp = wordTester(
  'recargas?|top ?up|cargar? saldo|anadir dinero|add(?:ed)? money|(?:general )?card deposit',
  'deposito (?:general )?(?:con|de|por) tarjeta',
);
const EARNED =
  /\b(?:nominas?|sueldos?|salary|payroll|devolucion\w*|refunds?|reembolsos?|intereses|bizum|pension)\b/;
const BOUGHT = /\b(?:compras?|purchases?|recibos?|rebuts?|bizum|cajeros?|pago (?:en|con|movil))\b/;
/** A card's bill may be called a recibo. */
const NO_BILL = /\b(?:compras?|purchases?|bizum|cajeros?|pago (?:en|con|movil))\b/;

/** Days between the two sides of a transfer, and from a card's purchases to its payment. */
const TWIN_DAYS = 3;
const CARD_DAYS = 45;
/** Entries kept of a source. */
const MOST = 400;

export function movedBy(movements: readonly Movement[]): MovedMoney[] {
  const incomeOf = incomeReader();
  const moved: MovedMoney[] = [];
  const bills = new Map<string, Bill>();
  for (const movement of movements) {
    const { fecha, importe, state, foreign } = movement;
    if (fecha === null || state.kind === 'ignored' || foreign !== null) continue;
    const of = importe > 0 ? incomeOf(movement) : null;
    if (of !== null) moved.push({ fecha, importe, of });
    else if (isOfCard(state)) for (const key of ['', mesOf(fecha)]) addToBill(bills, key, fecha, importe);
  }
  return withMoved(moved, [...bills.values()].flatMap(sumsOf));
}

export function withMoved(known: readonly MovedMoney[], more: readonly MovedMoney[]): MovedMoney[] {
  const all = new Map([...known, ...more].map((one) => [keyOfMoved(one), one]));
  return [...all.values()].sort((one, other) => (one.fecha < other.fecha ? 1 : -1)).slice(0, MOST);
}

export function movedBefore(known: readonly MovedMoney[], own: readonly MovedMoney[]): MovedMoney[] {
  const told = new Set(own.map(keyOfMoved));
  return known.filter((one) => !told.has(keyOfMoved(one)));
}

/** One to one; `canBe` rules pairs out. */
export function matchMoved<Item extends Charge>(
  charges: readonly Item[],
  moved: readonly MovedMoney[],
  canBe: (charge: Item, moved: MovedMoney) => boolean = () => true,
): (MovedBy | null)[] {
  if (moved.length === 0) return charges.map(() => null);
  const byAmount = groupBy(moved, ({ importe }) => importe);
  return charges.map((charge) => {
    const candidates = byAmount.get(-charge.importe);
    const index = candidates?.findIndex((one) => isSide(charge, one) && canBe(charge, one)) ?? -1;
    if (!candidates || index === -1) return null;
    const [found] = candidates.splice(index, 1);
    return found?.of === 'sum' ? { reason: 'tarjeta', seen: 'sum' } : { reason: 'propias', seen: 'twin' };
  });
}

function keyOfMoved({ fecha, importe, of }: MovedMoney): string {
  return `${fecha}|${importe}|${of}`;
}

function isSide({ fecha, concepto, detalles }: Charge, moved: MovedMoney): boolean {
  if (fecha === null) return false;
  const later = daysBetween(moved.fecha, fecha);
  if (moved.of === 'sum')
    return later >= -TWIN_DAYS && later <= CARD_DAYS && !NO_BILL.test(wordsOf([concepto]));
  if (Math.abs(later) > TWIN_DAYS) return false;
  return moved.of === 'topUp' || !BOUGHT.test(wordsOf([concepto, ...detalles]));
}

/** In the whole file or a month. */
type Bill = { charges: number; bought: Hundredths; back: Hundredths; last: Fecha };

function addToBill(bills: Map<string, Bill>, key: string, fecha: Fecha, importe: Hundredths): void {
  let bill = bills.get(key);
  if (!bill) bills.set(key, (bill = { charges: 0, bought: 0, back: 0, last: '' }));
  if (importe > 0) {
    bill.back += importe;
    return;
  }
  bill.charges += 1;
  bill.bought -= importe;
  if (fecha > bill.last) bill.last = fecha;
}

/** A single purchase is an amount like any other. */
function sumsOf({ charges, bought, back, last }: Bill): MovedMoney[] {
  if (charges < 2) return [];
  const sums = back > 0 && back < bought ? [bought, bought - back] : [bought];
  return sums.map((importe) => ({ fecha: last, importe, of: 'sum' }));
}

function isOfCard(state: Movement['state']): boolean {
  return state.kind === 'movement' || (state.kind === 'aside' && CARD_ASIDES.has(state.reason));
}

const CARD_ASIDES: ReadonlySet<AsideReason> = new Set(['efectivo', 'divisa']);

function incomeReader(): typeof incomeOf {
  const known = new Map<string, ReturnType<typeof incomeOf>>();
  return ({ concepto, detalles }) => {
    const key = detalles.length === 0 ? concepto : [concepto, ...detalles].join('\n');
    let of = known.get(key);
    if (of === undefined) known.set(key, (of = incomeOf({ concepto, detalles })));
    return of;
  };
}

function incomeOf({ concepto, detalles }: Pick<Charge, 'concepto' | 'detalles'>): 'income' | 'topUp' | null {
  const words = wordsOf([concepto, ...detalles]);
  if (isPaymentOfCard(words)) return 'income';
  if (EARNED.test(words)) return null;
  if (isToppedUp(words)) return 'topUp';
  return MOVED_IN.test(words) ? 'income' : null;
}

function wordsOf(texts: readonly string[]): string {
  return plainWords(texts.join(' ').slice(0, 300));
}
