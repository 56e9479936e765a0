import type { ColumnChoices } from './column-roles';
import type { MoneyColumn } from './money-columns';
import type { Hundredths } from '@/lib/statements/movement';
import { backwardSteps, bestChain } from './prove-balance';
import type { SideMark } from './side-marks';
import type { AmountSign } from '@/lib/statements/statement';

type MoneyPlan =
  | { kind: 'single'; column: number }
  | { kind: 'pair'; charge: number | null; credit: number | null };

/** `marks`: told by the column of types; `balance`: by the balance. */
type MoneySign = AmountSign | 'marks' | 'balance';

export type MoneyReading = {
  plan: MoneyPlan;
  balance: number | null;
  sign: MoneySign;
  /** True if the balance proves the opposite sign as well. */
  isTwofold: boolean;
  fee: 'apart' | 'inside';
  /** Signed, the fee within; null for none and for an unreadable one. */
  importes: (Hundredths | null)[];
  chains: ReturnType<typeof bestChain>[];
  chainPlaces: readonly (readonly number[])[];
};

type MoneyRows = {
  columns: ReadonlyMap<number, MoneyColumn>;
  choices: ColumnChoices;
  /** By account, without rows that the balance does not count. */
  groups: readonly (readonly number[])[];
  /** Rows that only state a balance, and unreadable ones. */
  still: ReadonlySet<number>;
  unread: ReadonlySet<number>;
  /** Null without a column of types. */
  marks: readonly (SideMark | null)[] | null;
  days: readonly string[];
  rows: number;
  answered: AmountSign | null;
};

function* readings(rows: MoneyRows): Generator<MoneyReading> {
  const { choices } = rows;
  for (const plan of plansOf(choices)) {
    const balances = balancesOf(choices, plan);
    for (const balance of balances.length > 0 ? balances : [null])
      for (const sign of signsOf(plan, rows))
        for (const fee of feesOf(choices)) {
          yield readingOf(rows, plan, balance, sign, fee);
          if (rows.answered === 'inverted') yield readingOf(rows, plan, balance, sign, fee, true);
        }
    if (plan.kind !== 'single' || !isUnsigned(rows.columns.get(plan.column))) continue;
    for (const balance of balances) {
      const reading = readingByBalance(rows, plan, balance);
      if (reading) yield reading;
    }
  }
}

function plansOf({ amounts, charge, credit, balances }: ColumnChoices): MoneyPlan[] {
  const pair: MoneyPlan[] = charge !== null && credit !== null ? [{ kind: 'pair', charge, credit }] : [];
  const swapped = pair.map((): MoneyPlan => ({ kind: 'pair', charge: credit, credit: charge }));
  const singles = amounts.slice(0, 4).map((column): MoneyPlan => ({ kind: 'single', column }));
  const [amount] = amounts;
  const [saldo] = balances;
  // The two headings may be swapped.
  const turned: MoneyPlan[] =
    amount !== undefined && saldo !== undefined && saldo !== amount && !amounts.includes(saldo)
      ? [{ kind: 'single', column: saldo }]
      : [];
  if (singles.length === 0 && pair.length === 0 && (charge !== null || credit !== null))
    return [{ kind: 'pair', charge, credit }];
  return [...pair, ...swapped, ...singles, ...turned];
}

/** If amount and balance are swapped, the balance is the column of amounts. */
function balancesOf({ amounts, balances }: ColumnChoices, plan: MoneyPlan): number[] {
  if (plan.kind === 'single' && !amounts.includes(plan.column)) return amounts.slice(0, 1);
  return balances.filter((column) => !usesColumn(plan, column));
}

function usesColumn(plan: MoneyPlan, column: number): boolean {
  return plan.kind === 'single' ? plan.column === column : plan.charge === column || plan.credit === column;
}

function isUnsigned(column: MoneyColumn | undefined): boolean {
  return column !== undefined && column.negatives === 0;
}

function signsOf(plan: MoneyPlan, { columns, marks, answered }: MoneyRows): MoneySign[] {
  if (plan.kind === 'pair') return ['asWritten'];
  if (marks && isUnsigned(columns.get(plan.column))) return ['marks'];
  const signs: MoneySign[] = answered === null ? ['asWritten', 'inverted'] : [answered];
  return marks ? ['marks', ...signs] : signs;
}

function feesOf({ fee, net }: ColumnChoices): MoneyReading['fee'][] {
  if (fee === null) return ['inside'];
  return net ? ['inside', 'apart'] : ['apart', 'inside'];
}

