import { type DayRange, daysBetween, type Fecha, mesOf } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { groupBy } from '@/lib/domain/lists';
import { asideInWords, namesCard } from '@/lib/read/aside-words';
import { wordTester } from '@/lib/read/patterns';
import { plainWords } from '@/lib/read/words';
import type { FileSources } from './file-sources';
import type { Known, matchStatement } from './match-statement';
import type { AsideReason, Hundredths, MovedBy, MovedMoney, Movement } from '@/lib/statements/movement';
import { movementName } from '@/lib/statements/names/movement-name';
import { isPaymentOfCard } from '@/lib/statements/tables/side-marks';
import { rangeOf } from './weigh-accounts';

type Charge = Pick<Movement, 'fecha' | 'importe' | 'concepto' | 'detalles'>;

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

function movedBy(movements: readonly Movement[]): MovedMoney[] {
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

function withMoved(known: readonly MovedMoney[], more: readonly MovedMoney[]): MovedMoney[] {
  const all = new Map([...known, ...more].map((one) => [keyOfMoved(one), one]));
  return [...all.values()].sort((one, other) => (one.fecha < other.fecha ? 1 : -1)).slice(0, MOST);
}

function movedBefore(known: readonly MovedMoney[], own: readonly MovedMoney[]): MovedMoney[] {
  const told = new Set(own.map(keyOfMoved));
  return known.filter((one) => !told.has(keyOfMoved(one)));
}

/** One to one; `canBe` rules pairs out. */
function matchMoved<Item extends Charge>(
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

/** `before`: by earlier files; `covered`: the days of the rows. */
type SourceMoved = { own: MovedMoney[]; before: MovedMoney[]; covered: DayRange | null };

export function addMoved(
  movements: readonly Movement[],
  { sources, ofMovement }: FileSources,
): SourceMoved[] {
  return sources.map((source, place) => {
    const rows = sources.length === 1 ? movements : movements.filter((_, at) => ofMovement[at] === place);
    const own = movedBy(rows);
    const before = movedBefore(source.moved, own);
    source.moved = withMoved(source.moved, own);
    return { own, before, covered: rangeOf(rows.flatMap(({ fecha }) => fecha ?? [])) };
  });
}

/** Files without a number may be of one account: a day covered without that money means another. */
export function movedOf(
  movements: readonly Movement[],
  mayHaveMoved: (at: number) => boolean,
  { sources, ofMovement }: FileSources,
  moved: readonly SourceMoved[],
  known: Known,
): (MovedBy | null)[] {
  const found: (MovedBy | null)[] = movements.map(() => null);
  const all = new Map(known.sources.map((source) => [source.key, source.moved]));
  for (const source of sources) all.set(source.key, source.moved);
  sources.forEach(({ key }, source) => {
    const { before = [], covered = null } = moved[source] ?? {};
    const doubted = new Set(before);
    const others = [...all].flatMap(([other, told]) => (other === key ? [] : told));
    if (others.length + before.length === 0) return;
    const places = movements.flatMap((_, at) => (ofMovement[at] === source && mayHaveMoved(at) ? [at] : []));
    matchMoved(
      places.flatMap((at) => movements[at] ?? []),
      [...others, ...before],
      (charge, told) => !doubted.has(told) || isElsewhere(told.fecha, covered, charge),
    ).forEach((by, place) => {
      const at = places[place];
      if (at !== undefined) found[at] = by;
    });
  });
  return found;
}

/** A stored expense whose money was moved: counted too, it would be spent twice. */
export type CountedTwice = Pick<Gasto, 'id' | 'nombre' | 'descripcion' | 'fecha'> & {
  importe: Hundredths;
  seen: MovedBy['seen'];
};

type Stored = Charge & Pick<Gasto, 'id' | 'nombre' | 'fecha'> & { source: string | null };

export function countedTwice(
  { sources: { sources }, matches }: ReturnType<typeof matchStatement>,
  moved: readonly SourceMoved[],
  known: Known,
  unnamed: string,
): CountedTwice[] {
  const wanted = new Set(moved.flatMap(({ own }) => own.map(({ importe }) => -importe)));
  if (wanted.size === 0) return [];
  const inFile = new Set(
    matches.flatMap((match) => (match.kind === 'new' ? [] : (known.brought[match.at]?.gasto ?? []))),
  );
  const stored = [...broughtOf(known, wanted, inFile, unnamed), ...typedOf(known, wanted)];
  const found = new Map<number, CountedTwice>();
  sources.forEach(({ key }, source) => {
    const { own = [], covered = null } = moved[source] ?? {};
    const left = stored.filter(({ id }) => !found.has(id));
    matchMoved(left, own, (charge, told) => {
      if (charge.source === key) return isElsewhere(charge.fecha, covered, charge);
      return charge.source !== null || saysSo(charge, told);
    }).forEach((by, place) => {
      const one = left[place];
      if (!by || !one) return;
      const { id, nombre, fecha, importe, concepto } = one;
      found.set(id, { id, nombre, descripcion: concepto, fecha, importe, seen: by.seen });
    });
  });
  return [...found.values()].sort((one, other) => (one.fecha < other.fecha ? -1 : 1));
}

function broughtOf(
  { brought }: Known,
  wanted: ReadonlySet<number>,
  inFile: ReadonlySet<number>,
  unnamed: string,
): Stored[] {
  const stored = new Map<number, Stored>();
  for (const { movement, gasto, gone } of brought) {
    const { fecha, importe, concepto, detalles, source } = movement;
    if (gone || !wanted.has(importe) || inFile.has(gasto) || stored.has(gasto)) continue;
    const nombre = movementName(concepto, detalles).toWellFormed() || unnamed;
    stored.set(gasto, { id: gasto, nombre, fecha, importe, concepto, detalles, source: source.key });
  }
  return [...stored.values()];
}

function typedOf({ typed }: Known, wanted: ReadonlySet<number>): Stored[] {
  return typed.flatMap(({ id, nombre, fecha, cents, texto }) =>
    wanted.has(-cents)
      ? [{ id, nombre, fecha, importe: -cents, concepto: nombre, detalles: [texto], source: null }]
      : [],
  );
}

/** A covered day without the charge means another account. */
function isElsewhere(fecha: Fecha, covered: DayRange | null, { concepto, detalles }: Charge): boolean {
  if (covered !== null && fecha >= covered.desde && fecha <= covered.hasta) return true;
  return asideInWords(concepto, detalles) !== null;
}

/** For amounts that people typed, the words must agree. */
function saysSo({ concepto, detalles }: Charge, { of }: MovedMoney): boolean {
  return of === 'sum' ? namesCard([concepto, ...detalles]) : asideInWords(concepto, detalles) !== null;
}
