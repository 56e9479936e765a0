import { daysBetween, type Fecha } from '@/lib/domain/dates';
import { asideInWords } from '@/lib/read/aside-words';
import { headerShape, isBlank } from '@/lib/statements/cells/cell';
import type { ColumnChoices } from './column-roles';
import { type DayOrder, type DayText, resolveDay } from '@/lib/statements/cells/lex-day';
import type { AsideReason } from '@/lib/statements/movement';
import { dayAt, detailsAt, type RawTable, textAt } from './raw-table';
import { byNumbers, isYearless } from './settle-days';
import {
  isProved,
  linksOf,
  type MoneyReading,
  rightShare,
  settleMoney,
  withoutBalance,
} from './settle-money';
import { isPaymentOfCard, sideOfWords } from './side-marks';
import type { AmountSign, ColumnRole } from '@/lib/statements/statement';

/** Amounts below and above zero; texts that agree and disagree with the signs. */
type SignEvidence = {
  negatives: number;
  positives: number;
  agree: number;
  disagree: number;
  payments: number;
  /** Surely spending; no card payments. */
  spent: number;
};

const MOST_ROWS = 2000;

/** Counts over a sample of very many rows. */
export function signEvidence(raw: RawTable, { importes, sign }: MoneyReading): SignEvidence {
  const { kinds, conceptos, choices } = raw;
  const evidence: SignEvidence = { negatives: 0, positives: 0, agree: 0, disagree: 0, payments: 0, spent: 0 };
  const wordsOf = wordReader();
  const step = Math.ceil(kinds.length / MOST_ROWS);
  kinds.forEach((kind, at) => {
    if (at % step !== 0 || raw.moved.has(at)) return;
    const read = importes[at];
    if (kind !== 'movement' || typeof read !== 'number' || read === 0) return;
    const written = sign === 'inverted' ? -read : read;
    const concepto = conceptos[at] || detailsAt(raw, at).join(' ');
    const { side, aside, isPayment } = wordsOf(concepto);
    // A change of currency goes both ways.
    if (choices.divisa !== null && aside === 'divisa') return;
    if (written < 0) evidence.negatives += 1;
    else evidence.positives += 1;
    if (side !== null) evidence[(side === 'out') === written < 0 ? 'agree' : 'disagree'] += 1;
    if (written < 0 && isPayment) evidence.payments += 1;
    else if (written < 0 && aside === null) evidence.spent += 1;
  });
  return evidence;
}

/** Sides in the other texts, for and against the written signs. */
export function detailSides(raw: RawTable, { importes, sign }: MoneyReading) {
  const sides = { right: 0, income: 0, wrong: 0 };
  raw.kinds.slice(0, MOST_ROWS).forEach((kind, at) => {
    const importe = (importes[at] ?? 0) * (sign === 'inverted' ? -1 : 1);
    if (kind !== 'movement' || importe === 0 || raw.moved.has(at)) return;
    for (const text of detailsAt(raw, at)) {
      const side = sideOfWords(text);
      if (side === null) continue;
      sides[(side === 'out') === importe < 0 ? 'right' : 'wrong'] += 1;
      if (side === 'in' && importe > 0) sides.income += 1;
    }
  });
  return sides;
}

type SignWords = { side: 'out' | 'in' | null; aside: AsideReason | null; isPayment: boolean };

/** «Pago tarjeta» goes out of an account, and comes into its card. */
function wordReader(): (concepto: string) => SignWords {
  const known = new Map<string, SignWords>();
  return (concepto) => {
    let words = known.get(concepto);
    if (!words) {
      const isPayment = isPaymentOfCard(concepto);
      const aside = asideInWords(concepto, []);
      const side = aside === 'tarjeta' && !isPayment ? null : sideOfWords(concepto);
      known.set(concepto, (words = { side, aside, isPayment }));
    }
    return words;
  };
}