function readingOf(
  rows: MoneyRows,
  plan: MoneyPlan,
  balance: number | null,
  sign: MoneySign,
  fee: MoneyReading['fee'],
  isDebt = false,
): MoneyReading {
  const fees = fee === 'apart' && rows.choices.fee !== null ? rows.columns.get(rows.choices.fee) : undefined;
  const written = plan.kind === 'single' ? singleAmounts(rows, plan.column, sign) : pairAmounts(rows, plan);
  const importes = written.map((importe, at) => {
    const extra = Math.abs(fees?.values[at] ?? 0);
    if (importe !== null) return importe - extra;
    return extra > 0 && !isWritten(rows, plan, at) ? -extra : null;
  });
  return {
    plan,
    balance,
    sign,
    fee,
    importes,
    isTwofold: false,
    chains: chainsOf(rows, balance, importes, isDebt),
    chainPlaces: rows.groups,
  };
}

/** An amount without a sign is no fee. */
function isWritten({ columns }: MoneyRows, plan: MoneyPlan, at: number): boolean {
  return plan.kind === 'single' && typeof columns.get(plan.column)?.values[at] === 'number';
}

function singleAmounts(
  { columns, marks }: MoneyRows,
  column: number,
  sign: MoneySign,
): (Hundredths | null)[] {
  const values = columns.get(column)?.values ?? [];
  if (sign === 'inverted') return values.map((value) => (value === null || value === 0 ? value : -value));
  return sign === 'marks' && marks ? markedAmounts(values, marks) : values;
}

/** A sign unlike nearly all others of its side takes money back. */
function markedAmounts(
  values: readonly (Hundredths | null)[],
  marks: readonly (SideMark | null)[],
): (Hundredths | null)[] {
  const signs = { out: 0, in: 0 };
  values.forEach((value, at) => {
    const mark = marks[at];
    if (value !== null && (mark === 'out' || mark === 'in')) signs[mark] += Math.sign(value);
  });
  const isSigned = values.some((value) => value !== null && value < 0);
  // Of a charge and its refund alone neither sign is usual.
  const isOut = signs.out === 0 ? isSigned && signs.in >= 0 : signs.out < 0;
  const outward = isOut ? 1 : -1;
  const inward = signs.in < 0 ? -1 : 1;
  return values.map((value, at) => {
    const mark = marks[at];
    if (value === null || value === 0) return value;
    if (mark === 'in') return value * inward;
    if (mark === 'out' || mark === 'own') return value * outward;
    return isSigned ? value * outward : null;
  });
}

/** A sign unlike nearly all others of its column takes a charge back. */
function pairAmounts(
  { columns, choices, rows }: MoneyRows,
  plan: Extract<MoneyPlan, { kind: 'pair' }>,
): (Hundredths | null)[] {
  const charge = plan.charge === null ? undefined : columns.get(plan.charge);
  const credit = plan.credit === null ? undefined : columns.get(plan.credit);
  const main = choices.main === null ? undefined : columns.get(choices.main);
  const outward = charge && charge.negatives > charge.positives ? 1 : -1;
  const inward = credit && credit.negatives > credit.positives ? -1 : 1;
  return Array.from({ length: rows }, (_, at) => {
    const out = charge?.values[at] ?? null;
    const income = credit?.values[at] ?? null;
    if (charge?.bad.has(at) || credit?.bad.has(at) || (out === null && income === null)) return null;
    const written = (out ?? 0) * outward + (income ?? 0) * inward + 0;
    if (main === undefined || written === 0) return written;
    const counted = main.values[at] ?? null;
    return counted === null ? null : Math.sign(written) * Math.abs(counted);
  });
}

/** A debt's balance grows as money goes out. */
function chainsOf(
  rows: MoneyRows,
  balance: number | null,
  importes: readonly (Hundredths | null)[],
  isDebt: boolean,
): MoneyReading['chains'] {
  const saldos = balance === null ? undefined : rows.columns.get(balance);
  if (!saldos) return [];
  return rows.groups.map((group) => bestChain(chainRows(rows, group, saldos, importes, isDebt ? -1 : 1)));
}

function chainRows(
  { days, still, unread }: MoneyRows,
  group: readonly number[],
  saldos: MoneyColumn,
  importes: readonly (Hundredths | null)[],
  side: 1 | -1,
) {
  return group.map((at) => {
    const importe = importes[at] ?? null;
    return {
      importe: unread.has(at) ? null : still.has(at) ? 0 : importe && importe * side,
      saldo: unread.has(at) ? null : (saldos.values[at] ?? null),
      day: days[at] ?? '',
    };
  });
}

/** The balance's change gives the sign; the first in time gets none. */
function readingByBalance(
  rows: MoneyRows,
  plan: Extract<MoneyPlan, { kind: 'single' }>,
  balance: number,
): MoneyReading | null {
  const values = rows.columns.get(plan.column)?.values ?? [];
  const saldos = rows.columns.get(balance)?.values ?? [];
  const [oldest, newest] = [differences(rows, values, saldos, 1), differences(rows, values, saldos, -1)];
  const best = newest.fits > oldest.fits ? newest : oldest;
  const possible = rows.groups.reduce((sum, group) => sum + Math.max(0, group.length - 1), 0);
  if (newest.fits === oldest.fits || best.fits < 2 || best.fits < possible * 0.9) return null;
  const isDebt = rows.answered === 'inverted';
  const importes = isDebt ? best.importes.map((importe) => importe && -importe) : best.importes;
  return {
    plan,
    balance,
    sign: 'balance',
    fee: 'inside',
    importes,
    isTwofold: false,
    chains: chainsOf(rows, balance, importes, isDebt),
    chainPlaces: rows.groups,
  };
}

