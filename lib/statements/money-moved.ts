import { daysBetween, mesOf, type Fecha } from '@/lib/domain/dates';
import { foldText } from '@/lib/domain/search-text';
import type { AsideReason, Hundredths, Movement } from '@/lib/statements/movement';
import { isPaymentOfCard } from '@/lib/statements/side-words';

/**
 * Money that a file of another account shows as a charge, as this file tells of it: money that comes in from elsewhere, or, of a card, the sum
 * that its account will pay. What is topped up may have gone out as a purchase.
 */
export type MovedMoney = { fecha: Fecha; importe: Hundredths; of: 'income' | 'topUp' | 'sum' };

/** How a charge is known to have moved: by its other side, or by the sum of what a card bought. */
export type MovedBy = { reason: AsideReason; seen: 'twin' | 'sum' };

/** A charge as far as the other side of its money is found by it. */
export type Charge = Pick<Movement, 'fecha' | 'importe' | 'concepto' | 'detalles'>;

const MOVED_IN =
  /\b(?:traspas\w*|transfer\w*|transf|trf|tef|ingres\w*|depositos?|deposits?|aportacion(?:es)?|envios?)\b/;
const TOPPED_UP =
  /\b(?:recargas?|top ?up|cargar? saldo|anadir dinero|add(?:ed)? money|deposito (?:general )?(?:con|de|por) tarjeta|(?:general )?card deposit)\b/;
const EARNED =
  /\b(?:nominas?|sueldos?|salary|payroll|devolucion\w*|refunds?|reembolsos?|intereses|bizum|pension)\b/;
const BOUGHT = /\b(?:compras?|purchases?|recibos?|rebuts?|bizum|cajeros?|pago (?:en|con|movil))\b/;
/** The bill of a card may be called a recibo. */
const NO_BILL = /\b(?:compras?|purchases?|bizum|cajeros?|pago (?:en|con|movil))\b/;

/** How many days the two sides of a transfer lie apart, and how long after its purchases a card is paid. */
const TWIN_DAYS = 3;
const CARD_DAYS = 45;
/** The most that is remembered of a source. */
const MOST = 400;

/** The money that moved, as the rows of one source tell. */
export function movedBy(movements: readonly Movement[]): MovedMoney[] {
  const incomes = movements.flatMap((movement): MovedMoney[] => {
    const { fecha, importe } = movement;
    const of = isOwnMoney(movement) && importe > 0 ? incomeOf(movement) : null;
    return fecha === null || of === null ? [] : [{ fecha, importe, of }];
  });
  return [...incomes, ...billsOf(movements)];
}

/** Adds what another file of a source tells to what is known of it: each once, the newest. */
export function withMoved(known: readonly MovedMoney[], more: readonly MovedMoney[]): MovedMoney[] {
  const all = new Map([...known, ...more].map((one) => [keyOfMoved(one), one]));
  return [...all.values()].sort((one, other) => (one.fecha < other.fecha ? 1 : -1)).slice(0, MOST);
}

/** What the files of a source told before, and this one does not. */
export function movedBefore(known: readonly MovedMoney[], own: readonly MovedMoney[]): MovedMoney[] {
  const told = new Set(own.map(keyOfMoved));
  return known.filter((one) => !told.has(keyOfMoved(one)));
}

/**
 * For each charge how other sources tell that its money moved; null if they do not. One to one: money that came in once went out once.
 * `canBe` rules pairs out.
 */
export function matchMoved<Item extends Charge>(
  charges: readonly Item[],
  moved: readonly MovedMoney[],
  canBe: (charge: Item, moved: MovedMoney) => boolean = () => true,
): (MovedBy | null)[] {
  if (moved.length === 0) return charges.map(() => null);
  const byAmount = new Map<Hundredths, MovedMoney[]>();
  for (const one of moved) {
    const own = byAmount.get(one.importe);
    if (own) own.push(one);
    else byAmount.set(one.importe, [one]);
  }
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

function isOwnMoney({ fecha, state, foreign }: Movement): boolean {
  return fecha !== null && state.kind !== 'ignored' && foreign === null;
}

/** The sums that a card may be paid by: of the whole file and of each month, what was given back taken off and not. */
function billsOf(movements: readonly Movement[]): MovedMoney[] {
  const bought = movements.filter((movement) => isOwnMoney(movement) && isOfCard(movement));
  const months = new Map<string, Movement[]>();
  for (const movement of bought) {
    const mes = mesOf(movement.fecha ?? '');
    const own = months.get(mes);
    if (own) own.push(movement);
    else months.set(mes, [movement]);
  }
  const bills = [bought, ...months.values()].flatMap((rows): MovedMoney[] => {
    const charges = rows.filter(({ importe }) => importe < 0);
    // The sum of a single purchase is an amount like any other.
    if (charges.length < 2) return [];
    const last = charges.reduce((day, { fecha }) => (fecha !== null && fecha > day ? fecha : day), '');
    return [charges, rows].map((some) => ({
      fecha: last,
      importe: -some.reduce((sum, { importe }) => sum + importe, 0),
      of: 'sum' as const,
    }));
  });
  return withMoved([], bills).filter(({ importe }) => importe > 0);
}

/** Whether a card's bill counts a row: a purchase, cash, or money given back, and no payment. */
function isOfCard(movement: Movement): boolean {
  const { state, importe } = movement;
  if (importe > 0) return state.kind === 'movement' && incomeOf(movement) === null;
  return state.kind === 'movement' || (state.kind === 'aside' && CARD_ASIDES.has(state.reason));
}

const CARD_ASIDES: ReadonlySet<AsideReason> = new Set(['efectivo', 'divisa']);

function incomeOf({ concepto, detalles }: Charge): 'income' | 'topUp' | null {
  const words = wordsOf([concepto, ...detalles]);
  if (isPaymentOfCard(words)) return 'income';
  if (EARNED.test(words)) return null;
  if (TOPPED_UP.test(words)) return 'topUp';
  return MOVED_IN.test(words) ? 'income' : null;
}

function wordsOf(texts: readonly string[]): string {
  return foldText(texts.join(' ').slice(0, 300)).replace(/[^a-z0-9]+/g, ' ');
}
