import { largestOf } from '@/lib/domain/lists';
import { oneOf, tester } from '@/lib/read/patterns';
import { type Cell, cellText, isBlank, isCuotaCell, looksLikeMovement } from '@/lib/statements/cells/cell';
import type { CellTable } from './find-tables';
import { type AmountText, isDivisa, lexAmount } from '@/lib/statements/cells/lex-amount';
import { lexDay } from '@/lib/statements/cells/lex-day';
import { namesNobody } from '@/lib/statements/names/movement-name';
import { isStateText } from './row-states';
import { isPath, markKey, sidesOf } from './side-marks';
import { sumReader } from './sum-rows';
import { isPlaceholder } from '@/lib/statements/cells/table-words';

/** Over a sample of the rows. */
export type ColumnProfile = {
  rows: number;
  filled: number;
  days: number;
  amounts: number;
  negatives: number;
  priced: number;
  moved: number;
  texts: number;
  named: number;
  letters: number;
  distinct: number;
  /** Cells that name a side: money out, or in. */
  signMarks: number;
  hasBothSides: boolean;
  /** Its marks are roots: «Gastos:Comida». */
  isOfPaths: boolean;
  isOfStates: boolean;
  cuotas: number;
  divisas: number;
  /** Cells with a lone dash: empty among amounts, money out among signs. */
  dashes: number;
  /** As the counts say: amounts, currencies, or words for a side. */
  isMoney: boolean;
  isDivisa: boolean;
  isSign: boolean;
};

type Counts = Omit<ColumnProfile, 'isMoney' | 'isDivisa' | 'isSign'>;

const SAMPLE = 400;
const MOST_MARKS = 12;
const isTimeZone = tester(
  `^${oneOf(
    '(?:UTC|GMT)(?:[+-]\\d{1,2}(?::?\\d{2})?)?',
    'W?ES?T|WES?T|CES?T|EES?T|[ECMP][SD]T|BST|IST|MSK',
    'ART|CLS?T|COT|PET|UYT|BRS?T|VET|BOT|PYS?T|ECT|AS?T|ADT',
  )}$`,
);
/** A number that can be a day counts less than a written day. */
const SERIAL_WEIGHT = 0.6;
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;

export function profileColumns(table: CellTable): ColumnProfile[] {
  const step = Math.max(1, Math.floor(table.rows.length / SAMPLE));
  const sample = votersAmong(
    table.rows.filter((_, index) => index % step === 0).map((place) => table.sheet.rows[place] ?? []),
  );
  const width = largestOf(
    sample.map((row) => row.length),
    table.header?.length,
  );
  return Array.from({ length: width }, (_, column) => profileOf(countsOf(sample, column, table.header)));
}

/** Sums and prose around a short table say nothing of its columns. */
function votersAmong(sample: readonly Cell[][]): readonly Cell[][] {
  const sumsOf = sumReader();
  const voters = sample.filter((row) => {
    const [first, second] = row.filter((cell) => !isBlank(cell));
    return second !== undefined && sumsOf(cellText(first)).plain === null;
  });
  return voters.some(looksLikeMovement) ? voters : sample;
}

/** A workbook's number of a day from 2000 through 2099, with or without an hour. */
export function isSerialDay(cell: Cell | undefined): cell is number {
  return typeof cell === 'number' && cell >= FIRST_SERIAL && cell < LAST_SERIAL + 1;
}

function profileOf(counts: Counts): ColumnProfile {
  const { rows, filled, amounts, texts, divisas, dashes, signMarks, hasBothSides, isOfPaths } = counts;
  const marked = signMarks + dashes;
  const markable = filled + dashes;
  // Of «Compras:Ropa» beside «Comida:Súper» the root is a category.
  const share = isOfPaths ? 1 : hasBothSides ? 0.6 : 0.95;
  return {
    ...counts,
    isMoney: amounts > 0 && amounts >= filled * 0.6 && texts <= filled * 0.3,
    isDivisa: divisas > 0 && divisas === filled && filled >= rows * 0.5,
    isSign: signMarks > 0 && marked >= markable * share && markable >= rows * 0.5,
  };
}

function countsOf(sample: readonly Cell[][], column: number, header: readonly string[] | null): Counts {
  const headed = header !== null;
  const profile: Counts = {
    rows: sample.length, filled: 0, days: 0, amounts: 0, negatives: 0, priced: 0, moved: 0, texts: 0, named: 0, letters: 0, distinct: 0, signMarks: 0, hasBothSides: false, isOfPaths: false, isOfStates: false, cuotas: 0, divisas: 0, dashes: 0,
  }; // oxfmt-ignore
  const seen = new Map<string, number>();
  for (const row of sample) {
    const cell = row[column];
    if (isBlank(cell)) continue;
    const text = cellText(cell);
    if (text === '-') profile.dashes += 1;
    if (isPlaceholder(text)) continue;
    profile.filled += 1;
    seen.set(text, (seen.get(text) ?? 0) + 1);
    if (isCuotaCell(text)) profile.cuotas += 1;
    if (isDivisa(text)) profile.divisas += 1;
    const day = typeof cell === 'string' ? lexDay(text, headed) : null;
    if ((day && day.kind !== 'impossible') || (typeof cell === 'object' && cell?.kind === 'day'))
      profile.days += 1;
    else if (headed && isSerialDay(cell)) profile.days += SERIAL_WEIGHT;
    const amount = typeof cell === 'string' ? lexAmount(text) : typeof cell === 'number' ? cell : null;
    if (amount !== null) countAmount(profile, amount);
    else if (/\p{L}{2}/u.test(text) && !isTimeZone(text)) {
      profile.texts += 1;
      if (!namesNobody(text)) profile.named += 1;
      profile.letters += Math.min(text.length, 60);
    }
  }
  profile.distinct = seen.size;
  profile.isOfPaths = seen.size > 0 && [...seen.keys()].every(isPath);
  if (seen.size > MOST_MARKS && !profile.isOfPaths) return profile;
  profile.isOfStates = seen.size > 0 && [...seen.keys()].every(isStateText);
  return { ...profile, ...marksAmong(seen, header?.[column] ?? '') };
}

function countAmount(profile: Counts, amount: AmountText | number): void {
  profile.amounts += 1;
  if (typeof amount === 'number') {
    if (amount !== 0) profile.moved += 1;
    if (amount < 0) profile.negatives += 1;
    if (!Number.isInteger(amount)) profile.priced += 1;
    return;
  }
  const { digits, sign, divisa } = amount;
  if (/[1-9]/.test(digits)) profile.moved += 1;
  if (sign < 0) profile.negatives += 1;
  if (/[.,]\d{1,2}$|[.,]\d{3}[.,]|[.,]\d{3}$/.test(digits) || divisa) profile.priced += 1;
}

function marksAmong(
  counts: ReadonlyMap<string, number>,
  heading: string,
): Pick<ColumnProfile, 'signMarks' | 'hasBothSides'> {
  const sides = sidesOf(counts.keys(), heading);
  const known = new Set(sides.values());
  const isOfSides = known.has('out') || known.has('in');
  let signMarks = 0;
  for (const [text, count] of counts) if (isOfSides && sides.has(markKey(text))) signMarks += count;
  return { signMarks, hasBothSides: known.has('out') && known.has('in') };
}
