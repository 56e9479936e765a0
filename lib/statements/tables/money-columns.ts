import { type DecimalMark, digitsWith } from '@/lib/read/read-cantidad';
import { type Cell, cellText, isBlank } from '@/lib/statements/cells/cell';
import type { CellTable } from './find-tables';
import { type AmountText, hundredthsOf, lexAmount } from '@/lib/statements/cells/lex-amount';
import type { Hundredths } from '@/lib/statements/movement';
import { isPlaceholder } from '@/lib/statements/cells/table-words';

type BadCell = { kind: 'text' | 'formula' | 'error'; text: string };

/** By place in the table; null for an empty cell. */
export type MoneyColumn = {
  column: number;
  values: (Hundredths | null)[];
  bad: Map<number, BadCell>;
  style: AmountStyle;
  negatives: number;
  positives: number;
  /** Amounts with a plus: those without a minus are meant so. */
  pluses: number;
  divisas: Set<string>;
  /** A code, or the sign $. */
  glued: Map<number, string>;
};

/** In their own column's style, else the common one. */
export function readMoneyColumns(table: CellTable, columns: readonly number[]): Map<number, MoneyColumn> {
  const lexed = [...new Set(columns)].map((column) => {
    const cells = lexColumn(table, column);
    return { column, cells, tally: tallyOf(cells.filter(isAmountText)) };
  });
  const common = styleOf(sumOfTallies(lexed.map(({ tally }) => tally)));
  return new Map(
    lexed.map(({ column, cells, tally }) => {
      const own = styleOf(tally);
      // A column may show two decimals by chance.
      const decimals = common.decimals === null ? null : own.decimals;
      return [column, valuesOf(table, column, cells, { mark: own.mark ?? common.mark, decimals })];
    }),
  );
}

type Lexed = AmountText | number | BadCell | null;

function lexColumn(table: CellTable, column: number): Lexed[] {
  return table.rows.map((place) => lexCell(table.sheet.rows[place]?.[column]));
}

function lexCell(cell: Cell | undefined): Lexed {
  if (isBlank(cell) || cell === undefined || cell === null) return null;
  if (typeof cell === 'number') return cell;
  const text = cellText(cell);
  if (typeof cell === 'object') return { kind: cell.kind === 'day' ? 'text' : cell.kind, text };
  return isPlaceholder(text) ? null : (lexAmount(text) ?? { kind: 'text', text });
}

function isAmountText(lexed: Lexed): lexed is AmountText {
  return typeof lexed === 'object' && lexed !== null && 'digits' in lexed;
}

function valuesOf(
  table: CellTable,
  column: number,
  cells: readonly Lexed[],
  style: AmountStyle,
): MoneyColumn {
  const read: MoneyColumn = {
    column, values: [], bad: new Map(), style, negatives: 0, positives: 0, pluses: 0, divisas: new Set(), glued: new Map(),
  }; // oxfmt-ignore
  cells.forEach((lexed, at) => {
    const value = valueOf(lexed, style);
    if (typeof value === 'object' && value !== null) {
      const place = table.rows[at] ?? 0;
      read.bad.set(at, { ...value, text: value.text || cellText(table.sheet.rows[place]?.[column]) });
      read.values.push(null);
      return;
    }
    read.values.push(value);
    if (value === null) return;
    if (value < 0) read.negatives += 1;
    else if (value > 0) read.positives += 1;
    if (isAmountText(lexed)) {
      if (lexed.sign > 0) read.pluses += 1;
      const { divisa } = lexed;
      if (divisa !== null) read.glued.set(at, divisa);
      if (divisa !== null && divisa !== '$') read.divisas.add(divisa);
    }
  });
  return read;
}

function valueOf(lexed: Lexed, style: AmountStyle): Hundredths | BadCell | null {
  if (lexed === null) return null;
  if (typeof lexed === 'number') return hundredthsOfNumber(lexed) ?? { kind: 'text', text: String(lexed) };
  if (!isAmountText(lexed)) return lexed;
  const value = fitsStyle(lexed, style) ? hundredthsOf(lexed.digits, style.mark ?? ',') : null;
  if (value === null) return { kind: 'text', text: '' };
  return lexed.sign < 0 && value !== 0 ? -value : value;
}

/** Null if finer, as a rate of exchange is. */
function hundredthsOfNumber(value: number): Hundredths | null {
  const rounded = Math.round(value * 100);
  if (!Number.isSafeInteger(rounded)) return null;
  // Binary remainders of sums, such as 1330.9700000000003, are no part of an amount.
  return Math.abs(value * 100 - rounded) <= 1e-6 * Math.max(1, Math.abs(rounded) * 1e-4) ? rounded + 0 : null;
}

type AmountStyle = {
  /** Null if no amount has a mark. */
  mark: DecimalMark | null;
  /** 2 if nearly all show two: one without them is broken. */
  decimals: 2 | null;
};

/** With this many amounts, one written unlike the others is broken. */
const ENOUGH = 20;

type Tally = {
  /** `marked`: with a mark; `money`: not zero. */
  marked: number;
  money: number;
  /** Amounts that each mark reads, with cents, and of two decimals that are not zero. */
  read: Record<DecimalMark, number>;
  cents: Record<DecimalMark, number>;
  two: Record<DecimalMark, number>;
};

const MARKS = [',', '.'] as const;

function tallyOf(amounts: Iterable<AmountText>): Tally {
  const tally = emptyTally();
  for (const { digits } of amounts) {
    const isMoney = /[1-9]/.test(digits);
    if (isMoney) tally.money += 1;
    if (/^\d+$/.test(digits)) continue;
    tally.marked += 1;
    const end = /([.,])\d{1,2}$/.exec(digits)?.[1];
    for (const mark of MARKS) {
      if (isMoney && decimalsOf(digits, mark) === 2) tally.two[mark] += 1;
      if (hundredthsOf(digits, mark) === null) continue;
      tally.read[mark] += 1;
      if (end === mark) tally.cents[mark] += 1;
    }
  }
  return tally;
}

function sumOfTallies(tallies: Iterable<Tally>): Tally {
  const sum = emptyTally();
  for (const one of tallies) {
    sum.marked += one.marked;
    sum.money += one.money;
    for (const mark of MARKS) {
      sum.read[mark] += one.read[mark];
      sum.cents[mark] += one.cents[mark];
      sum.two[mark] += one.two[mark];
    }
  }
  return sum;
}

function emptyTally(): Tally {
  const none = { ',': 0, '.': 0 };
  return { marked: 0, money: 0, read: { ...none }, cents: { ...none }, two: { ...none } };
}

/** No money here has three decimals. */
function styleOf({ marked, money, read, cents, two }: Tally): AmountStyle {
  if (marked === 0) return { mark: null, decimals: null };
  const [likely, other] = read[','] >= read['.'] ? ([',', '.'] as const) : (['.', ','] as const);
  // Cents after the other mark outweigh groups before this one, unless they are strays.
  const mark = cents[other] > cents[likely] && cents[other] * ENOUGH >= read[likely] ? other : likely;
  const strays = money - two[mark];
  const isUsual = money >= ENOUGH && strays <= Math.max(1, money * 0.02);
  return { mark, decimals: isUsual ? 2 : null };
}

function fitsStyle({ digits }: AmountText, { mark, decimals }: AmountStyle): boolean {
  return decimals === null || mark === null || !/[1-9]/.test(digits) || decimalsOf(digits, mark) === decimals;
}

function decimalsOf(digits: string, mark: DecimalMark): number {
  return digitsWith(mark, digits)?.decimals.length ?? 0;
}