/** Nothing tells, and most are positive, as on a card; or texts contradict; or too few rows tell. */
function isSignOpen(raw: RawTable, money: MoneyReading): boolean {
  if (money.plan.kind !== 'single' || money.sign === 'marks') return false;
  if (money.isTwofold) return true;
  const isFollowed = linksOf(money.chains) > 0 && rightShare(money) >= 0.5;
  const column = raw.money.get(money.plan.column);
  if (!column || (column.pluses > 0 && column.negatives > 0)) return false;
  const { negatives, positives, agree, disagree, payments } = signEvidence(raw, money);
  // A card's balance may be a debt.
  if (isFollowed) {
    const isGrowing = money.sign === 'asWritten' && negatives === 0 && agree === 0;
    const [right, wrong] = money.sign === 'inverted' ? [disagree, agree] : [agree, disagree];
    return isGrowing || (wrong > right && (payments > 0 || wrong > 1));
  }
  if (agree === positives + negatives) return false;
  const details = detailSides(raw, money);
  if (disagree === 0 && payments === 0 && details.wrong === 0 && details.income > 0) return false;
  if (positives > negatives) return true;
  // A card's column without positive amounts would hold payments alone.
  if (positives === 0) return payments * 4 > agree;
  if (disagree * 4 > agree) return true;
  return agree === 0 && negatives <= positives * 2;
}

export type TableReading = {
  raw: RawTable;
  money: MoneyReading;
  /** Each row belongs to one. */
  groups: { cuenta: string | null; divisa: string | null; places: number[] }[];
  /** Only the person can say which way a single column goes. */
  signOpen: boolean;
};

/** By account if balances follow better so. Null without amounts. */
export function readTable(raw: RawTable, answered: AmountSign | null): TableReading | null {
  const whole = settle(raw, groupRows(raw, [raw.choices.divisa]), answered);
  if (!whole) return null;
  const byAccount = groupRows(raw, [raw.choices.cuenta, raw.choices.divisa]);
  if (isProved(whole.money) || byAccount.length <= whole.groups.length) return whole;
  const apart = settle(raw, byAccount, answered);
  return apart && rightShare(apart.money) > rightShare(whole.money) ? apart : whole;
}

/** Told by neither balance nor marks. */
export function isSignGuessed({ money }: Pick<TableReading, 'money'>): boolean {
  if (money.plan.kind !== 'single' || money.sign === 'marks' || money.sign === 'balance') return false;
  return linksOf(money.chains) === 0 || rightShare(money) < 0.5;
}

export function rolesOf({ raw, money }: TableReading, width: number): ColumnRole[] {
  const { choices } = raw;
  const roles: ColumnRole[] = Array.from({ length: width }, () => 'ninguna');
  function give(column: number | null | undefined, role: ColumnRole): void {
    if (column !== null && column !== undefined && roles[column] === 'ninguna') roles[column] = role;
  }
  choices.days.forEach((column, place) => {
    give(column, place === 0 ? 'fecha' : 'otraFecha');
  });
  if (money.plan.kind === 'single') give(money.plan.column, 'importe');
  else {
    give(money.plan.charge, 'cargo');
    give(money.plan.credit, 'abono');
  }
  give(money.balance, 'saldo');
  give(choices.concepto, 'concepto');
  if (money.fee === 'apart') give(choices.fee, 'comision');
  give(choices.back, 'devuelto');
  give(choices.etiquetas, 'etiquetas');
  if (money.sign === 'marks') give(choices.signo, 'signo');
  give(choices.divisa, 'divisa');
  give(choices.estado, 'estado');
  give(choices.referencia, 'referencia');
  give(choices.cuenta, 'cuenta');
  give(choices.cuota, 'cuota');
  for (const column of choices.detalles) give(column, 'detalle');
  return roles;
}

/**
 * The days by which the bank orders its rows, as texts that sort; '' for none. One without a year is near the one
 * before.
 */
export function orderDays(raw: RawTable, order: DayOrder): string[] {
  const column = raw.days.find((days) => days.column === raw.choices.orderDay);
  const known = new Map<DayText, string>();
  let before: Fecha | null = null;
  return raw.table.rows.map((_, at) => {
    const day = column?.days[at] ?? dayAt(raw.days, at);
    if (!day) return '';
    if (isYearless(day)) return (before = nearestDay(day, order, before) ?? before) ?? '';
    const text = known.get(day) ?? resolveDay(day, order, null) ?? '';
    known.set(day, text);
    return text;
  });
}