/** A balance's change from `step` rows before, if it equals the row's amount. */
function differences(
  { groups }: MoneyRows,
  values: readonly (Hundredths | null)[],
  saldos: readonly (Hundredths | null)[],
  step: 1 | -1,
): { importes: (Hundredths | null)[]; fits: number } {
  const importes: (Hundredths | null)[] = values.map((value) => (value === 0 ? 0 : null));
  let fits = 0;
  for (const group of groups)
    group.forEach((at, place) => {
      const before = group[place - step];
      const saldo = saldos[at];
      const known = before === undefined ? undefined : saldos[before];
      const value = values[at];
      if (typeof saldo !== 'number' || typeof known !== 'number' || typeof value !== 'number') return;
      if (Math.abs(saldo - known) !== value) return;
      importes[at] = saldo - known;
      fits += 1;
    });
  return { importes, fits };
}

/**
 * Proved by the balance; else proved against the order of days, the nearest to proof, or the likely one. Null
 * without amounts.
 */
export function settleMoney(rows: MoneyRows): MoneyReading | null {
  let likely: MoneyReading | null = null;
  let best: MoneyReading | null = null;
  let backward: MoneyReading | null = null;
  for (const reading of readings(rows)) {
    if (isTurnable(rows, reading) && goesBack(rows, reading)) {
      if (isProved(reading) && !isSwapped(rows, reading)) backward ??= reading;
      continue;
    }
    const isTurned = reading.plan.kind === 'single' && isSwapped(rows, reading);
    // One link alone may hold by chance.
    if (isProved(reading) && (!isTurned || linksOf(reading.chains) > 1))
      return { ...reading, isTwofold: isTwofold(rows, reading) };
    if (isSwapped(rows, reading)) continue;
    likely ??= reading;
    if (!best || rightShare(reading) > rightShare(best)) best = reading;
  }
  if (backward) return backward;
  // A balance that hardly ever fits tells nothing.
  return best && rightShare(best) >= 0.5 ? best : likely;
}

/** Too few rows to tell which column is the balance. */
export function withoutBalance(rows: MoneyRows): MoneyReading | null {
  const [plan] = plansOf(rows.choices);
  if (!plan) return null;
  const [sign, fee] = [signsOf(plan, rows)[0], feesOf(rows.choices)[0]];
  return sign && fee ? readingOf(rows, plan, null, sign, fee) : null;
}

/** One sign may be the wrong way, or two columns swapped. */
function isTurnable(rows: MoneyRows, reading: MoneyReading): boolean {
  const { plan, sign } = reading;
  if (plan.kind === 'pair') return isSwapped(rows, reading);
  return sign === 'inverted' || (sign === 'asWritten' && isUnsigned(rows.columns.get(plan.column)));
}

function isSwapped({ choices }: MoneyRows, { plan, balance }: MoneyReading): boolean {
  if (plan.kind === 'single') return balance !== null && choices.amounts.includes(balance);
  return plan.charge === choices.credit && plan.credit === choices.charge;
}

/** Equal amounts without a sign fit a balance that falls or rises, in opposite order. */
function isTwofold(rows: MoneyRows, { plan, balance, sign, fee }: MoneyReading): boolean {
  if (rows.answered !== null || plan.kind !== 'single' || !isUnsigned(rows.columns.get(plan.column)))
    return false;
  if (sign !== 'asWritten' && sign !== 'inverted') return false;
  const other = readingOf(rows, plan, balance, sign === 'asWritten' ? 'inverted' : 'asWritten', fee);
  return isProved(other) && !goesBack(rows, other);
}

/** A reading against the order of days is another one inverted. */
function goesBack({ groups, days }: MoneyRows, { chains }: MoneyReading): boolean {
  return chains.some((chain, place) => {
    const rows = (groups[place] ?? []).map((at) => ({ day: days[at] ?? '' }));
    const other = chain.order.startsWith('newest') ? 'oldest' : 'newest';
    return backwardSteps(rows, chain.order) > backwardSteps(rows, other);
  });
}

export function isProved({ chains }: MoneyReading): boolean {
  return linksOf(chains) > 0 && chains.every((chain) => chain.breaks.length === 0);
}

export function linksOf(chains: MoneyReading['chains']): number {
  return chains.reduce((sum, chain) => sum + chain.links, 0);
}

export function rightShare({ chains }: MoneyReading): number {
  const links = linksOf(chains);
  const breaks = chains.reduce((sum, chain) => sum + chain.breaks.length, 0);
  return links === 0 ? 0 : (links - breaks) / links;
}
