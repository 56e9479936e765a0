import { largestOf } from '@/lib/domain/lists';
import { oneOf, tester } from '@/lib/read/patterns';
import { type Cell, cellText, isBlank, isCuotaCell } from './cell';
import type { CellTable } from './find-tables';
import { type AmountText, isDivisa, lexAmount } from './lex-amount';
import { lexDay } from './lex-day';
import { markKey, sidesOf } from './side-marks';
import type { ColumnRole } from './statement';
import { isPlaceholder } from './table-words';

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
  letters: number;
  distinct: number;
  /** Cells that name a side: money out, or in. */
  signMarks: number;
  hasBothSides: boolean;
  cuotas: number;
  divisas: number;
  /** Cells with a lone dash: empty among amounts, money out among signs. */
  dashes: number;
};

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
  const sample = table.rows
    .filter((_, index) => index % step === 0)
    .map((place) => table.sheet.rows[place] ?? []);
  const width = largestOf(
    sample.map((row) => row.length),
    table.header?.length,
  );
  return Array.from({ length: width }, (_, column) => profileOf(sample, column, table.header));
}

/** A workbook's number of a day from 2000 through 2099, with or without an hour. */
export function isSerialDay(cell: Cell | undefined): cell is number {
  return typeof cell === 'number' && cell >= FIRST_SERIAL && cell < LAST_SERIAL + 1;
}

export function isMoneyColumn(profile: ColumnProfile): boolean {
  return (
    profile.amounts > 0 && profile.amounts >= profile.filled * 0.6 && profile.texts <= profile.filled * 0.3
  );
}

export function isDivisaColumn({ divisas, filled, rows }: ColumnProfile): boolean {
  return divisas > 0 && divisas === filled && filled >= rows * 0.5;
}

export function isSignColumn({
  filled: texts,
  dashes,
  signMarks,
  hasBothSides,
  rows,
}: ColumnProfile): boolean {
  const filled = texts + dashes;
  const marked = signMarks + dashes;
  return signMarks > 0 && marked >= filled * (hasBothSides ? 0.6 : 0.95) && filled >= rows * 0.5;
}

function profileOf(
  sample: readonly Cell[][],
  column: number,
  header: readonly string[] | null,
): ColumnProfile {
  const headed = header !== null;
  const profile: ColumnProfile = {
    rows: sample.length, filled: 0, days: 0, amounts: 0, negatives: 0, priced: 0, moved: 0, texts: 0, letters: 0, distinct: 0, signMarks: 0, hasBothSides: false, cuotas: 0, divisas: 0, dashes: 0,
  }; // prettier-ignore
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
      profile.letters += Math.min(text.length, 60);
    }
  }
  profile.distinct = seen.size;
  return seen.size > MOST_MARKS ? profile : { ...profile, ...marksAmong(seen, header?.[column] ?? '') };
}

function countAmount(profile: ColumnProfile, amount: AmountText | number): void {
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

/** The likely first; the balance decides among several. */
export type ColumnChoices = {
  /** The operation's day first, else the booking's, else any. */
  days: number[];
  /** The day by which the bank orders its rows. */
  orderDay: number | null;
  operationDay: number | null;
  concepto: number | null;
  detalles: number[];
  amounts: number[];
  /** Of `amounts`, those with equally likely headings. */
  tied: number[];
  /** All amount columns if their currencies differ. */
  foreign: ForeignColumn[];
  net: boolean;
  charge: number | null;
  credit: number | null;
  balances: number[];
  fee: number | null;
  /** The part of the amount that came back. */
  back: number | null;
  etiquetas: number | null;
  divisa: number | null;
  estado: number | null;
  signo: number | null;
  referencia: number | null;
  cuenta: number | null;
  cuota: number | null;
};

type ForeignColumn = { column: number; divisa: string; side: 'signed' | 'out' | 'in' };

const NO_CHOICES: ColumnChoices = {
  days: [],
  orderDay: null,
  operationDay: null,
  concepto: null,
  detalles: [],
  amounts: [],
  tied: [],
  foreign: [],
  net: false,
  charge: null,
  credit: null,
  balances: [],
  fee: null,
  back: null,
  etiquetas: null,
  divisa: null,
  estado: null,
  signo: null,
  referencia: null,
  cuenta: null,
  cuota: null,
};

/** Tells roles by content alone: the person is asked. */
export function rolesByContent(profiles: readonly ColumnProfile[]): ColumnChoices {
  const columns = profiles.map((profile, place) => ({ place, profile }));
  const days = columns.filter(
    ({ profile }) =>
      profile.filled > 0 && profile.days >= profile.filled * 0.9 && profile.days >= profile.rows * 0.5,
  );
  const others = columns.filter((column) => !days.includes(column));
  const amounts = amountsAmong(others);
  const [concepto, ...detalles] = textsAmong(others);
  return {
    ...NO_CHOICES,
    days: placesOf(days),
    orderDay: placeOf(days[0]),
    concepto: placeOf(concepto),
    detalles: placesOf(detalles.filter(({ profile }) => profile.distinct > 1 && !isSignColumn(profile))).sort(
      (one, other) => one - other,
    ),
    amounts: placesOf(amounts),
    balances: placesOf(amounts).reverse(),
    divisa: placeOf(columns.find(({ profile }) => isDivisaColumn(profile))),
    signo: placeOf(columns.find(({ profile }) => isSignColumn(profile))),
  };
}

type ProfiledColumn = { place: number; profile: ColumnProfile };

function amountsAmong(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  const money = columns.filter(
    ({ profile }) => isMoneyColumn(profile) && (profile.distinct > 1 || profile.rows === 1),
  );
  const priced = money.filter(({ profile }) => profile.priced > 0 || profile.negatives > 0);
  return (priced.length > 0 ? priced : money).sort(
    (one, other) => Number(other.profile.negatives > 0) - Number(one.profile.negatives > 0),
  );
}

function textsAmong(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  return columns
    .filter(({ profile }) => profile.texts > profile.filled * 0.5 && !isDivisaColumn(profile))
    .sort((one, other) => weight(other.profile) - weight(one.profile));
}

function weight(profile: ColumnProfile): number {
  return (profile.letters / Math.max(1, profile.rows)) * Math.min(profile.distinct, 20);
}

export function rolesByMapping(roles: readonly ColumnRole[]): ColumnChoices {
  function all(role: ColumnRole): number[] {
    return roles.flatMap((other, place) => (other === role ? [place] : []));
  }
  function one(role: ColumnRole): number | null {
    return all(role)[0] ?? null;
  }
  const fecha = one('fecha');
  return {
    ...NO_CHOICES,
    days: [...all('fecha'), ...all('otraFecha')],
    orderDay: fecha,
    concepto: one('concepto'),
    detalles: all('detalle'),
    amounts: all('importe'),
    charge: one('cargo'),
    credit: one('abono'),
    balances: all('saldo'),
    fee: one('comision'),
    back: one('devuelto'),
    etiquetas: one('etiquetas'),
    divisa: one('divisa'),
    estado: one('estado'),
    signo: one('signo'),
    referencia: one('referencia'),
    cuenta: one('cuenta'),
    cuota: one('cuota'),
  };
}

export function placeOf(column: { place: number } | null | undefined): number | null {
  return column?.place ?? null;
}

export function placesOf(columns: readonly { place: number }[]): number[] {
  return columns.map(({ place }) => place);
}