function nearestDay(day: DayText, order: DayOrder, other: Fecha | null): Fecha | null {
  if (other === null) return resolveDay(day, order, 2000);
  const year = Number(other.slice(0, 4));
  return [year, year - 1, year + 1]
    .map((one) => resolveDay(day, order, one))
    .filter((fecha) => fecha !== null)
    .reduce<Fecha | null>(
      (near, fecha) =>
        near === null || Math.abs(daysBetween(near, other)) > Math.abs(daysBetween(fecha, other))
          ? fecha
          : near,
      null,
    );
}

const daysRead = new WeakMap<RawTable, readonly DayText[]>();

/** Rows with equal texts share one. */
export function daysOf(raw: RawTable): readonly DayText[] {
  let days = daysRead.get(raw);
  if (!days) {
    days = raw.days.flatMap((column) => column.days.filter((day) => day !== null));
    daysRead.set(raw, days);
  }
  return days;
}

type Groups = TableReading['groups'];

function settle(raw: RawTable, groups: Groups, answered: AmountSign | null): TableReading | null {
  const order = byNumbers(daysOf(raw)) ?? 'dayFirst';
  const still = new Set<number>();
  const unread = new Set<number>();
  raw.kinds.forEach((kind, at) => {
    if (kind === 'saldo') still.add(at);
    if (kind === 'unread') unread.add(at);
  });
  const rows = {
    columns: raw.money,
    choices: raw.choices,
    groups: groups.map(({ places }) => places.filter((at) => countsInBalance(raw, at))),
    still,
    unread,
    marks: raw.marks,
    days: orderDays(raw, order),
    rows: raw.table.rows.length,
    answered,
  };
  const money = settleMoney(rows) ?? (hasHeadings(raw.table) ? null : withoutBalance(rows));
  if (!money) return null;
  const settled =
    raw.table.header === null && !isProved(money) ? { ...money, balance: null, chains: [] } : money;
  return { raw, money: settled, groups, signOpen: answered === null && isSignOpen(raw, settled) };
}

function hasHeadings({ header, sheet, above }: RawTable['table']): boolean {
  return (
    header !== null ||
    sheet.rows
      .slice(above.from, above.to)
      .some((row) => row.filter((cell) => !isBlank(cell)).length > 2 && headerShape(row) !== null)
  );
}

/** Reverted and pending rows count only with a balance of their own. */
function countsInBalance(raw: RawTable, at: number): boolean {
  const kind = raw.kinds[at];
  if (kind === 'unread' || kind === 'saldo') return true;
  if (kind !== 'movement') return false;
  return raw.states[at] === null || hasBalance(raw.choices, raw, at);
}

function hasBalance({ balances }: ColumnChoices, { money }: RawTable, at: number): boolean {
  return balances.some((column) => typeof money.get(column)?.values[at] === 'number');
}

function groupRows(raw: RawTable, columns: readonly (number | null)[]): Groups {
  const groups = new Map<string, Groups[number]>();
  const [cuentaColumn, divisaColumn] = columns.length === 2 ? columns : [null, columns[0] ?? null];
  raw.table.rows.forEach((_, at) => {
    const moves = raw.kinds[at] === 'movement';
    const cuenta = moves ? textAt(raw.table, at, cuentaColumn ?? null) : '';
    const divisa = moves ? textAt(raw.table, at, divisaColumn ?? null) : '';
    const first = groups.values().next().value;
    const key = `${cuenta}|${divisa}`;
    const group = moves ? groups.get(key) : (first ?? groups.get(key));
    if (group) group.places.push(at);
    else groups.set(key, { cuenta: cuenta || null, divisa: divisa || null, places: [at] });
  });
  return withoutStrays([...groups.values()]);
}

/** Rows before the first movement are of its account. */
function withoutStrays(groups: Groups): Groups {
  const [first, second, ...rest] = groups;
  if (!first || !second || first.cuenta !== null || first.divisa !== null) return groups;
  return [{ ...second, places: [...first.places, ...second.places] }, ...rest];
}
